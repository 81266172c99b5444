import type { SubjectRow } from "@smart-planner/contract";
import { Plus, Trash2 } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from "react";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { pastedRowsOf, withPastedRows } from "./pasted-rows.ts";
import type { RowError } from "./quick-form-errors.ts";
import { useRowFocus } from "./use-row-focus.ts";

export const emptyRow: SubjectRow = { subject: "", examDate: "" };

export interface SubjectRowsProps {
  readonly rows: readonly SubjectRow[];
  readonly onRowsChange: (rows: readonly SubjectRow[]) => void;
  readonly headings: { readonly subject: string; readonly examDate: string };
  readonly placeholder?: string;
  readonly errors?: readonly (RowError | undefined)[];
  readonly hints?: readonly (string | undefined)[];
  /** The button that adds a row, beside or above the form's own actions. */
  readonly addLabel: string;
  readonly actions?: ReactNode;
}

/** Rows of subject and exam date. Enter goes on to the next row; several pasted lines fill rows. */
export const SubjectRows = ({
  rows,
  onRowsChange,
  headings,
  placeholder,
  errors = [],
  hints = [],
  addLabel,
  actions,
}: SubjectRowsProps) => {
  const { listRef, focusRow } = useRowFocus();

  const change = (index: number, part: Partial<SubjectRow>) =>
    onRowsChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));

  const add = () => {
    onRowsChange([...rows, emptyRow]);
    focusRow(rows.length);
  };

  const remove = (index: number) => {
    onRowsChange(rows.filter((_, at) => at !== index));
    focusRow(Math.min(index, rows.length - 2));
  };

  const goOn = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const isLast = index === rows.length - 1;
    // Enter in an empty last row means "that is all": the form takes it as its own.
    if (isLast && rows[index]?.subject.trim() === "") return;
    event.preventDefault();
    if (isLast) add();
    else focusRow(index + 1);
  };

  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = pastedRowsOf(event.clipboardData.getData("text/plain"));
    if (pasted === undefined) return;
    event.preventDefault();
    onRowsChange(withPastedRows({ rows, index, pasted }));
    focusRow(index + pasted.length - 1);
  };

  return (
    <div>
      <div
        aria-hidden="true"
        className="mb-1.5 grid grid-cols-[minmax(0,1fr)_9.125rem_2rem] gap-1.5 text-sm font-(--weight-medium)"
      >
        <span>{headings.subject}</span>
        <span>{headings.examDate}</span>
      </div>
      <ul ref={listRef} className="grid gap-2.5">
        {rows.map((row, index) => (
          <SubjectRowFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its fields are controlled
            key={index}
            number={index + 1}
            row={row}
            error={errors[index]}
            hint={hints[index]}
            placeholder={placeholder}
            removable={rows.length > 1}
            onChange={(part) => change(index, part)}
            onRemove={() => remove(index)}
            onKeyDown={(event) => goOn(event, index)}
            onPaste={(event) => paste(event, index)}
          />
        ))}
      </ul>
      <div
        className={actions === undefined ? "mt-3.5 grid" : "mt-4 grid grid-cols-[auto_1fr] gap-2"}
      >
        <Button variant="secondary" icon={<Plus />} onClick={add}>
          {addLabel}
        </Button>
        {actions}
      </div>
    </div>
  );
};

const SubjectRowFields = ({
  number,
  row,
  error,
  hint,
  placeholder,
  removable,
  onChange,
  onRemove,
  onKeyDown,
  onPaste,
}: {
  readonly number: number;
  readonly row: SubjectRow;
  readonly error: RowError | undefined;
  readonly hint: string | undefined;
  readonly placeholder: string | undefined;
  readonly removable: boolean;
  readonly onChange: (part: Partial<SubjectRow>) => void;
  readonly onRemove: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}) => {
  const id = useId();
  const described = error !== undefined || hint !== undefined ? `${id}-says` : undefined;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_9.125rem_2rem] items-center gap-1.5">
      <label htmlFor={`${id}-subject`} className="sr-only">{`Subject ${number}`}</label>
      <TextInput
        id={`${id}-subject`}
        dir="auto"
        value={row.subject}
        placeholder={placeholder}
        aria-invalid={error?.subject || undefined}
        aria-describedby={described}
        onChange={(event) => onChange({ subject: event.target.value })}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="px-2.5 text-sm"
      />
      <label htmlFor={`${id}-date`} className="sr-only">{`Exam Date ${number}`}</label>
      <DateInput
        id={`${id}-date`}
        value={row.examDate}
        max="9999-12-31"
        aria-invalid={error?.examDate || undefined}
        aria-describedby={described}
        onChange={(event) => onChange({ examDate: event.target.value })}
        className="px-2.5 text-sm"
      />
      <IconButton
        label={`Remove subject ${number}`}
        icon={<Trash2 />}
        size="sm"
        disabled={!removable}
        onClick={onRemove}
      />
      {error !== undefined && (
        <FieldError id={`${id}-says`} className="col-span-full">
          {error.message}
        </FieldError>
      )}
      {error === undefined && hint !== undefined && (
        <p id={`${id}-says`} className="col-span-full text-xs text-ink-3">
          {hint}
        </p>
      )}
    </li>
  );
};
