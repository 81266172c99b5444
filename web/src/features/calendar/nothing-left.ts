import type { CalendarDay, StudyPlan } from "@smart-planner/planner/model";
import { type CalendarEvent, sessionDaysOf } from "@smart-planner/planner/plan";
import type { calendarWords } from "@smart-planner/words/en/calendar";
import type { SessionMark } from "../../planner-service/session-mark.ts";
import type { Moment } from "../../platform/clock.ts";

/** The text for shown days without open sessions, and the next day with one. */
export interface NothingLeft {
  readonly text: string;
  readonly next: CalendarDay | undefined;
}

/** Past days get no such text. */
export const nothingLeftOn = ({
  plan,
  days,
  sessions,
  markOf,
  now,
  words,
}: {
  readonly plan: StudyPlan;
  readonly days: readonly CalendarDay[];
  readonly sessions: readonly CalendarEvent[];
  readonly markOf: (session: CalendarEvent) => SessionMark;
  readonly now: Moment;
  readonly words: typeof calendarWords;
}): NothingLeft | undefined => {
  const last = days.at(-1);
  if (last === undefined || last < now.day) return undefined;
  const isAhead = (session: CalendarEvent) =>
    (session.day > now.day || (session.day === now.day && session.endMinute > now.minuteOfDay)) &&
    markOf(session).state !== "done";
  if (sessions.some(isAhead)) return undefined;
  const next = sessionDaysOf(plan).find(
    (one) => one.day > last && one.sessions.some(({ minutes }) => minutes > 0),
  )?.day;
  const range = days.length > 1 ? "week" : last === now.day ? "today" : "day";
  // A past week was planned: sessions come directly below this text.
  const lead = sessions.length === 0 ? words.nothingPlanned : words.nothingLeft;
  return { text: next === undefined ? words.allDone : lead[range], next };
};
