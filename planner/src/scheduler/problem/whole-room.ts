import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import type { CalendarDay } from "../../model/model.ts";
import { addDays, daysBetween, weekdayOf } from "../../time/day-number.ts";
import { gridMinutes } from "../../time/duration.ts";
import { gapMinutes } from "../../timeline/place-day.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { capacityFinder } from "./day-capacity.ts";
import type { SessionUnits } from "./session-units.ts";
import { type Level, type StudyDay, studyDaysOf } from "./study-days.ts";
import { runningSums, sumOf } from "./typed-values.ts";

interface WholeDay extends Pick<StudyDay, "day" | "weekday" | "fixed"> {
  /** Minutes of study beside the fixed sessions, of whatever subjects. */
  readonly open: number;
}

/** Each day with all that it could hold: with every comfort given up no plan has more. */
export const wholeDaysOf = (
  inputs: AdvancedInputs,
  days: number,
  level: Level = 3,
): readonly WholeDay[] => {
  const { minimum, maximum } = sessionLengthsOf(inputs);
  const capacityOf = capacityFinder({
    unit: gridMinutes,
    shortest: minimum / gridMinutes,
    longest: maximum / gridMinutes,
  });
  return studyDaysOf({ inputs, level, days }).map(({ day, weekday, free, limit, fixed }) => ({
    day,
    weekday,
    fixed,
    open: capacityOf(free, limit, gapMinutes) * gridMinutes,
  }));
};

/** Minutes of study that could be had before each day, fixed ones included. */
export const wholeRoomOf = (inputs: AdvancedInputs, days: number): Float64Array =>
  runningSums(
    wholeDaysOf(inputs, days).map(
      ({ open, fixed }) => open + sumOf(fixed.map(({ minutes }) => minutes)),
    ),
  );

/**
 * Minutes of study that a date, also one that has passed, usually holds. Hours that pauses leave no
 * room for do not count: a higher limit would keep more of the same day free.
 */
export const usualMinutes = (
  inputs: AdvancedInputs,
  units: SessionUnits,
  gapOn: (day: CalendarDay) => number,
) => {
  const { fixed: _fixed, minuteOfDay: _now, ...given } = inputs;
  const monday = addDays(inputs.today, -weekdayOf(inputs.today));
  const usual = { ...given, today: monday, minuteOfDay: 0 };
  const capacityOf = capacityFinder(units);
  const minutes = studyDaysOf({ inputs: usual, level: 2, days: 7 + 400 }).map(
    ({ day, free, limit }) => capacityOf(free, limit, gapOn(day)) * units.unit,
  );
  return (day: CalendarDay): number => minutes[daysBetween(monday, day)] ?? 0;
};
