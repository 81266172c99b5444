import { type CalendarDay, listed, type Weekday } from "@smart-planner/planner/model";
import {
  dayAndMonth,
  shortWeekday,
  spokenDuration,
  weekdayNames,
} from "@smart-planner/planner/time";
import { counted } from "../said.ts";
import { dueWorkWords } from "./due-work.ts";

/** The sheet of one piece of due work. */
export const assignmentWords = {
  assignment: "Assignment",
  weeklyWork: "Weekly work",
  subjectIs: "Subject: ",
  chooseSubject: "Choose a subject",
  findSubject: "Find a subject",
  noSubject: "No subject",
  amountDone: (doneMinutes: number, minutes: number, isGuessed: boolean) =>
    `${dueWorkWords.amount(doneMinutes, minutes, isGuessed)} done`,
  handedInOf: (done: number, count: number | undefined) =>
    `${done}${count === undefined ? "" : ` of ${count}`} handed in`,
  done: (title: string) => `${title} done`,
  dueIn: (days: number) => `Due ${dueWorkWords.away(days)}`,
  nextIn: (days: number) => `Next is ${dueWorkWords.away(days)}`,
  due: "Due",
  dueDay: "Due day",
  howLong: "How long",
  howLongEach: "How long, each",
  hours: "Hours",
  minutes: "Minutes",
  h: "h",
  min: "min",
  pages: "pages",
  minutesAPage: "min a page",
  inPages: "In pages",
  inHours: "In hours",
  startFrom: "Start from",
  lastTook: (count: number, minutes: number) =>
    `Your last ${count} took about ${spokenDuration(minutes)}.`,
  use: (minutes: number) => `Use ${spokenDuration(minutes)}`,
  mayBeEmpty: (minutes: number) =>
    `Leave it empty if you do not know. About ${spokenDuration(minutes)} are planned.`,
  repeats: "Repeats",
  repeatOptions: { 0: "Never", 1: "Every week", 2: "Every second week" },
  weekday: "Weekday",
  until: "Until",
  useForAll: "Use this for every week",
  allWeeks: "All weeks",
  note: "Note or link",

  fits: "It fits.",
  allFit: "They all fit.",
  aWeek: (minutes: number, days: readonly Weekday[]) =>
    `About ${spokenDuration(minutes)} a week, mostly on ${listed(days.map((day) => weekdayNames[day].slice(0, 3)))}.`,
  notPlanned: "Not in your plan yet. Update your plan to give it time.",
  sessionsOn: (days: readonly Weekday[]) =>
    `Sessions on ${listed(days.map((day) => weekdayNames[day].slice(0, 3)))}.`,
  ready: (day: CalendarDay, daysEarly: number) =>
    `Ready on ${shortWeekday(day)} ${dayAndMonth(day)}${daysEarly <= 0 ? "" : daysEarly === 1 ? ", a day early" : `, ${daysEarly} days early`}.`,
  cancel: "Cancel",
  add: "Add",
  delete: "Delete",
  thisOne: "This one",
  allThatFollow: "All that follow",
  handedIn: "Handed in",
  notHandedIn: "Not handed in",
  handInOf: (day: CalendarDay) => `Hand in ${dueWorkWords.day(day)}`,
  close: "Close",

  parts: "Parts",
  inParts: (minutes: number, count: number) =>
    `${spokenDuration(minutes)} in ${counted(count, "part")}`,
  splitIt: "Split it if that helps: research, draft, edit.",
  part: (number: number) => `Part ${number}`,
  move: (name: string) => `Move ${name}: Alt with arrow up or down`,
  partDone: (name: string) => `Done: ${name}`,
  minutesFor: (name: string) => `Minutes for ${name}`,
  anyDay: "Any day",
  anyDayFor: (name: string) => `${name}: any day`,
  doneBy: (name: string) => `${name} to be done by`,
  remove: (name: string) => `Remove ${name}`,
  addPart: "Add a part",

  comingUp: "Coming up",
  comingUpText: "Each can be changed by itself.",
  handedInOn: (title: string, day: CalendarDay) => `Handed in: ${title}, ${dueWorkWords.day(day)}`,
  movedFrom: (day: CalendarDay) => `Moved from ${dueWorkWords.day(day)}`,
  putBack: "Put back",
  moreFor: (name: string) => `More for ${name}`,
  changeThisOne: "Change this one",
  skipThisOne: "Skip this one",
  openNamed: (title: string, day: CalendarDay) => `Open ${title}, ${dueWorkWords.day(day)}`,
};
