import type { CalendarDay } from "@smart-planner/planner/model";
import {
  addDays,
  dayAndMonth,
  daysBetween,
  partsOf,
  shortDayAndMonth,
  shortDuration,
  shortWeekday,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/time";
import { capital } from "../capital.ts";

/** `Today`, `Fri 20`, and beyond the week `4 Dec`. */
const dayName = (day: CalendarDay, today: CalendarDay): string => {
  if (day === today) return "Today";
  return daysBetween(today, day) < 7
    ? `${shortWeekday(day)} ${partsOf(day).day}`
    : shortDayAndMonth(day);
};

const pastDay = (day: CalendarDay, today: CalendarDay): string =>
  daysBetween(day, today) < 7 ? weekdayNames[weekdayOf(day)] : dayAndMonth(day);

const pastName = (day: CalendarDay, today: CalendarDay): string =>
  addDays(day, 1) === today ? "yesterday" : pastDay(day, today);

/** `22 h 50 of 27 h 10`; undefined if nothing is lost. */
const partOf = (back: number, open: number): string | undefined =>
  back === open ? undefined : `${shortDuration(back)} of ${shortDuration(open)}`;

/** The ways in which a plan can go on after a change, and what each does. */
export const planOfferWords = {
  /** Sessions that change: `Fri 20, moved to 18:45`. */
  added: (day: CalendarDay, today: CalendarDay, time: string, minutes: number) =>
    `${dayName(day, today)} ${time}, ${shortDuration(minutes)}, new`,
  lengthened: (day: CalendarDay, today: CalendarDay, minutes: number) =>
    `${dayName(day, today)}, now ${shortDuration(minutes)}`,
  moved: (day: CalendarDay, today: CalendarDay, to: CalendarDay, time: string) =>
    `${dayName(day, today)}, moved to ${day === to ? "" : `${dayName(to, today)} `}${time}`,
  dropped: (day: CalendarDay, today: CalendarDay) => `${dayName(day, today)}, dropped`,

  /** The effect on an exam or a piece of due work. */
  examDate: (day: CalendarDay) => shortDayAndMonth(day),
  stays: "Stays as it is",
  more: (minutes: number) => `${shortDuration(minutes)} more than now`,
  less: (minutes: number) => `${shortDuration(minutes)} less than now`,
  covered: "Needs no new place: the rest of your plan covers it",
  allDropped: (minutes: number) => `${shortDuration(minutes)} dropped`,
  partDropped: (back: number, lost: number) =>
    `${shortDuration(back)} back, ${shortDuration(lost)} dropped`,
  back: (back: number, open: number) => `${partOf(back, open) ?? shortDuration(open)} back`,
  backOn: (minutes: number, day: CalendarDay) =>
    `${shortDuration(minutes)} back on ${weekdayNames[weekdayOf(day)]} ${dayAndMonth(day)}`,
  backBy: (back: number, open: number, day: CalendarDay) =>
    `${partOf(back, open) ?? `All ${shortDuration(open)}`} back by ${dayAndMonth(day)}`,
  doNotFit: (minutes: number) => `${shortDuration(minutes)} do not fit`,

  moreADay: (minutes: number) => `${shortDuration(minutes)} more a day`,
  moreNote: (back: number, open: number, until: CalendarDay | undefined) =>
    `${until === undefined ? "" : `Until ${dayAndMonth(until)}. `}${partOf(back, open) ?? `All ${shortDuration(open)}`} come back.`,
  keepDays: "Keep my days",
  keepAndDrop: (minutes: number) => `Keep my days, drop ${shortDuration(minutes)}`,
  intoFreeHours: (minutes: number) => `${shortDuration(minutes)} fit into free hours.`,
  hoursStay: (minutes: number) => `Your ${shortDuration(minutes)} a day stay as they are.`,
  sessionsChange: (count: number) =>
    `${count} ${count === 1 ? "session changes" : "sessions change"}.`,
  scratch: "Plan from scratch",
  scratchMost: (minutes: number) => `${shortDuration(minutes)} come back, most sessions move.`,
  scratchSome: (minutes: number, count: number) =>
    `${shortDuration(minutes)} come back, ${count} sessions change.`,

  /** Once it is used. */
  doneDropped: (minutes: number) => `Done: your days stay, ${shortDuration(minutes)} dropped.`,
  done: {
    more: (back: number, open: number, extra: number) =>
      `Done: ${shortDuration(extra)} more a day, ${partOf(back, open) ?? `all ${shortDuration(open)}`} are back.`,
    keep: (back: number, open: number) =>
      `Done: ${partOf(back, open) ?? `all ${shortDuration(open)}`} are back.`,
    scratch: (back: number, open: number) =>
      `Done: planned from scratch, ${partOf(back, open) ?? `all ${shortDuration(open)}`} are back.`,
  },

  title: "Update your plan",
  leftTitle: (minutes: number, name: string) => `${shortDuration(minutes)} of ${name} left. Where?`,
  awayTitle: "Welcome back. Here’s the way on.",
  fitsTitle: (minutes: number) => `You missed ${shortDuration(minutes)}. It all fits again.`,
  missedTitle: (minutes: number) => `You missed ${shortDuration(minutes)}. Here’s the way back.`,
  follows: "Your plan follows the changes you made.",
  finishedStays: "What you finished stays.",
  notDone: (minutes: number, from: CalendarDay) =>
    `${shortDuration(minutes)} since ${dayAndMonth(from)} are not done.`,
  allFits: "It all fits again.",
  daysAreFull: "Your days are full, so something has to give.",
  missed: (
    subjects: readonly string[],
    from: CalendarDay,
    to: CalendarDay,
    today: CalendarDay,
  ): string => {
    const names = subjects.length > 2 ? `${subjects.length} subjects` : subjects.join(" and ");
    return `${names} ${from === to ? "from" : "since"} ${pastName(from, today)}.`;
  },
  missedOn: (from: CalendarDay, to: CalendarDay, today: CalendarDay): string =>
    from === to
      ? `${capital(pastName(from, today))}.`
      : `${pastDay(from, today)} to ${pastDay(to, today)}.`,
  noLongerDay: (minutes: number) => `No day gets longer than your ${shortDuration(minutes)}.`,
};
