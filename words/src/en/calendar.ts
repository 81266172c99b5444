import type { CalendarDay } from "@smart-planner/planner/model";
import {
  dayAndMonth,
  longLabelOf,
  monthNames,
  partsOf,
  shortDayAndMonth,
  shortDuration,
  shortWeekday,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/time";
import { counted } from "../said.ts";

/** `Wednesday 10 June`. */
const spokenDay = (day: CalendarDay): string =>
  `${weekdayNames[weekdayOf(day)]} ${dayAndMonth(day)}`;

/** `8 – 14 June 2026`, `29 June – 5 July 2026`, `10 June 2026`. */
const range = (first: CalendarDay, last: CalendarDay): string => {
  const [from, to, end] = [partsOf(first), partsOf(last), longLabelOf(last)];
  if (first === last) return end;
  const isSameYear = from.year === to.year;
  const month = isSameYear && from.month === to.month ? "" : ` ${monthNames[from.month - 1]}`;
  return `${from.day}${month}${isSameYear ? "" : ` ${from.year}`} – ${end}`;
};

export const calendarWords = {
  studyCalendar: "Study Calendar",
  hint: "Page Up and Page Down go from session to session. On a session the arrow keys move it, Shift with them changes its length, Enter opens its menu. N adds an event.",
  range,
  spokenDay,
  sessionsIn: (first: CalendarDay, last: CalendarDay) => `Sessions, ${range(first, last)}`,
  weekday: (day: CalendarDay) => shortWeekday(day),
  date: (day: CalendarDay) => shortDayAndMonth(day),
  calendarView: "Calendar view",
  views: { week: "Week", day: "Day" },
  previous: { week: "Previous week", day: "Previous day" },
  next: { week: "Next week", day: "Next day" },
  today: "Today",
  day: "Day",
  subjects: "Subjects",
  noPlan: "No study plan available. Generate one to get started!",
  tooLong: (day: string) =>
    `${day} asks for more than 24 hours: what does not fit is in the table below.`,
  lengthOver: (minutes: number, over: number) =>
    `${shortDuration(minutes)}, ${shortDuration(over)} over`,
  takenOn: (day: CalendarDay) => `Taken on ${spokenDay(day)}`,
  dueOn: (day: CalendarDay) => `Due on ${spokenDay(day)}`,
  dueAt: (title: string, time: string) => `${title} is due at ${time}`,
  /** Heard after the weekday and the number that are seen. */
  stripDay: (day: CalendarDay, sessions: number, isOpen: boolean) =>
    [
      monthNames[partsOf(day).month - 1],
      sessions === 0 ? "nothing planned" : counted(sessions, "session"),
      ...(isOpen ? ["some not done"] : []),
    ].join(", "),

  marks: "Marks",
  markNames: {
    done: "Done",
    missed: "Not done",
    locked: "Fixed by you",
    own: "Your own",
    broken: "Over your limit",
  },
  /** For screen readers, after the session. */
  states: { done: "done", missed: "missed", own: "your own", locked: "locked" },
  details: {
    date: "Date",
    time: "Time",
    duration: "Duration",
    examDate: "Exam date",
    difficulty: "Difficulty",
  },
  difficulties: { easy: "Easy", medium: "Medium", hard: "Hard" },

  nothingLeft: {
    week: "Nothing left this week.",
    today: "Nothing left today.",
    day: "Nothing left on this day.",
  },
  nothingPlanned: {
    week: "Nothing planned this week.",
    today: "Nothing planned today.",
    day: "Nothing planned on this day.",
  },
  allDone: "All done. No more exams ahead.",
  nextDay: (day: CalendarDay) => `Next: ${spokenDay(day)}`,

  hold: {
    next: { week: "Hold for the next week", day: "Hold for the next day" },
    previous: { week: "Hold for the previous week", day: "Hold for the previous day" },
  },
  placeSaid: (day: CalendarDay, time: string, against: readonly string[]) =>
    `${spokenDay(day)} ${time}. ${against.length === 0 ? "You are free then." : `${against.join(". ")}.`}`,
  noRoom: (title: string) => `No room between locked sessions. ${title} stays where it was.`,
  isBack: (title: string) => `${title} is back where it was.`,
};
