import { examAnswers, type SubjectRow } from "@smart-planner/contract";
import type { Subject } from "@smart-planner/planner/model";
import { dateWords } from "@smart-planner/words/en/dates";
import { subjectsWords } from "@smart-planner/words/en/subjects";
import { todayWords } from "@smart-planner/words/en/today";
import { ChevronRight, ListPlus, Plus, Trash2 } from "lucide-react";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useId,
  useRef,
} from "react";
import { useRecords, useWorkspace } from "../../platform/use-workspace.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DateInput } from "../../ui/date-input.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { RadioPills } from "../../ui/radio-pills.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useSteady } from "../../ui/use-steady.ts";
import { useWords } from "../../ui/use-words.ts";
import { pastedRowsOf, withPastedRows } from "./pasted-rows.ts";
import type { RowError } from "./quick-form-errors.ts";

export const emptyRow: SubjectRow = { subject: "", examDate: "" };

export interface SubjectRowsProps {
  readonly rows: readonly SubjectRow[];
  readonly onRowsChange: (rows: readonly SubjectRow[]) => void;
  readonly headings: { readonly subject: string; readonly examDate: string };
  readonly placeholder?: string;
  readonly errors?: readonly (RowError | undefined)[];
  readonly hints?: readonly (string | undefined)[];
  /** Exams of the plan that are over: their rows ask how it went. */
  readonly over?: readonly (Subject | undefined)[];
  /** The button that adds a row, beside or above the form's own actions. */
  readonly addLabel: string;
  readonly actions?: ReactNode;
  /** Opens each filled row's own sheet; empty rows have none. */
  readonly work?: SubjectRowsWork | undefined;
}

