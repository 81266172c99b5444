import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import {
  addDays,
  dayAndMonth,
  longLabelOf,
  monthNames,
  partsOf,
  shortDayAndMonth,
  shortWeekday,
  startOfWeek,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/time";

export type CalendarView = "week" | "day";

/** The days on show: the week around the day, or the day alone. */
export const daysShown = ({
  view,
  day,
  firstDay = 0,
}: {
  readonly view: CalendarView;
  readonly day: CalendarDay;
  readonly firstDay?: Weekday;
}): readonly CalendarDay[] => {
  if (view === "day") return [day];
  const first = startOfWeek(day, firstDay);
  return Array.from({ length: 7 }, (_, offset) => addDays(first, offset));
};

/** `8 – 14 June 2026`, `29 June – 5 July 2026`, `10 June 2026`. */
export const rangeTitleOf = (days: readonly CalendarDay[]): string => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "";
  const from = partsOf(first);
  const to = partsOf(last);
  const end = longLabelOf(last);
  if (first === last) return end;
  const isSameYear = from.year === to.year;
  const isSameMonth = isSameYear && from.month === to.month;
  const month = isSameMonth ? "" : ` ${monthNames[from.month - 1]}`;
  return `${from.day}${month}${isSameYear ? "" : ` ${from.year}`} – ${end}`;
};

/** `Wed` and `10 Jun`. */
export const dayHeadingOf = (day: CalendarDay): { weekday: string; date: string } => ({
  weekday: shortWeekday(day),
  date: shortDayAndMonth(day),
});

/** `Wednesday 10 June`, for a reader who hears the calendar. */
export const spokenDayOf = (day: CalendarDay): string =>
  `${weekdayNames[weekdayOf(day)]} ${dayAndMonth(day)}`;
