import { timesOfDay } from "../free-time/preferred-times.ts";
import type { PlanningWishes } from "../model.ts";
import { noWishes } from "./no-wishes.ts";

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

// Copied entry by entry: `{ [name]: value }` written by assignment would lose a subject called `__proto__`.
const mergedRecord = (
  first: Readonly<Record<string, number>>,
  second: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries([...Object.entries(first), ...Object.entries(second)]);

const mergedLimits = (limits: PlanningWishes["dailyLimits"]): PlanningWishes["dailyLimits"] => {
  const byKey = new Map(
    limits.map((limit) => [`${limit.weekdays.join()}=${limit.minutes}`, limit] as const),
  );
  return [...byKey.values()];
};

const mergedTimes = (
  wishes: PlanningWishes["preferredTimes"],
): PlanningWishes["preferredTimes"] => {
  const bySubject = new Map<string | undefined, PlanningWishes["preferredTimes"][number]>();
  for (const wish of wishes) {
    const earlier = bySubject.get(wish.subject)?.times ?? [];
    bySubject.set(wish.subject, { ...wish, times: distinct([...earlier, ...wish.times]) });
  }
  return [...bySubject.values()];
};

const mergeTwo = (first: PlanningWishes, second: PlanningWishes): PlanningWishes => ({
  // Single values (`earliestStart` and its like): the later word counts.
  ...first,
  ...second,
  emphasis: mergedRecord(first.emphasis, second.emphasis),
  difficulty: mergedRecord(first.difficulty, second.difficulty),
  weekdaysOff: distinct([...first.weekdaysOff, ...second.weekdaysOff]).toSorted((a, b) => a - b),
  datesOff: distinct([...first.datesOff, ...second.datesOff]).toSorted(),
  dailyLimits: mergedLimits([...first.dailyLimits, ...second.dailyLimits]),
  preferredTimes: mergedTimes([...first.preferredTimes, ...second.preferredTimes]),
  avoidedTimes: timesOfDay.filter(
    (time) => first.avoidedTimes.includes(time) || second.avoidedTimes.includes(time),
  ),
  finishDaysBefore: [
    ...new Map(
      [...first.finishDaysBefore, ...second.finishDaysBefore].map(
        (wish) => [wish.subject, wish] as const,
      ),
    ).values(),
  ],
});

/** All wishes together. Where two speak of the same thing, the later one counts. */
export const mergeWishes = (wishes: readonly Partial<PlanningWishes>[]): PlanningWishes =>
  wishes.reduce<PlanningWishes>(
    (merged, wish) => mergeTwo(merged, { ...noWishes, ...wish }),
    noWishes,
  );
