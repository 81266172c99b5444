import { labelOf } from "../time/calendar-day.ts";
import type { FairnessFacts } from "./fairness-facts.ts";
import type { KnownSubject } from "./known-subjects.ts";
import type { BrokenPromise } from "./promises.ts";

const massed = (
  { freeDays, sessionsOf, hasRoom }: FairnessFacts,
  { name, deadline }: KnownSubject,
): readonly BrokenPromise[] => {
  const own = sessionsOf.get(name) ?? [];
  const [first] = own;
  if (first === undefined || own.length < 2) return [];
  if (own.some(({ day }) => day !== first.day)) return [];
  const other = freeDays.find(
    (freeDay) => freeDay.day < deadline && freeDay.day !== first.day && hasRoom(freeDay),
  );
  if (other === undefined) return [];
  const message = `All of ${name} is on ${labelOf(first.day)}, though ${labelOf(other.day)} has room.`;
  return [{ promise: "fair-and-spread", day: first.day, subject: name, message }];
};

/** Less than one long session apart says nothing: sessions cannot be cut finer. */
const unfair = ({
  ahead,
  freeDays,
  lengths,
  minutesOf,
}: FairnessFacts): readonly BrokenPromise[] => {
  const rows = ahead.map((subject) => ({
    ...subject,
    minutes: minutesOf(subject.name),
    days: freeDays.filter(({ day, free }) => day < subject.deadline && free.length > 0).length,
  }));
  return rows.flatMap((one) =>
    rows.flatMap((other): readonly BrokenPromise[] => {
      if (one.emphasis !== other.emphasis) return [];
      const atMost = one.minutes + lengths.maximum;
      if (one.deadline === other.deadline && one.rating > other.rating && atMost < other.minutes) {
        const message = `${one.name} is harder than ${other.name} and has less time for the same exam day.`;
        return [{ promise: "fair-and-spread", subject: one.name, message }];
      }
      const fairShare = (other.minutes * one.days) / Math.max(other.days, 1);
      if (one.deadline < other.deadline && one.rating === other.rating && atMost < fairShare) {
        const message = `${one.name} comes before ${other.name} and has less time for each day until its exam.`;
        return [{ promise: "fair-and-spread", subject: one.name, message }];
      }
      return [];
    }),
  );
};

/** Harder subjects and nearer exams get more, and no subject is massed on one day without cause. */
export const checkFairAndSpread = (facts: FairnessFacts): readonly BrokenPromise[] => [
  ...facts.ahead.flatMap((subject) => massed(facts, subject)),
  ...unfair(facts),
];
