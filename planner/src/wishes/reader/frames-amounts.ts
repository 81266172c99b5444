import type { LimitWish, RhythmWish, SessionWish, Wish } from "../wish.ts";
import {
  type Clause,
  countOf,
  daysOf,
  durationOf,
  has,
  hasDays,
  hasPartAlone,
  isPerDay,
  namesOf,
  perOf,
  spanLengthOf,
  whoOf,
} from "./clause.ts";
import { saysEveryDay } from "./day-readings.ts";
import { both, type Frame, firm, type Outcome, type Reading, say, soft, sureOf } from "./frame.ts";
import { isTagged, itemsOfKind } from "./items.ts";

/** "per subject", "of the same subject": of each one by itself. */
const isEach = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "who").some((item) => isTagged(item, "apiece"));

/** "this week I only have 5 hours": of the week, or of each day? */
const isOfWeek = (clause: Clause): boolean =>
  !has(clause, "per", "days") && spanLengthOf(clause) >= 5;

const ofDayOrWeek = (clause: Clause, wish: LimitWish, minutes: number): Outcome | undefined => {
  const aWeek: Wish = { ...wish, per: "week" };
  const isSum = clause.tags.has("sum");
  // "max 20 hours next week" can be of no day.
  if (isOfWeek(clause) && (isSum || minutes > 8 * 60)) return [[aWeek]];
  if (isOfWeek(clause) && minutes >= 180) return [[wish], [aWeek]];
  // "2 hours in total from the 5th to the 8th" limits no single day.
  return isSum && spanLengthOf(clause) > 0 ? undefined : [[wish]];
};

const limit =
  (bound: "most" | "least"): Reading =>
  (clause) => {
    const minutes = durationOf(clause)?.[bound] ?? 0;
    // "On weekends: ... . 20 hours per week": a week has no weekdays to hold on.
    const isOfNoDays = perOf(clause) === "week" && has(clause, "days");
    if (hasPartAlone(clause) || isOfNoDays) return undefined;
    const wish: LimitWish = {
      kind: "limit",
      firmness: clause.firmness,
      per: perOf(clause),
      [bound]: minutes,
      ...whoOf(clause),
      ...daysOf(clause),
    };
    return isEach(clause)
      ? [namesOf(clause).map((name) => ({ ...wish, subjects: [name] }))]
      : ofDayOrWeek(clause, wish, minutes);
  };

const longestDay = 12 * 60;

const bounded: Reading = (clause) => {
  const isLeast = has(clause, "min");
  // "max 2h maths" without "a day": on each day, or altogether?
  const isOpen = namesOf(clause).length > 0 && !hasDays(clause) && !has(clause, "per");
  if (isOpen) return isLeast || isEach(clause) || hasPartAlone(clause) ? undefined : work(clause);
  // "at least 15 hours", and nothing more: of no day.
  const isOfDay = has(clause, "per") || hasDays(clause);
  if (!isOfDay && (durationOf(clause)?.most ?? 0) > longestDay) return undefined;
  return limit(isLeast ? "least" : "most")(clause);
};

const rhythm = (clause: Clause, changes: Partial<RhythmWish>): Outcome => {
  const minutes = durationOf(clause)?.most;
  return say(clause, {
    kind: "rhythm",
    subjects: namesOf(clause),
    bound: has(clause, "max") ? "most" : has(clause, "min") ? "least" : "exactly",
    ...(minutes === undefined ? {} : { minutes }),
    ...changes,
  });
};

/** "20 minutes of English every day": a habit. */
export const daily = (clause: Clause): Outcome => rhythm(clause, { everyDays: 1 });

/** "2 hours a day" is a limit; "1 hour of maths a day" a habit. */
const plainAmount: Reading = (clause) => {
  const { least = 0, most = 0 } = durationOf(clause) ?? {};
  const subjects = namesOf(clause);
  if (subjects.length === 0) {
    const outcome = limit("most")(clause);
    const [wish] = sureOf(outcome) ?? [];
    // "2 to 3 hours a day" has two ends.
    return wish?.kind === "limit" && least < most ? [[{ ...wish, least }]] : outcome;
  }
  if (perOf(clause) === "week")
    return say(clause, { kind: "limit", per: "week", subjects, least, most });
  if (isPerDay(clause)) return daily(clause);
  return hasDays(clause) ? limit("least")(clause) : undefined;
};

