import type { Commitment } from "../model/model.ts";
import { formatClock, minutesPerDay } from "../time/clock-time.ts";
import { weekdays as everyDay } from "../time/day-number.ts";
import { isNamedAs } from "./lexicon/things.ts";
import type { Wish } from "./wish.ts";

const types = ["work", "sports", "meal", "commute"] as const;

/**
 * A wished fixed time, as a commitment that stays when the plan and its wishes are removed. A whole
 * day and a time that depends on exams cannot be commitments.
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
    type: types.find((type) => isNamedAs(name, type)) ?? "other",
    ...(isNamedAs(name, "class") && !isNamedAs(name, "hobby") ? { isClass: true } : {}),
    ...(span && { dates: { from: span.from, ...(span.to && { until: span.to }) } }),
  };
};
