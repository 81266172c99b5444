import { minutesOfUnit } from "../../written/duration-words.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import { findCount, findNumber } from "./find-number.ts";
import type { Found } from "./items.ts";
import type { Place } from "./pattern.ts";

/** Two thousand hours: more than any exam takes. */
const longestDuration = 2_000 * 60;

const found = (least: number, most: number, length: number): Found => ({
  meanings: [{ kind: "duration", least: Math.round(least), most: Math.round(most) }],
  length,
});

const wordsAt = (place: Place, at: number, words: readonly string[]): boolean =>
  words.every((word, index) => place.tokens[at + index]?.text === word);

const unitAt = (place: Place, at: number): { minutes: number; length: number } | undefined => {
  const skip = place.tokens[at]?.text === "-" ? 1 : 0;
  const word = place.tokens[at + skip]?.text ?? "";
  // "4 sat" is Saturday here, though it is an hour elsewhere.
  const minutes = weekdayOfWord(word) === undefined ? minutesOfUnit(word) : undefined;
  return minutes === undefined ? undefined : { minutes, length: skip + 1 };
};

interface Span {
  readonly minutes: number;
  readonly length: number;
}

const fixedPhrases: readonly (readonly [readonly string[], number])[] = [
  [["three", "quarters", "of", "an", "hour"], 45],
  [["a", "quarter", "of", "an", "hour"], 15],
  [["quarter", "of", "an", "hour"], 15],
  [["quarter", "hour"], 15],
  [["quarter", "-", "hour"], 15],
  [["half", "an", "hour"], 30],
  [["half", "hour"], 30],
  [["half", "hr"], 30],
  [["half", "an", "hr"], 30],
  [["half", "-", "hour"], 30],
  [["a", "half", "hour"], 30],
  [["an", "hour", "and", "a", "half"], 90],
  [["one", "hour", "and", "a", "half"], 90],
];

/** `two and a half hours`, `1 1/2 hours`. */
const halfHoursAt = (place: Place, at: number): Span | undefined => {
  const whole = findNumber(place, at);
  if (whole === undefined || !wordsAt(place, at + whole.length, ["and", "a", "half"]))
    return undefined;
  const unit = unitAt(place, at + whole.length + 3);
  return unit?.minutes === 60
    ? { minutes: (whole.value + 0.5) * 60, length: whole.length + 3 + unit.length }
    : undefined;
};

/** The "30 minutes" of "1 hour and 30 minutes", and the 30 of "1h30". */
const restAt = (place: Place, at: number): Span | undefined => {
  const joined = place.tokens[at]?.text === "and" ? 1 : 0;
  const number = findNumber(place, at + joined);
  if (number === undefined || number.value >= 60) return undefined;
  const unit = unitAt(place, at + joined + number.length);
  if (unit?.minutes === 1)
    return { minutes: number.value, length: joined + number.length + unit.length };
  const glued = place.tokens[at]?.start === place.tokens[at - 1]?.end;
  return glued && place.tokens[at]?.kind === "number"
    ? { minutes: number.value, length: number.length }
    : undefined;
};

const plainAt = (place: Place, at: number): Span | undefined => {
  // "hour a day max".
  if (
    place.tokens[at]?.text === "hour" &&
    /^(?:a|per|each|max|daily)$/.test(place.tokens[at + 1]?.text ?? "") &&
    place.tokens[at - 1]?.kind !== "number"
  )
    return { minutes: 60, length: 1 };
  const number = findCount(place, at);
  if (number === undefined) return undefined;
  const isSaid = ["free", "full", "whole", "extra", "spare", "study"].includes(
    place.tokens[at + number.length]?.text ?? "",
  );
  const skip = isSaid ? 1 : 0;
  const unit = unitAt(place, at + number.length + skip);
  if (unit === undefined) return undefined;
  const length = number.length + skip + unit.length;
  const minutes = number.value * unit.minutes;
  const rest = unit.minutes === 60 ? restAt(place, at + length) : undefined;
  return { minutes: minutes + (rest?.minutes ?? 0), length: length + (rest?.length ?? 0) };
};

const spanAt = (place: Place, at: number): Span | undefined => {
  const fixed = fixedPhrases.find(([words]) => wordsAt(place, at, words));
  if (fixed !== undefined) return { minutes: fixed[1], length: fixed[0].length };
  return halfHoursAt(place, at) ?? plainAt(place, at);
};

/** `30-60 minutes`, `between 30 and 60 minutes`, `45 min to 1 hour`. */
const rangeAt = (place: Place, at: number): Found | undefined => {
  const opened = place.tokens[at]?.text === "between" || place.tokens[at]?.text === "from" ? 1 : 0;
  const first = at + opened;
  const hyphened = /^(\d{1,3})[-–](\d{1,3})$/.exec(place.tokens[first]?.text ?? "");
  const unit = unitAt(place, first + 1);
  if (hyphened !== null && unit !== undefined) {
    const shortest = Number(hyphened[1]) * unit.minutes;
    const longest = Number(hyphened[2]) * unit.minutes;
    if (shortest >= longest || longest > longestDuration) return undefined;
    return found(shortest, longest, opened + 1 + unit.length);
  }
  const whole = spanAt(place, first);
  const bare = whole ?? findNumber(place, first);
  if (bare === undefined) return undefined;
  const joiner = place.tokens[first + bare.length]?.text ?? "";
  if (!(joiner === "to" || joiner === "-" || joiner === "–" || (opened === 1 && joiner === "and")))
    return undefined;
  const end = spanAt(place, first + bare.length + 1);
  if (end === undefined) return undefined;
  const endUnit = place.tokens[first + bare.length + end.length]?.text ?? "";
  const shortest =
    whole?.minutes ?? ("value" in bare ? bare.value * (minutesOfUnit(endUnit) ?? 0) : 0);
  if (shortest <= 0 || shortest >= end.minutes || end.minutes > longestDuration) return undefined;
  return found(shortest, end.minutes, opened + bare.length + 1 + end.length);
};

/** A length of time in minutes, on its own or as a range. */
export const findDuration = (place: Place, at: number): Found | undefined => {
  const range = rangeAt(place, at);
  if (range !== undefined) return range;
  const span = spanAt(place, at);
  return span === undefined || span.minutes > longestDuration
    ? undefined
    : found(span.minutes, span.minutes, span.length);
};
