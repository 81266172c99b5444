import type { ChangeSentence } from "@smart-planner/planner/plan";
import { shortDuration } from "@smart-planner/planner/progress";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import {
  type ExamEffect,
  shortOf,
  type UpdateOffer,
  type UpdateWay,
} from "../../planner-service/update-offer.ts";
import { classNames } from "../../ui/class-names.ts";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { WeekPicture } from "./week-picture.tsx";

export const movesText = (count: number): string =>
  count === 0
    ? "Nothing moves."
    : `${count} ${count === 1 ? "session changes" : "sessions change"}.`;

const numbersOf = (
  sentences: readonly ChangeSentence[],
  keyOf: (sentence: ChangeSentence) => string | undefined,
): ((key: string) => number | undefined) => {
  const numbers = new Map(
    sentences.flatMap((sentence, index) => {
      const key = keyOf(sentence);
      return key === undefined ? [] : [[key, index + 1] as const];
    }),
  );
  return (key) => numbers.get(key);
};

const Exam = ({
  exam,
  tone,
  onHelp,
}: {
  readonly exam: ExamEffect;
  readonly tone: Tone;
  readonly onHelp: (() => void) | undefined;
}) => {
  const { plannedBefore, plannedAfter, needMinutes } = exam;
  const more = plannedAfter - plannedBefore;
  const short = shortOf(exam);
  const part = (minutes: number) => `${(minutes / Math.max(needMinutes, 1)) * 100}%`;
  return (
    <li className={classNames("grid content-start gap-1 text-sm", toneClass(tone))}>
      <span className="flex items-baseline justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2 font-(--weight-semi)">
          <ToneDot tone={tone} />
          <bdi className="wrap-anywhere">{exam.name}</bdi>
        </span>
        <span className="flex-none text-xs text-ink-3">{exam.dateText}</span>
      </span>
      <span
        aria-hidden="true"
        className="flex h-2 overflow-hidden rounded-sm bg-sunk inset-ring inset-ring-line forced-colors:border"
      >
        <span
          className="bg-(--tone-bar) forced-color-adjust-none"
          style={{ width: part(Math.min(plannedBefore, plannedAfter)) }}
        />
        {more > 0 && <span className="over-part" style={{ width: part(more) }} />}
      </span>
      <span className="text-xs text-ink-2">
        {shortDuration(plannedAfter)} of {shortDuration(needMinutes)} planned
      </span>
      <span className={classNames("text-xs", more === 0 ? "text-ink-2" : "font-(--weight-semi)")}>
        {more === 0
          ? "Same as now"
          : `${shortDuration(Math.abs(more))} ${more > 0 ? "more" : "less"} than now`}
      </span>
      {short > 0 && (
        <span className="text-xs text-danger">{shortDuration(short)} find no room</span>
      )}
      {short > 0 && onHelp !== undefined && (
        <button
          type="button"
          onClick={onHelp}
          className="justify-self-start text-xs text-ink underline underline-offset-2 hover:text-pen max-md:min-h-11"
        >
          What would help
          <span className="sr-only"> {exam.subject}</span>
        </button>
      )}
    </li>
  );
};

/** Before and after as a picture, what changes in sentences, and what it does for each exam. */
export const UpdateBody = ({
  offer,
  way,
  toneOf,
  onHelp,
  help,
}: {
  readonly offer: UpdateOffer;
  readonly way: UpdateWay;
  readonly toneOf: (subject: string) => Tone;
  /** Asks what would help an exam without room; nothing where that cannot be said. */
  readonly onHelp?: (() => void) | undefined;
  readonly help?: ReactNode;
}) => {
  const { sentences, more, moreWithoutRoom } = way;
  return (
    <>
      <div className="grid border-y border-line lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 px-4 py-4 md:px-7">
          <WeekPicture
            label={`Your week now and as it would be: ${movesText(way.changed)}`}
            first={offer.first}
            today={offer.today}
            now={offer.now}
            new={way.days}
            limitMinutes={offer.limitMinutes}
            toneOf={toneOf}
            numberBefore={numbersOf(sentences, ({ before }) => before)}
            numberAfter={numbersOf(sentences, ({ after }) => after)}
            isMissed={(key) => offer.missed.has(key)}
          />
        </div>
        <section
          aria-label="What changes"
          className="border-line px-4 py-4 max-lg:border-t md:px-6 lg:border-s"
        >
          <h3 className="text-lg">What changes</h3>
          <ol className="mt-2 grid gap-2.5 text-sm">
            {sentences.map(({ subject, text, before, after }, index) => (
              <li key={`${before} ${after}`} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="mt-px grid size-5 flex-none place-items-center rounded-full bg-pen text-xs font-bold text-on-pen"
                >
                  {index + 1}
                </span>
                <span>
                  <b className="font-(--weight-semi)">
                    <bdi>{subject}</bdi>
                  </b>{" "}
                  {text}
                </span>
              </li>
            ))}
            {more > 0 && (
              <li className="ps-8">
                And {more} more {more === 1 ? "session changes" : "sessions change"}.
              </li>
            )}
            {moreWithoutRoom > 0 && (
              <li className="ps-8">
                {moreWithoutRoom} more {moreWithoutRoom === 1 ? "finds" : "find"} no room.
              </li>
            )}
            {sentences.length === 0 && <li>No session changes.</li>}
            {way.keepsLimit && (
              <li className="flex gap-3 text-ink-2">
                <Check aria-hidden="true" className="mt-0.5 size-4 flex-none" />
                No day goes over your {shortDuration(offer.limitMinutes)}.
              </li>
            )}
          </ol>
        </section>
      </div>
      <section aria-label="What it does for each exam" className="px-4 py-4 md:px-7">
        <h3 className="text-lg">What it does for each exam</h3>
        <ul className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
          {way.exams.map((exam) => (
            <Exam
              key={`${exam.name} ${exam.dateText}`}
              exam={exam}
              tone={toneOf(exam.subject)}
              onHelp={onHelp}
            />
          ))}
        </ul>
        {help && <div className="mt-5">{help}</div>}
      </section>
    </>
  );
};
