import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { ChartNoAxesColumn, Table2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useWords } from "../../ui/use-words.ts";
import { useShownAsTable } from "./use-shown-as-table.ts";

/** A picture with its heading; the same numbers as a table at a press, which is remembered. */
export const Chart = ({
  id,
  heading,
  note,
  table,
  below,
  className,
  children,
}: {
  /** Under which the choice is remembered. */
  readonly id: string;
  readonly heading: string;
  readonly note: string;
  /** Made only where it is shown: a year has many rows. */
  readonly table: () => ReactNode;
  /** Below either of them. */
  readonly below?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const words = useWords(yourTimeWords);
  const headingId = useId();
  const [isTable, showTable] = useShownAsTable(id);
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        "min-w-0 border-t border-line px-4 pt-5 pb-6 md:px-8 md:pt-6 md:pb-7",
        className,
      )}
    >
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-[1_1_10rem]">
          <h2 id={headingId} className="text-lg">
            {heading}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{note}</p>
        </div>
        <button
          type="button"
          data-print="hide"
          aria-pressed={isTable}
          aria-label={words.asTable(heading)}
          onClick={() => showTable(!isTable)}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2.5 text-xs font-(--weight-medium) whitespace-nowrap text-ink-2 hover:bg-hover aria-pressed:bg-pen-soft aria-pressed:text-pen-text pointer-coarse:min-h-11"
        >
          {isTable ? (
            <ChartNoAxesColumn aria-hidden="true" className="size-[0.9375rem]" />
          ) : (
            <Table2 aria-hidden="true" className="size-[0.9375rem]" />
          )}
          {isTable ? words.chart : words.table}
        </button>
      </div>
      {isTable ? table() : children}
      {below}
    </section>
  );
};
