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
