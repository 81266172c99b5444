import {
  type Comfort,
  preferenceLimits as limits,
  usualComfort,
  type Weekday,
  wholeComfort,
} from "@smart-planner/planner/model";
import { weekdays as allDays, weekdayNames } from "@smart-planner/planner/time";
import { useDisplay } from "../../platform/display.ts";
import { Chip } from "../../ui/chip.tsx";
import { Switch } from "../../ui/switch.tsx";
import { chosenComfort } from "./chosen-comfort.ts";
import { LimitedNumber } from "./limited-number.tsx";

/** How much stays free: days, midday, exam days, a reserve, and how many subjects a day may mix. */
export const ComfortFields = ({
  comfort,
  onComfortChange,
}: {
  readonly comfort: Comfort | undefined;
  /** Nothing where all is as usual. */
  readonly onComfortChange: (comfort: Comfort | undefined) => void;
}) => {
  const { showTime, weekdays } = useDisplay();
  const all = wholeComfort(comfort);
  const change = (part: Comfort) => onComfortChange(chosenComfort({ ...all, ...part }));
  const { restDays, lunch, cushion } = all;
  const chosen = typeof restDays === "string" ? [] : restDays;
  const toggleDay = (day: Weekday) => {
    const days = allDays.filter((each) => (each === day) !== chosen.includes(each));
    change({ restDays: days.length === 0 ? "weekly" : days });
  };
  const isUsualPause = lunch === null || lunch.start === usualComfort.lunch?.start;
  const pause = isUsualPause ? "" : `, ${showTime(lunch.start)} to ${showTime(lunch.end)}`;
  const reserve = Math.round((cushion || usualComfort.cushion) * 100);
  return (
    <div className="grid items-start gap-x-10 gap-y-3 md:grid-cols-2">
      <div className="grid gap-2">
        <Switch
          label="One free day a week"
          hint="Used only if time gets short"
          checked={restDays !== "none"}
          onCheckedChange={(isOn) => change({ restDays: isOn ? "weekly" : "none" })}
        />
        {restDays !== "none" && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that cannot be laid out
          <div role="group" aria-label="Free weekdays" className="flex flex-wrap gap-1.5">
            {weekdays.map((day) => (
              <Chip key={day} pressed={chosen.includes(day)} onClick={() => toggleDay(day)}>
                {weekdayNames[day].slice(0, 3)}
              </Chip>
            ))}
          </div>
        )}
      </div>
      <div className="grid gap-3">
        <Switch
          label={`Long days get a midday pause${pause}`}
          checked={lunch !== null}
          onCheckedChange={(isOn) => change({ lunch: isOn ? usualComfort.lunch : null })}
        />
        <Switch
          label={`Leave ${reserve} % free for surprises`}
          checked={cushion > 0}
          onCheckedChange={(isOn) => change({ cushion: isOn ? usualComfort.cushion : 0 })}
        />
      </div>
      <Switch
        label="On exam days: no study before the exam, half a day after"
        checked={all.quietExamDays}
        onCheckedChange={(quietExamDays) => change({ quietExamDays })}
      />
      <Switch
        label="Fill all my hours, even if I may not need them"
        checked={all.usesSpare}
        onCheckedChange={(usesSpare) => change({ usesSpare })}
      />
      <LimitedNumber
        label="Subjects a day, at most"
        value={all.mostSubjectsADay}
        limits={limits.mostSubjectsADay}
        onValueChange={(mostSubjectsADay) => change({ mostSubjectsADay })}
      />
    </div>
  );
};
