import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import { gridMinutes } from "../../time/duration.ts";
import { gapMinutes } from "../../timeline/place-day.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { capacityOf } from "./day-capacity.ts";
import { type StudyDay, studyDaysOf } from "./study-days.ts";
import { runningSums, sumOf } from "./typed-values.ts";

interface WholeDay extends Pick<StudyDay, "day" | "weekday" | "fixed"> {
  /** Minutes of study beside the fixed sessions that could be had by giving up every comfort. */
  readonly open: number;
}

/** Each day with all that it could hold: no plan has more. */
export const wholeDaysOf = (inputs: AdvancedInputs, days: number): readonly WholeDay[] => {
  const { minimum, maximum } = sessionLengthsOf(inputs);
  const lengths = {
    unit: gridMinutes,
    shortest: minimum / gridMinutes,
    longest: maximum / gridMinutes,
  };
  const known = new Map<string, number>();
  return studyDaysOf({ inputs, level: 2, days }).map(({ day, weekday, free, limit, fixed }) => {
    const key = JSON.stringify([free, limit]);
    const most = Math.floor(limit / gridMinutes);
    const capacity = known.get(key) ?? capacityOf({ free, limit: most, gapMinutes, lengths });
    known.set(key, capacity);
    return { day, weekday, fixed, open: capacity * gridMinutes };
  });
};

/** Minutes of study that could be had before each day, fixed ones included. */
export const wholeRoomOf = (inputs: AdvancedInputs, days: number): Float64Array =>
  runningSums(
    wholeDaysOf(inputs, days).map(
      ({ open, fixed }) => open + sumOf(fixed.map(({ minutes }) => minutes)),
    ),
  );
