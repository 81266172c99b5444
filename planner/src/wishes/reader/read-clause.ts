import { weekdays as everyDay } from "../../time/day-number.ts";
import type { Wish } from "../wish.ts";
import { type Clause, clauseOf, has, hasDays } from "./clause.ts";
import { isHeadless, isSlot } from "./fragment-kinds.ts";
import { type Outcome, readByFrames, sureOf } from "./frame.ts";
import { frames } from "./frames.ts";
import { type Item, isOneOf, isTagged, itemsOfKind, says, symbolOf } from "./items.ts";

/** A clause that was read, with the items that the frames took. */
export interface Read {
  readonly outcome: Outcome;
  readonly items: readonly Item[];
}

/** Whether a clause has one reading, of some kinds only. */
export const isAllOf = (outcome: Outcome | undefined, ...kinds: readonly Wish["kind"][]): boolean =>
  sureOf(outcome)?.every(({ kind }) => kinds.includes(kind)) === true;

/** A wish that holds on some days of the week as well as on all. */
const isNarrowable = (wish: Wish): boolean =>
  wish.kind === "limit"
    ? wish.per === "day"
    : wish.kind === "only" || wish.kind === "off" || wish.kind === "prefer";

/** "max 2 hours a day except Sundays": the clause before the exception holds on the other days. */
const withException = (
  items: readonly Item[],
  read: (items: readonly Item[]) => Outcome | undefined,
): Outcome | undefined => {
  const at = items.findIndex((item) => symbolOf(item) === "except");
  const [days, ...more] = clauseOf(items.slice(at + 1)).items;
  if (at < 1 || days?.kind !== "days" || more.length > 0) return undefined;
  const made = sureOf(read(items.slice(0, at)));
  if (made?.every(isNarrowable) !== true) return undefined;
  const wishes = made.map((wish): Wish => {
    const own = "weekdays" in wish && wish.weekdays !== undefined ? wish.weekdays : everyDay;
    const weekdays = own.filter((day) => !days.weekdays.includes(day));
    // "besides Fridays, I also want Mondays off" excepts nothing.
    return { ...wish, weekdays: weekdays.length < own.length ? weekdays : [] } as Wish;
  });
  return wishes.some((wish) => "weekdays" in wish && wish.weekdays?.length === 0)
    ? undefined
    : [wishes];
};

const longestPlace = 3;
const isPlace = isOneOf("unknown life activity");

/**
 * "off to my grandmas this weekend", "free on Sunday for my cousins party": the place or the
 * company changes nothing about a time without study. `undefined` if an unknown word could be more
 * than that.
 */
const withoutPlaces = (items: readonly Item[]): readonly Item[] | undefined => {
  const kept: Item[] = [];
  let inPlace = false;
  let unknowns = 0;
  for (const item of items) {
    if (item.kind === "unknown") unknowns += 1;
    if (item.kind === "unknown" && !inPlace) return undefined;
    if (inPlace && isPlace(item)) continue;
    inPlace = item.kind === "filler" && isTagged(item, "place");
    kept.push(item);
  }
  // "the pool is open until 8" says nothing of the student.
  const isOther = says(items.slice(0, 2), "unknown", "life") && says(items, "off", "free");
  return isOther || unknowns > longestPlace || kept.length === items.length ? undefined : kept;
};

const isOfNamedTime = isOneOf("unknown activity days dates clock span part duration have need");

/** "hapkido Tue 6-8", "I have jujitsu on Mondays at 7": an unknown name, with its days and its time. */
const isNamedTime = (clause: Clause): boolean => {
  const unknown = itemsOfKind(clause.items, "unknown");
  const places = unknown.map((item) => clause.items.indexOf(item));
  const isTogether = Math.max(...places) - Math.min(...places) < unknown.length + 1;
  return (
    has(clause, "days", "dates") &&
    has(clause, "clock", "span") &&
    clause.items.every(isOfNamedTime) &&
    isTogether &&
    unknown.length <= 2 &&
    (has(clause, "activity") || !unknown.some(({ isMistyped }) => isMistyped === true))
  );
};

