import { flag, label, level, name, names, type OneOf, oneOf, parserOf, whole } from "./fields.ts";

const count = whole(0, 100_000);
const counted = { count };
const minutes = whole(0, 10_000_000);

/** Sessions that go against a wish, counted. */
const sessionReasons = {
  "not moved": counted,
  "other time": counted,
  "other subject": counted,
  "other length": counted,
  "other rating": counted,
  outside: counted,
  later: counted,
  asleep: counted,
  "had to stay": counted,
};
export type SessionReason = keyof typeof sessionReasons;

/** Why a plan does not keep a wish, or has nothing that it could act on. */
const reasonFields = {
  ...sessionReasons,
  /** Days. */
  "full day": counted,
  "more sessions": counted,
  "more subjects": counted,
  both: counted,
  "both or twice": counted,
  "begins otherwise": counted,
  "other order": counted,
  above: { ...counted, minutes },
  /** Weeks. */
  "fewer free days": counted,
  limit: { ...counted, per: oneOf("day", "week"), than: oneOf("more", "less") },
  missing: { ...counted, subject: name },
  "days a week": { subject: name, days: whole(0, 7), isFew: flag },
  work: { subject: name, minutes },
  "no change": { subjects: names, direction: oneOf("more", "less") },
  exam: { isNew: flag },
  "other days": {},
  "some days": { used: count, days: count },
  halves: { first: minutes, second: minutes },
  "say how long": {},
  "least break": { minutes },
  "shorter breaks": {},
  "no review": { subject: name },
  "shared review": { subject: name },
  "other begins": {},
  /** Nothing to act on. */
  "no sessions": {},
  "short plan": {},
  "nothing called": { label },
  "none rated": { level },
  "unknown subjects": { subjects: names },
};

export type Reason = OneOf<typeof reasonFields>;

export const reasonOf = parserOf<Reason>(reasonFields);
