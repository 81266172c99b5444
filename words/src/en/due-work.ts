import type { CalendarDay } from "@smart-planner/planner/model";
import {
  dayAndMonth,
  shortDayAndMonth,
  shortDuration,
  shortWeekday,
  spokenDuration,
} from "@smart-planner/planner/time";
import { counted } from "../said.ts";

const length = (minutes: number): string => (minutes < 1 ? "0 h" : spokenDuration(minutes));
const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Counted in days: `today`, `in 6 days`, `2 days ago`. */
const away = (days: number): string => {
  if (days === 0) return "today";
  if (Math.abs(days) === 1) return days === 1 ? "tomorrow" : "yesterday";
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
};

const amount = (doneMinutes: number, minutes: number, isGuessed: boolean): string =>
  `${length(doneMinutes)} of ${isGuessed ? "about " : ""}${length(minutes)}`;

const freeUntil = (minutes: number, day: CalendarDay): string =>
  `${length(minutes)} ${minutes === 60 ? "is" : "are"} free until ${shortWeekday(day)}.`;

export const dueWorkWords = {
  /** A row for screen readers. */
  row: (parts: readonly string[]) => parts.join(", "),
  dueWork: "Due work",
  import: "Import",
  allWork: "All work",
  nothingDue: "Nothing due in the next two weeks.",
  handedIn: (title: string) => `Handed in: ${title}`,
  newDate: "New date",
  newDateFor: (title: string) => `New date for ${title}`,
  whatHelps: "What helps?",
  whatHelpsWith: (title: string) => `What helps with ${title}?`,
  everyWeek: "Every week",
  length,
  day: (day: CalendarDay) => `${shortWeekday(day)} ${shortDayAndMonth(day)}`,
  /** Within a week. */
  dueSoon: (day: CalendarDay, time: string) => `${shortWeekday(day)} ${time}`,
  /** Less than a week ago its weekday says enough. */
  wasDue: (day: CalendarDay, daysAgo: number) =>
    `Was due ${daysAgo === 0 ? "today" : daysAgo < 7 ? shortWeekday(day) : shortDayAndMonth(day)}`,
  away,
  amount,
  short: (minutes: number) => `${length(minutes)} short`,
  startBy: (day: CalendarDay | "today") =>
    `Start ${day === "today" ? day : `by ${shortWeekday(day)}`}`,

  addWork: "Add work",
  example: "Essay 2 for History, due Fri, 6 h",
  understood: "Understood",
  title: "Title",
  subject: "Subject",
  noDate: "No date",
  whichSubject: "Which subject?",
  newSubject: (name: string) => `New subject “${name}”`,
  howLong: "How long?",
  /** Of words that may mean several days. */
  whichDay: (text: string) => `Which day is “${text}”?`,
  howManyHours: "How many hours?",
  likeLast: (minutes: number, count: number) => `About ${length(minutes)}, like your last ${count}`,
  dueAt: "Due at",
  repeats: (weeks: number, until: CalendarDay | undefined) =>
    `${weeks === 1 ? "Every week" : `Every ${weeks} weeks`}${until === undefined ? "" : ` until ${shortDayAndMonth(until)}`}`,
  needDates: (lines: number) => `${lines === 1 ? "One line needs" : `${lines} lines need`} a date.`,
  problems: {
    "no title": "What is it called?",
    "no date": "When is it due?",
    "no length": "How long will it take? Leave it empty if you do not know.",
    "too long": "That is more than 500 h. Enter it as several assignments.",
    "starts late": "It starts after it is due.",
    "ends early": "It ends before the first one is due.",
    "day is over": "That day is over. It will be planned as late work.",
  },
  fits: (sessions: number, ready: CalendarDay | "today") =>
    `Fits. ${numbers[sessions] ?? sessions} session${sessions === 1 ? "" : "s"}, ready ${ready === "today" ? ready : `on ${shortWeekday(ready)}`}.`,
  fitsFree: (minutes: number, until: CalendarDay) => `Fits. ${freeUntil(minutes, until)}`,
  othersGiveWay: (minutes: number, until: CalendarDay) =>
    `${freeUntil(minutes, until)} Other sessions give way.`,

  notKnown: "Not known yet",
  moreToFinish: (count: number) => `${count} more to finish`,
  finishMore: (count: number) =>
    `Not known yet. Finish ${counted(count, "more session")} with the timer, and there is a figure.`,
  inTen: (tenths: number) => `${tenths} in 10`,
  chances: { likely: "likely", tight: "tight", unlikely: "unlikely" },
  inTime: <Part>(bold: (text: string) => Part, tenths: number) => [
    bold(`${tenths} in 10`),
    " that all of it is done in time. ",
  ],
  dayAndAway: (day: CalendarDay, days: number) =>
    `${shortWeekday(day)} ${dayAndMonth(day)}, ${away(days)}`,
  leftToDo: "Left to do",
  leftAndPlanned: (left: number, planned: number) =>
    `${length(left)}, ${planned >= left ? "all of it" : `and ${length(planned)}`} planned`,
  youKeep: "You keep",
  keptOf: (done: number, planned: number) => `${done} of ${planned} planned sessions`,
  takesYou: "It takes you",
  timesAsLong: (factor: number) => `${factor.toFixed(1)} times as long as planned`,
  makeNine: "Make it 9 in 10",
  moreAWeek: (minutes: number) => `${shortDuration(minutes)} more a week`,
  fromFinished: (count: number) => `From your own ${counted(count, "finished piece")} of work.`,
  cameTrue: (likely: number, done: number) =>
    `Of ${likely} called likely, ${done} ${done === 1 ? "was" : "were"} done.`,
};
