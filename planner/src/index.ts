export type { FreeDay } from "./free-time/free-days.ts";
export { freeDaysFrom, freeTimeOn } from "./free-time/free-days.ts";
export type { Interval } from "./free-time/intervals.ts";
export {
  intersectIntervals,
  mergeIntervals,
  minutesIn,
  subtractIntervals,
} from "./free-time/intervals.ts";
export { preferredTimeWindows, windowsOfTimes } from "./free-time/preferred-times.ts";
export type { SessionLengths } from "./free-time/study-limits.ts";
export { dailyMinutesOn, sessionLengthsOf, studyDeadlineOf } from "./free-time/study-limits.ts";
export type { Availability, WeekPattern } from "./free-time/week-pattern.ts";
export { weekPatternOf } from "./free-time/week-pattern.ts";
export type * from "./model.ts";
export type { DayParts } from "./time/calendar-day.ts";
export {
  addDays,
  dayNumberOf,
  dayOf,
  dayOfLabel,
  dayOfNumber,
  daysBetween,
  labelOf,
  longLabelOf,
  monthNames,
  parseDay,
  partsOf,
  weekdayNames,
  weekdayOf,
} from "./time/calendar-day.ts";
export { formatClock, minutesPerDay, parseClock } from "./time/clock-time.ts";
export type { DurationFields } from "./time/duration.ts";
export {
  durationFieldsOf,
  formatDuration,
  gridMinutes,
  roundToGrid,
  sessionMinutesOf,
  sessionTimeTextOf,
} from "./time/duration.ts";
