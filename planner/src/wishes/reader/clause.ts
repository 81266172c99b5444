import type { Weekday } from "../../model/model.ts";
import { addDays, daysBetween } from "../../time/day-number.ts";
import type { DateSpan, Firmness, When, Who } from "../wish.ts";
import { type Item, type ItemOf, isOneOf, isTagged, itemsOfKind, says, symbolOf } from "./items.ts";

/** A stretch of text as the frames see it, without filler words. */
export interface Clause {
  readonly items: readonly Item[];
  readonly symbols: ReadonlyMap<string, number>;
  readonly firmness: Firmness;
  /** With "keep" or "leave": to keep free is not to be free. */
  readonly kept: boolean;
  /** With "must" or "has to": no other way will do. */
  readonly isBound: boolean;
  /** With "at all" or "completely": no half measure is meant. */
  readonly isTotal: boolean;
  /** Of all its words, those that carry nothing included. */
  readonly tags: ReadonlySet<string>;
  readonly start: number;
  readonly end: number;
}

/** They colour a wish and never carry one. */
const isColour = isOneOf("soft firm bound total keep now all");

/** Nothing to read: articles, courtesies, pauses. */
export const isSilent = (item: Item): boolean =>
  item.kind === "filler" || item.kind === "pause" || isColour(item);

const joined = (first: Item, second: Item, isPaused: boolean): Item | undefined => {
  const place = { start: first.start, end: second.end };
  if (first.kind === "who" && second.kind === "who")
    return { ...first, ...place, names: [...new Set([...first.names, ...second.names])] };
  // "every day mon to fri" are five.
  if (first.kind === "days" && second.kind === "days" && !isPaused && first.daily === true)
    return { ...second, ...place };
  if (first.kind === "days" && second.kind === "days")
    return {
      kind: "days",
      written: first.written,
      ...place,
      weekdays: [...new Set([...first.weekdays, ...second.weekdays])].toSorted((a, b) => a - b),
    };
  if (first.kind === "dates" && second.kind === "dates")
    return { ...first, ...place, spans: [...first.spans, ...second.spans] };
  // "tomorrow and Wednesday".
  if (isPaused && first.kind === "dates" && second.kind === "days" && second.coming !== undefined)
    return {
      ...first,
      ...place,
      spans: [...first.spans, { from: second.coming, to: second.coming }],
    };
  if (first.kind === "part" && second.kind === "part")
    return { ...first, ...place, windows: [...first.windows, ...second.windows] };
  return undefined;
};

/** Two items that can be in one list: "Monday" and "Friday", "Maths" and "Physics". */
export const canJoin = (first: Item | undefined, second: Item | undefined): boolean =>
  first !== undefined && second !== undefined && joined(first, second, true) !== undefined;

const isAnd = (item: Item): boolean =>
  item.kind === "pause" && (item.word === "and" || item.word === "or");

/**
 * "Physics, Maths and Art" becomes one item. After a "no", commas alone make no list: "not mornings,
 * afternoons please" asks for the afternoons.
 */
const withListsJoined = (items: readonly Item[]): readonly Item[] => {
  const commasList = !items.some(isNegation) || items.some(isAnd);
  const result: Item[] = [];
  let lists = true;
  let paused = false;
  for (const item of items.filter(({ kind }) => kind !== "filler")) {
    if (item.kind === "pause") {
      paused = true;
      lists &&= commasList || isAnd(item) || item.word === ".";
      continue;
    }
    const last = result.at(-1);
    // "twice as much physics as history" is not a list; "mon wed fri" is one.
    const isList = lists && (paused || item.kind !== "who");
    const list = isList && last !== undefined ? joined(last, item, paused) : undefined;
    if (list !== undefined) result.splice(-1, 1, list);
    else result.push(item);
    lists = true;
    paused = false;
  }
  return result;
};

export const isNegation = isOneOf("neg never avoid drop");

export const clauseOf = (items: readonly Item[]): Clause => {
  const listed = withListsJoined(items);
  const content = listed.filter((item) => !isColour(item));
  const symbols = new Map<string, number>();
  for (const item of content) {
    const symbol = symbolOf(item);
    symbols.set(symbol, (symbols.get(symbol) ?? 0) + 1);
  }
  const isSoft = says(listed, "soft", "avoid", "hate") && !says(listed, "never", "firm");
  const said = items.filter((item) => item.kind !== "pause");
  return {
    items: content,
    symbols,
    firmness: isSoft ? "soft" : "firm",
    tags: new Set(items.flatMap(({ tags = [] }) => tags)),
    isBound: says(listed, "bound"),
    isTotal: says(listed, "total"),
    kept: says(listed, "keep"),
    start: said[0]?.start ?? 0,
    end: said.at(-1)?.end ?? 0,
  };
};

export const has = (clause: Clause, ...symbols: readonly string[]): boolean =>
  symbols.some((symbol) => clause.symbols.has(symbol));