/** "chem 10 hours", "give chem 10 hours", "10 hours of chem". */
const work: Reading = (clause) => {
  const minutes = durationOf(clause)?.most ?? 0;
  const subjects = namesOf(clause);
  const all: Wish = { kind: "work", firmness: clause.firmness, subjects, minutes };
  const isAll = has(clause, "need") || isEach(clause) || clause.tags.has("sum");
  return isAll || minutes > 6 * 60
    ? [[all]]
    : [[{ kind: "limit", ...firm, per: "day", subjects, most: minutes }], [all]];
};

/** "2": of what? "2 hours": a day, or at a time? */
const bareAmount: Reading = (clause) => {
  const [number] = itemsOfKind(clause.items, "number");
  const minutes = number === undefined ? (durationOf(clause)?.most ?? 0) : number.value * 60;
  if (minutes < 15 || minutes > (number === undefined ? 6 : 12) * 60) return undefined;
  const aDay: Wish = { kind: "limit", ...firm, per: "day", most: minutes };
  if (number === undefined)
    return [[aDay], [{ kind: "session", ...firm, least: minutes, most: minutes }]];
  return Number.isInteger(number.value)
    ? [[aDay], [{ kind: "subjects-a-day", ...firm, most: number.value }]]
    : undefined;
};

/** "one subject on weekdays": there is no such wish for some days. */
const subjectsADay = (clause: Clause, most: number): Outcome | undefined => {
  const isNarrowed = Object.keys(daysOf(clause)).length > 0;
  return has(clause, "min") || perOf(clause) === "week" || isNarrowed
    ? undefined
    : say(clause, { kind: "subjects-a-day", most });
};

const counted: Reading = (clause) => {
  const subjects = countOf(clause, "subjects");
  const names = namesOf(clause);
  if (subjects !== undefined && names.length === 0) return subjectsADay(clause, subjects);
  const sessions = countOf(clause, "sessions");
  const times = countOf(clause, "times") ?? sessions ?? countOf(clause, "days") ?? 0;
  if (names.length > 0 && perOf(clause) === "week") return rhythm(clause, { perWeek: times });
  return sessions !== undefined && isPerDay(clause) && !has(clause, "min")
    ? say(clause, { kind: "sessions-a-day", ...whoOf(clause), most: times })
    : undefined;
};

/** "only study 4 days a week": three are free. */
const restDays =
  (isStudied: boolean): Reading =>
  (clause) => {
    const count = countOf(clause, "days") ?? countOf(clause, "times") ?? (isStudied ? 0 : 1);
    if (isStudied && has(clause, "min")) return undefined;
    const perWeek = isStudied ? 7 - count : count;
    return say(clause, { kind: "rest-days", perWeek });
  };

/** "not every day". */
const notEveryDay: Reading = (clause) => {
  if (!saysEveryDay(clause)) return undefined;
  return namesOf(clause).length === 0
    ? say(clause, { kind: "rest-days", perWeek: 1 })
    : rhythm(clause, { bound: "most", perWeek: 6 });
};

const everyDay: Reading = (clause) => {
  const [every] = itemsOfKind(clause.items, "every");
  if (every !== undefined) return rhythm(clause, { everyDays: every.days });
  return saysEveryDay(clause) ? daily(clause) : undefined;
};

const weekly =
  (read: Reading): Reading =>
  (clause) =>
    perOf(clause) === "week" ? read(clause) : undefined;

const session = (clause: Clause, bounds: Pick<SessionWish, "least" | "most">): Outcome =>
  say(clause, { kind: "session", ...whoOf(clause), ...bounds });

const sessionLength: Reading = (clause) => {
  const { least = 0, most = 0 } = durationOf(clause) ?? {};
  const isDenied = has(clause, "neg", "never");
  if (has(clause, "max")) return session(clause, isDenied ? { least } : { most });
  if (isDenied && has(clause, "morethan", "attention")) return session(clause, { most });
  if (has(clause, "min", "morethan")) return session(clause, { least });
  return isDenied ? undefined : session(clause, { least, most });
};

/** "nothing shorter than 30 minutes" is of sessions; "not less than 2 hours on Mondays" of the day. */
const notLess: Reading = (clause) => {
  const { least = 0 } = durationOf(clause) ?? {};
  return hasDays(clause) || has(clause, "per", "who")
    ? limit("least")(clause)
    : session(clause, { least });
};

const attention: Reading = (clause) => session(clause, { most: durationOf(clause)?.most ?? 0 });

