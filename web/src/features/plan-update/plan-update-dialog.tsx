import { Dialog as Base } from "@base-ui/react/dialog";
import type { CalendarDay, ChangeSentence, PlanSession, Stability } from "@smart-planner/planner";
import { shortDuration } from "@smart-planner/planner";
import { Check, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { WeekPicture } from "./week-picture.tsx";

export interface ExamEffect {
  readonly subject: string;
  /** `27 Nov`. */
  readonly dateText: string;
  readonly plannedBefore: number;
  readonly plannedAfter: number;
  readonly needMinutes: number;
}

/** One of the three ways in which the plan can be made again. */
export interface UpdateWay {
  readonly stability: Stability;
  readonly changed: number;
  readonly sentences: readonly ChangeSentence[];
  readonly more: number;
  readonly days: ReadonlyMap<CalendarDay, readonly PlanSession[]>;
  readonly exams: readonly ExamEffect[];
  /** Whether no day goes over its hours. */
  readonly keepsLimit: boolean;
}

export interface UpdateOffer {
  readonly title: string;
  readonly note: string;
  readonly first: CalendarDay;
  readonly today: CalendarDay;
  readonly now: ReadonlyMap<CalendarDay, readonly PlanSession[]>;
  readonly missed: ReadonlySet<string>;
  readonly limitMinutes: number;
  readonly ways: readonly UpdateWay[];
}

const wayNames: Readonly<Record<Stability, string>> = {
  least: "Least change",
  balanced: "Balanced",
  best: "Best plan",
};

const wayNotes: Readonly<Record<Stability, string>> = {
  least: "The rest stays.",
  balanced: "The days get more even.",
  best: "As if made new today.",
};

const movesText = (count: number): string =>
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

const Exam = ({ exam, tone }: { readonly exam: ExamEffect; readonly tone: Tone }) => {
  const { plannedBefore, plannedAfter, needMinutes } = exam;
  const more = plannedAfter - plannedBefore;
  const short = Math.max(needMinutes - plannedAfter, 0);
  const part = (minutes: number) => `${(minutes / Math.max(needMinutes, 1)) * 100}%`;
  return (
    <li className={classNames("grid content-start gap-1 text-sm", toneClass(tone))}>
      <span className="flex items-baseline justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2 font-(--weight-semi)">
          <ToneDot tone={tone} />
          <bdi className="wrap-anywhere">{exam.subject}</bdi>
        </span>
        <span className="flex-none text-xs text-ink-3">{exam.dateText}</span>
      </span>
      <span
        aria-hidden="true"
        className="flex h-2 overflow-hidden rounded-sm bg-sunk inset-ring inset-ring-line forced-colors:border"
      >
        <span
          className="bg-(--tone-bar)"
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
    </li>
  );
};

const Body = ({
  offer,
  way,
  toneOf,
}: {
  readonly offer: UpdateOffer;
  readonly way: UpdateWay;
  readonly toneOf: (subject: string) => Tone;
}) => {
  const { sentences, more } = way;
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
            {sentences.map(({ subject, text }, index) => (
              <li key={`${subject} ${text}`} className="flex gap-3">
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
            {sentences.length === 0 && <li>Nothing changes.</li>}
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
              key={`${exam.subject} ${exam.dateText}`}
              exam={exam}
              tone={toneOf(exam.subject)}
            />
          ))}
        </ul>
      </section>
    </>
  );
};

/** A change of the plan before it is used: three ways, before and after, and what it does. */
export const PlanUpdateDialog = ({
  title,
  offer,
  toneOf,
  onUse,
  onKeep,
}: {
  readonly title: string;
  /** Null while it is being worked out. */
  readonly offer: UpdateOffer | null;
  readonly toneOf: (subject: string) => Tone;
  readonly onUse: (stability: Stability) => void;
  readonly onKeep: () => void;
}) => {
  const name = useId();
  const [stability, setStability] = useState<Stability>("least");
  const way = offer?.ways.find((one) => one.stability === stability) ?? offer?.ways[0];
  return (
    <Base.Root open onOpenChange={onKeep}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-(--z-dialog) bg-scrim" />
        <Base.Viewport className="fixed inset-0 z-(--z-dialog) grid grid-cols-[minmax(0,1fr)] place-items-center overflow-auto p-4 max-md:items-end max-md:p-0">
          <Base.Popup className="relative flex max-h-full w-full max-w-[68rem] flex-col overflow-hidden rounded-sheet bg-raise shadow-pop outline-none max-md:rounded-b-none forced-colors:border">
            <div className="overflow-auto">
              <div className="grid gap-1 px-4 pt-5 pe-14 md:px-7">
                <Base.Title className="text-xl">{offer?.title ?? title}</Base.Title>
                {offer !== null && <p className="text-sm text-ink-2">{offer.note}</p>}
              </div>
              {offer === null || way === undefined ? (
                <p role="status" className="flex items-center gap-3 px-7 py-16 text-ink-2">
                  <Spinner />
                  Looking for room...
                </p>
              ) : (
                <>
                  <div
                    role="radiogroup"
                    aria-label="How much may change"
                    className="grid gap-2 px-4 py-4 md:grid-cols-3 md:px-7"
                  >
                    {offer.ways.map((one) => (
                      <label
                        key={one.stability}
                        className="relative flex gap-3 rounded-control p-3.5 inset-ring inset-ring-line-control has-checked:bg-pen-soft has-checked:inset-ring-2 has-checked:inset-ring-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border"
                      >
                        <input
                          type="radio"
                          name={name}
                          checked={one.stability === way.stability}
                          onChange={() => setStability(one.stability)}
                          className="mt-1 accent-pen"
                        />
                        <span>
                          <b className="block font-(--weight-semi)">{wayNames[one.stability]}</b>
                          <span className="text-sm text-ink-2">
                            {movesText(one.changed)} {wayNotes[one.stability]}
                          </span>
                        </span>
                      </label>
                    ))}
                  </div>
                  <Body offer={offer} way={way} toneOf={toneOf} />
                </>
              )}
            </div>
            <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3.5 md:px-7">
              <p className="me-auto text-sm text-ink-2">Nothing changes until you say so.</p>
              <Button onClick={onKeep}>Keep my plan</Button>
              <Button
                variant="primary"
                disabled={way === undefined}
                onClick={() => way !== undefined && onUse(way.stability)}
              >
                Use this plan
              </Button>
            </div>
            <Base.Close
              render={
                <IconButton label="Close" icon={<X />} size="sm" className="absolute end-4 top-4" />
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
};
