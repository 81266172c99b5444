import type { CalendarDay } from "@smart-planner/planner/model";
import {
  logTable,
  type StudyLog,
  type StudyRecord,
  secondsOf,
  startOf,
} from "@smart-planner/planner/progress";
import { formatClock } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { Download, Pencil, Plus, Trash2 } from "lucide-react";
import { type SubmitEvent, useId, useMemo, useState } from "react";
import { browserBackground } from "../../platform/background.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords, useWorkspace } from "../../platform/use-workspace.ts";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useWords } from "../../ui/use-words.ts";
import {
  entryErrorsOf,
  entryOf,
  mostMinutes,
  recordOfEntry,
  type StudyEntry,
} from "./study-entry.ts";

const shownAtFirst = 12;

/** Each start is written once: a year has thousands. */
const latestFirst = (log: StudyLog): readonly (readonly [string, StudyRecord])[] =>
  Object.entries(log)
    .map((entry) => ({ entry, start: startOf(entry[1]) }))
    .sort((one, other) => (one.start < other.start ? 1 : one.start > other.start ? -1 : 0))
    .map(({ entry }) => entry);

const EntryForm = ({
  initial,
  today,
  minuteOfDay,
  subjects,
  isEdit,
  onSave,
  onCancel,
}: {
  readonly initial: StudyEntry;
  readonly today: CalendarDay;
  readonly minuteOfDay: number;
  readonly subjects: readonly string[];
  readonly isEdit: boolean;
  readonly onSave: (entry: StudyEntry) => void;
  readonly onCancel: () => void;
}) => {
  const words = useWords(yourTimeWords);
  const [draft, setDraft] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const list = useId();
  const found = entryErrorsOf(words, draft, { day: today, minuteOfDay });
  const errors = hasTried ? found : {};
  const change = (part: Partial<StudyEntry>) => setDraft({ ...draft, ...part });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(found).length === 0) onSave(draft);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-lg bg-rail p-4 inset-ring inset-ring-line"
    >
      <div className="grid items-start gap-4 md:grid-cols-4">
        <Field label={words.subject}>
          <TextInput
            dir="auto"
            autoFocus
            list={list}
            value={draft.subject}
            placeholder={words.anything}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Field>
        <datalist id={list}>
          {subjects.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
        <Field label={words.day} error={errors.day}>
          <DateInput
            value={draft.day}
            max={today}
            onChange={({ target }) => change({ day: target.value })}
          />
        </Field>
        <Field label={words.startTime} error={errors.startTime}>
          <TextInput
            type="time"
            value={draft.startTime}
            onChange={({ target }) => change({ startTime: target.value })}
          />
        </Field>
        <Field label={words.minutes} error={errors.minutes}>
          <NumberInput
            min={1}
            max={mostMinutes}
            value={draft.minutes}
            onChange={({ target }) => change({ minutes: target.value })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {isEdit ? words.saveChanges : words.add}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
};

/** Every piece of study, newest first; entered, changed and removed by hand too. */
export const StudyLogSection = ({ subjects }: { readonly subjects: readonly string[] }) => {
  const words = useWords(yourTimeWords);
  const { shortLength } = useWords(dateWords);
  const { files } = usePlatform();
  const workspace = useWorkspace();
  const log = useRecords("log");
  const { day: today, minuteOfDay } = useMoment();
  const put = (id: string, record: StudyRecord) => workspace.putRecord("log", id, record);
  const heading = useId();
  const [editing, setEditing] = useState<string | "new" | null>(null);
  const [removed, setRemoved] = useState<readonly [string, StudyRecord] | null>(null);
  const [isAll, setAll] = useState(false);
  const records = useMemo(() => latestFirst(log), [log]);
  const shown = isAll ? records : records.slice(0, shownAtFirst);
  const { area, focusOn } = useFocusAfter<HTMLElement>();
  /** The pressed control disappears: focus moves to the entry, or to the button for a new one. */
  const close = () => {
    focusOn(
      editing === null || editing === "new" ? "[data-add]" : `[data-entry="${editing}"] button`,
    );
    setEditing(null);
  };

  const dayOf = (record: StudyRecord) => record.stretches[0]?.day ?? today;
  const save = (entry: StudyEntry) => {
    const before = editing === null || editing === "new" ? undefined : log[editing];
    const record = recordOfEntry(entry, before);
    if (record === undefined) return;
    put(editing === null || editing === "new" ? browserBackground.newDeviceId() : editing, record);
    close();
  };
  const form = (initial: StudyEntry) => (
    <EntryForm
      initial={initial}
      today={today}
      minuteOfDay={minuteOfDay}
      subjects={subjects}
      isEdit={editing !== "new"}
      onSave={save}
      onCancel={close}
    />
  );

  return (
    <section
      ref={area}
      aria-labelledby={heading}
      data-print="hide"
      className="grid gap-4 border-t border-line px-4 pt-5 pb-6 md:px-8 md:pt-6 md:pb-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-lg">
          {words.log}
        </h2>
        <div className="flex flex-wrap gap-2">
          {records.length > 0 && (
            <Button
              variant="quiet"
              icon={<Download />}
              onClick={() =>
                files.save({
                  name: `study-log-${today}.csv`,
                  type: "text/csv",
                  text: logTable(log),
                })
              }
            >
              {words.logTable}
            </Button>
          )}
          {editing !== "new" && (
            <Button
              data-add
              icon={<Plus />}
              className="max-md:py-1"
              onClick={() => setEditing("new")}
            >
              {words.withoutTimer}
            </Button>
          )}
        </div>
      </div>
      {removed !== null && (
        <Notice
          onUndo={() => {
            put(...removed);
            setRemoved(null);
            focusOn(`[data-entry="${removed[0]}"] button`);
          }}
        >
          {words.removed}
        </Notice>
      )}
      {editing === "new" &&
        form({
          subject: "",
          day: today,
          startTime: formatClock(Math.max(minuteOfDay - 60, 0)),
          minutes: "60",
        })}
      <ul className="grid">
        {shown.map(([id, record]) => (
          <li key={id} data-entry={id} className="border-t border-line first:border-0">
            {editing === id ? (
              form(entryOf(record))
            ) : (
              <div className="flex min-h-12 flex-wrap items-center gap-x-3 text-sm">
                <span className="min-w-0 flex-[1_1_5rem]">
                  <bdi className="font-(--weight-medium) wrap-anywhere">
                    {record.subject === "" ? words.noSubject : record.subject}
                  </bdi>
                  <span className="block text-xs text-ink-3">
                    {words.entrySource[record.source](dayOf(record))}
                  </span>
                </span>
                <span className="tabular-nums">{shortLength(secondsOf(record) / 60)}</span>
                <span className="flex">
                  <IconButton
                    size="sm"
                    label={words.changeEntry(record.subject, dayOf(record))}
                    icon={<Pencil />}
                    onClick={() => setEditing(id)}
                  />
                  <IconButton
                    size="sm"
                    label={words.removeEntry(record.subject, dayOf(record))}
                    icon={<Trash2 />}
                    onClick={() => {
                      setRemoved([id, record]);
                      workspace.removeRecord("log", id);
                      focusOn("[role=status] button");
                    }}
                  />
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
      {records.length > shown.length && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          {words.showAll(records.length)}
        </Button>
      )}
    </section>
  );
};
