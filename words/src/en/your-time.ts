import { type CalendarDay, listed } from "@smart-planner/planner/model";
import type { WeekFacts } from "@smart-planner/planner/progress";
import {
  dayAndMonth,
  shortDayAndMonth,
  shortDuration,
  shortWeekday,
  spokenDuration,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/time";

const times = (factor: number): string => factor.toFixed(1);

const doneParts = <Part>(
  mark: (text: string) => Part,
  { doneMinutes, plannedMinutes }: WeekFacts,
): readonly (Part | string)[] => {
  const done = spokenDuration(doneMinutes);
  if (plannedMinutes === 0 && doneMinutes > 0)
    return [`You studied ${done} this week, outside your plan.`];
  return [
    plannedMinutes === 0
      ? "Nothing was planned this week up to "
      : `You studied ${done} of the ${spokenDuration(plannedMinutes)} you planned up to `,
    mark("today"),
    ".",
  ];
};

const mostText = ({ most, nextExam }: WeekFacts): string => {
  if (most === undefined) return "No subject has had time yet.";
  if (nextExam === undefined) return `${most} had the most time.`;
  return most === nextExam
    ? `${most} had the most time, and it is the exam that comes first.`
    : `${most} had the most time; the exam that comes first is ${nextExam}.`;
};

const numberWords = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

const openText = ({ openSessions: open, fitOn }: WeekFacts): string => {
  if (open === 0) return "There is nothing left to make up this week.";
  const isOne = open === 1;
  const count = `${numberWords[open] ?? open} ${isOne ? "session is" : "sessions are"} still open`;
  if (fitOn === null) return `${count}; this week has no room for ${isOne ? "it" : "all of them"}.`;
  const which = isOne ? "it fits" : open === 2 ? "both fit" : "they fit";
  return `${count}; ${which} on ${listed(fitOn.map((day) => weekdayNames[weekdayOf(day)]))}.`;
};

export const yourTimeWords = {
  yourTime: "Your time",
  nothingYet: "Nothing to show yet",
  nothingYetText: "Tick a session or start the timer, and your time appears here.",
  goToToday: "Go to today",
  about: "What you planned, what you did, and what to change.",
  spanOfTime: "Span of time",
  spans: { week: "Week", month: "Month", term: "Term" },
  thisSpan: { week: "This week", month: "This month", term: "This term" },
  freeWeek: "A free week.",
  /** The week in three sentences, with a mark on today. */
  week: <Part>(mark: (text: string) => Part, week: WeekFacts): readonly (Part | string)[] => [
    ...doneParts(mark, week),
    ` ${mostText(week)} ${openText(week)}`,
  ],
  figures: {
    done: "done this term",
    planned: "planned so far",
    finished: (count: number): string => (count === 1 ? "session finished" : "sessions finished"),
  },

  chart: "Chart",
  table: "Table",
  asTable: (heading: string) => `${heading} as a table`,
  tableOf: (label: string) => `${label}, as a table`,
  subject: "Subject",
  planned: "Planned",
  done: "Done",
  day: "Day",
  hour: "Hour",
  studied: "Studied",
  took: "Took",
  times: "Times",

  dayByDay: "Planned and done, day by day",
  byDay: "Planned and done by day",
  days: "Day by day",
  span: (first: CalendarDay, last: CalendarDay) => `${dayAndMonth(first)} to ${dayAndMonth(last)}`,
  dayName: (day: CalendarDay) => `${shortWeekday(day)} ${shortDayAndMonth(day)}`,
  /** A day with its minutes, if there are any, and the subjects of its exams. */
  daySaid: (
    day: CalendarDay,
    totals: { readonly doneMinutes: number; readonly plannedMinutes: number } | undefined,
    exams: readonly string[],
  ) =>
    [
      `${shortWeekday(day)} ${shortDayAndMonth(day)}`,
      totals === undefined
        ? "nothing planned"
        : totals.plannedMinutes === 0
          ? shortDuration(totals.doneMinutes)
          : `${shortDuration(totals.doneMinutes)} of ${shortDuration(totals.plannedMinutes)}`,
      ...exams.map((subject) => `${subject} exam`),
    ].join(", "),
  partDone: "Part done",
  exam: "Exam",
  today: "Today",
  longerBar: "Longer bar, more study.",

  bySubject: "Time by subject",
  /** For screen readers, after the time done. */
  ofPlanned: (minutes: number) => ` of ${shortDuration(minutes)} planned`,
  plannedToToday: "Planned up to today",

  bestHours: "Best hours of the day",
  bestHoursNote: "When your finished sessions took place",
  byHour: "Study by hour of the day",
  noHours: "Sessions with a time of day show here: use the timer, or the Advanced Scheduler.",
  best: (from: string, to: string) => `Best: ${from} to ${to}`,
  byHourBest: (from: string, to: string) => `Study by hour of the day. Best: ${from} to ${to}.`,
  now: "Now",

  realLength: "Planned and real length",
  realLengthNote: "Planned 1 h, really took…",
  noPaces: "Finish planned sessions with the timer, and their real length shows here.",
  asPlanned: "as planned",
  hourTakes: <Part>(bold: (text: string) => Part, minutes: number) => [
    "1 h takes ",
    bold(shortDuration(minutes)),
  ],
  byLength: (minutes: number, shorter: number, longer: number) =>
    `Sessions up to ${shortDuration(minutes)} take ${times(shorter)} times as long, longer ones ${times(longer)} times.`,
  shorter: "shorter",
  longer: "longer",
  paceQuestion: (subject: string, factor: number) =>
    `${subject} takes you ${times(factor)} times as long: use that for new plans?`,
  paceUsed: (subject: string, factor: number) =>
    `New plans count ${times(factor)} times the time for ${subject}.`,
  paceFrom: (sessions: number, plannedMinutes: number, realMinutes: number) =>
    `From ${sessions} finished sessions: ${shortDuration(plannedMinutes)} planned, ${shortDuration(realMinutes)} real.`,
  useIt: "Use it",
  notNow: "Not now",
  takeItBack: "Take it back",

  log: "Study log",
  logTable: "Table (.csv)",
  withoutTimer: "I studied without the timer",
  cancel: "Cancel",
  removed: "Removed from the log.",
  anything: "Anything",
  startTime: "Start time",
  minutes: "Minutes",
  saveChanges: "Save Changes",
  add: "Add to the log",
  noSubject: "No subject",
  entrySource: {
    timer: (day: CalendarDay) => `${dayAndMonth(day)}, by the timer`,
    hand: (day: CalendarDay) => `${dayAndMonth(day)}, by hand`,
  },
  changeEntry: (subject: string, day: CalendarDay) =>
    `Change ${subject || "entry"}, ${dayAndMonth(day)}`,
  removeEntry: (subject: string, day: CalendarDay) =>
    `Remove ${subject || "entry"}, ${dayAndMonth(day)}`,
  showAll: (count: number) => `Show all ${count}`,
  missingDay: "Choose a day",
  dayToCome: "Choose today or a day before",
  missingTime: "Choose a time",
  timeToCome: "That is still to come: choose a time that has passed",
  minutesRange: (most: number) => `Enter 1 to ${most} minutes`,
};