/** "it shouldn't be just physics"; "I just don't want physics" is another thing. */
export const isNotJust = ({ items }: Clause): boolean =>
  items.findIndex((item) => symbolOf(item) === "neg") <
  items.findIndex((item) => says([item], "just", "only"));

export const namesOf = (clause: Clause): readonly string[] => [
  ...new Set(itemsOfKind(clause.items, "who").flatMap(({ names }) => names)),
];

/** "easy stuff", "the hard ones": which of the subjects, if none is named. */
const levelOf = (clause: Clause): "easy" | "hard" | undefined => {
  const isSubject = clause.items.some((item) => isTagged(item, "subject"));
  if (!has(clause, "stuff") && !isSubject) return undefined;
  if (has(clause, "easy", "strongest", "light")) return "easy";
  return has(clause, "hard", "worst") ? "hard" : undefined;
};

export const whoOf = (clause: Clause): Who => {
  const subjects = namesOf(clause);
  if (subjects.length > 0) return { subjects };
  const level = levelOf(clause);
  return level === undefined ? {} : { level };
};

const weekdaysOf = (clause: Clause): readonly Weekday[] => {
  const days = itemsOfKind(clause.items, "days");
  // "every morning Monday to Saturday", "weekends 2 hours each day": the narrower is meant.
  const named = days.filter(({ daily }) => daily !== true);
  return [...new Set((named.length > 0 ? named : days).flatMap(({ weekdays }) => weekdays))];
};

/** "until 15 March": from today to then; "from 15 March": from then on. */
const spanOfDated = ({ relation, day, today }: ItemOf<"dated">): readonly DateSpan[] => {
  if (day > "9999-12-01" || day <= "0001-01-01") return [];
  if (relation === "from" || relation === "at") return [{ from: day }];
  if (relation === "after") return [{ from: addDays(day, 1) }];
  const to = relation === "before" ? addDays(day, -1) : day;
  return to < today ? [] : [{ from: today, to }];
};

/** "from Thursday until Sunday", in whatever place of the clause: one span with two ends. */
const spansOfDated = (dated: readonly ItemOf<"dated">[]): readonly DateSpan[] => {
  const spans = dated.flatMap(spanOfDated);
  const [begin, end] = [
    spans.find(({ to }) => to === undefined),
    spans.find(({ to }) => to !== undefined),
  ];
  return spans.length === 2 && begin !== undefined && end?.to !== undefined && begin.from <= end.to
    ? [{ from: begin.from, to: end.to }]
    : spans;
};

export const datesOf = (clause: Clause): readonly DateSpan[] => [
  ...itemsOfKind(clause.items, "dates").flatMap(({ spans }) => spans),
  ...spansOfDated(itemsOfKind(clause.items, "dated")),
];

/** Days from the first to the last of its dates that are written as one span. */
export const spanLengthOf = (clause: Clause): number =>
  itemsOfKind(clause.items, "dates")
    .flatMap(({ spans }) => spans)
    .reduce((most, { from, to = from }) => Math.max(most, daysBetween(from, to)), 0);

/** "English in the last week": before its own exam, unless every exam is spoken of. */
const examsOf = (item: ItemOf<"examdays">, clause: Clause): Pick<When, "examsOf"> => {
  const meant = item.names ?? (isTagged(item, "each") ? [] : namesOf(clause));
  return meant.length === 0 ? {} : { examsOf: meant };
};

/** The days of a clause; every day of the week narrows nothing. */
export const daysOf = (clause: Clause): When => {
  const weekdays = weekdaysOf(clause);
  const dates = datesOf(clause);
  const [exam] = itemsOfKind(clause.items, "examdays");
  return {
    ...(weekdays.length > 0 && weekdays.length < 7 ? { weekdays } : {}),
    ...(dates.length > 0 ? { dates } : {}),
    ...(exam === undefined
      ? {}
      : {
          daysBeforeExam: exam.days,
          ...examsOf(exam, clause),
        }),
  };
};

export const durationOf = (clause: Clause): ItemOf<"duration"> | undefined =>
  itemsOfKind(clause.items, "duration")[0];

export const perOf = (clause: Clause): "day" | "week" =>
  itemsOfKind(clause.items, "per").some(({ of }) => of === "week") ? "week" : "day";

/** "every day" or "a day". */
export const isPerDay = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "days").some(({ daily }) => daily === true) ||
  itemsOfKind(clause.items, "per").some(({ of }) => of === "day");

export const countOf = (clause: Clause, of: ItemOf<"count">["of"]): number | undefined =>
  itemsOfKind(clause.items, "count").find((count) => count.of === of)?.value;

/** "in the evenings" narrows a day; "tonight" and "the evening before the exam" are that day. */
export const hasPartAlone = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "part").some((part) =>
    clause.items.every(({ start, kind }) => start !== part.start || kind === "part"),
  );

export const hasDays = (clause: Clause): boolean =>
  has(clause, "days", "dates", "examdays", "dated");
