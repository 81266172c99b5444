import type { Commitment, CommitmentType } from "../model/model.ts";
import { formatClock, minutesPerDay } from "../time/clock-time.ts";
import { weekdays as everyDay } from "../time/day-number.ts";
import type { Wish } from "./wish.ts";

const typesByWord: readonly (readonly [RegExp, CommitmentType])[] = [
  [/\b(?:work|job|shift|intern|babysit|office)/i, "work"],
  [
    /\b(?:football|soccer|hockey|tennis|gym|training|practice|swim|yoga|judo|karate|rugby|basketball|volleyball|handball|dance|sport|run|climb|row|fitness|workout)/i,
    "sports",
  ],
  [/\b(?:lunch|dinner|breakfast|supper|brunch|meal)/i, "meal"],
  [/\b(?:commute|school run)/i, "commute"],
];

const isClassName = (name: string): boolean =>
  /\b(?:school|uni|university|college|class|classes|lectures?|lessons?|seminars?|labs?|tutorials?)\b/i.test(
    name,
  ) && !/(?:piano|guitar|violin|music|driving|dance)/i.test(name);

/**
 * A fixed time that was wished, as a commitment that stays when the plan and its wishes go. A whole day and a
 * time that depends on exams are no commitments.
 */
export const commitmentOfWish = (wish: Wish): Commitment | undefined => {
  if (wish.kind !== "off" || wish.window === undefined) return undefined;
  if (wish.subjects !== undefined || wish.level !== undefined) return undefined;
  if (wish.daysBeforeExam !== undefined || (wish.dates?.length ?? 0) > 1) return undefined;
  const { window, weekdays = everyDay, label: name = "Kept free" } = wish;
  const [span] = wish.dates ?? [];
  return {
    name,
    days: weekdays,
    startTime: formatClock(window.from),
    endTime: formatClock(window.to === minutesPerDay ? 0 : window.to),
    type: typesByWord.find(([pattern]) => pattern.test(name))?.[1] ?? "other",
    ...(isClassName(name) ? { isClass: true } : {}),
    ...(span === undefined
      ? {}
      : { dates: { from: span.from, ...(span.to === undefined ? {} : { until: span.to }) } }),
  };
};
