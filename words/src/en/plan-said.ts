import type { CalendarDay } from "@smart-planner/planner/model";
import { listed } from "@smart-planner/planner/model";
import {
  addDays,
  dayAndMonth,
  daysBetween,
  shortDuration,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/time";
import { counted } from "../said.ts";

const mostNamed = 3;

/** `Friday, Saturday and Sunday`, `later days`. */
const laterDays = (days: readonly CalendarDay[], today: CalendarDay): string => {
  if (days.length > mostNamed) return "later days";
  return listed(
    days.map((day) => {
      if (day === addDays(today, 1)) return "tomorrow";
      return day < addDays(today, 7) ? weekdayNames[weekdayOf(day)] : dayAndMonth(day);
    }),
  );
};

/** `Friday 17:45`, with the date if it is not within a week. */
const place = (day: CalendarDay, today: CalendarDay, time: string): string => {
  const date = Math.abs(daysBetween(today, day)) < 7 ? "" : ` ${dayAndMonth(day)}`;
  return `${weekdayNames[weekdayOf(day)]}${date} ${time}`;
};

/** Said of a change of the plan. A name has no full stop: the calendar's head shows it. */
export const planSaidWords = {
  undo: "Undo",
  sentence: (name: string) => `${name}.`,
  sentences: (parts: readonly string[]) => parts.join(" "),

  notUndone: "This change can no longer be undone.",
  undone: "Your plan is back as it was.",
  clearedKept: "The plan you cleared is kept, with what you finished.",
  bringBack: "Bring it back",
  broughtBack: "The cleared plan is back. What is done stays done.",
  notBroughtBack: "The cleared plan can no longer be brought back.",
  sessionsChanged: (sessions: number) => `${counted(sessions, "session")} changed`,
  updated: (sessions: number) =>
    sessions === 0
      ? "Nothing to change: your plan already does this."
      : `Plan updated: ${counted(sessions, "session")} changed.`,
  newPlan: "New plan started",
  formIsEmpty: "Your form is empty. What you did stays.",
  smartTitle: "What your smart timetable changed",
  smartNote: "What is done stays done.",
  optimisedTitle: "Your plan, optimised",
  optimisedNote: "The smart planner's plan beside yours. What is done stays done.",
  sessionsDone: (sessions: number) => `${counted(sessions, "session")} done.`,
  letGo: (sessions: number) => `${counted(sessions, "session")} let go`,

  notWorkedOut: "The plan could not be worked out on this device. Please try again.",
  unusable: "The smart planner's answer did not keep to your week, so it was not used.",
  nothingPlanned: "The smart planner found no time to study before your exams.",
  noPlanKeepsAll: "No plan keeps all of what you asked for.",
  changeWishes:
    "Change or remove one of the wishes below, then generate again. Your plan stays as it was.",

  moved: (title: string, day: CalendarDay, today: CalendarDay, time: string) =>
    `${title} moved to ${place(day, today, time)}`,
  shorter: (title: string, minutes: number) => `${title} is shorter, ${shortDuration(minutes)}`,
  longer: (title: string, minutes: number) => `${title} is longer, ${shortDuration(minutes)}`,
  isBackWhereItWas: (title: string) => `${title} is back where it was.`,
  todayMoved: (time: string) => `Today moved to ${time}`,
  todayIsBack: "Today is back as it was.",
  added: (title: string) => `${title} added`,
  addedAt: (title: string, day: CalendarDay, today: CalendarDay, time: string) =>
    `${title}: ${place(day, today, time)}.`,
  isGoneAgain: (title: string) => `${title} is gone again.`,
  locked: (title: string) => `${title} locked`,
  lockedText: (title: string) => `${title} is locked: no new plan moves it.`,
  unlocked: (title: string) => `${title} unlocked`,
  unlockedText: (title: string) => `${title} is unlocked: the next plan may move it.`,
  isAsItWas: (title: string) => `${title} is as it was.`,
  removed: (title: string) => `${title} removed`,
  skipped: (title: string) => `${title} skipped`,
  isBack: (title: string) => `${title} is back.`,

  /** The meaning of a place before a session is put there, and after. */
  asked: {
    free: "You are free then. Nothing else moves.",
    met: (reasons: readonly string[]) => `${reasons.join(". ")}. You can still put it here.`,
    day: (minutes: number) => `That day is then ${shortDuration(minutes)}.`,
  },
  put: {
    free: "",
    met: (reasons: readonly string[]) => `${reasons.join(". ")}, your choice.`,
    day: (minutes: number) => `That day is now ${shortDuration(minutes)}.`,
  },
  movesTo: (title: string, time: string, more: number) =>
    `${title} moves to ${time}${more === 0 ? "" : `, and ${more} more`}`,
  swapsWith: (title: string) => `Changes places with ${title}`,
  effects: (effects: readonly string[]) => effects.join(". "),
  beginsAt: (time: string) => `It begins at ${time}.`,
  isInPast: (title: string, day: CalendarDay, today: CalendarDay, time: string) =>
    `${place(day, today, time)} is in the past. ${title} stays where it was.`,
  doneStays: (title: string) => `${title} is done and stays. Untick it first.`,
  pastStays: "Past sessions stay where they were.",
  startLater: (sessions: number) =>
    `${counted(sessions, "session")} ${sessions === 1 ? "starts" : "start"} later because this one is fixed.`,

  today: (minutes: number) => `${shortDuration(minutes)} today`,
  todayRestLater: (minutes: number) => `${shortDuration(minutes)} today, the rest later`,
  movedLater: (minutes: number, days: readonly CalendarDay[], today: CalendarDay) =>
    `${shortDuration(minutes)} moved to ${laterDays(days, today)}.`,
  fitsNoMore: (minutes: number) => `${shortDuration(minutes)} does not fit any more.`,
  fittedIn: (minutes: number, name: string, days: readonly CalendarDay[], today: CalendarDay) =>
    `${shortDuration(minutes)} of ${name} moved to ${laterDays(days, today)}`,

  work: {
    added: (title: string) => `${title} added.`,
    countAdded: (count: number) => `${count} added.`,
    addedAndMoved: (added: number, moved: number) =>
      `${[...(added > 0 || moved === 0 ? [`${added} added`] : []), ...(moved > 0 ? [`${moved} moved`] : [])].join(", ")}.`,
    handedIn: (title: string) => `${title} handed in.`,
    deleted: (title: string) => `${title} deleted.`,
    skipped: (title: string) => `${title} skipped.`,
    ended: (title: string) => `${title} ended.`,
    freed: (sessions: number) => `${counted(sessions, "session")} freed.`,
    isOpenAgain: (title: string) => `${title} is open again.`,
    changedAll: (title: string) => `${title} changed for every week.`,
    leftOut: (title: string) => `${title} left out.`,
    stays: (title: string) => `${title} stays.`,
  },
};
