import type { Display } from "@smart-planner/contract";
import type { ComingUp } from "@smart-planner/planner/due-work";
import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import { oddExamDay } from "@smart-planner/planner/scheduler";
import { addDays, formatClock, parseClock, parseDay } from "@smart-planner/planner/time";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { dateWords } from "@smart-planner/words/en/dates";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { firstRunWords } from "@smart-planner/words/en/first-run";
import { subjectsWords } from "@smart-planner/words/en/subjects";
import { School, Upload, X } from "lucide-react";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { useIsNarrow } from "../../platform/use-media.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { Popover } from "../../ui/popover.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { type Tone, toneClass } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { useWords } from "../../ui/use-words.ts";

type Dated = Exclude<ComingUp, { kind: "fixed" }>;

type RunWords = typeof firstRunWords;

export const nameOf = (words: RunWords, one: ComingUp): string => {
  if (one.kind === "exam") return one.subject;
  if (one.kind === "fixed") return one.name;
  const { title, subject = title } = one;
  return subject === title ? title : words.work(subject, title);
};

const asKind = (one: Dated, kind: Dated["kind"]): Dated => {
  if (kind === "exam") {
    const [subject, day] =
      one.kind === "exam" ? [one.subject, one.day] : [one.subject ?? one.title, one.due.day];
    return { kind, subject, day };
  }
  if (one.kind === "due") return one;
  const { subject, day } = one;
  return { kind, workKind: "hand-in", line: subject, title: subject, due: { day } };
};

const daysText = ({ shortWeekday }: typeof dateWords, days: readonly Weekday[]): string => {
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  const isRun = days.length > 2 && last - first === days.length - 1;
  return isRun ? `${shortWeekday(first)}–${shortWeekday(last)}` : days.map(shortWeekday).join(", ");
};

const dueText = (
  words: RunWords,
  { due: { day, minute }, minutes }: ComingUp & { readonly kind: "due" },
  today: CalendarDay,
  showTime: Display["showTime"],
): string =>
  words.due(
    day === today ? "today" : day === addDays(today, 1) ? "tomorrow" : day,
    minute === undefined ? undefined : showTime(minute),
    minutes,
  );

/** A field whose last good value counts; a wrong one says why. */
const CheckedField = ({
  label,
  type,
  value,
  problem,
  hint,
  onValue,
}: {
  readonly label: string;
  readonly type: "text" | "date" | "time";
  readonly value: string;
  /** Said of an empty field; without it the field may be empty. */
  readonly problem?: string;
  readonly hint?: string | undefined;
  readonly onValue: (value: string) => void;
}) => {
  const [text, setText] = useState(value);
  const isWrong = problem !== undefined && text.trim() === "";
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setText(target.value);
    if (problem === undefined || target.value.trim() !== "") onValue(target.value);
  };
  return (
    <Field label={label} error={isWrong ? problem : undefined} hint={isWrong ? undefined : hint}>
      {type === "date" ? (
        <DateInput value={text} max="9999-12-31" onChange={change} />
      ) : (
        <TextInput type={type} value={text} onChange={change} />
      )}
    </Field>
  );
};

