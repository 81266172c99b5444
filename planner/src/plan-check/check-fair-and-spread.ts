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

const unfair = (
  { inputs, sessionsOf, minutesOf, lengths }: FairnessFacts,
  one: KnownSubject,
  other: KnownSubject,
): readonly BrokenPromise[] => {
  if (one.emphasis !== other.emphasis || one.deadline > other.deadline) return [];
  const need = inputs.needs?.get(one.name);
  if (need !== undefined && minutesOf(one.name) >= need) return [];
  // What the later exam gets once the earlier one is over takes nothing away from it.
  const minutesUntilExam = ({ name }: KnownSubject): number =>
    (sessionsOf.get(name) ?? [])
      .filter(({ day }) => day < one.deadline)
      .reduce((total, { minutes }) => total + minutes, 0);
  // Less than one long session apart says nothing: sessions cannot be cut finer.
  if (minutesUntilExam(one) + lengths.maximum >= minutesUntilExam(other)) return [];
  const isHarder = one.deadline === other.deadline && one.rating > other.rating;
  const isNearer = one.deadline < other.deadline && one.rating >= other.rating;
  if (!isHarder && !isNearer) return [];
  const message = isHarder
    ? `${one.name} is harder than ${other.name} and has less time for the same exam day.`
    : `${one.name} has its exam before ${other.name} and less time until then.`;
  return [{ promise: "fair-and-spread", subject: one.name, message }];
};

/** Harder subjects and nearer exams get more, and no subject is massed on one day without cause. */
export const checkFairAndSpread = (facts: FairnessFacts): readonly BrokenPromise[] => [
  ...facts.ahead.flatMap((subject) => massed(facts, subject)),
  ...facts.ahead.flatMap((one) => facts.ahead.flatMap((other) => unfair(facts, one, other))),
];
