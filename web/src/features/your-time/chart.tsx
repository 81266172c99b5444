import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { ChartNoAxesColumn, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { textsSchema } from "../../platform/schema.ts";
import { classNames } from "../../ui/class-names.ts";
import { TableScroller } from "../../ui/table.tsx";
import { useWords } from "../../ui/use-words.ts";

const key = "smartplanner_time_tables";

interface Numbers {
  readonly label: string;
  readonly columns: readonly string[];
  /** Made only if they are shown: a year has many. */
  readonly rows: () => readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** A table whose first column names the row and whose others are numbers. */
const NumberTable = ({ label, columns, rows }: Numbers) => (
  <TableScroller
    label={useWords(yourTimeWords).tableOf(label)}
    className="max-h-96 rounded-none border-0 print:max-h-none"
  >
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-line text-xs text-ink-3">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="px-1 py-2 text-end font-(--weight-semi) first:text-start"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows().map(({ name, values }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="px-1 py-2 text-start font-(--weight-medium) text-ink">
              <bdi>{name}</bdi>
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} className="px-1 py-2 text-end tabular-nums">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TableScroller>
);

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
  readonly table: Numbers;
  /** Below either of them. */
  readonly below?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) => {
  const words = useWords(yourTimeWords);
  const headingId = useId();
  const { storage } = usePlatform();
  const read = () => storage.read<readonly string[]>({ key, schema: textsSchema, fallback: [] });
  const [isTable, setTable] = useState(() => read().includes(id));
  const toggle = () => {
    const others = read().filter((name) => name !== id);
    storage.write({ key, value: isTable ? others : [...others, id] });
    setTable(!isTable);
  };
  const Icon = isTable ? ChartNoAxesColumn : Table2;
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
          onClick={toggle}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2.5 text-xs font-(--weight-medium) whitespace-nowrap text-ink-2 hover:bg-hover aria-pressed:bg-pen-soft aria-pressed:text-pen-text pointer-coarse:min-h-11"
        >
          <Icon aria-hidden="true" className="size-[0.9375rem]" />
          {isTable ? words.chart : words.table}
        </button>
      </div>
      {isTable ? <NumberTable {...table} /> : children}
      {below}
    </section>
  );
};
