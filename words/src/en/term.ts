import type { CalendarDay } from "@smart-planner/planner/model";
import { dayAndMonth, shortDayAndMonth, shortWeekday } from "@smart-planner/planner/time";
import { counted } from "../said.ts";
import { dueWorkWords } from "./due-work.ts";

const { length } = dueWorkWords;

export const termWords = {
  yourTerm: "Your term",
  about: "Everything with a date, week by week.",
  /** The number of dates, the last of them and the next. */
  dates: (
    count: number,
    last: CalendarDay,
    next: { name: string; day: CalendarDay; away: number; time: string | undefined },
  ) => {
    const { name, day, away, time } = next;
    const when = away === 0 ? "today" : away === 1 ? "tomorrow" : `on ${dayAndMonth(day)}`;
    return `${counted(count, "date")} until ${dayAndMonth(last)}. Next: ${name}, ${when}${time === undefined ? "" : ` at ${time}`}.`;
  },
  addExam: "Add an exam",
  noDates: "No dates yet",
  firstDate: "Write down the first one. It takes a line.",
  bring: <Part>(calendar: (text: string) => Part, exams: (text: string) => Part) => [
    "Or ",
    calendar("bring your school calendar"),
    " or ",
    exams("paste your exams"),
    ".",
  ],

  weeksUntil: (day: CalendarDay) => `Weeks until ${dayAndMonth(day)}`,
  week: (first: CalendarDay, last: CalendarDay) =>
    `${first.slice(0, 7) === last.slice(0, 7) ? Number(first.slice(8)) : dayAndMonth(first)} to ${dayAndMonth(last)}`,
  weekOf: (day: CalendarDay) => shortDayAndMonth(day),
  /** For screen readers, after the first day of the week. */
  weekSaid: (planned: number, minutes: number, due: readonly string[]) =>
    `: ${length(planned)} planned of ${length(minutes)}. ${due.length === 0 ? "Nothing due" : due.join(", ")}`,
  full: "Full",
  daysOff: "Days off",
  exam: "Exam",
  named: (subject: string, title: string) => `${subject}, ${title}`,
  handIn: "Hand-in",
  yourHours: "Your hours",

  closeWeek: "Close the week",
  plannedAndFree: (planned: number, free: number) =>
    `${length(planned)} planned, ${length(free)} free.`,
  needed: <Part>(
    bold: (text: string) => Part,
    from: CalendarDay | undefined,
    until: CalendarDay,
    neededMinutes: number,
    thereMinutes: number,
    isProven: boolean,
  ) => [
    from === undefined ? "Before " : `From ${dayAndMonth(from)} to `,
    bold(from === undefined ? `${shortWeekday(until)} ${dayAndMonth(until)}` : dayAndMonth(until)),
    " you need ",
    bold(length(neededMinutes)),
    isProven ? ". There are " : ". Your plan has room for ",
    bold(length(thereMinutes)),
    ".",
  ],
  neededAndThere: (neededMinutes: number, thereMinutes: number) =>
    `${length(neededMinutes)} needed, ${length(thereMinutes)} there`,
  whatHelps: "What helps",
  trying: "Looking for what would help...",
  nothingHelps: "No setting here makes room for it.",
  aPart: "a part",
  seeFirst: "You see the new plan before anything changes.",

  subjects: "Subjects",
  allSubjects: "All subjects",
  beforeThisWeek: "Before this week",
  thisWeek: "This week",
  anyDay: "Any day",
  weekdayAndDay: (day: CalendarDay) => `${shortWeekday(day)} ${Number(day.slice(8))}`,
  handedIn: (count: number) => `${count} handed in`,
};
