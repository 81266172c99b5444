import { weekdayNames } from "@smart-planner/planner";
import { Trash2 } from "lucide-react";
import { useId } from "react";
import { FieldError } from "../../ui/field-error.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { TableScroller } from "../../ui/table.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { EditedRow } from "./class-cells.ts";

const dayOptions = weekdayNames.map((name) => ({ value: name, label: name }));
const headings = ["Day", "Subject", "Start", "End"] as const;

/** The rows a file gave, each of them open to correction. */
export const ParsedTable = ({
  rows,
  errors = [],
  disabled = false,
  onRowsChange,
  onRemove,
}: {
  readonly rows: readonly EditedRow[];
  readonly errors?: readonly (string | undefined)[];
  readonly disabled?: boolean;
  readonly onRowsChange: (rows: readonly EditedRow[]) => void;
  readonly onRemove: (index: number) => void;
}) => {
  const id = useId();
  const change = (index: number, part: Partial<EditedRow>) =>
    onRowsChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <TableScroller label="Parsed schedule" className="border-0">
      <table className="w-full min-w-[38rem] border-collapse">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th
                key={heading}
                scope="col"
                className="px-1 py-2 text-start text-xs font-(--weight-semi) text-ink-3"
              >
                {heading}
              </th>
            ))}
            <td className="w-10" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const number = index + 1;
            const error = errors[index];
            const shared = {
              disabled,
              "aria-invalid": error !== undefined || undefined,
              "aria-describedby": error === undefined ? undefined : `${id}-${index}`,
            };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its fields are controlled
              <tr key={index} className="align-top">
                <td className="p-1">
                  <Select
                    {...shared}
                    aria-label={`Day ${number}`}
                    value={row.day}
                    options={dayOptions}
                    onValueChange={(day) => change(index, { day })}
                  />
                </td>
                <td className="p-1">
                  <TextInput
                    {...shared}
                    dir="auto"
                    aria-label={`Subject of class ${number}`}
                    value={row.subject}
                    onChange={(event) => change(index, { subject: event.target.value })}
                  />
                  {error !== undefined && (
                    <FieldError id={`${id}-${index}`} className="mt-1.5">
                      {error}
                    </FieldError>
                  )}
                </td>
                <td className="p-1">
                  <TextInput
                    {...shared}
                    type="time"
                    aria-label={`Start ${number}`}
                    value={row.startTime}
                    onChange={(event) => change(index, { startTime: event.target.value })}
                  />
                </td>
                <td className="p-1">
                  <TextInput
                    {...shared}
                    type="time"
                    aria-label={`End ${number}`}
                    value={row.endTime}
                    onChange={(event) => change(index, { endTime: event.target.value })}
                  />
                </td>
                <td className="w-10 p-1 text-end">
                  <IconButton
                    label={`Remove class ${number}`}
                    icon={<Trash2 />}
                    size="sm"
                    disabled={disabled}
                    className="mt-1"
                    onClick={() => onRemove(index)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableScroller>
  );
};
