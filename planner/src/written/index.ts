/** Written times, days and dates: a small entry point for short-lived reader processes. */
export { looksLikeExam } from "../calendars/exam-words.ts";
export type { CalendarDay, Weekday } from "../model/model.ts";
export { formatClock, minutesPerDay } from "../time/clock-time.ts";
export { weekdayNames } from "../time/day-labels.ts";
export { mondayOf, weekdayOf, weekdays } from "../time/day-number.ts";
export { clockStyleOf, earliestAfter, resolveRange, resolveTime } from "./clock-style.ts";
export type { FoundRange, WrittenRange, WrittenTime } from "./clock-times.ts";
export { rangesIn, timesIn } from "./clock-times.ts";
export { csvRows } from "./csv-rows.ts";
export { durationOf, minutesOfUnit } from "./duration-words.ts";
export { editDistance } from "./edit-distance.ts";
export { plainDigits, wordKey } from "./languages.ts";
export { type FixedTime, readFixedTimes } from "./read-fixed-times.ts";
export { dateOrderOf, writtenDate } from "./written-dates.ts";
export type { ReadOptions } from "./written-days.ts";
export { dayColumnReader, daysOfCell, daysOfHeadings, guessedHeadings } from "./written-days.ts";