const breakLength: Reading = (clause) =>
  say(clause, { kind: "break", minutes: durationOf(clause)?.most ?? 0 });

/** "a break every 45 minutes": sessions end there. "10 minutes break every hour" says both. */
const breakEvery: Reading = (clause) => {
  const lengths = itemsOfKind(clause.items, "duration").map(({ most }) => most);
  const sessions = session(clause, { most: Math.max(...lengths) });
  if (lengths.length < 2) return sessions;
  return both(say(clause, { kind: "break", minutes: Math.min(...lengths) }), sessions);
};

const pomodoro: Reading = (clause) => {
  const said = [
    ...itemsOfKind(clause.items, "number").map(({ value }) => value),
    ...itemsOfKind(clause.items, "duration").map(({ most }) => most),
  ];
  // "that's the rhythm" names no numbers; only the method has its own.
  if (said.length === 0 && !clause.tags.has("method")) return undefined;
  const [minutes = 25, pause = 5] = said;
  return both(
    say(clause, { kind: "session", least: minutes, most: minutes }),
    say(clause, { kind: "break", minutes: pause }),
  );
};

const oneSubject =
  (isFirm: (clause: Clause) => boolean): Reading =>
  (clause) =>
    say(isFirm(clause) ? clause : soft, { kind: "subjects-a-day", most: 1 });

const who = "who|all*";
const days = "days|dates|dated|examdays*";

/** How long one sits and rests, how often, and hours of a day, of a week and of a subject. */
export const amountFrames: readonly Frame[] = [
  // Sessions and breaks.
  ["pomodoro session? number* duration* break? prefer|fine|good?", pomodoro],
  ["oneatatime prefer|focus?", oneSubject(() => false)],
  // "don't mix subjects in one day", "jumping between subjects confuses me".
  [
    "neg|never|hate|avoid|hard|worst mixing sameday|per?",
    oneSubject((clause) => has(clause, "sameday", "per") && has(clause, "neg", "never")),
  ],
  ["duration duration activity|focus|session|followed break", pomodoro],
  ["duration off? between min|max|need*", breakLength],
  ["break eachtime|relation+ duration+ need?", breakEvery],
  ["long break", () => say(soft, { kind: "break", minutes: 20 })],
  ["duration break long|short|min|max|need* between?", breakLength],
  [
    `session|atonce+ duration max|min|morethan* neg|never? ${who} short|long? prefer|good|fine? only? per? avail? need?`,
    sessionLength,
  ],
  ["neg|never attention|focus|avail morethan|max? duration atonce? session? need?", attention],
  ["attention duration max|only? relation?", attention],
  ["avoid relation duration", attention],
  ["neg long session|atonce+", (clause) => session(clause, { most: 60 })],
  ["short session|atonce+ prefer?", (clause) => session(clause, { most: 45 })],
  ["long session|atonce+ prefer?", (clause) => session(clause, { least: 90 })],
  // How often.
  ["neg|never who* days", notEveryDay],
  [
    "neg|never count who+ atonce",
    (clause) =>
      countOf(clause, "days") === 2 ? rhythm(clause, { bound: "most", everyDays: 2 }) : undefined,
  ],
  ["min? count off|free", restDays(false)],
  ["count off|free|neg per min|need?", weekly(restDays(false))],
  ["off per min|need?", weekly(restDays(false))],
  ["only|max count per avail?", (clause) => counted(clause) ?? weekly(restDays(true))(clause)],
  [`max|min|only? count ${who} per|days? duration? session? bit? need|prefer|focus?`, counted],
  ["max|only? count sameday", counted],
  ["count per", weekly(restDays(true))],
  ["duration? bit|short? who+ days|every session? need|prefer?", everyDay],
  ["max|min|only? who+ every duration? session?", everyDay],
  // How much.
  ["number max|per?", bareAmount],
  ["duration", bareAmount],
  [
    `max|min only? avail? duration per? ${days} who* stuff? prefer? need? part? fine|good?`,
    bounded,
  ],
  [`neg|never morethan duration per? ${days} who* avail?`, bounded],
  [`neg|never max duration per? ${days} who*`, notLess],
  [`morethan duration per? ${days} need|prefer?`, limit("least")],
  [`only|avail avail? duration per? ${days} part?`, limit("most")],
  ["duration per|days|dates|dated|examdays+ who* prefer|need|fine?", plainAmount],
  ["need|prefer? who+ duration", work],
  ["need only|just who+ duration", work],
];
