import { type Mode, type PlanWay, planNames } from "@smart-planner/contract";
import { counted } from "../../ui/counted.ts";

/** What a plan was, where its way says more than its mode. */
const wayNames: Readonly<Partial<Record<PlanWay, string>>> = {
  smart: "smart timetable",
  optimised: "optimised",
};

/** `Quick Plan (smart timetable), 16 days, 61.5 hours, 6 hours per day`: enough to know it again. */
export const planTitleOf = ({
  mode,
  way,
  days,
  minutes,
  hoursPerDay,
}: {
  readonly mode: Mode;
  readonly way?: PlanWay | undefined;
  readonly days: number;
  readonly minutes?: number | undefined;
  readonly hoursPerDay?: number | undefined;
}): string => {
  const how = way === undefined ? undefined : wayNames[way];
  return [
    how === undefined ? planNames[mode] : `${planNames[mode]} (${how})`,
    counted(days, "day"),
    ...(minutes === undefined ? [] : [counted(Math.round(minutes / 6) / 10, "hour")]),
    ...(hoursPerDay === undefined ? [] : [`${counted(hoursPerDay, "hour")} per day`]),
  ].join(", ");
};
