import type { Interval } from "../../free-time/intervals.ts";
import { windowsOfTimes } from "../../free-time/preferred-times.ts";
import type { PreferredTime } from "../../model/model.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";

type Wishing = Pick<AdvancedInputs, "preferences" | "wishes">;

/** Every time of day that was asked for, for one subject or for all. */
export const askedTimesOf = ({ preferences, wishes }: Wishing): readonly PreferredTime[] => [
  ...preferences.preferredTimes,
  ...(wishes?.preferredTimes ?? []).flatMap(({ times }) => times),
];

/** Preferred by subjects without a wish of their own; without any preference every time is. */
export const commonWindowsOf = ({ preferences, wishes }: Wishing): readonly Interval[] => {
  const times = [
    ...preferences.preferredTimes,
    ...(wishes?.preferredTimes ?? []).flatMap((wish) =>
      wish.subject === undefined ? wish.times : [],
    ),
  ];
  return times.length > 0 ? windowsOfTimes(times) : [{ start: 0, end: minutesPerDay }];
};

/** The times of day that one subject alone prefers, if any. */
export const ownWindowsOf = (
  { wishes }: Wishing,
  name: string,
): readonly Interval[] | undefined => {
  const times = (wishes?.preferredTimes ?? []).flatMap((wish) =>
    wish.subject?.trim() === name ? wish.times : [],
  );
  return times.length > 0 ? windowsOfTimes(times) : undefined;
};