const Fields = ({
  one,
  today,
  onChange,
}: {
  readonly one: ComingUp;
  readonly today: CalendarDay;
  readonly onChange: (changed: ComingUp) => void;
}) => {
  const words = useWords(firstRunWords);
  const times = useWords(commitmentsWords);
  const work = useWords(dueWorkWords);
  const { required, subject, oddExamDays } = useWords(subjectsWords);
  const { weekday } = useWords(dateWords);
  const { weekdays } = useDisplay();
  if (one.kind === "fixed")
    return (
      <>
        <CheckedField
          label={words.name}
          type="text"
          value={one.name}
          problem={words.missingName}
          onValue={(name) => onChange({ ...one, name })}
        />
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="mb-1.5 text-sm font-(--weight-medium)">{words.days}</legend>
          {weekdays.map((day) => (
            <Chip
              key={day}
              pressed={one.days.includes(day)}
              aria-label={weekday(day)}
              onClick={() => {
                const days = one.days.includes(day)
                  ? one.days.filter((other) => other !== day)
                  : [...one.days, day].toSorted();
                if (days.length > 0) onChange({ ...one, days });
              }}
              className="px-2.5!"
            >
              {words.dayChip(day)}
            </Chip>
          ))}
        </fieldset>
        <div className="grid grid-cols-2 gap-3">
          <CheckedField
            label={words.from}
            type="time"
            value={one.startTime}
            problem={times.missingStart}
            onValue={(startTime) => onChange({ ...one, startTime })}
          />
          <CheckedField
            label={words.to}
            type="time"
            value={one.endTime}
            problem={times.missingEnd}
            hint={one.startTime === one.endTime ? times.endsAtStart : undefined}
            onValue={(endTime) => onChange({ ...one, endTime })}
          />
        </div>
      </>
    );
  const isExam = one.kind === "exam";
  const odd = isExam ? oddExamDay(one.day, today) : undefined;
  return (
    <>
      <SegmentedControl
        label={words.whatIsIt}
        value={one.kind}
        segments={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        onValueChange={(kind) => onChange(asKind(one, kind))}
      />
      <CheckedField
        label={isExam ? subject : words.title}
        type="text"
        value={isExam ? one.subject : one.title}
        problem={isExam ? required : words.missingName}
        onValue={(name) => onChange(isExam ? { ...one, subject: name } : { ...one, title: name })}
      />
      <div className="grid grid-cols-[1.4fr_1fr] gap-3">
        <CheckedField
          label={isExam ? words.examDay : words.dueDay}
          type="date"
          value={isExam ? one.day : one.due.day}
          problem={isExam ? required : words.missingDay}
          hint={isExam ? odd && oddExamDays[odd] : one.due.day < today ? words.isLate : undefined}
          onValue={(text) => {
            const day = parseDay(text);
            if (day === undefined) return;
            onChange(isExam ? { ...one, day } : { ...one, due: { ...one.due, day } });
          }}
        />
        {!isExam && (
          <CheckedField
            label={work.dueAt}
            type="time"
            value={one.due.minute === undefined ? "" : formatClock(one.due.minute)}
            onValue={(text) =>
              onChange({ ...one, due: { day: one.due.day, minute: parseClock(text) } })
            }
          />
        )}
      </div>
      {!isExam && (
        <Field label={work.howManyHours}>
          <NumberInput
            min={0.25}
            step="any"
            inputMode="decimal"
            defaultValue={one.minutes === undefined ? "" : String(one.minutes / 60)}
            onChange={(event) => {
              const minutes = Math.round(Number(event.target.value) * 60);
              const { minutes: _, ...rest } = one;
              onChange(minutes > 0 ? { ...one, minutes } : rest);
            }}
          />
        </Field>
      )}
    </>
  );
};

const kinds = ["exam", "due"] as const;

const icons: Readonly<Record<"due" | "fixed", ReactNode>> = { due: <Upload />, fixed: <School /> };

/** One thing that was read: a press changes it; where it may be two kinds, it asks. */
export const ComingChip = ({
  one,
  tone,
  today,
  onChange,
  onRemove,
}: {
  readonly one: ComingUp;
  readonly tone: Tone;
  readonly today: CalendarDay;
  readonly onChange: (changed: ComingUp) => void;
  readonly onRemove: () => void;
}) => {
  const words = useWords(firstRunWords);
  const dates = useWords(dateWords);
  const isSheet = useIsNarrow();
  const { showTime } = useDisplay();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(words, one);
  const asks = one.kind === "exam" && one.isUnsure === true;
  const detail = () => {
    if (one.kind === "exam") return asks ? words.examOrHandIn(one.day) : words.examOn(one.day);
    if (one.kind === "due") return dueText(words, one, today, showTime);
    return (
      <>
        {daysText(dates, one.days)}{" "}
        <bdi>{`${showTime(one.startTime)}–${showTime(one.endTime)}`}</bdi>
      </>
    );
  };
  const trigger = {
    className:
      "inline-flex min-h-9.5 min-w-0 items-center gap-2 rounded-full ps-3.5 pe-0.5 text-start max-md:min-h-11 [&>svg]:size-4 [&>svg]:flex-none",
    children: (
      <>
        {!asks && (one.kind === "exam" ? <ToneDot tone={tone} /> : icons[one.kind])}
        <span className="min-w-0 wrap-anywhere">
          <bdi className="me-0.5 font-(--weight-semi)">{name}</bdi> {detail()}
        </span>
      </>
    ),
  };
  return (
    <li
      className={classNames(
        "inline-flex max-w-full items-center rounded-[1.375rem] text-sm forced-colors:border",
        asks && "flex-wrap inset-ring-[1.5px] inset-ring-line-control max-md:pb-1",
        !asks &&
          (one.kind === "fixed"
            ? "bg-sunk inset-ring inset-ring-line-strong"
            : `bg-(--tone-bg) text-(--tone-fg) inset-ring inset-ring-(--tone-bar)/45 ${toneClass(tone)}`),
      )}
    >
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger={trigger}
        title={name}
        isSheet={isSheet}
      >
        <div className="mt-3 grid gap-3">
          <Fields one={one} today={today} onChange={onChange} />
          <Button variant="primary" onClick={() => setOpen(false)} className="justify-self-end">
            {words.done}
          </Button>
        </div>
      </Popover>
      {asks && (
        <span className="flex gap-1 ps-1.5">
          {kinds.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-label={words.answers[kind](name)}
              onClick={() => onChange(asKind(one, kind))}
              className="min-h-7 rounded-full bg-sunk px-2.5 text-xs font-(--weight-semi) hover:bg-hover max-md:min-h-11 max-md:px-4 max-md:text-sm"
            >
              {words.kinds[kind]}
            </button>
          ))}
        </span>
      )}
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={onRemove}
        className="grid size-9.5 flex-none place-items-center rounded-full max-md:h-11 max-md:w-9"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
};
