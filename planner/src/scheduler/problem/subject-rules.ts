import { type Interval, mergeIntervals } from "../../free-time/intervals.ts";
import type { CalendarDay, Weekday } from "../../model/model.ts";
import { gridMinutes } from "../../time/duration.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";

type Ruled = Pick<AdvancedInputs, "rules">;

/** Rules of a subject, and of all. */
export const rulesFor = ({ rules = [] }: Ruled, name: string) =>
  rules.filter(({ subject }) => subject === undefined || subject.trim() === name);

/** Whether the rules let a subject be studied on a day. */
export const mayStudyOn = (inputs: Ruled, name: string) => {
  const rules = rulesFor(inputs, name);
  const closed = new Set(rules.flatMap(({ notOn }) => notOn ?? []));
  return ({ day, weekday }: { readonly day: CalendarDay; readonly weekday: Weekday }): boolean =>
    !closed.has(day) &&
    rules.every(({ onlyOn }) => onlyOn === undefined || onlyOn.includes(weekday));
};

/** The times of a day at which the rules do not let a subject be studied. */
export const closedTimesOf = (
  inputs: Ruled,
  name: string,
): ((day: CalendarDay) => readonly Interval[]) => {
  const times = rulesFor(inputs, name).flatMap(({ notAt }) => notAt ?? []);
  if (times.length === 0) return () => none;
  const byDay = Map.groupBy(times, ({ day }) => day);
  const merged = new Map([...byDay].map(([day, closed]) => [day, mergeIntervals(closed)]));
  return (day) => merged.get(day) ?? none;
};

const none: readonly Interval[] = [];

/** Whether any subject has times of day at which it is not studied. */
export const hasClosedTimes = ({ rules = [] }: AdvancedInputs): boolean =>
  rules.some(({ notAt = [] }) => notAt.length > 0);

/** Most minutes of a subject on one day, whatever the day; nothing if no rule says. */
export const mostMinutesOf = (inputs: Ruled, name: string): number | undefined => {
  const limits = rulesFor(inputs, name).flatMap(({ mostMinutesADay }) => mostMinutesADay ?? []);
  return limits.length === 0 ? undefined : Math.min(...limits);
};

/** The same on a day, beside its fixed sessions; one session is always allowed. */
export const mostMinutesOn = (inputs: Ruled, name: string, shortest: number) => {
  const usual = mostMinutesOf(inputs, name) ?? Number.POSITIVE_INFINITY;
  const dated = Map.groupBy(
    rulesFor(inputs, name).flatMap(({ mostOn }) => mostOn ?? []),
    ({ day }) => day,
  );
  return (day: CalendarDay, fixed: number): number => {
    const own = (dated.get(day) ?? []).map(({ minutes }) => minutes);
    const most = Math.min(usual, ...own) - fixed;
    return Math.max(Math.floor(most / gridMinutes) * gridMinutes, fixed > 0 ? 0 : shortest);
  };
};
