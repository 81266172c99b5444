import type { QuickInputs } from "@smart-planner/contract";
import { counted } from "../../ui/counted.ts";

/** Dated busy times, from a day on. */
export type TakenTimes = Pick<QuickInputs, "busy" | "dateLimits" | "calendars" | "tasks">;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** `Kept free: “School timetable” and 3 days off.`: what a plan goes around without a word about it. */
export const KeptFree = ({ calendars = [], dateLimits = [] }: TakenTimes) => {
  const daysOff = dateLimits.filter(({ minutes }) => minutes === 0).length;
  const parts = [
    ...calendars.map(({ name }) => `“${name}”`),
    ...(daysOff === 0 ? [] : [`${counted(daysOff, "day")} off`]),
  ];
  return parts.length === 0 ? null : (
    <p className="text-sm text-ink-2 wrap-anywhere">{`Kept free: ${listed(parts)}.`}</p>
  );
};
