import type { CalendarDay } from "@smart-planner/planner/model";
import {
  longLabelOf,
  partsOf,
  shortDayAndMonth,
  shortDuration,
  shortWeekday,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/time";

const shortDate = (day: CalendarDay): string => `${shortWeekday(day)} ${shortDayAndMonth(day)}`;

export const planTableWords = {
  studyPlan: "Study Plan",
  none: "No study plan available.",
  span: (first: string, last: string) => `${first} to ${last}`,
  byDate: "Study plan, by date",
  date: "Date",
  subject: "Subject",
  hours: "Hours",
  today: "Today",

  weekOf: (day: CalendarDay) => `Week of ${longLabelOf(day)}`,
  printed: (moment: string) => `A study plan, printed ${moment}`,
  examDay: (day: CalendarDay, time: string) =>
    time === "" ? shortDate(day) : `${shortDate(day)}, ${time}`,
  dayOfWeek: (day: CalendarDay) => `${weekdayNames[weekdayOf(day)]} ${partsOf(day).day}`,
  notes: "Notes",
  tickOnPaper: "Tick on paper now, on screen later.",
  plannedThisWeek: (minutes: number) => `${shortDuration(minutes)} planned this week`,
};
