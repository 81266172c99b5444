import type { CalendarDay } from "@smart-planner/planner/model";
import { shortDayAndMonth, shortWeekday, spokenDuration } from "@smart-planner/planner/time";
import { counted } from "../said.ts";

const dateOf = (day: CalendarDay): string => `${shortWeekday(day)} ${shortDayAndMonth(day)}`;

export const workImportWords = {
  bringIn: "Bring in due work",
  chooseFile: "Choose a file",
  readIt: "Read it",
  about:
    "Paste a syllabus or a list, or choose a file: a syllabus (also PDF), or an export of Todoist, TickTick, Notion, Google Tasks, Trello, Asana, Microsoft To Do or Things. It is read on this device.",
  text: "Text",
  example: "Essay 1 due 12 Oct (20 %)\nMidterm exam 19 October, 10:00",
  file: "File with due work",
  nothingDue: "Nothing due was found. Dates are read as 24 Nov, 24/11 or 2026-11-24.",
  yourText: "your text",

  found: (count: number, areExams: boolean, source: string, courses: readonly string[]) =>
    `${counted(count, areExams ? "exam" : "hand-in")} found in ${source}${courses.length > 0 ? ` (${courses.join(", ")})` : ""}`,
  nothingNew: (source: string) => `Nothing new is due in ${source}`,
  untilYouAdd: "Nothing is added until you press Add.",
  byHand: "You can add work by hand under Due work.",
  greyAreGuesses: "Lengths in grey are guesses.",
  notNow: "Not now",
  add: (count: number) => `Add ${count}`,
  headings: ["Name", "Kind", "Due", "How long"],
  choices: {
    "hand-in": "Hand-in",
    reading: "Reading",
    quiz: "Quiz",
    exam: "Exam",
    "leave out": "Leave out",
  },
  untitled: "Untitled",
  noDate: "No date",
  day: dateOf,
  when: (day: CalendarDay, time: string) => `${dateOf(day)}, ${time}`,
  length: (minutes: number) => spokenDuration(minutes),
  /** Why it is left out: one of `LeftOutReason`. */
  aside: (reason: string) => reason,
  weight: (percent: number) => `${percent} % of the grade`,
  sameAs: (title: string) => `Same as your ${title}. They become one.`,
  kindOf: (title: string) => `Kind of ${title}`,
  howLong: (title: string) => `How long: ${title}`,
  howLongIs: (title: string) => `How long is ${title}? Write it as 2 h or 90 min.`,
  newSubject: (name: string) => `${name} (new)`,
  noCourse: "No course",
  noSubject: "No subject",
  subjectOf: (course: string) => `Subject of ${course}`,
  takenOf: (taken: number, all: number) => `${taken} of ${all}`,
  hideAside: "Hide what is left out",
  showAside: (count: number) => `${count} left out: over, done, without a date or not work. Show`,

  newsFrom: (calendar: string) => `News from ${calendar}`,
  counts: (fresh: number, moved: number, gone: number) =>
    [
      ...(fresh > 0 ? [`${fresh} new`] : []),
      ...(moved > 0 ? [`${moved} moved`] : []),
      ...(gone > 0 ? [`${gone} gone from the feed`] : []),
    ].join(", "),
  movedTo: (title: string, day: CalendarDay) => `${title} to ${shortWeekday(day)}`,
  titles: (titles: readonly string[], more: number) =>
    `${titles.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  hide: "Hide",
  show: "Show",
  acceptAll: "Accept all",
  marks: { new: "New", exam: "New exam", moved: "Moved", gone: "Gone" },
  aboutLength: (minutes: number) => `about ${spokenDuration(minutes)}`,
  leaveOut: (title: string) => `Leave out ${title}`,
  accept: "Accept",
  acceptNamed: (title: string) => `Accept ${title}`,
  acceptDate: (title: string) => `Accept the new date of ${title}`,
  keepDay: (day: CalendarDay) => `Keep ${shortWeekday(day)}`,
  keepDayFor: (day: CalendarDay, title: string) => `Keep ${shortWeekday(day)} for ${title}`,
  noLongerIn: (calendar: string) => `No longer in ${calendar}`,
  remove: "Remove",
  removeNamed: (title: string) => `Remove ${title}`,
  keep: "Keep",
  keepNamed: (title: string) => `Keep ${title}`,
};
