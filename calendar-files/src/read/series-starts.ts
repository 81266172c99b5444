import { dayMs, utcZone } from "../zones/zone.ts";
import type { FileEvent } from "./read-calendar.ts";
import { ruleTimes, type StepBudget } from "./rule-times.ts";
import { instantOfTime, type WrittenTime, writtenTimeOf } from "./written-time.ts";

interface SeriesInputs {
  readonly event: FileEvent;
  /** Events that replace single occurrences, once each. */
  readonly replacing: readonly FileEvent[];
  readonly from: number;
  readonly to: number;
  readonly budget: StepBudget;
}

interface SeriesStart {
  readonly event: FileEvent;
  readonly start: WrittenTime;
  readonly length: number;
}

const dayNumber = (wall: number): number => Math.floor(wall / dayMs);

/** A time in the series' own form, for comparison. */
const asInSeries = ({ start, utcClock }: FileEvent, time: WrittenTime): WrittenTime => {
  if (time.isDate || start.zone === undefined) return time;
  if (time.zone === undefined) return { ...time, zone: start.zone };
  if (utcClock === undefined || time.zone !== utcZone) return time;
  const day = dayNumber(time.wall) * dayMs;
  if (time.wall - day !== utcClock) return time;
  return { ...start, wall: day + start.wall - dayNumber(start.wall) * dayMs };
};

/** By instant, or by date: an exception may name its day alone. */
const matcherOf = (event: FileEvent, times: readonly WrittenTime[]) => {
  const days = new Set<number>();
  const instants = new Set<number>();
  for (const time of times) {
    if (time.isDate || event.start.isDate) days.add(dayNumber(time.wall));
    else instants.add(instantOfTime(asInSeries(event, time)));
  }
  return (start: WrittenTime): boolean =>
    instants.has(instantOfTime(start)) || days.has(dayNumber(start.wall));
};

/** UNTIL as written: an instant, a wall-clock time or a whole last day. */
const untilOf = (event: FileEvent, rule: FileEvent["rules"][number]) => {
  if (rule.until === null) return () => true;
  const { wall, zone, isDate } = writtenTimeOf(rule.until, event.start.zone);
  if (isDate || event.start.isDate) return (each: number) => dayNumber(each) <= dayNumber(wall);
  const last = instantOfTime({ wall, zone });
  return (each: number) => instantOfTime({ wall: each, zone: event.start.zone }) <= last;
};

/** Starts of an event and its repetitions, without excluded or replaced ones. */
export const seriesStarts = ({ event, replacing, from, to, budget }: SeriesInputs) => {
  const first: SeriesStart = { event, start: event.start, length: event.length };
  const byInstant = new Map<number, SeriesStart>([[instantOfTime(event.start), first]]);
  const longest = Math.max(event.length, ...replacing.map(({ length }) => length));
  let whole = true;
  for (const rule of event.rules) {
    const within = untilOf(event, rule);
    const repeated = ruleTimes({ rule, start: event.start, from: from - longest, to, budget });
    whole &&= repeated.whole;
    for (const wall of repeated.times) {
      if (!within(wall)) break;
      const start = { ...event.start, wall };
      byInstant.set(instantOfTime(start), { event, start, length: event.length });
    }
  }
  for (const { start, length } of event.added)
    byInstant.set(instantOfTime(start), { event, start, length });

  const excluded = matcherOf(event, event.excluded);
  const replaced = matcherOf(
    event,
    replacing.flatMap(({ replaces }) => replaces?.start ?? []),
  );
  const turns = replacing
    .filter(({ replaces }) => replaces?.andFollowing)
    .map((turn) => ({
      turn,
      from: instantOfTime(asInSeries(event, turn.replaces?.start ?? turn.start)),
    }))
    .sort((a, b) => b.from - a.from);

  /** THISANDFUTURE: the series was moved, lengthened or renamed from here on. */
  const turned = (each: SeriesStart): SeriesStart => {
    const instant = instantOfTime(each.start);
    const turn = turns.find((candidate) => candidate.from <= instant)?.turn;
    if (turn?.replaces === undefined) return each;
    const shift = turn.start.wall - turn.replaces.start.wall;
    return {
      event: { ...turn, rules: event.rules },
      start: { ...turn.start, wall: each.start.wall + shift },
      length: turn.length,
    };
  };

  const starts = [...byInstant.values()]
    .filter(({ start }) => !excluded(start) && !replaced(start))
    .map(turned);
  return { starts, whole };
};
