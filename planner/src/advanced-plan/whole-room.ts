import { sessionLengthsOf } from "../free-time/study-limits.ts";
import { gridMinutes } from "../time/duration.ts";
import { gapMinutes } from "../timeline/place-day.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { capacityOf } from "./day-capacity.ts";
import { studyDaysOf } from "./study-days.ts";
import { runningSums, sumOf } from "./typed-values.ts";

/** Minutes of study that could be had before each day by giving up every comfort: no plan has more. */
export const wholeRoomOf = (inputs: AdvancedInputs, days: number): Float64Array => {
  const { minimum, maximum } = sessionLengthsOf(inputs);
  const lengths = {
    unit: gridMinutes,
    shortest: minimum / gridMinutes,
    longest: maximum / gridMinutes,
  };
  const known = new Map<string, number>();
  return runningSums(
    studyDaysOf({ inputs, level: 3, days, gapMinutes }).map(({ free, limit, fixed }) => {
      const key = JSON.stringify([free, limit]);
      const most = Math.floor(limit / gridMinutes);
      const capacity = known.get(key) ?? capacityOf({ free, limit: most, gapMinutes, lengths });
      known.set(key, capacity);
      return capacity * gridMinutes + sumOf(fixed.map(({ minutes }) => minutes));
    }),
  );
};
