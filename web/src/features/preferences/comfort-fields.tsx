import {
  type Comfort,
  preferenceLimits as limits,
  type Weekday,
  wholeComfort,
} from "@smart-planner/planner/model";
import { formatClock, weekdayNames, weekdays } from "@smart-planner/planner/time";
import { Chip } from "../../ui/chip.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { chosenComfort } from "./chosen-comfort.ts";
import { Group } from "./group.tsx";
import { LimitedNumber } from "./limited-number.tsx";

const restOptions = [
  { value: "weekly", label: "One a week" },
  { value: "none", label: "None" },
  { value: "chosen", label: "Days I choose" },
] as const;

type Pause = NonNullable<Comfort["lunch"]>;

/** Half hours around midday; another version's or another device's may lie elsewhere. */
const usualPauses: readonly Pause[] = [660, 690, 720, 750, 780, 810].map((start) => ({
  start,
  end: start + 60,
}));

const pauseText = ({ start, end }: Pause): string => `${formatClock(start)} to ${formatClock(end)}`;

const noPause = "none";

/** How much stays free: whole days, midday, exam days, a reserve, and how many subjects a day may mix. */
export const ComfortFields = ({
  comfort,
  onComfortChange,
}: {
  readonly comfort: Comfort | undefined;
  /** Nothing where all is as usual. */
  readonly onComfortChange: (comfort: Comfort | undefined) => void;
}) => {
  const all = wholeComfort(comfort);
  const change = (part: Comfort) => onComfortChange(chosenComfort({ ...all, ...part }));
  const { restDays, lunch } = all;
  const restWay = restDays === "weekly" || restDays === "none" ? restDays : "chosen";
  const chosenDays = typeof restDays === "string" ? [] : restDays;
  const toggleDay = (day: Weekday) =>
    change({
      restDays: chosenDays.includes(day)
        ? chosenDays.filter((other) => other !== day)
        : weekdays.filter((each) => each === day || chosenDays.includes(each)),
    });
  const pauses =
    lunch === null || usualPauses.some((pause) => pauseText(pause) === pauseText(lunch))
      ? usualPauses
      : [...usualPauses, lunch];
  return (
    <Group heading="Rest and reserve">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5">
        <Field label="Free days" hint="Given up only when time is short">
          <Select
            value={restWay}
            options={restOptions}
            onValueChange={(way) => change({ restDays: way === "chosen" ? [6] : way })}
          />
        </Field>
        <Field label="Midday pause" hint="On days of long study">
          <Select
            value={lunch === null ? noPause : pauseText(lunch)}
            options={[
              ...pauses.map((pause) => ({ value: pauseText(pause), label: pauseText(pause) })),
              { value: noPause, label: "None" },
            ]}
            onValueChange={(text) =>
              change({ lunch: pauses.find((pause) => pauseText(pause) === text) ?? null })
            }
          />
        </Field>
        {restWay === "chosen" && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that cannot be laid out
          <div role="group" aria-label="Free weekdays" className="col-span-2 flex flex-wrap gap-2">
            {weekdays.map((day) => (
              <Chip
                key={day}
                pressed={chosenDays.includes(day)}
                aria-label={weekdayNames[day]}
                onClick={() => toggleDay(day)}
              >
                {weekdayNames[day]?.slice(0, 3)}
              </Chip>
            ))}
          </div>
        )}
        <LimitedNumber
          label="Kept in reserve"
          unit="%"
          value={Math.round(all.cushion * 100)}
          limits={limits.cushion}
          onValueChange={(percent) => change({ cushion: percent / 100 })}
        />
        <LimitedNumber
          label="Subjects a day, at most"
          value={all.mostSubjectsADay}
          limits={limits.mostSubjectsADay}
          onValueChange={(mostSubjectsADay) => change({ mostSubjectsADay })}
        />
      </div>
      <Switch
        label="Quiet exam days"
        hint="Nothing before the exam is over, and half a day's study after it"
        checked={all.quietExamDays}
        onCheckedChange={(quietExamDays) => change({ quietExamDays })}
      />
      <Switch
        label="Use spare hours"
        hint="Share out all the hours there are, also beyond what a course usually takes"
        checked={all.usesSpare}
        onCheckedChange={(usesSpare) => change({ usesSpare })}
      />
    </Group>
  );
};
