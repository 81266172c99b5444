import type { CalendarDay } from "@smart-planner/planner/model";
import type { ShownStreak } from "@smart-planner/planner/progress";
import {
  dayAndMonth,
  daysBetween,
  longLabelOf,
  shortDuration,
  shortWeekday,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/time";
import { counted } from "../said.ts";

const nextText = (subject: string, day: CalendarDay | "tomorrow", time: string): string =>
  `Next: ${subject}, ${day === "tomorrow" ? day : longLabelOf(day)} ${time}.`;

const inDays = (days: number): string => {
  if (days === 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
};

/** Sessions that are not done. */
export interface OpenSessions {
  readonly count: number;
  readonly minutes: number;
  /** The days they were planned for, the earliest first. */
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
}

/** `from yesterday`, `from Tuesday and Wednesday`, `since 11 November`. */
const openFrom = ({ days, today }: OpenSessions): string => {
  if (days.every((day) => daysBetween(day, today) === 1)) return "from yesterday";
  const [first = "", second] = days.map((day) =>
    daysBetween(day, today) < 7 ? weekdayNames[weekdayOf(day)] : dayAndMonth(day),
  );
  if (days.length > 2) return `since ${first}`;
  return second === undefined ? `from ${first}` : `from ${first} and ${second}`;
};

export const todayWords = {
  /** For screen readers, before the date. */
  today: "Today, ",
  heading: (day: CalendarDay) => `${shortWeekday(day)} ${dayAndMonth(day)}`,
  sessions: "Today's sessions",
  nothingPlanned: "Nothing planned today.",
  nothingPlannedNext: (subject: string, day: CalendarDay | "tomorrow", time: string) =>
    `Nothing planned today. ${nextText(subject, day, time)}`,
  doneOf: (done: number, of: number) => `${done} of ${of} done`,
  leftOf: (done: number, of: number, minutes: number) =>
    `${done} of ${of} done, ${shortDuration(minutes)} to go`,
  aboutLeftOf: (done: number, of: number, minutes: number) =>
    `${done} of ${of} done, about ${shortDuration(minutes)} to go`,
  streak: ({ days, isSafeIfPlanned }: ShownStreak) =>
    isSafeIfPlanned
      ? `Your ${days}-day streak is safe if you plan them again`
      : `${counted(days, "day")} in a row`,
  doneForToday: "Done for today",
  dayDone: (done: number, minutes: number) =>
    `${done} of ${counted(done, "session")}, ${shortDuration(minutes)}. Enjoy the rest of your day.`,
  nothingToDo: "No more exams ahead. Nothing to do today.",
  nextExam: "Next exam",
  inDays,
  examIn: (days: number, day: CalendarDay) => `${inDays(days)}, ${dayAndMonth(day)}`,
  tomorrow: "Tomorrow",
  date: (day: CalendarDay) => longLabelOf(day),
  sessionCount: (count: number) => counted(count, "session"),
  firstAt: (minutes: number, time: string) => `${shortDuration(minutes)}, first at ${time}`,
  options: (title: string, from: string, to: string, duration: string) =>
    `${title}, ${from} to ${to}, ${duration}: options`,
  wasAt: (time: string) => `was ${time}`,
  now: "Now",
  start: "Start",
  startNamed: (title: string) => `Start ${title}`,

  timeToday: (minutes: number) => `You have ${shortDuration(minutes)} today. Time today`,
  youHave: <Part>(underlined: (text: string) => Part, minutes: number) => [
    "You have ",
    underlined(shortDuration(minutes)),
    " today",
  ],
  howMuchToday: "How much time today?",
  howMuch: "How much time",
  asPlanned: "as planned",
  at: (minutes: number) => `at ${shortDuration(minutes)}`,
  stop: "Stop",
  onePress: "One press and it’s done. What fits moves to your next days, and you can undo it.",

  tooLate: "Too late for all of it.",
  lessTime: "Less time today",
  plannedEarlier: {
    morning: (start: string, end: string) =>
      `Planned for this morning. Start at ${start} and you finish at ${end}.`,
    afternoon: (start: string, end: string) =>
      `Planned for this afternoon. Start at ${start} and you finish at ${end}.`,
    earlier: (start: string, end: string) =>
      `Planned for earlier today. Start at ${start} and you finish at ${end}.`,
  },
  moveToday: (time: string) => `Move today to ${time}`,

  planUpdate: "Plan update",
  missed: "Missed sessions",
  update: "Update plan",
  planAgain: "Plan them again",
  didThem: "I did them",
  letGo: "Let them go",
  updateQuestion: (change: string) => `${change} Update the plan?`,
  openAndChange: <Part>(bold: (text: string) => Part, open: OpenSessions, change: string) => [
    bold(
      `${counted(open.count, "session")} ${openFrom(open)} ${open.count === 1 ? "is" : "are"} open`,
    ),
    `, and ${change.replace(/^(?:You|The)/, (word) => word.toLowerCase())}`,
  ],
  open: <Part>(
    bold: (text: string) => Part,
    unbroken: (text: string) => Part,
    open: OpenSessions,
  ) => [
    bold(counted(open.count, "session")),
    ` ${openFrom(open)} ${open.count === 1 ? "is" : "are"} not done, `,
    unbroken(shortDuration(open.minutes)),
    ".",
  ],
  afterReview: "After the review",
  skip: "Skip",
  stillKnown: <Part>(name: Part) => [
    "How well did you still know ",
    name,
    "? Again means you had forgotten it.",
  ],
  grades: { 1: "Again", 2: "Hard", 3: "Good", 4: "Easy" },
  graded: {
    1: (name: string) => `${name}: again.`,
    2: (name: string) => `${name}: hard.`,
    3: (name: string) => `${name}: good.`,
    4: (name: string) => `${name}: easy.`,
  },

  tookQuestion: (name: string) => `How long did ${name} take?`,
  save: "Save",
  took: "How long it took",
  lengthAsPlanned: (minutes: number) => `${shortDuration(minutes)} as planned`,
  other: "Other",
  min: "min",
  somethingLeft: "Is there something left to do?",
  left: { 0: "No, finished", 30: "30 min more", 60: "1 h more" },
  likePlanned: "As long as planned.",
  longer: (minutes: number) => `${shortDuration(minutes)} longer than planned.`,
  shorter: (minutes: number) => `${shortDuration(minutes)} shorter than planned.`,
  loggedStays: (minutes: number) =>
    `${shortDuration(minutes)} are in your log already, and stay. Your time lets you change them.`,
  logged: (minutes: number) => `${shortDuration(minutes)} of it are in your log already.`,
  findPlace: "We’ll fit it in before its exam.",

  everyDay: "Every day of the plan, a column each",
  figures: (from: CalendarDay, to: CalendarDay, sessions: number, minutes: number) =>
    `${dayAndMonth(from)} to ${dayAndMonth(to)}: ${counted(sessions, "session")}, ${shortDuration(minutes)}.`,
  exam: "exam",
  newPlan: "Start a new plan",
  savePicture: "Save this picture",
  close: "Close",
  stayedOpen: (count: number) =>
    `${counted(count, "session")} stayed open. ${count === 1 ? "It is" : "They are"} put away with this plan.`,

  howDidItGo: "How did it go?",
  onlyForYou: "Only for you.",
  howDidNamed: (subject: string, when: string) => `How did ${subject} go, ${when}?`,
  answers: { well: "Well", "all right": "All right", "not so well": "Not so well" },
};
