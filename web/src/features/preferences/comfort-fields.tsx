import {
  type Comfort,
  preferenceLimits as limits,
  usualComfort,
  type Weekday,
  wholeComfort,
} from "@smart-planner/planner/model";
import { weekdays as allDays } from "@smart-planner/planner/time";
import { dateWords } from "@smart-planner/words/en/dates";
import { preferencesWords } from "@smart-planner/words/en/preferences";
import { useDisplay } from "../../platform/display.ts";
import { Chip } from "../../ui/chip.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useWords } from "../../ui/use-words.ts";
import { chosenComfort } from "./chosen-comfort.ts";
import { LimitedNumber } from "./limited-number.tsx";

/** How much stays free: days, midday, exam days, a reserve, and how many subjects a day may mix. */
export const ComfortFields = ({
  comfort,
  onComfortChange,
}: {
  readonly comfort: Comfort | undefined;
  /** Nothing if all is as usual. */
  readonly onComfortChange: (comfort: Comfort | undefined) => void;
}) => {
  const words = useWords(preferencesWords);
  const dates = useWords(dateWords);
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
  const pause = isUsualPause
    ? words.pause
    : words.pauseAt(showTime(lunch.start), showTime(lunch.end));
  const reserve = Math.round((cushion || usualComfort.cushion) * 100);
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-3 md:grid-cols-2">
      <div className="grid grid-cols-1 gap-2">
        <Switch
          label={words.freeDay}
          hint={words.freeDayHint}
          checked={restDays !== "none"}
          onCheckedChange={(isOn) => change({ restDays: isOn ? "weekly" : "none" })}
        />
        {restDays !== "none" && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that cannot be laid out
          <div role="group" aria-label={words.freeWeekdays} className="flex flex-wrap gap-1.5">
            {weekdays.map((day) => (
              <Chip key={day} pressed={chosen.includes(day)} onClick={() => toggleDay(day)}>
                {dates.shortWeekday(day)}
              </Chip>
            ))}
          </div>
        )}
      </div>
      <div className="grid grid-cols-1 gap-3">
        <Switch
          label={pause}
          checked={lunch !== null}
          onCheckedChange={(isOn) => change({ lunch: isOn ? usualComfort.lunch : null })}
        />
        <Switch
          label={words.reserve(reserve)}
          checked={cushion > 0}
          onCheckedChange={(isOn) => change({ cushion: isOn ? usualComfort.cushion : 0 })}
        />
      </div>
      <Switch
        label={words.quietExamDays}
        checked={all.quietExamDays}
        onCheckedChange={(quietExamDays) => change({ quietExamDays })}
      />
      <Switch
        label={words.fillHours}
        checked={all.usesSpare}
        onCheckedChange={(usesSpare) => change({ usesSpare })}
      />
      <LimitedNumber
        label={words.mostSubjects}
        value={all.mostSubjectsADay}
        limits={limits.mostSubjectsADay}
        onValueChange={(mostSubjectsADay) => change({ mostSubjectsADay })}
      />
    </div>
  );
};
