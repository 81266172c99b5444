import type { LimitWish, Wish } from "../wish.ts";
import { type Clause, daysOf, has, hasDays, namesOf, whoOf } from "./clause.ts";
import { durationOf, isPerDay, perOf } from "./clause-amounts.ts";
import { type Frame, type Outcome, type Reading, wishes } from "./frame.ts";
import { rhythm } from "./frames-counts.ts";
import { session, sessionLength } from "./frames-sessions.ts";
import { itemsOfKind } from "./items.ts";

const mostMinutesADay = 24 * 60;

/** "half an hour tonight" is what today has; "half an hour in the mornings" is no limit of a day. */
const isDayLong = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "part").every(({ written }) =>
    /^(?:tonight|tonite|2nite)$/i.test(written),
  );

/** "per subject", "of the same subject": of each one by itself. */
const isEach = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "who").some(({ written }) => /subject|exam/i.test(written));

/** "this week I only have 5 hours": nobody said whether a day. */
const isOfWeek = (clause: Clause): boolean =>
  !has(clause, "per", "days") &&
  itemsOfKind(clause.items, "dates").some(({ written }) => /\bweek$/i.test(written));

const limited = (clause: Clause, wish: LimitWish, minutes: number): Outcome | undefined => {
  if (isOfWeek(clause) && minutes >= 180) return undefined;
  return isEach(clause)
    ? wishes(...namesOf(clause).map((name) => ({ ...wish, subjects: [name] })))
    : wishes(wish);
};

/** "On weekends: ... . 20 hours per week": a week has no weekdays to hold on. */
const isPossible = (clause: Clause, minutes: number): boolean =>
  perOf(clause) === "week"
    ? !has(clause, "days") && minutes >= 1 && minutes <= 7 * mostMinutesADay
    : minutes >= 1 && minutes <= mostMinutesADay;

const limit =
  (bound: "most" | "least"): Reading =>
  (clause) => {
    const duration = durationOf(clause);
    const per = perOf(clause);
    if (duration === undefined || !isDayLong(clause)) return undefined;
    const minutes = bound === "most" ? duration.most : duration.least;
    if (!isPossible(clause, minutes)) return undefined;
    const wish: LimitWish = {
      kind: "limit",
      firmness: clause.firmness,
      per,
      ...(bound === "most" ? { most: minutes } : { least: minutes }),
      ...whoOf(clause),
      ...daysOf(clause),
    };
    return limited(clause, wish, minutes);
  };

/** "3 hours in total". */
const isTotal = ({ fillers }: Clause): boolean =>
  fillers.some((word) => /^(?:in total|total|a total of|altogether|overall|in all)$/.test(word));

const bounded: Reading = (clause) => {
  const isLeast = has(clause, "min");
  // "max 2h maths" without "a day": on each day, or altogether?
  const isOpen = namesOf(clause).length > 0 && !hasDays(clause) && !has(clause, "per");
  if (isOpen) return isLeast || isEach(clause) || !isDayLong(clause) ? undefined : work(clause);
  return limit(isLeast ? "least" : "most")(clause);
};

/** "2 hours a day" is a limit; "1 hour of maths a day" a habit. */
const plainAmount: Reading = (clause) => {
  const duration = durationOf(clause);
  if (duration === undefined) return undefined;
  if (namesOf(clause).length === 0) {
    const most = limit("most")(clause);
    const [wish] = most !== undefined && "wishes" in most ? most.wishes : [];
    // "2 to 3 hours a day" has two ends.
    return wish?.kind === "limit" && duration.least < duration.most
      ? wishes({ ...wish, least: duration.least })
      : most;
  }
  if (perOf(clause) === "week")
    return wishes({
      kind: "limit",
      firmness: clause.firmness,
      per: "week",
      subjects: namesOf(clause),
      least: duration.least,
      most: duration.most,
    });
  if (isPerDay(clause)) return rhythm(clause, { everyDays: 1 });
  if (hasDays(clause)) return limit("least")(clause);
  return undefined;
};

/** "chem 10 hours", "give chem 10 hours", "10 hours of chem". */
const work: Reading = (clause) => {
  const minutes = durationOf(clause)?.most ?? 0;
  const subjects = namesOf(clause);
  if (minutes < 1) return undefined;
  const all: Wish = { kind: "work", firmness: clause.firmness, subjects, minutes };
  if (has(clause, "need") || isEach(clause) || isTotal(clause) || minutes > 6 * 60)
    return wishes(all);
  return {
    question: "On each day, or altogether?",
    choices: [[{ kind: "limit", firmness: "firm", per: "day", subjects, most: minutes }], [all]],
  };
};

/** "nothing shorter than 30 minutes" speaks of sessions, "no less than an hour a day" of days. */
const isOfLength = (clause: Clause): boolean =>
  !has(clause, "per", "days", "dates", "dated", "examdays") &&
  clause.items.some(({ written }) => /\b(?:short|long)(?:er)?\b/i.test(written));

/** "2": of what? */
const bareNumber: Reading = (clause) => {
  const value = itemsOfKind(clause.items, "number")[0]?.value ?? 0;
  if (!Number.isInteger(value) || value < 1 || value > 12) return undefined;
  return {
    question: "Hours a day, or subjects a day?",
    choices: [
      [{ kind: "limit", firmness: "firm", per: "day", most: value * 60 }],
      [{ kind: "subjects-a-day", firmness: "firm", most: value }],
    ],
  };
};

/** "2 hours": a day, or at a time? */
const bareDuration: Reading = (clause) => {
  const minutes = durationOf(clause)?.most ?? 0;
  return minutes < 15 || minutes > 6 * 60
    ? undefined
    : {
        question: "A day, or at a time?",
        choices: [
          [{ kind: "limit", firmness: "firm", per: "day", most: minutes }],
          [{ kind: "session", firmness: "firm", least: minutes, most: minutes }],
        ],
      };
};

/** Hours of a day, of a week and of a subject. */
export const amountFrames: readonly Frame[] = [
  ["number max|per?", bareNumber],
  ["duration", bareDuration],
  [
    "max|min only? avail? neg? duration per? days|dates|dated|examdays* who* stuff? prefer? need? part? fine|good?",
    (clause) =>
      has(clause, "neg") ? undefined : isOfLength(clause) ? sessionLength(clause) : bounded(clause),
  ],
  ["neg|never morethan duration per? days|dates|dated|examdays* who* avail?", bounded],
  [
    "neg|never max duration per? days|dates|dated|examdays* who*",
    (clause) => {
      const least = durationOf(clause)?.least;
      if (least === undefined) return undefined;
      const sessions = session(clause, { least });
      const isOpen = !has(clause, "per", "days", "dates", "dated", "examdays", "who");
      // "nothing under 30 minutes" speaks of sessions; "never less than an hour" may speak of days.
      const isNothing = clause.items.some(({ written }) => /^(?:nothing|none)$/i.test(written));
      if (isOfLength(clause) || (isOpen && isNothing)) return sessions;
      return isOpen ? undefined : limit("least")(clause);
    },
  ],
  ["morethan duration per? days|dates|dated|examdays* need|prefer?", limit("least")],
  ["only avail? duration per? days|dates|dated|examdays* part?", limit("most")],
  ["avail duration per? days|dates|dated|examdays* part?", limit("most")],
  ["duration per|days|dates|dated|examdays+ who* prefer|need|fine?", plainAmount],
  ["need|prefer? who+ duration", work],
  ["need only|just who+ duration", work],
];