/** An unknown word may be a name. */
const isKnown = (clause: Clause): boolean =>
  !has(clause, "unknown") ||
  has(clause, "exam", "reserved", "inplace") ||
  isNamedTime(clause) ||
  itemsOfKind(clause.items, "unknown").some(({ isSubject }) => isSubject === true) ||
  (clause.kept && hasDays(clause));

/** No frame holds more. */
const mostItems = 14;

/** Reads a clause by itself. */
export const readClause = (items: readonly Item[], onStep: () => void): Outcome | undefined => {
  const clause = clauseOf(items);
  // "every other weekend" is not every one.
  const isSome = itemsOfKind(items, "unknown").some((item) => isTagged(item, "season"));
  if (isSome || clause.items.length === 0 || clause.items.length > mostItems) return undefined;
  const whole = isKnown(clause) ? readByFrames(clause, frames, onStep) : undefined;
  if (whole !== undefined) return whole;
  if (has(clause, "except")) return withException(items, (each) => readClause(each, onStep));
  const left =
    has(clause, "unknown", "life") && !has(clause, "who") ? withoutPlaces(items) : undefined;
  const outcome =
    left && !isHeadless(left) ? readByFrames(clauseOf(left), frames, onStep) : undefined;
  return isAllOf(outcome, "off") ? outcome : undefined;
};

export const isDay = isOneOf("days dates examdays dated");

/** Subjects and days are two things: a clause may narrow one and leave the other to its lead. */
export const sameScope = (lead: readonly Item[], own: readonly Item[]): boolean =>
  lead.some((item) =>
    own.some((other) => other.kind === item.kind || (isDay(other) && isDay(item))),
  );

/** Which kinds of things a clause names, days and dates being one. */
export const kindsOf = (items: readonly Item[]): string =>
  [...new Set(items.filter(isSlot).map((item) => (isDay(item) ? "days" : item.kind)))]
    .toSorted()
    .join();

/** "the rest" are the subjects that were not mentioned yet. */
export const withRest = (
  items: readonly Item[],
  names: readonly string[],
  mentioned: ReadonlySet<string>,
): readonly Item[] => {
  const isEach = says(items, "duration") && !says(items, "who", "rest", "days", "dates");
  // "no other subjects before an exam", "less than the others": all the others.
  const isCompared = says(items, "who", "examdays", "than", "followed", "first", "relation");
  const rest = names.filter((name) => !mentioned.has(name));
  const isSome = rest.length > 0 && rest.length < names.length;
  return items.map((item) => {
    const symbol = symbolOf(item);
    if (symbol === "persubject" || (isEach && symbol === "each"))
      return { ...item, kind: "who", names: [...new Set(names)] };
    return symbol === "rest" && isSome && !isCompared
      ? { ...item, kind: "who", names: rest }
      : item;
  });
};

/** "English last": after all the others. */
export const withLast = (items: readonly Item[], names: readonly string[]): readonly Item[] => {
  const [who, ...more] = itemsOfKind(items, "who");
  const first = names.filter((name) => who?.names.includes(name) === false);
  const isLast = says(items, "lastly");
  if (!isLast || who === undefined || more.length > 0 || first.length === 0) return items;
  const { start, end, written } = who;
  return items.map((item) =>
    item === who ? { kind: "order", first, second: who.names, start, end, written } : item,
  );
};

const isOfPeriod = isOneOf("per days dates dated examdays");

/**
 * "and 5 on weekends": a bare number has the unit of the number before it, and its period if it
 * names none.
 */
export const withMeasure = (items: readonly Item[], before: readonly Item[]): readonly Item[] => {
  const [duration] = itemsOfKind(before, "duration");
  const [clock] = itemsOfKind(before, "clock");
  const isOpen = duration !== undefined && says(items, "number") && !items.some(isOfPeriod);
  const period = isOpen ? itemsOfKind(before, "per") : [];
  return [...items, ...period].map((item): Item => {
    if (item.kind !== "number") return item;
    const { start, end, written, value } = item;
    const place = { start, end, written };
    const minutes = value * (duration === undefined || duration.most >= 60 ? 60 : 1);
    if (duration !== undefined)
      return { kind: "duration", least: minutes, most: minutes, ...place };
    if (clock === undefined || value > 24) return item;
    return { ...clock, clock: { minutes, sure: value > 12 }, ...place };
  });
};
