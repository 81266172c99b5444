import { isWorthAsking, type LearnedPace, type PaceAnswers } from "@smart-planner/planner/progress";
import { hasGoal, noWork } from "@smart-planner/planner/work";
import { dateWords } from "@smart-planner/words/en/dates";
import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { useRecords, useWorkspace } from "../../platform/use-workspace.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Chart } from "./chart.tsx";

const isAsPlanned = (factor: number): boolean => Math.abs(factor - 1) < 0.015;

/** The place of a factor on the line, in percent: 1 in the middle, half and double at the ends. */
const placeOf = (factor: number): number =>
  Math.min(Math.max(50 + (Math.log2(factor) / 2) * 100, 0), 100);

/** A pace in use can be taken back even if its records are gone. */
const pacesWithoutRecords = (
  paces: readonly LearnedPace[],
  answers: PaceAnswers,
): readonly LearnedPace[] =>
  Object.entries(answers).flatMap(([subject, { use, factor }]) =>
    use && !paces.some((pace) => pace.subject === subject)
      ? [{ subject, factor, records: 0, plannedMinutes: 0, realMinutes: 0 }]
      : [],
  );

const answerOf = (answers: PaceAnswers, subject: string) =>
  Object.hasOwn(answers, subject) ? answers[subject] : undefined;

/** Planned against real length, and its use in new plans: only what the student has accepted. */
export const PaceChart = ({
  paces: given,
  toneOf,
}: {
  readonly paces: readonly LearnedPace[];
  readonly toneOf: (subject: string) => Tone;
}) => {
  const words = useWords(yourTimeWords);
  const { decimal, shortLength } = useWords(dateWords);
  const workspace = useWorkspace();
  const answers = useRecords("paces");
  const works = useRecords("subjects");
  // The largest deviation first.
  const paces = given.toSorted((one, other) => other.factor - one.factor);
  return (
    <Chart
      id="pace"
      heading={words.realLength}
      note={words.realLengthNote}
      table={{
        label: words.realLength,
        columns: [words.subject, words.planned, words.took, words.times],
        rows: () =>
          paces.map(({ subject, plannedMinutes, realMinutes, factor }) => ({
            name: subject,
            values: [shortLength(plannedMinutes), shortLength(realMinutes), decimal(factor)],
          })),
      }}
      below={[...paces, ...pacesWithoutRecords(paces, answers)]
        // A goal in hours is planned as it is.
        .filter(({ subject }) => !hasGoal(works[subject] ?? noWork))
        .map((pace) => (
          <PaceOffer
            key={pace.subject}
            pace={pace}
            answer={answerOf(answers, pace.subject)}
            onAnswer={(use) => {
              const { subject, factor, records } = pace;
              workspace.putRecord("paces", subject, { use, factor, records });
            }}
          />
        ))}
    >
      {paces.length === 0 ? (
        <p className="text-sm text-ink-2">{words.noPaces}</p>
      ) : (
        <>
          <ul className="grid">
            {paces.map(({ subject, factor, byLength }) => {
              const place = placeOf(factor);
              return (
                <li
                  key={subject}
                  className={classNames(
                    "flex min-h-9 flex-wrap items-center gap-x-4 text-sm md:grid md:grid-cols-[9.5rem_minmax(0,1fr)_8.75rem]",
                    toneClass(toneOf(subject)),
                  )}
                >
                  <span className="flex min-w-0 flex-[1_1_7rem] items-center gap-2 font-(--weight-medium)">
                    <ToneDot tone={toneOf(subject)} />
                    <bdi className="min-w-0 wrap-anywhere">{subject}</bdi>
                  </span>
                  <span
                    aria-hidden="true"
                    className="relative h-7 max-md:order-1 max-md:w-full md:h-9"
                  >
                    <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
                    <span className="absolute inset-y-0 start-1/2 border-s-[1.5px] border-dashed border-line-control" />
                    <span
                      className="absolute top-[calc(50%-2px)] h-1 rounded-[2px] bg-(--tone-bar) forced-colors:bg-[CanvasText]"
                      style={{
                        insetInlineStart: `${Math.min(place, 50)}%`,
                        width: `${Math.abs(place - 50)}%`,
                      }}
                    />
                    <span
                      className="absolute top-[calc(50%-7px)] size-3.5 rounded-full bg-(--tone-bar) shadow-[0_0_0_2px_var(--surface)] forced-colors:bg-[CanvasText]"
                      style={{ insetInlineStart: `calc(${place}% - 7px)` }}
                    />
                  </span>
                  <span className="text-end whitespace-nowrap text-ink-2 tabular-nums">
                    {isAsPlanned(factor) ? (
                      <b className="font-(--weight-semi) text-ink">{words.asPlanned}</b>
                    ) : (
                      words.hourTakes(
                        (text) => (
                          <b key="bold" className="font-(--weight-semi) text-ink">
                            {text}
                          </b>
                        ),
                        Math.round(factor * 60),
                      )
                    )}
                  </span>
                  {byLength !== undefined && (
                    <span className="col-span-full w-full pb-1.5 text-xs text-ink-3 max-md:order-2 md:ps-4.5">
                      {words.byLength(byLength.minutes, byLength.shorter, byLength.longer)}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <p
            aria-hidden="true"
            className="mt-1.5 flex items-end justify-between gap-x-2 text-2xs text-ink-3 md:ms-[10.5rem] md:me-[9.75rem]"
          >
            <span className="flex-1">{words.shorter}</span>
            <span className="text-center">{words.asPlanned}</span>
            <span className="flex-1 text-end">{words.longer}</span>
          </p>
        </>
      )}
    </Chart>
  );
};

const PaceOffer = ({
  pace,
  answer,
  onAnswer,
}: {
  readonly pace: LearnedPace;
  readonly answer: PaceAnswers[string] | undefined;
  readonly onAnswer: (use: boolean) => void;
}) => {
  const words = useWords(yourTimeWords);
  const asks = isWorthAsking(pace, answer);
  if (!asks && answer?.use !== true) return null;
  return (
    <div
      // A question that paper cannot answer.
      data-print={asks ? "hide" : undefined}
      className="mt-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-lg bg-rail px-4 py-3.5 inset-ring inset-ring-line-strong forced-colors:border"
    >
      <p className="font-(--weight-medium)">
        {asks
          ? words.paceQuestion(pace.subject, pace.factor)
          : words.paceUsed(pace.subject, answer?.factor ?? 1)}
        <span className="block text-xs font-(--weight-regular) text-ink-3">
          {words.paceFrom(pace.records, pace.plannedMinutes, pace.realMinutes)}
        </span>
      </p>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        {asks ? (
          <>
            <Button variant="primary" onClick={() => onAnswer(true)}>
              {words.useIt}
            </Button>
            <Button variant="quiet" onClick={() => onAnswer(false)}>
              {words.notNow}
            </Button>
          </>
        ) : (
          <Button onClick={() => onAnswer(false)}>{words.takeItBack}</Button>
        )}
      </div>
    </div>
  );
};
