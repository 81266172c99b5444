import type ICAL from "ical.js";
import { dayMs } from "../zones/zone.ts";
import { timeOfWall, type WrittenTime, wallOfTime } from "./written-time.ts";

/** Steps left for all events of a file. */
export interface StepBudget {
  left: number;
}

/** One runaway rule must not use the budget of others. */
const mostStepsOfRule = 20_000;

class OutOfSteps extends Error {}
class PastTheEnd extends Error {}

const steps: Readonly<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: dayMs,
  WEEKLY: 7 * dayMs,
};

/**
 * A daily event of 1990 is thousands of steps before today. Without COUNT the rule can start a
 * whole number of intervals later.
 */
const laterStart = (rule: ICAL.Recur, start: number, from: number): number => {
  const step = steps[rule.freq];
  if (step === undefined || rule.count !== null || rule.parts.BYWEEKNO !== undefined) return start;
  const interval = step * Math.max(rule.interval, 1);
  // One interval earlier: the library does not check its start against the rule.
  return start + Math.max(0, Math.floor((from - start) / interval) - 1) * interval;
};

export interface RuleWindow {
  readonly rule: ICAL.Recur;
  readonly start: WrittenTime;
  /** Wall-clock window of the event. */
  readonly from: number;
  readonly to: number;
  readonly budget: StepBudget;
}

/** The wall-clock times of a rule, without UNTIL; not `whole` if it cannot be followed. */
export const ruleTimes = ({ rule, start, from, to, budget }: RuleWindow) => {
  const times: number[] = [];
  const lowest = Math.max(0, budget.left - mostStepsOfRule);
  const step = () => {
    budget.left -= 1;
    if (budget.left < lowest) throw new OutOfSteps();
  };
  const first = laterStart(rule, start.wall, from);
  const shortest = steps[rule.freq] ?? 28 * dayMs;
  try {
    const endless = rule.clone();
    // UNTIL has its own zone: the caller compares instants.
    endless.until = null;
    // The library steps day by day through an interval of 10^20 days: one beyond the window is enough.
    endless.interval = Math.min(rule.interval, Math.max(1, Math.ceil((to - first) / shortest) + 1));
    const iterator = endless.iterator(timeOfWall(first, start.isDate));
    const check = iterator.check_contracting_rules.bind(iterator);
    // A rule that never matches (30 February) would loop forever inside the library.
    iterator.check_contracting_rules = () => {
      step();
      if (wallOfTime(iterator.last) > to) throw new PastTheEnd();
      return check();
    };
    for (let next = iterator.next(); next; next = iterator.next()) {
      const wall = wallOfTime(next);
      if (wall > to) break;
      if (wall >= from && times.at(-1) !== wall) times.push(wall);
      step();
    }
  } catch (error) {
    // The library throws on contradictory rules: keep the times found so far.
    return { times, whole: error instanceof PastTheEnd };
  }
  return { times, whole: true };
};
