import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { classNames } from "../../ui/class-names.ts";
import { TableScroller } from "../../ui/table.tsx";
import { useWords } from "../../ui/use-words.ts";

/** A table whose first column names the row and whose others are numbers. */
export const NumberTable = ({
  label,
  columns,
  rows,
}: {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly values: readonly string[] }[];
}) => (
  <TableScroller
    label={useWords(yourTimeWords).tableOf(label)}
    className="max-h-96 rounded-none border-0 print:max-h-none"
  >
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-line text-xs text-ink-3">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={classNames(
                "px-1 py-2 font-(--weight-semi)",
                index === 0 ? "text-start" : "text-end",
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
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
