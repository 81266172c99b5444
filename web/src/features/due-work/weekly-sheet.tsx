import type { Mode } from "@smart-planner/contract";
import {
  type Assignment,
  type DueItem,
  dueRowOf,
  workLengthOf,
} from "@smart-planner/planner/due-work";
import {
  daysBetween,
  formatClock,
  parseClock,
  parseDay,
  weekdayOf,
} from "@smart-planner/planner/time";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { dateWords } from "@smart-planner/words/en/dates";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { type ChangeEvent, type KeyboardEvent, useId, useState } from "react";
import { usePlanner, useToneOf } from "../../planner-hooks/planner-context.tsx";
import { useDisplay } from "../../platform/display.ts";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { RadioPills } from "../../ui/radio-pills.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { ComingUp } from "./coming-up.tsx";
import { HoursAndMinutes } from "./hours-and-minutes.tsx";
import { LengthHint } from "./length-hint.tsx";
import { usePlace } from "./use-place.ts";
import { useRowInputs } from "./use-row-inputs.ts";
import { useTyped } from "./use-typed.ts";
import { FitLine, WorkActions } from "./work-foot.tsx";
import { section, WorkSheet } from "./work-sheet.tsx";

/** The time or the last day of the rule. A field that is left half empty changes nothing. */
const RuleField = ({
  label,
  type,
  value,
  onChange,
}: {
  readonly label: string;
  readonly type: "date" | "time";
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => {
  const [typed, setTyped, leave] = useTyped(
    ({ text, isPart }: { text: string; isPart: boolean }) => {
      if (!isPart) onChange(text);
      return true;
    },
  );
  const field = {
    value: typed?.text ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped({ text: target.value, isPart: target.validity.badInput }),
    onBlur: leave,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter") leave();
    },
  };
  return (
    <Field label={label}>
      {type === "date" ? <DateInput {...field} /> : <TextInput type="time" {...field} />}
    </Field>
  );
};

/** The rule of weekly work opened, with its weeks. Each change is saved at once. */
export const WeeklySheet = ({
  item,
  seriesId,
  rule,
  repeats,
  mode,
  onOpenWeek,
  onClose,
}: {
  /** The week that was pressed. */
  readonly item: DueItem;
  readonly seriesId: string;
  readonly rule: Assignment;
  readonly repeats: NonNullable<Assignment["repeats"]>;
  readonly mode: Mode;
  readonly onOpenWeek: (id: string) => void;
  readonly onClose: () => void;
}) => {
  const words = useWords(assignmentWords);
  const shared = useWords(dueWorkWords);
  const { shortWeekday } = useWords(dateWords);
  const planner = usePlanner();
  const { weekdays } = useDisplay();
  const toneOf = useToneOf(mode);
  const inputs = useRowInputs(mode);
  const { items, finished, now } = inputs;
  const heading = useId();
  const [refusal, setRefusal] = useState("");
  const change = (patch: Partial<Assignment>) => {
    const stored = planner.changeRule(seriesId, patch);
    setRefusal(stored.ok ? "" : stored.message);
  };
  const weeks = items.filter((one) => one.series?.id === seriesId);
  const works = weeks.filter(({ state }) => state !== "let go");
  const rows = works.flatMap((one) =>
    one.due === undefined ? [] : [dueRowOf({ ...one, due: one.due }, inputs)],
  );
  const open = rows.filter(({ isHandedIn }) => !isHandedIn);
  const next = open.find(({ isLate }) => !isLate);
  // Of a week that is over the next one is meant.
  const acted = item.state === "open" ? item : (next?.item ?? item);
  const handedIn = works.filter(({ state }) => state === "handed in").length;
  const { due } = rule;
  const count = repeats.until === undefined ? undefined : works.length;
  const parts = rule.parts ?? [];
  return (
    <WorkSheet
      work={rule}
      mode={mode}
      name={words.weeklyWork}
      progress={{
        label: words.done(rule.title),
        percent: (100 * handedIn) / Math.max(works.length, 1),
        text: words.handedInOf(handedIn, count),
        end: next === undefined ? "" : words.nextIn(daysBetween(now.day, next.due.day)),
      }}
      onChange={change}
      onClose={onClose}
      foot={
        <>
          <FitLine
            refusal={refusal}
            short={rows.find(({ verdict }) => verdict?.kind === "short")}
            place={usePlace(works, mode, true)}
            isWeekly
          />
          <WorkActions
            item={acted}
            handIn={acted.due === undefined ? words.handedIn : words.handInOf(acted.due.day)}
            onClose={onClose}
          />
        </>
      }
    >
      <div className={section}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 id={heading}>{words.repeats}</h3>
          <span className="w-40 max-w-full">
            <Select
              aria-labelledby={heading}
              value={String(Math.min(repeats.everyWeeks, 2))}
              options={([0, 1, 2] as const).map((value) => ({
                value: String(value),
                label: words.repeatOptions[value],
              }))}
              onValueChange={(chosen) =>
                change({
                  repeats:
                    chosen === "0"
                      ? { ...repeats, until: acted.series?.dueDay }
                      : { ...repeats, everyWeeks: Number(chosen) },
                })
              }
            />
          </span>
        </div>
        <RadioPills
          label={words.weekday}
          options={weekdays.map((value) => ({ value, label: shortWeekday(value) }))}
          value={repeats.weekday ?? (due && weekdayOf(due.day))}
          onValueChange={(weekday) => change({ repeats: { ...repeats, weekday } })}
          className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1.5 md:gap-2"
          pillClassName="min-h-9 min-w-0 rounded-full text-sm inset-ring inset-ring-line-control max-md:min-h-11 max-md:rounded-control"
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-start gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,1.5fr)]">
          <RuleField
            label={shared.dueAt}
            type="time"
            value={due?.minute === undefined ? "" : formatClock(due.minute)}
            onChange={(time) => due && change({ due: { day: due.day, minute: parseClock(time) } })}
          />
          <RuleField
            label={words.until}
            type="date"
            value={repeats.until ?? ""}
            onChange={(day) => change({ repeats: { ...repeats, until: parseDay(day) } })}
          />
          <div className="max-md:col-span-full">
            <HoursAndMinutes
              label={words.howLongEach}
              estimate={
                parts.length > 0 ? { minutes: workLengthOf(rule, finished).minutes } : rule.estimate
              }
              isFixed={parts.length > 0}
              onChange={(estimate) => change({ estimate })}
            />
          </div>
        </div>
        <LengthHint work={rule} finished={finished} today={now.day} onChange={change} />
      </div>
      <div className={section}>
        <ComingUp
          items={weeks}
          inputs={inputs}
          tone={toneOf(rule.subject || rule.title)}
          current={item.id}
          onOpen={onOpenWeek}
        />
      </div>
    </WorkSheet>
  );
};
