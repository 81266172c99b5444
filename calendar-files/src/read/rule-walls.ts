import type ICAL from "ical.js";
import { dayMs } from "../zones/zone.ts";
import { timeOfWall, type WrittenTime, wallOfTime } from "./written-time.ts";

/** How much arithmetic a file may still ask for, over all its events. */
export interface StepBudget {
  left: number;
}

/** One rule gone wild must not leave the other events without. */
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
 * A daily event of 1990 is thousands of steps before today. Without a count nothing depends on them:
 * the rule may begin a whole number of its intervals later.
 */
const laterStart = (rule: ICAL.Recur, start: number, from: number): number => {
  const step = steps[rule.freq];
  if (step === undefined || rule.count !== null || rule.parts.BYWEEKNO !== undefined) return start;
  const interval = step * Math.max(rule.interval, 1);
  // One interval earlier still: the library gives its start unchecked against the rule.
  return start + Math.max(0, Math.floor((from - start) / interval) - 1) * interval;
};

export interface RuleWindow {
  readonly rule: ICAL.Recur;
  readonly start: WrittenTime;
  /** Wall clock of the event; nothing before is of interest, nothing after is looked for. */
  readonly from: number;
  readonly to: number;
  readonly budget: StepBudget;
}

/** The wall clocks at which a rule repeats, UNTIL aside; not whole where it cannot be followed. */
export const ruleWalls = ({ rule, start, from, to, budget }: RuleWindow) => {
  const walls: number[] = [];
  const lowest = Math.max(0, budget.left - mostStepsOfRule);
  const step = () => {
    budget.left -= 1;
    if (budget.left < lowest) throw new OutOfSteps();
  };
  const first = laterStart(rule, start.wall, from);
  const shortest = steps[rule.freq] ?? 28 * dayMs;
  try {
    const endless = rule.clone();
    // Its zone is not ours to guess here: the caller compares instants.
    endless.until = null;
    // The library counts a step of 10^20 days day by day: one beyond the window does as well.
    endless.interval = Math.min(rule.interval, Math.max(1, Math.ceil((to - first) / shortest) + 1));
    const iterator = endless.iterator(timeOfWall(first, start.isDate));
    const check = iterator.check_contracting_rules.bind(iterator);
    // A rule that never matches (30 February, each day) would look for ever inside the library.
    iterator.check_contracting_rules = () => {
      step();
      if (wallOfTime(iterator.last) > to) throw new PastTheEnd();
      return check();
    };
    for (let next = iterator.next(); next; next = iterator.next()) {
      const wall = wallOfTime(next);
      if (wall > to) break;
      if (wall >= from && walls.at(-1) !== wall) walls.push(wall);
      step();
    }
  } catch (error) {
    // The library throws at rules that contradict themselves, too: what was found stands.
    return { walls, whole: error instanceof PastTheEnd };
  }
  return { walls, whole: true };
};
