import type { RhythmWish } from "../wish.ts";
import { type Clause, daysOf, has, namesOf, whoOf } from "./clause.ts";
import { countOf, durationOf, isPerDay, perOf } from "./clause-amounts.ts";
import { type Frame, type Outcome, wishes } from "./frame.ts";
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
const notInARow: Frame["read"] = (clause) =>
  countOf(clause, "days") === 2 ? rhythm(clause, { bound: "most", everyDays: 2 }) : undefined;

/** "one subject on weekdays": there is no such wish for some days. */
const subjectsADay = (clause: Clause, most: number): Outcome | undefined => {
  const isNarrowed = Object.keys(daysOf(clause)).length > 0;
  return has(clause, "min") || perOf(clause) === "week" || isNarrowed
    ? undefined
    : wishes({ kind: "subjects-a-day", firmness: clause.firmness, most });
};

const counted: Frame["read"] = (clause) => {
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
const studyDays: Frame["read"] = (clause) => {
  const days = countOf(clause, "days");
  const count = countOf(clause, "times") ?? days;
  return count === undefined || count < 1 || count > 6 || has(clause, "min")
    ? undefined
    : wishes({ kind: "rest-days", firmness: clause.firmness, perWeek: 7 - count });
};

const restDays: Frame["read"] = (clause) => {
  const days = countOf(clause, "days") ?? countOf(clause, "times") ?? 1;
  return days < 1 || days > 6
    ? undefined
    : wishes({ kind: "rest-days", firmness: clause.firmness, perWeek: days });
};

/** "not every day". */
const notEveryDay: Frame["read"] = (clause) => {
  const [days] = itemsOfKind(clause.items, "days");
  if (days?.daily !== true) return undefined;
  const subjects = namesOf(clause);
  return subjects.length === 0
    ? wishes({ kind: "rest-days", firmness: clause.firmness, perWeek: 1 })
    : wishes({ kind: "rhythm", firmness: clause.firmness, subjects, bound: "most", perWeek: 6 });
};

const everyDay: Frame["read"] = (clause) => {
  const [days] = itemsOfKind(clause.items, "days");
  const [every] = itemsOfKind(clause.items, "every");
  if (every !== undefined) return rhythm(clause, { everyDays: every.days });
  return days?.daily === true ? rhythm(clause, { everyDays: 1 }) : undefined;
};

const who = "who|all*";

/** How often, and how many of something a day or a week. */
export const countFrames: readonly Frame[] = [
  { shape: "neg|never days", read: notEveryDay },
  { shape: "neg|never who+ days", read: notEveryDay },
  { shape: "neg|never count who+ atonce", read: notInARow },
  { shape: "min? count off|free", read: restDays },
  {
    shape: "count off|free|neg per min|need|only?",
    read: (clause) =>
      perOf(clause) === "week" && !has(clause, "only") ? restDays(clause) : undefined,
  },
  {
    shape: "off per min|need?",
    read: (clause) => (perOf(clause) === "week" ? restDays(clause) : undefined),
  },
  {
    shape: "only|max count per avail?",
    read: (clause) => counted(clause) ?? (perOf(clause) === "week" ? studyDays(clause) : undefined),
  },
  {
    shape: `max|min|only? count ${who} per|days? duration? session? bit? need|prefer|focus?`,
    read: counted,
  },
  {
    shape: "max|only? count sameday",
    read: (clause) => (countOf(clause, "subjects") === undefined ? undefined : counted(clause)),
  },
  { shape: "max|min|only? number who+ session per", read: counted },
  {
    shape: "count per",
    read: (clause) => (perOf(clause) === "week" ? studyDays(clause) : undefined),
  },
  {
    shape: "max|min|only? duration? bit|more|short? who+ days|every session? need|prefer?",
    read: (clause) => (has(clause, "max", "min", "only", "more") ? undefined : everyDay(clause)),
  },
  { shape: "max|min|only? who+ every duration? session?", read: everyDay },
];
