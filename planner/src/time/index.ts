export { dayOf, parseDay, partsOf } from "./calendar-day.ts";
export {
  formatClock,
  formatClock12,
  minutesPerDay,
  parseClock,
  type ShowClock,
} from "./clock-time.ts";
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
  startOfWeek,
  weekdayOf,
  weekdays,
  weekdaysFrom,
} from "./day-number.ts";
export {
  formatDuration,
  sessionMinutesOf,
  sessionTimeTextOf,
  shortDuration,
  spokenDuration,
} from "./duration.ts";
export { totalMinutes } from "./total-minutes.ts";
