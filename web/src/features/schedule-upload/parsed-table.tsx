import type { ScheduleRow } from "@smart-planner/contract";
import { weekdayNames, weekdays } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { uploadWords } from "@smart-planner/words/en/upload";
import { Combine, Trash2 } from "lucide-react";
import { useId } from "react";
import { Badge } from "../../ui/badge.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { EditedRow, rowErrorOf } from "./class-commitments.ts";
import { datesOfRow } from "./kept-dates.ts";

/** The rows a file gave, each of them open to correction; on a phone a card each. */
export const ParsedTable = ({
  rows,
  errors = [],
  disabled = false,
  onRowChange,
  onRemove,
  onMerge,
}: {
  readonly rows: readonly (ScheduleRow & Partial<EditedRow>)[];
  readonly errors?: readonly ReturnType<typeof rowErrorOf>[];
  readonly disabled?: boolean;
  readonly onRowChange: (index: number, part: Partial<EditedRow>) => void;
  readonly onRemove: (index: number) => void;
  /** Makes one class of a row and the one below it. */
  readonly onMerge: (index: number) => void;
}) => {
  const words = useWords(uploadWords);
  const { weekday } = useWords(dateWords);
  const dayOptions = weekdays.map((day) => ({ value: weekdayNames[day], label: weekday(day) }));
  const id = useId();
  return (
    <section aria-label={words.schedule} className="@container min-w-0">
      <table className="w-full border-collapse @max-3xl:block">
        <thead className="@max-3xl:sr-only">
          <tr>
            {!disabled && <td className="w-8" />}
            {words.headings.map((heading) => (
              <th
                key={heading}
                scope="col"
                className="px-1 py-2 text-start text-xs font-(--weight-semi) text-ink-3"
              >
                {heading}
              </th>
            ))}
            <td className="w-20" />
          </tr>
        </thead>
        <tbody className="@max-3xl:grid @max-3xl:grid-cols-[minmax(0,1fr)] @max-3xl:gap-3">
          {rows.map((row, index) => {
            const number = index + 1;
            const error = errors[index];
            const shared = {
              disabled,
              "aria-invalid": error !== undefined || undefined,
              "aria-describedby":
                error === undefined && row.unlikely === undefined ? undefined : `${id}-${index}`,
            };
            const canMerge = rows[index + 1]?.day === row.day;
            return (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its fields are controlled
                key={index}
                className="align-top @max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-center @max-3xl:gap-1 @max-3xl:rounded-card @max-3xl:border @max-3xl:border-line @max-3xl:p-2"
              >
                {!disabled && (
                  <td className="p-1 pt-3 @max-3xl:pt-1">
                    <input
                      type="checkbox"
                      className="check"
                      aria-label={words.addClass(number)}
                      checked={row.chosen === true}
                      onChange={(event) => onRowChange(index, { chosen: event.target.checked })}
                    />
                  </td>
                )}
                <td className="p-1 @max-3xl:min-w-0 @max-3xl:flex-[1_1_8rem] @3xl:min-w-36">
                  <Select
                    {...shared}
                    aria-label={words.dayOf(number)}
                    value={row.day}
                    options={dayOptions}
                    onValueChange={(day) => onRowChange(index, { day })}
                  />
                </td>
                <td className="p-1 @max-3xl:order-2 @max-3xl:min-w-0 @max-3xl:basis-full">
                  <TextInput
                    {...shared}
                    dir="auto"
                    aria-label={words.subjectOf(number)}
                    value={row.subject}
                    onChange={(event) => onRowChange(index, { subject: event.target.value })}
                  />
                  {row.once === true && (
                    <span className="mt-1.5 block text-sm text-ink-3">
                      {words.onlyOn(datesOfRow(row))}
                    </span>
                  )}
                  {error !== undefined ? (
                    <FieldError id={`${id}-${index}`} className="mt-1.5">
                      {words.rowErrors[error]}
                    </FieldError>
                  ) : (
                    row.unlikely !== undefined && (
                      <span id={`${id}-${index}`} className="mt-1.5 block">
                        <Badge variant="medium">{words.doubts[row.unlikely]}</Badge>
                      </span>
                    )
                  )}
                </td>
                {(["startTime", "endTime"] as const).map((end) => (
                  <td
                    key={end}
                    className="p-1 @max-3xl:order-3 @max-3xl:min-w-0 @max-3xl:flex-[1_1_7rem] @3xl:w-34"
                  >
                    <TextInput
                      {...shared}
                      type="time"
                      aria-label={(end === "startTime" ? words.startOf : words.endOf)(number)}
                      value={row[end]}
                      onChange={(event) => onRowChange(index, { [end]: event.target.value })}
                    />
                  </td>
                ))}
                <td className="p-1 text-end whitespace-nowrap @max-3xl:order-1 @max-3xl:ms-auto">
                  {!disabled && canMerge && (
                    <IconButton
                      label={words.merge(number)}
                      icon={<Combine />}
                      size="sm"
                      className="mt-1"
                      onClick={() => onMerge(index)}
                    />
                  )}
                  <IconButton
                    label={words.remove(number)}
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
    </section>
  );
};
