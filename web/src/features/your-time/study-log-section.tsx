import type { CalendarDay } from "@smart-planner/planner/model";
import {
  logTable,
  type StudyLog,
  type StudyRecord,
  secondsOf,
  shortDuration,
  startOf,
} from "@smart-planner/planner/progress";
import { dayAndMonth, formatClock } from "@smart-planner/planner/time";
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
  const [draft, setDraft] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const list = useId();
  const found = entryErrorsOf(draft, { day: today, minuteOfDay });
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
        <Field label="Subject">
          <TextInput
            dir="auto"
            autoFocus
            list={list}
            value={draft.subject}
            placeholder="Anything"
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Field>
        <datalist id={list}>
          {subjects.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
        <Field label="Day" error={errors.day}>
          <DateInput
            value={draft.day}
            max={today}
            onChange={({ target }) => change({ day: target.value })}
          />
        </Field>
        <Field label="Start time" error={errors.startTime}>
          <TextInput
            type="time"
            value={draft.startTime}
            onChange={({ target }) => change({ startTime: target.value })}
          />
        </Field>
        <Field label="Minutes" error={errors.minutes}>
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
          {isEdit ? "Save Changes" : "Add to the log"}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

/** Every piece of study, newest first; entered, changed and removed by hand too. */
export const StudyLogSection = ({ subjects }: { readonly subjects: readonly string[] }) => {
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
  /** The pressed control is gone with its press: the keyboard goes on at the entry, or at the way to a new one. */
  const close = () => {
    focusOn(
      editing === null || editing === "new" ? "[data-add]" : `[data-entry="${editing}"] button`,
    );
    setEditing(null);
  };

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
          Study log
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
              Table (.csv)
            </Button>
          )}
          {editing !== "new" && (
            <Button
              data-add
              icon={<Plus />}
              className="max-md:py-1"
              onClick={() => setEditing("new")}
            >
              I studied without the timer
            </Button>
          )}
        </div>
      </div>
      {removed !== null && (
        <Notice
          action={
            <Button
              data-undo
              size="sm"
              onClick={() => {
                put(...removed);
                setRemoved(null);
                focusOn(`[data-entry="${removed[0]}"] button`);
              }}
            >
              Undo
            </Button>
          }
        >
          Removed from the log.
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
                    {record.subject === "" ? "No subject" : record.subject}
                  </bdi>
                  <span className="block text-xs text-ink-3">
                    {dayAndMonth(record.stretches[0]?.day ?? today)},{" "}
                    {record.source === "timer" ? "by the timer" : "by hand"}
                  </span>
                </span>
                <span className="tabular-nums">{shortDuration(secondsOf(record) / 60)}</span>
                <span className="flex">
                  <IconButton
                    size="sm"
                    label={`Change ${record.subject || "entry"}, ${dayAndMonth(record.stretches[0]?.day ?? today)}`}
                    icon={<Pencil />}
                    onClick={() => setEditing(id)}
                  />
                  <IconButton
                    size="sm"
                    label={`Remove ${record.subject || "entry"}, ${dayAndMonth(record.stretches[0]?.day ?? today)}`}
                    icon={<Trash2 />}
                    onClick={() => {
                      setRemoved([id, record]);
                      workspace.removeRecord("log", id);
                      focusOn("[data-undo]");
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
          Show all {records.length}
        </Button>
      )}
    </section>
  );
};
