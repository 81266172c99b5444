import type { DaysOff } from "@smart-planner/planner/calendars";
import { sessionIdFrom } from "@smart-planner/planner/plan";
import { daysBetween, parseDay } from "@smart-planner/planner/time";
import { calendarsWords } from "@smart-planner/words/en/calendars";
import { dateWords } from "@smart-planner/words/en/dates";
import { Plus, Trash2 } from "lucide-react";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords, useWorkspace } from "../../platform/use-workspace.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";

const empty = { name: "", from: "", to: "" };

type Errors = { readonly from?: string; readonly to?: string };

const errorsOf = ({ from, to }: typeof empty, words: typeof calendarsWords): Errors => {
  const first = parseDay(from);
  const last = parseDay(to === "" ? from : to);
  return {
    ...(first === undefined && { from: words.missingFirst }),
    ...(last === undefined && { to: words.missingLast }),
    ...(first !== undefined && last !== undefined && last < first && { to: words.lastBeforeFirst }),
  };
};

/** Days without study and holidays: by name, first and last day. */
export const DaysOffSection = () => {
  const words = useWords(calendarsWords);
  const dates = useWords(dateWords);
  const workspace = useWorkspace();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { chance } = usePlatform();
  const { day: today } = useMoment();
  const records = useRecords("daysOff");
  const [draft, setDraft] = useState(empty);
  const [hasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [removed, setRemoved] = useState<readonly [string, DaysOff] | null>(null);
  const errors = hasTried ? errorsOf(draft, words) : {};
  const change = (part: Partial<typeof empty>) => setDraft({ ...draft, ...part });
  const listed = Object.entries(records)
    .filter(([, { to }]) => to >= today)
    .sort(([, one], [, other]) => (one.from < other.from ? -1 : 1));

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = parseDay(draft.from);
    const to = parseDay(draft.to === "" ? draft.from : draft.to);
    const isWhole = Object.keys(errorsOf(draft, words)).length === 0;
    setTried(!isWhole);
    if (!isWhole || from === undefined || to === undefined) return;
    const name = draft.name.trim() || words.dayOff;
    const kept = workspace.putRecord("daysOff", sessionIdFrom(chance.number), { name, from, to });
    setFailure(kept.ok ? null : kept.message);
    if (kept.ok) setDraft(empty);
    form.current?.querySelector("input")?.focus();
  };

  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h3 id={id}>{words.daysOff}</h3>
        <p className="mt-1 text-sm text-ink-2">{words.daysOffText}</p>
      </div>
      {removed !== null && (
        <Notice
          onUndo={() => {
            workspace.putRecord("daysOff", ...removed);
            setRemoved(null);
          }}
        >
          {words.removed(removed[1].name)}
        </Notice>
      )}
      {listed.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line">
          {listed.map(([key, days]) => (
            <li
              key={key}
              className="grid min-h-11.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1 ps-4 pe-2 text-sm max-md:py-2 md:grid-cols-[minmax(0,1fr)_13.5rem_4.5rem_2rem]"
            >
              <b dir="auto" className="font-(--weight-semi) wrap-anywhere">
                {days.name}
              </b>
              <span className="text-ink-2 tabular-nums max-md:row-start-2">
                {dates.range(days.from, days.to, today)}
              </span>
              <Badge className="justify-self-start max-md:hidden">
                {words.days(daysBetween(days.from, days.to) + 1)}
              </Badge>
              <IconButton
                label={words.removeNamed(days.name)}
                icon={<Trash2 />}
                size="sm"
                className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1"
                onClick={() => {
                  workspace.removeRecord("daysOff", key);
                  setRemoved([key, days]);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        ref={form}
        noValidate
        onSubmit={add}
        className="grid grid-cols-2 items-start gap-3 md:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]"
      >
        <Field label={words.name} className="max-md:col-span-2">
          <TextInput
            dir="auto"
            maxLength={200}
            value={draft.name}
            placeholder={words.daysOffExample}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label={words.firstDay} error={errors.from}>
          <DateInput
            value={draft.from}
            min={today}
            max="9999-12-31"
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field label={words.lastDay} error={errors.to}>
          <DateInput
            value={draft.to}
            min={draft.from || today}
            max="9999-12-31"
            onChange={(event) => change({ to: event.target.value })}
          />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          icon={<Plus />}
          className="max-md:col-span-2 md:mt-6.5"
        >
          {words.addDaysOff}
        </Button>
      </form>
      {failure !== null && <Notice variant="danger">{failure}</Notice>}
    </section>
  );
};
