import type { RhythmWish } from "../wish.ts";
import { type Clause, daysOf, has, namesOf, whoOf } from "./clause.ts";
import { countOf, durationOf, isPerDay, perOf } from "./clause-amounts.ts";
import { type Frame, type Outcome, type Reading, wishes } from "./frame.ts";
import { itemsOfKind } from "./items.ts";

export const rhythm = (clause: Clause, changes: Partial<RhythmWish>): Outcome => {
  const duration = durationOf(clause);
  return wishes({
    kind: "rhythm",
    firmness: clause.firmness,
    subjects: namesOf(clause),
    bound: has(clause, "max") ? "most" : has(clause, "min") ? "least" : "exactly",
    ...(duration === undefined ? {} : { minutes: duration.most }),
    ...changes,
  });
};

/** "never two days of Maths in a row". */
const notInARow: Reading = (clause) =>
  countOf(clause, "days") === 2 ? rhythm(clause, { bound: "most", everyDays: 2 }) : undefined;

/** "one subject on weekdays": there is no such wish for some days. */
const subjectsADay = (clause: Clause, most: number): Outcome | undefined => {
  const isNarrowed = Object.keys(daysOf(clause)).length > 0;
  return has(clause, "min") || perOf(clause) === "week" || isNarrowed
    ? undefined
    : wishes({ kind: "subjects-a-day", firmness: clause.firmness, most });
};

const counted: Reading = (clause) => {
  const subjects = countOf(clause, "subjects");
  const names = namesOf(clause);
  if (subjects !== undefined && names.length === 0 && subjects > 0)
    return subjectsADay(clause, subjects);
  const number = has(clause, "session") ? itemsOfKind(clause.items, "number")[0]?.value : undefined;
  const times =
    countOf(clause, "times") ?? countOf(clause, "sessions") ?? countOf(clause, "days") ?? number;
  if (times === undefined || times < 1) return undefined;
  if (names.length > 0 && perOf(clause) === "week")
    return times > 7 ? undefined : rhythm(clause, { perWeek: times });
  const sessions = countOf(clause, "sessions") ?? number;
  if (sessions !== undefined && isPerDay(clause) && !has(clause, "min"))
    return wishes({
      kind: "sessions-a-day",
      firmness: clause.firmness,
      ...whoOf(clause),
      most: times,
    });
  return undefined;
};

/** "only study 4 days a week": three are free. */
const studyDays: Reading = (clause) => {
  const days = countOf(clause, "days");
  const count = countOf(clause, "times") ?? days;
  return count === undefined || count < 1 || count > 6 || has(clause, "min")
    ? undefined
    : wishes({ kind: "rest-days", firmness: clause.firmness, perWeek: 7 - count });
};

const restDays: Reading = (clause) => {
  const days = countOf(clause, "days") ?? countOf(clause, "times") ?? 1;
  return days < 1 || days > 6
    ? undefined
    : wishes({ kind: "rest-days", firmness: clause.firmness, perWeek: days });
};

/** "not every day". */
const notEveryDay: Reading = (clause) => {
  const [days] = itemsOfKind(clause.items, "days");
  if (days?.daily !== true) return undefined;
  const subjects = namesOf(clause);
  return subjects.length === 0
    ? wishes({ kind: "rest-days", firmness: clause.firmness, perWeek: 1 })
    : wishes({ kind: "rhythm", firmness: clause.firmness, subjects, bound: "most", perWeek: 6 });
};

const everyDay: Reading = (clause) => {
  const [days] = itemsOfKind(clause.items, "days");
  const [every] = itemsOfKind(clause.items, "every");
  if (every !== undefined) return rhythm(clause, { everyDays: every.days });
  return days?.daily === true ? rhythm(clause, { everyDays: 1 }) : undefined;
};

const weekly =
  (read: Reading): Reading =>
  (clause) =>
    perOf(clause) === "week" ? read(clause) : undefined;

const who = "who|all*";

/** How often, and how many of something a day or a week. */
export const countFrames: readonly Frame[] = [
  ["neg|never who* days", notEveryDay],
  ["neg|never count who+ atonce", notInARow],
  ["min? count off|free", restDays],
  ["count off|free|neg per min|need?", weekly(restDays)],
  ["off per min|need?", weekly(restDays)],
  ["only|max count per avail?", (clause) => counted(clause) ?? weekly(studyDays)(clause)],
  [`max|min|only? count ${who} per|days? duration? session? bit? need|prefer|focus?`, counted],
  [
    "max|only? count sameday",
    (clause) => (countOf(clause, "subjects") === undefined ? undefined : counted(clause)),
  ],
  ["max|min|only? number who+ session per", counted],
  ["count per", weekly(studyDays)],
  ["duration? bit|short? who+ days|every session? need|prefer?", everyDay],
  ["max|min|only? who+ every duration? session?", everyDay],
];
