import { type Interval, minutesIn, subtractIntervals } from "../../free-time/intervals.ts";
import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import { studyDaysOf } from "../../scheduler/problem/study-days.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import { gapMinutes } from "../../timeline/place-day.ts";
import type { DayWindow, PreferWish } from "../wish.ts";
import { idle, isOutside, kept, onDays, sessionsOf, unkept, windowFaults } from "./checking.ts";
import { daysAhead, holdsAlways, holdsOn } from "./days.ts";
import { drawTo, intervalsOf, meantIn, sharedMinutes } from "./drafting.ts";
import { type Draft, each, type Facts, type Kind, type PlannedSession } from "./kind.ts";

const because = "a time you would rather keep free";

/** The part of the usual hours that is left to the other days. */
const otherDays = 0.75;

/** Preferred days: the others have lighter hours, or no more of a subject than one short session. */
const drawToDays = (draft: Draft, wish: PreferWish): void => {
  const { inputs, limits, rules } = draft;
  const meant = meantIn(draft, wish);
  if (meant === undefined) {
    limits.push({
      isOn: (day) => !holdsOn(wish, day, inputs),
      isOfSomeDays: true,
      minutes: Math.max(Math.round(inputs.hoursPerDay * otherDays * 4) * 15, 30),
      does: "lowers",
    });
    // A preferred day keeps no time free to catch up.
    draft.inputs.cushion = 0;
    return;
  }
  const { minimum: minutes } = sessionLengthsOf(inputs);
  const mostOn = daysAhead(inputs)
    .filter((day) => !holdsOn(wish, day, inputs))
    .map((day) => ({ day, minutes }));
  rules.push(...meant.map((subject) => ({ subject, mostOn })));
};

/** Minutes that a subject may need in the window it prefers. */
const roomOfSubject = 120;
const step = 30;

/** A window, made longer until it has room for so many minutes of free time. */
const widened = ({ from, to }: DayWindow, free: readonly Interval[], minutes: number): Interval => {
  let [start, end] = [from, to];
  const room = (): number => sharedMinutes(free, [{ start, end }]);
  while (end < minutesPerDay && room() < minutes) end += step;
  while (start > 0 && room() < minutes) start -= step;
  return { start, end };
};

/**
 * Closes times outside a preferred window, if needed a wider one: no hours are lost to a
 * preference.
 */
const drawToWindow = (draft: Draft, wish: PreferWish, window: DayWindow): void => {
  const { inputs } = draft;
  const meant = meantIn(draft, wish);
  drawTo(draft, meant, wish);
  if (window.to <= window.from) return;
  const days = studyDaysOf({ inputs, level: 0, days: daysAhead(inputs).length });
  const outside = days
    .filter(({ day }) => holdsOn(wish, day, inputs))
    .flatMap(({ day, free, limit }) => {
      const needed = meant === undefined ? limit + 2 * gapMinutes : Math.min(limit, roomOfSubject);
      const open = widened(window, free, needed);
      return subtractIntervals([{ start: 0, end: minutesPerDay }], [open]).map((time) => ({
        day,
        ...time,
      }));
    });
  if (meant === undefined)
    inputs.busy = [...(inputs.busy ?? []), ...outside.map((time) => ({ ...time, because }))];
  else draft.rules.push(...meant.map((subject) => ({ subject, notAt: outside })));
};

/** A preferred day has more on average than another one. */
const isMoreThere = (
  facts: Facts,
  wish: PreferWish,
  sessions: readonly PlannedSession[],
): boolean => {
  const average = (isThere: boolean): number => {
    const days = facts.days.filter((day) => holdsOn(wish, day, facts) === isThere);
    return (
      totalMinutes(sessions.filter(({ day }) => days.includes(day))) / Math.max(days.length, 1)
    );
  };
  return average(true) > average(false);
};

/** Whether half of a day's minutes are in the window, or fill half of a short one. */
const usesWindow = (sessions: readonly PlannedSession[], window: DayWindow): boolean => {
  const inside = sessions.map(({ start = 0, minutes }) =>
    intervalsOf(window).reduce(
      (sum, { start: from, end }) =>
        sum + Math.max(Math.min(start + minutes, end) - Math.max(start, from), 0),
      0,
    ),
  );
  const length = minutesIn(intervalsOf(window));
  const used = inside.reduce((sum, minutes) => sum + minutes, 0);
  return used * 2 >= Math.min(totalMinutes(sessions), length);
};

export const prefer: Kind<"prefer"> = {
  apply: each((draft, wish) => {
    if (wish.window !== undefined) drawToWindow(draft, wish, wish.window);
    else if (!holdsAlways(wish)) drawToDays(draft, wish);
  }),
  check: (facts, wish) => {
    const { window } = wish;
    const sessions = sessionsOf(facts, wish);
    if (sessions.length === 0) return idle({ kind: "no sessions" });
    if (window === undefined)
      return isMoreThere(facts, wish, sessions) ? kept : unkept({ kind: "other days" });
    const days = [...Map.groupBy(onDays(facts, wish, sessions), ({ day }) => day).values()];
    const used = days.filter((own) => usesWindow(own, window)).length;
    return used * 2 >= days.length ? kept : unkept({ kind: "some days", used, days: days.length });
  },
  // Half the weight of a firm wish.
  faults: ({ window }, subjects) => {
    const faults = windowFaults(window, subjects, isOutside);
    return faults && ((row) => faults(row) / 2);
  },
};
