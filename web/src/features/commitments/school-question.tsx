import type { Commitment, Weekday } from "@smart-planner/planner/model";
import { weekdays } from "@smart-planner/planner/time";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { dateWords } from "@smart-planner/words/en/dates";
import { useState } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { FieldError } from "../../ui/field-error.tsx";
import { QuestionRow } from "../../ui/question-row.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { type SchoolDay, schoolDaysOf, usualSchool, withSchoolDays } from "./school-times.ts";

type Times = Pick<SchoolDay, "startTime" | "endTime">;

/** Two times; times that cannot be school are named and not used. */
const TimesFields = ({
  of,
  times,
  onTimesChange,
}: {
  readonly of: string;
  readonly times: Times;
  readonly onTimesChange: (times: Times) => void;
}) => {
  const words = useWords(commitmentsWords);
  const [typed, setTyped] = useState(times);
  const [seen, setSeen] = useState(times);
  if (seen.startTime !== times.startTime || seen.endTime !== times.endTime) {
    setSeen(times);
    setTyped(times);
  }
  const isWhole = typed.startTime !== "" && typed.endTime !== "";
  const isBackward = isWhole && typed.endTime <= typed.startTime;
  const change = (part: Partial<Times>) => {
    const { startTime, endTime } = { ...typed, ...part };
    const next = { startTime, endTime };
    setTyped(next);
    if (next.startTime !== "" && next.startTime < next.endTime) onTimesChange(next);
  };
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <TextInput
        type="time"
        aria-label={words.from(of)}
        aria-invalid={isBackward || undefined}
        value={typed.startTime}
        onChange={({ target }) => change({ startTime: target.value })}
        className="w-33"
      />
      {words.between}
      <TextInput
        type="time"
        aria-label={words.to(of)}
        aria-invalid={isBackward || undefined}
        value={typed.endTime}
        onChange={({ target }) => change({ endTime: target.value })}
        className="w-33"
      />
      {isBackward && <FieldError>{words.schoolBackward}</FieldError>}
    </span>
  );
};

export const SchoolQuestion = ({
  commitments,
  onCommitmentsChange,
}: {
  readonly commitments: readonly Commitment[];
  readonly onCommitmentsChange: (commitments: readonly Commitment[]) => void;
}) => {
  const words = useWords(commitmentsWords);
  const dates = useWords(dateWords);
  const { weekdays: shownDays } = useDisplay();
  const school = schoolDaysOf(commitments, words.school);
  const [first = usualSchool] = school;
  const isUneven = school.some(
    ({ startTime, endTime }) => startTime !== first.startTime || endTime !== first.endTime,
  );
  const [differs, setDiffers] = useState(isUneven);
  /** The times before there is a day to keep them. */
  const [planned, setPlanned] = useState<Times>(usualSchool);
  const times = school.length === 0 ? planned : first;
  const keep = (next: readonly SchoolDay[]) =>
    onCommitmentsChange(withSchoolDays(commitments, next, words.school));
  const toggle = (day: Weekday) =>
    keep(
      weekdays.flatMap((each) => {
        const here = school.find((one) => one.day === each);
        if (each !== day) return here === undefined ? [] : [here];
        return here === undefined
          ? [{ day, startTime: times.startTime, endTime: times.endTime }]
          : [];
      }),
    );
  return (
    <QuestionRow heading={words.whenIsSchool}>
      <div className="flex flex-wrap items-center gap-2">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that cannot be laid out */}
        <div
          role="group"
          aria-label={words.schoolDays}
          className="flex flex-wrap gap-0.75 max-md:w-full"
        >
          {shownDays.map((day) => {
            const isOn = school.some((each) => each.day === day);
            return (
              <button
                key={day}
                type="button"
                aria-pressed={isOn}
                onClick={() => toggle(day)}
                className={classNames(
                  "h-9 min-w-9.5 rounded-lg px-1 text-xs font-(--weight-semi) max-md:h-11 max-md:flex-[1_1_2.25rem] forced-colors:border",
                  isOn ? "bg-pen text-on-pen forced-colors:border-3" : "bg-sunk text-ink-2",
                )}
              >
                {dates.shortWeekday(day)}
              </button>
            );
          })}
        </div>
        {!differs && (
          <TimesFields
            of={words.school}
            times={times}
            onTimesChange={(next) => {
              setPlanned(next);
              if (school.length > 0) keep(school.map(({ day }) => ({ day, ...next })));
            }}
          />
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={differs}
          onClick={() => {
            if (differs && isUneven) keep(school.map(({ day }) => ({ ...first, day })));
            setDiffers(!differs);
          }}
        >
          {differs ? words.sameEveryDay : words.differsByDay}
        </Button>
      </div>
      {differs &&
        school.map((each) => (
          <div key={each.day} className="flex flex-wrap items-center gap-3 text-sm">
            <span className="w-24">{dates.weekday(each.day)}</span>
            <TimesFields
              of={dates.weekday(each.day)}
              times={each}
              onTimesChange={(next) =>
                keep(school.map((other) => (other === each ? { day: each.day, ...next } : other)))
              }
            />
          </div>
        ))}
    </QuestionRow>
  );
};
