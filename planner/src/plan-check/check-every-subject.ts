import { daysBetween, labelOf } from "../time/calendar-day.ts";
import { formatDuration } from "../time/duration.ts";
import type { FairnessFacts } from "./fairness-facts.ts";
import type { KnownSubject } from "./known-subjects.ts";
import type { BrokenPromise } from "./promises.ts";
import type { CheckedSession } from "./read-plan.ts";

const lastWeek = 7;

const leftOut = (
  { freeDays, sessions, sessionsOf, hasRoom, lengths }: FairnessFacts,
  { name, deadline }: KnownSubject,
): readonly BrokenPromise[] => {
  if (sessionsOf.has(name)) return [];
  const couldYield = ({ day, subject, minutes }: CheckedSession): boolean =>
    day < deadline &&
    minutes >= lengths.minimum &&
    minutes <= lengths.maximum &&
    (sessionsOf.get(subject)?.length ?? 0) > 1;
  const hadTime =
    freeDays.some((freeDay) => freeDay.day < deadline && hasRoom(freeDay)) ||
    sessions.some(couldYield);
  const message = `${name} has no time at all, though there is room before its exam.`;
  return hadTime ? [{ promise: "every-subject", subject: name, message }] : [];
};

const idleDays = (
  { freeDays, sessionsOn, hasRoom, lengths, minutesOf, inputs }: FairnessFacts,
  { name, deadline }: KnownSubject,
): readonly BrokenPromise[] => {
  const missing = (inputs.needs?.get(name) ?? 0) - minutesOf(name);
  if (missing < lengths.minimum) return [];
  return freeDays
    .filter(({ day }) => day < deadline && daysBetween(day, deadline) <= lastWeek)
    .filter((freeDay) => !sessionsOn.has(freeDay.day) && hasRoom(freeDay))
    .map(({ day }) => ({
      promise: "every-subject",
      day,
      subject: name,
      message: `${labelOf(day)} is empty, though ${name} still needs ${formatDuration(missing)} in its last week.`,
    }));
};

/**
 * Every subject with an exam ahead and a free slot before it gets time, and no day of the last week
 * before an exam stays empty while there is free time and need.
 */
export const checkEverySubject = (facts: FairnessFacts): readonly BrokenPromise[] =>
  facts.ahead.flatMap((subject) => [...leftOut(facts, subject), ...idleDays(facts, subject)]);
