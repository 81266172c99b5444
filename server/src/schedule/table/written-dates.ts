import { dayOf, type Weekday, weekdayOf } from "@smart-planner/planner";

export type DateOrder = "day-first" | "month-first";

const numericDate = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/**
 * Calendar programs export `09/15/2026` as well as `15/09/2026`: a number above twelve tells which,
 * and without one the American order of those exports counts.
 */
export const dateOrderOf = (dates: readonly string[]): DateOrder =>
  dates.some((text) => Number(numericDate.exec(text.trim())?.[1] ?? "0") > 12)
    ? "day-first"
    : "month-first";

export const dayOfWrittenDate = (text: string, order: DateOrder): Weekday | undefined => {
  const match = numericDate.exec(text.trim());
  if (match === null) return undefined;
  const first = Number(match[1]);
  const second = Number(match[2]);
  const day = dayOf({
    year: Number(match[3]),
    month: order === "day-first" ? second : first,
    day: order === "day-first" ? first : second,
  });
  return day === undefined ? undefined : weekdayOf(day);
};
