import type { WeekFacts } from "@smart-planner/planner/progress";
import { dateWords } from "@smart-planner/words/en/dates";
import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { Mark } from "../../ui/mark.tsx";
import { useWords } from "../../ui/use-words.ts";

export interface TermFigures {
  readonly doneMinutes: number;
  readonly plannedMinutes: number;
  readonly finishedSessions: number;
}

const mark = (text: string) => <Mark key="mark">{text}</Mark>;

/** The week in three sentences, and the term in three figures. */
export const WeekSummary = ({
  week,
  figures,
}: {
  readonly week: WeekFacts;
  readonly figures: TermFigures;
}) => {
  const words = useWords(yourTimeWords);
  const { shortLength } = useWords(dateWords);
  return (
    <section
      aria-label={words.thisSpan.week}
      className="grid items-center gap-5 px-4 py-5 md:px-8 md:py-7 lg:grid-cols-[minmax(0,1fr)_fit-content(60%)] lg:gap-10"
    >
      <div>
        <h2 className="mb-2.5 [font-family:var(--font-text)] text-sm font-(--weight-medium) tracking-normal text-ink-2">
          {words.thisSpan.week}
        </h2>
        <p className="max-w-[46rem] font-display text-[1.3125rem]/[1.38] font-[520] tracking-[-0.012em] md:text-2xl/[1.38]">
          {week.isFree ? words.freeWeek : words.week(mark, week)}
        </p>
      </div>
      <dl className="flex flex-wrap gap-y-4 max-md:-mx-4 max-md:overflow-clip max-md:border-t max-md:border-line max-md:pt-4">
        <Figure name={words.figures.done} value={shortLength(figures.doneMinutes)} />
        <Figure name={words.figures.planned} value={shortLength(figures.plannedMinutes)} />
        <Figure
          name={words.figures.finished(figures.finishedSessions)}
          value={String(figures.finishedSessions)}
        />
      </dl>
    </section>
  );
};

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  // The line before the first of each row is cut off.
  <div className="flex flex-col-reverse justify-end gap-0.5 border-s border-line px-4 max-md:-ms-px max-md:flex-1 max-md:pe-2 md:px-7 md:py-1">
    <dt className="text-xs text-ink-2 md:text-sm">{name}</dt>
    <dd className="font-display text-2xl leading-[1.1] font-[620] tracking-[-0.025em] whitespace-nowrap tabular-nums md:text-[2.125rem]">
      {value.split(/(\s\p{L}+)/u).map((part) =>
        /^\s/.test(part) ? (
          <span key={part} data-unit className="text-[0.62em]">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </dd>
  </div>
);
