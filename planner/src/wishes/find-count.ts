import { findCount } from "./find-number.ts";
import type { Found } from "./items.ts";
import type { Token } from "./tokens.ts";

const mostDays = 60;

const daysOfUnit: ReadonlyMap<string, number> = new Map([
  ["day", 1],
  ["days", 1],
  ["week", 7],
  ["weeks", 7],
]);

const beforeWords: ReadonlySet<string> = new Set(
  "before early earlier ahead prior buffer gap beforehand".split(" "),
);

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? "";

const isBefore = (tokens: readonly Token[], at: number): boolean =>
  beforeWords.has(wordAt(tokens, at)) ||
  (wordAt(tokens, at) === "in" && wordAt(tokens, at + 1) === "advance");

/** `two days`, `a week`; "a day" and "the day" only where something comes before something. */
export const findDayCount = (tokens: readonly Token[], at: number): Found | undefined => {
  const counted = findCount(tokens, at);
  const number = counted ?? { value: 1, length: 0 };
  const hyphen = counted !== undefined && wordAt(tokens, at + number.length) === "-" ? 1 : 0;
  const adjective = ["full", "whole", "clear", "free", "last"].includes(
    wordAt(tokens, at + number.length + hyphen),
  )
    ? 1
    : 0;
  const end = at + number.length + hyphen + (counted === undefined ? 0 : adjective);
  const unit = daysOfUnit.get(wordAt(tokens, end));
  if (unit === undefined) return undefined;
  const days = number.value * unit;
  const single = number.value === 1 && unit === 1;
  if ((counted === undefined || single) && !isBefore(tokens, end + 1)) return undefined;
  if (!Number.isInteger(days) || days < 1 || days > mostDays) return undefined;
  return { meaning: { kind: "daycount", days }, length: end + 1 - at };
};

const factorPhrases: readonly (readonly [string, number])[] = [
  ["twice as much", 2],
  ["two times as much", 2],
  ["twice the", 2],
  ["twice", 2],
  ["double the", 2],
  ["double", 2],
  ["three times as much", 3],
  ["three times", 3],
  ["triple the", 3],
  ["triple", 3],
  ["half as much", 0.5],
  ["half the", 0.5],
  ["half of the", 0.5],
  ["halve the", 0.5],
  ["halve", 0.5],
];

const factorsByFirstWord = Map.groupBy(
  factorPhrases.map(([phrase, factor]) => ({ words: phrase.split(" "), factor })),
  ({ words }) => words[0] ?? "",
);

/** `twice as much`, `half the`: a student's own factor on the time of a subject. */
export const findFactor = (tokens: readonly Token[], at: number): Found | undefined => {
  const match = factorsByFirstWord
    .get(wordAt(tokens, at))
    ?.find(({ words }) => words.every((word, index) => wordAt(tokens, at + index) === word));
  return match && { meaning: { kind: "factor", factor: match.factor }, length: match.words.length };
};
