export { dayOf, parseDay, partsOf } from "./calendar-day.ts";
export { formatClock, minutesPerDay, parseClock } from "./clock-time.ts";
export {
  dayAndMonth,
  dayOfLabel,
  labelOf,
  longLabelOf,
  monthNames,
  shortDayAndMonth,
  shortWeekday,
  weekdayNames,
} from "./day-labels.ts";
export {
  addDays,
  dayNumberOf,
  dayOfNumber,
  daysBetween,
  mondayOf,
  weekdayOf,
  weekdays,
} from "./day-number.ts";
export { formatDuration, sessionMinutesOf, sessionTimeTextOf } from "./duration.ts";
export { totalMinutes } from "./total-minutes.ts";
