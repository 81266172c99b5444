import type { CalendarDay } from "@smart-planner/planner/model";
import { shortDayAndMonth, shortWeekday } from "@smart-planner/planner/time";

const until = (day: CalendarDay | undefined): string =>
  day === undefined ? "" : `, until ${shortDayAndMonth(day)}`;
const dateOf = (day: CalendarDay): string => `${shortWeekday(day)} ${shortDayAndMonth(day)}`;

export const commitmentsWords = {
  cancel: "Cancel",
  yourCommitments: "Your commitments",
  none: "None yet. Add what takes time every week, such as work, sports or the way home.",
  name: "Commitment name",
  example: "e.g. Football training",
  type: "Type",
  types: {
    work: "work",
    sports: "sports",
    meal: "meal",
    commute: "commute",
    other: "other",
    class: "class",
  },
  days: "Days",
  everyDay: "Every day",
  startTime: "Start time",
  endTime: "End time",
  endsNextDay: "Ends the next day.",
  nextDay: "next day",
  add: "Add Commitment",
  saveChanges: "Save Changes",
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `“${name}” was removed.`,
  missingName: "Give the commitment a name.",
  missingDays: "Choose at least one day.",
  missingStart: "Enter when it starts.",
  missingEnd: "Enter when it ends.",
  endsAtStart: "It starts and ends at the same time. Enter a later end.",

  repeats: "Repeats",
  repeatsKinds: {
    weekly: "Every week",
    "second-week": "Every second week",
    once: "Only this week",
  },
  begin: (day: CalendarDay) => `Begin on ${dateOf(day)}`,
  next: (days: readonly CalendarDay[]) => `Next: ${days.map(dateOf).join(", ")}`,
  until: "Until (optional)",
  over: "Over",
  weekly: (last: CalendarDay | undefined) => `Every week${until(last)}`,
  secondWeek: (next: CalendarDay, last: CalendarDay | undefined) =>
    `Every second week, next on ${shortDayAndMonth(next)}${until(last)}`,
  onlyThisWeek: (days: readonly CalendarDay[]) =>
    `Only this week, ${days.map(shortDayAndMonth).join(", ")}`,
  onlyOn: (days: readonly CalendarDay[]) => `Only on ${days.map(shortDayAndMonth).join(", ")}`,

  whatElse: "What else is fixed?",
  whatElseExample: "football Tue Thu 18–19:30, café Sat 10–16",
  whatIsFixed: "What is fixed",
  notUnderstood: (line: string) =>
    `We did not get “${line}”. Write what, which day and from when to when.`,

  whenIsSchool: "When is school?",
  schoolDays: "Days of school",
  school: "School",
  from: (of: string) => `${of} from`,
  to: (of: string) => `${of} to`,
  between: "to",
  schoolBackward: "School ends before it begins.",
  sameEveryDay: "Same every day",
  differsByDay: "Differs by day",
};
