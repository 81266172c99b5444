import type { CalendarDay, DateLabel, PlanEntry, SessionTime, StudyPlan } from "../model/model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { formatClock, minutesPerDay, parseClock } from "../time/clock-time.ts";
import { dayOfLabel, labelOf } from "../time/day-labels.ts";
import { timelineOf } from "../timeline/timeline.ts";
import type { BrokenGuarantee } from "./guarantees.ts";

export interface CheckedSession {
  readonly day: CalendarDay;
  readonly subject: string;
  readonly minutes: number;
  /** Minutes from midnight: what the entry asks for, else where the calendar puts it. */
  readonly start: number;
  readonly end: number;
  readonly examDate: string | undefined;
  /** The due work it is for. */
  readonly taskId: string | undefined;
}

/** How messages speak of a session: `Chemistry on 11-June-2026, 09:30 to 11:45,`. */
export const nameOf = ({ subject, day, start, end }: CheckedSession): string =>
  `${subject} on ${labelOf(day)}, ${formatClock(start)} to ${formatClock(end)},`;

export interface ReadPlan {
  readonly sessions: readonly CheckedSession[];
  readonly broken: readonly BrokenGuarantee[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isLength = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

const readTime = (value: unknown): SessionTime | undefined =>
  isRecord(value) && isLength(value.hours) && isLength(value.minutes)
    ? { hours: value.hours, minutes: value.minutes }
    : undefined;

/** The parts of an entry that a check needs, or what is wrong with it. */
const readEntry = (value: unknown): PlanEntry | string => {
  if (!isRecord(value)) return "a session that is not a session";
  const { subject, hours, startTime, examDate, preferredStartHour, taskId } = value;
  if (typeof subject !== "string" || subject.trim() === "") return "a session without a subject";
  const time = value.time === undefined ? undefined : readTime(value.time);
  if (value.time !== undefined && time === undefined)
    return `a session of ${subject} with a length that is not a time`;
  if (time === undefined && !isLength(hours))
    return `a session of ${subject} with a length that is not a number`;
  if (startTime !== undefined) {
    const start = typeof startTime === "string" ? parseClock(startTime) : undefined;
    if (start === undefined || start === minutesPerDay)
      return `a session of ${subject} with a start that is not a time of day`;
  }
  return {
    subject,
    hours: isLength(hours) ? hours : 0,
    ...(time === undefined ? {} : { time }),
    ...(typeof startTime === "string" ? { startTime } : {}),
    ...(typeof examDate === "string" ? { examDate } : {}),
    ...(typeof preferredStartHour === "number" ? { preferredStartHour } : {}),
    ...(typeof taskId === "string" ? { taskId } : {}),
  };
};

const sessionsIn = (plan: StudyPlan): readonly CheckedSession[] => {
  const shown = new Map(timelineOf({ plan }).events.map((event) => [event.id, event.startMinute]));
  return sessionDaysOf(plan).flatMap(({ day, sessions }) =>
    sessions
      .filter(({ minutes }) => minutes > 0)
      .map(({ key, subject, minutes, entry }) => {
        const start = parseClock(entry.startTime ?? "") ?? shown.get(key) ?? 0;
        const { examDate, taskId } = entry;
        return { day, subject, minutes, start, end: start + minutes, examDate, taskId };
      }),
  );
};

/** Reads a plan from anywhere; what cannot be read is named and left out. */
export const readPlan = (plan: unknown): ReadPlan => {
  if (!isRecord(plan))
    return {
      sessions: [],
      broken: [{ guarantee: "readable", message: "The plan is not a list of days with sessions." }],
    };
  const broken: BrokenGuarantee[] = [];
  const days = new Map<DateLabel, PlanEntry[]>();
  for (const [label, list] of Object.entries(plan)) {
    const day = dayOfLabel(label);
    if (day === undefined) {
      broken.push({ guarantee: "readable", message: `“${label.slice(0, 80)}” is not a date.` });
      continue;
    }
    if (!Array.isArray(list)) {
      broken.push({ guarantee: "readable", day, message: `${label} has no list of sessions.` });
      continue;
    }
    const entries = days.get(labelOf(day)) ?? [];
    days.set(labelOf(day), entries);
    for (const item of list) {
      const entry = readEntry(item);
      if (typeof entry !== "string") entries.push(entry);
      else broken.push({ guarantee: "readable", day, message: `${label} holds ${entry}.` });
    }
  }
  return { sessions: sessionsIn(Object.fromEntries(days)), broken };
};
