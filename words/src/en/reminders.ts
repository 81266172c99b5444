import type { CalendarDay } from "@smart-planner/planner/model";
import { formatDuration, longLabelOf, shortDuration } from "@smart-planner/planner/time";

const inDays = (days: number): string => (days === 1 ? "tomorrow" : `in ${days} days`);

/** Notifications, in the browser, on a device and by email. */
export const reminderWords = {
  session: (subject: string, time: string) => `${subject} at ${time}`,
  sessionText: (subject: string, from: string, to: string, minutes: number) =>
    `${subject} starts at ${from} and goes on until ${to} (${formatDuration(minutes)}).`,
  exam: (subject: string, days: number) => `${subject} exam ${inDays(days)}`,
  examOn: (subject: string, day: CalendarDay) => `Your ${subject} exam is on ${longLabelOf(day)}.`,
  due: (title: string, days: number) => `${title} is due ${inDays(days)}`,
  /** Without a subject it is empty, without a time undefined. */
  dueOn: (title: string, subject: string, day: CalendarDay, time: string | undefined) =>
    `${title}${subject === "" ? "" : ` for ${subject}`} is due on ${longLabelOf(day)}${time === undefined ? "" : ` at ${time}`}.`,
  nothingMore: "Nothing more is planned for it.",
  left: (minutes: number) => `Your plan has ${shortDuration(minutes)} left for it until then.`,

  week: "Your week in Smart Planner",
  nothingPlanned: "Nothing was planned this week.",
  doneOf: (done: number, planned: number) =>
    `This week you did ${shortDuration(done)} of ${shortDuration(planned)}.`,
  nothingNext: "Nothing is planned for next week yet.",
  next: (subjects: readonly { readonly name: string; readonly minutes: number }[]) =>
    `Next week: ${subjects.map(({ name, minutes }) => `${name} ${shortDuration(minutes)}`).join(", ")}.`,
  examAhead: (name: string, day: CalendarDay) => `Exam ahead: ${name}, ${longLabelOf(day)}.`,
  dueAhead: (title: string, day: CalendarDay) => `Due: ${title}, ${longLabelOf(day)}.`,

  quote: "A line to start the day",

  /** On a lock screen, without names. */
  quiet: {
    session: (time: string) => `A session starts at ${time}`,
    exam: "An exam is coming up",
    due: "Work is due soon",
    week: "Your week",
    open: "Open Smart Planner to see it.",
  },
  again: "A session is waiting",
  againText: "You asked to be reminded again.",
  first: "Reminders are on",
  firstText: "They come to this device, also when Smart Planner is closed.",
};
