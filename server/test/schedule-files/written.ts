import { minutesOf } from "./week.ts";

/** The ways in which timetables write a time. */
export type ClockWriting = "24" | "12" | "12-compact" | "dot" | "bare";

export const writeTime = (time: string, writing: ClockWriting): string => {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  const half = hour < 12 ? "am" : "pm";
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  if (writing === "12") return `${twelve}:${minute} ${half.toUpperCase()}`;
  if (writing === "12-compact")
    return minute === "00" ? `${twelve}${half}` : `${twelve}:${minute}${half}`;
  if (writing === "dot") return `${String(hour).padStart(2, "0")}.${minute}`;
  if (writing === "bare") return `${twelve}:${minute}`;
  return time;
};

export const writeRange = (
  start: string,
  end: string,
  writing: ClockWriting,
  dash = " - ",
): string => `${writeTime(start, writing)}${dash}${writeTime(end, writing)}`;

/** The ways in which timetables write a day. */
export type DayWriting = "long" | "short" | "upper";

export const writeDay = (day: string, writing: DayWriting): string => {
  if (writing === "short") return day.slice(0, 3);
  return writing === "upper" ? day.toUpperCase() : day;
};
