import { listed } from "../model/listed.ts";
import { formatClock } from "../time/clock-time.ts";
import { weekdayNames } from "../time/day-labels.ts";
import { describeWish } from "./kinds/index.ts";
import { spokenWeekdays } from "./kinds/words.ts";
import type { DayWindow, OffWish, Wish } from "./wish.ts";

const shortClock = (minutes: number): string => formatClock(minutes).replace(/^0|:00$/g, "");

const shortWindow = ({ from, to }: DayWindow): string =>
  `${shortClock(from)}–${to === 0 ? "24" : shortClock(to)}`;

const shortHours = (minutes: number): string => `${Math.round(minutes / 6) / 10} h`;

const shortOff = (wish: OffWish): string | undefined => {
  const { weekdays, window, label, subjects, level, dates, daysBeforeExam } = wish;
  if (subjects !== undefined || level !== undefined || dates !== undefined) return undefined;
  if (daysBeforeExam !== undefined || weekdays === undefined) return undefined;
  if (label === undefined && window === undefined) return `No ${spokenWeekdays(weekdays)}`;
  if (label === undefined || window === undefined) return undefined;
  const days = weekdays.map((day) => weekdayNames[day].slice(0, 3)).join(", ");
  return `${label} ${days} ${shortWindow(window)}`;
};

/** A wish in few words, for its chip; the whole sentence where few words would not do. */
export const labelWish = (wish: Wish): string => {
  const isSoft = wish.firmness === "soft";
  const short =
    wish.kind === "off" && !isSoft
      ? shortOff(wish)
      : wish.kind === "work" && !isSoft
        ? `${listed(wish.subjects)} ${shortHours(wish.minutes)}`
        : undefined;
  return short ?? describeWish(wish);
};
