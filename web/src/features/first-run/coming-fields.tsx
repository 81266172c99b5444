import type { ComingUp, DueTime } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import { oddExamDay } from "@smart-planner/planner/scheduler";
import { formatClock, parseClock, parseDay } from "@smart-planner/planner/time";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { dateWords } from "@smart-planner/words/en/dates";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { firstRunWords } from "@smart-planner/words/en/first-run";
import { subjectWorkWords } from "@smart-planner/words/en/subject-work";
import { subjectsWords } from "@smart-planner/words/en/subjects";
import { type ChangeEvent, useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Chip } from "../../ui/chip.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { asKind, kinds } from "./coming-chip.tsx";

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

type FixedTime = Extract<ComingUp, { readonly kind: "fixed" }>;

interface FieldsOf<Thing extends ComingUp> {
  readonly one: Thing;
  readonly today: CalendarDay;
  readonly onChange: (changed: ComingUp) => void;
}

const TimeFields = ({ one, onChange }: Omit<FieldsOf<FixedTime>, "today">) => {
  const words = useWords(firstRunWords);
  const times = useWords(commitmentsWords);
  const { weekday } = useWords(dateWords);
  const { weekdays } = useDisplay();
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
};

const DatedFields = ({ one, today, onChange }: FieldsOf<Exclude<ComingUp, FixedTime>>) => {
  const words = useWords(firstRunWords);
  const work = useWords(dueWorkWords);
  const exams = useWords(subjectWorkWords);
  const { required, subject, oddExamDays } = useWords(subjectsWords);
  const isExam = one.kind === "exam";
  const texts = isExam
    ? { name: subject, noName: required, day: words.examDay, noDay: required, time: exams.time }
    : {
        ...{ name: words.title, noName: words.missingName },
        ...{ day: words.dueDay, noDay: words.missingDay, time: work.dueAt },
      };
  const at = isExam ? one : one.due;
  const odd = isExam ? oddExamDay(one.day, today) : undefined;
  const put = (due: DueTime) => onChange(isExam ? { ...one, ...due } : { ...one, due });
  return (
    <>
      {at !== undefined && (
        <SegmentedControl
          label={words.whatIsIt}
          value={one.kind}
          segments={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          onValueChange={(kind) => onChange(asKind(one, kind))}
        />
      )}
      <CheckedField
        label={texts.name}
        type="text"
        value={isExam ? one.subject : one.title}
        problem={texts.noName}
        onValue={(name) => onChange(isExam ? { ...one, subject: name } : { ...one, title: name })}
      />
      <div className="grid grid-cols-[1.4fr_1fr] gap-3">
        <CheckedField
          label={texts.day}
          type="date"
          value={at?.day ?? ""}
          problem={texts.noDay}
          hint={odd ? oddExamDays[odd] : !isExam && at && at.day < today ? words.isLate : undefined}
          onValue={(text) => {
            const day = parseDay(text);
            if (day !== undefined) put({ ...at, day });
          }}
        />
        {at !== undefined && (
          <CheckedField
            label={texts.time}
            type="time"
            value={at.minute === undefined ? "" : formatClock(at.minute)}
            onValue={(text) => put({ day: at.day, minute: parseClock(text) })}
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

/** The fields of one thing that was read. */
const Fields = ({ one, ...rest }: FieldsOf<ComingUp>) =>
  one.kind === "fixed" ? <TimeFields one={one} {...rest} /> : <DatedFields one={one} {...rest} />;

export default Fields;