export interface SubjectRowsWork {
  /** By the row's position: the known details of its subject, or that something can be added. */
  readonly lines: readonly (SubjectLine | undefined)[];
  readonly onOpen: (index: number) => void;
  /** A subject was given another name, once it is typed. */
  readonly onRename: (from: string, to: string) => void;
  /** Subjects that the other mode has and this one lacks. */
  readonly carry?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface SubjectLine {
  readonly text: string;
  readonly isEmpty: boolean;
  readonly isOpen: boolean;
}

/** Rows of subject and exam date. Enter goes on to the next row; several pasted lines fill rows. */
export const SubjectRows = ({
  rows,
  onRowsChange,
  headings,
  placeholder,
  errors = [],
  hints = [],
  over = [],
  addLabel,
  actions,
  work,
}: SubjectRowsProps) => {
  const { area, focusOn } = useFocusAfter<HTMLUListElement>();
  /** Also of a row that the same change adds. */
  const focusRow = (index: number) => focusOn(`:scope > :nth-child(${index + 1}) input`);

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

  const acts = useSteady({
    change,
    remove,
    goOn,
    paste,
    open: (index: number) => work?.onOpen(index),
    rename: (from: string, to: string) => work?.onRename(from, to),
  });

  return (
    <div className="@container">
      <div
        aria-hidden="true"
        className="mb-1.5 grid @max-[15rem]:grid-cols-1 grid-cols-[minmax(0,1fr)_9.125rem_2rem] gap-1.5 text-sm font-(--weight-medium)"
      >
        <span>{headings.subject}</span>
        <span>{headings.examDate}</span>
      </div>
      <ul ref={area} className="grid gap-2.5">
        {rows.map((row, index) => (
          <SubjectRowFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its fields are controlled
            key={index}
            index={index}
            row={row}
            error={errors[index]}
            hint={hints[index]}
            over={over[index]}
            placeholder={placeholder}
            removable={rows.length > 1}
            lineText={work?.lines[index]?.text}
            isLineEmpty={work?.lines[index]?.isEmpty}
            isOpen={work?.lines[index]?.isOpen}
            acts={acts}
          />
        ))}
      </ul>
      <div
        className={
          actions === undefined
            ? "mt-3.5 grid"
            : "mt-4 grid grid-cols-[auto_1fr] gap-2 @max-[15rem]:grid-cols-[minmax(0,1fr)]"
        }
      >
        <Button variant="secondary" icon={<Plus />} onClick={add}>
          {addLabel}
        </Button>
        {actions}
      </div>
      {work?.carry !== undefined && (
        <Button
          variant="quiet"
          size="sm"
          icon={<ListPlus />}
          onClick={() => {
            work.carry?.onPress();
            focusRow(0);
          }}
          className="mt-2 -ms-2 max-md:min-h-11"
        >
          {work.carry.label}
        </Button>
      )}
    </div>
  );
};

/** The answer that the closing picture shows too. */
const ExamWent = ({ exam: { name, examDate } }: { readonly exam: Subject }) => {
  const words = useWords(todayWords);
  const { dayAndMonth } = useWords(dateWords);
  const workspace = useWorkspace();
  const id = `${examDate}-${name.trim()}`;
  return (
    <RadioPills
      label={words.howDidNamed(name.trim(), dayAndMonth(examDate))}
      options={examAnswers.map((value) => ({ value, label: words.answers[value] }))}
      value={useRecords("examAnswers")[id]?.went}
      onValueChange={(went) => workspace.putRecord("examAnswers", id, { went })}
      className="col-span-full grid grid-cols-3 gap-1.5"
      pillClassName="min-h-8 rounded-full bg-sunk px-1 text-center text-xs max-md:min-h-11"
    />
  );
};

interface RowActs {
  readonly change: (index: number, part: Partial<SubjectRow>) => void;
  readonly remove: (index: number) => void;
  readonly goOn: (event: KeyboardEvent<HTMLInputElement>, index: number) => void;
  readonly paste: (event: ClipboardEvent, index: number) => void;
  readonly open: (index: number) => void;
  readonly rename: (from: string, to: string) => void;
}

/** Drawn again only if something of its own has changed. */
const SubjectRowFields = memo(
  ({
    index,
    row,
    error,
    hint,
    over,
    placeholder,
    removable,
    lineText,
    isLineEmpty,
    isOpen,
    acts,
  }: {
    readonly index: number;
    readonly row: SubjectRow;
    readonly error: RowError | undefined;
    readonly hint: string | undefined;
    readonly over: Subject | undefined;
    readonly placeholder: string | undefined;
    readonly removable: boolean;
    /** The way into its sheet, if there is one. */
    readonly lineText: string | undefined;
    readonly isLineEmpty: boolean | undefined;
    readonly isOpen: boolean | undefined;
    readonly acts: RowActs;
  }) => {
    const words = useWords(subjectsWords);
    const number = index + 1;
    const id = useId();
    const named = useRef(row.subject);
    const described = error !== undefined || hint !== undefined ? `${id}-says` : undefined;
    return (
      <li className="grid grid-cols-[minmax(0,1fr)_9.125rem_2rem] items-center gap-1.5 @max-[15rem]:grid-cols-[minmax(0,1fr)_2rem]">
        <label htmlFor={`${id}-subject`} className="sr-only">
          {words.subjectNumber(number)}
        </label>
        <TextInput
          id={`${id}-subject`}
          dir="auto"
          value={row.subject}
          placeholder={placeholder}
          aria-invalid={error?.subject || undefined}
          aria-describedby={described}
          onChange={(event) => acts.change(index, { subject: event.target.value })}
          onKeyDown={(event) => acts.goOn(event, index)}
          onPaste={(event) => acts.paste(event, index)}
          onFocus={() => {
            named.current = row.subject.trim();
          }}
          onBlur={() => acts.rename(named.current, row.subject.trim())}
          className="px-2.5 text-sm @max-[15rem]:col-span-full"
        />
        <label htmlFor={`${id}-date`} className="sr-only">
          {words.examDateNumber(number)}
        </label>
        <DateInput
          id={`${id}-date`}
          value={row.examDate}
          max="9999-12-31"
          aria-invalid={error?.examDate || undefined}
          aria-describedby={described}
          onChange={(event) => acts.change(index, { examDate: event.target.value })}
          className="px-2.5 text-sm"
        />
        <IconButton
          label={words.removeSubject(number)}
          icon={<Trash2 />}
          size="sm"
          disabled={!removable}
          onClick={() => acts.remove(index)}
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
        {error === undefined && over !== undefined && <ExamWent exam={over} />}
        {lineText !== undefined && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={words.open(row.subject.trim(), isLineEmpty ? undefined : lineText)}
            onClick={() => acts.open(index)}
            className={classNames(
              "col-span-full -my-0.5 inline-flex min-h-7 items-center gap-1 justify-self-start rounded-[7px] ps-2.5 pe-1.5 text-xs hover:bg-pen-soft hover:text-pen-text max-md:min-h-11",
              isLineEmpty ? "text-ink-3" : "font-(--weight-medium) text-ink-2",
              isOpen && "bg-pen-soft text-pen-text",
            )}
          >
            {lineText}
            <ChevronRight aria-hidden="true" className="size-3.5 text-ink-3" />
          </button>
        )}
      </li>
    );
  },
);
