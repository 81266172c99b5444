import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import { gridMinutes } from "../../time/duration.ts";
import { gapMinutes } from "../../timeline/place-day.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { capacityFinder } from "./day-capacity.ts";
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
