import type { SubjectTotals } from "@smart-planner/planner/progress";
import { dateWords } from "@smart-planner/words/en/dates";
import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { classNames } from "../../ui/class-names.ts";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";
import { Chart } from "./chart.tsx";

/** The bar is the done time, the tick the time planned up to today. */
export const SubjectBars = ({
  subjects,
  toneOf,
  note,
}: {
  readonly subjects: readonly SubjectTotals[];
  readonly toneOf: (subject: string) => Tone;
  readonly note: string;
}) => {
  const words = useWords(yourTimeWords);
  const { shortLength } = useWords(dateWords);
  const longest = Math.max(
    ...subjects.map(({ plannedMinutes, doneMinutes }) => Math.max(plannedMinutes, doneMinutes)),
    1,
  );
  return (
    <Chart
      id="subjects"
      heading={words.bySubject}
      note={note}
      table={{
        label: words.bySubject,
        columns: [words.subject, words.planned, words.done],
        rows: () =>
          subjects.map(({ subject, plannedMinutes, doneMinutes }) => ({
            name: subject,
            values: [shortLength(plannedMinutes), shortLength(doneMinutes)],
          })),
      }}
    >
      <ul className="grid gap-3.5 md:gap-4">
        {subjects.map(({ subject, plannedMinutes, doneMinutes }) => (
          <li
            key={subject}
            className={classNames(
              "flex flex-wrap items-center gap-x-4 gap-y-1 text-sm md:grid md:grid-cols-[9.5rem_minmax(0,1fr)_5rem]",
              toneClass(toneOf(subject)),
            )}
          >
            <span className="flex min-w-0 flex-[1_1_7rem] items-center gap-2 font-(--weight-medium)">
              <ToneDot tone={toneOf(subject)} />
              <bdi className="min-w-0 wrap-anywhere">{subject}</bdi>
            </span>
            <span aria-hidden="true" className="relative h-4 max-md:order-1 max-md:w-full">
              <span
                className="absolute inset-y-0 start-0 rounded-[3px_5px_5px_3px] bg-(--tone-bar) forced-colors:bg-[CanvasText]"
                style={{ width: `${(doneMinutes / longest) * 100}%` }}
              />
              <span
                className="absolute -inset-y-1 w-0.5 rounded-[1px] bg-ink shadow-[0_0_0_1.5px_var(--surface)] forced-colors:bg-[Highlight]"
                style={{ insetInlineStart: `${(plannedMinutes / longest) * 100}%` }}
              />
            </span>
            <span className="text-end font-(--weight-semi) whitespace-nowrap tabular-nums">
              {shortLength(doneMinutes)}
              <span className="sr-only">{words.ofPlanned(plannedMinutes)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-4 flex items-center gap-2 text-xs text-ink-2">
        <span className="h-3.5 w-0.5 bg-ink forced-colors:bg-[Highlight]" />
        {words.plannedToToday}
      </p>
    </Chart>
  );
};
