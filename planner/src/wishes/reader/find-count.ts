import { findCount, findNumber } from "./find-number.ts";
import type { Countable, Found, Meaning } from "./items.ts";
import { isEndAt } from "./sentence-end.ts";
import { type Token, textAt } from "./tokens.ts";

const units: ReadonlyMap<string, Countable> = new Map([
  ["times", "times"],
  ["time", "times"],
  ["x", "times"],
  ["session", "sessions"],
  ["sessions", "sessions"],
  ["block", "sessions"],
  ["blocks", "sessions"],
  ["slots", "sessions"],
  ["subject", "subjects"],
  ["subjects", "subjects"],
  ["courses", "subjects"],
  ["day", "days"],
  ["days", "days"],
  ["nights", "days"],
  ["chapter", "chapters"],
  ["topic", "chapters"],
  ["chapters", "chapters"],
  ["topics", "chapters"],
  ["lessons", "chapters"],
  ["units", "chapters"],
  ["modules", "chapters"],
  ["pages", "chapters"],
  ["sections", "chapters"],
  ["papers", "chapters"],
  ["videos", "chapters"],
]);

const one = (meaning: Meaning, length: number): Found => ({ meanings: [meaning], length });

const adjectives: ReadonlySet<string> = new Set(
  "different full whole complete entire single rest free separate study more".split(" "),
);

const ordinals: ReadonlyMap<string, number> = new Map([
  ["second", 2],
  ["other", 2],
  ["2nd", 2],
  ["third", 3],
  ["fourth", 4],
]);

/** `every second day`, `every 3 days`, `alternate days`. */
const everyAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const first = textAt(tokens, at);
  if (first === "alternate" && textAt(tokens, at + 1) === "days")
    return one({ kind: "every", days: 2 }, 2);
  if (first === "once" && ["every", "each"].includes(textAt(tokens, at + 1))) {
    const every = everyAt(tokens, at + 1);
    return every && { ...every, length: every.length + 1 };
  }
  if (first !== "every" && first !== "each") return undefined;
  const ordinal = ordinals.get(textAt(tokens, at + 1));
  if (ordinal !== undefined && textAt(tokens, at + 2) === "day")
    return one({ kind: "every", days: ordinal }, 3);
  if (
    textAt(tokens, at + 1) === "2" &&
    textAt(tokens, at + 2) === "nd" &&
    textAt(tokens, at + 3) === "day"
  )
    return one({ kind: "every", days: 2 }, 4);
  const number = findNumber(tokens, at + 1);
  return number !== undefined &&
    Number.isInteger(number.value) &&
    number.value <= 14 &&
    textAt(tokens, at + 1 + number.length) === "days"
    ? one({ kind: "every", days: number.value }, 2 + number.length)
    : undefined;
};

const isPeriodAt = (tokens: readonly Token[], at: number): boolean => {
  const [first, second] = [textAt(tokens, at), textAt(tokens, at + 1)];
  return (
    first === "weekly" ||
    first === "daily" ||
    (["a", "per", "each", "every", "in", "/"].includes(first) &&
      ["week", "day", "a"].includes(second))
  );
};

const periodReach = 8;

const hasPeriodBefore = (tokens: readonly Token[], at: number): boolean => {
  for (let place = at - 1; place >= Math.max(at - periodReach, 0); place -= 1) {
    if (isPeriodAt(tokens, place)) return true;
    if (/^[.;!?\n\r]$/.test(textAt(tokens, place))) return false;
  }
  return false;
};

/** `once a week`, `twice daily`. */
const onceAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const value = new Map([
    ["once", 1],
    ["twice", 2],
    ["thrice", 3],
  ]).get(textAt(tokens, at));
  // "history twice a week, english once": as often as it says, in the week that was spoken of.
  const isShort = value !== undefined && isEndAt(tokens, at + 1) && hasPeriodBefore(tokens, at);
  return value !== undefined && (isPeriodAt(tokens, at + 1) || isShort)
    ? one({ kind: "count", value, of: "times" }, 1)
    : undefined;
};

const fractions: readonly (readonly [string, number])[] = [
  ["a third of", 1 / 3],
  ["one third of", 1 / 3],
  ["two thirds of", 2 / 3],
  ["a quarter of", 0.25],
  ["one quarter of", 0.25],
  ["three quarters of", 0.75],
];

/** `two thirds of`. */
export const findFraction = (tokens: readonly Token[], at: number): Found | undefined => {
  const found = fractions.find(([phrase]) =>
    phrase.split(" ").every((word, index) => textAt(tokens, at + index) === word),
  );
  const length = found?.[0].split(" ").length ?? 0;
  // "three quarters of an hour" is a length of time.
  if (found !== undefined && textAt(tokens, at + length + 1) !== "hour")
    return one({ kind: "share", part: found[1] }, length);
  // "I know most of it"; elsewhere "most of" is more.
  const isDone = ["know", "done", "finished", "covered", "did", "completed"].includes(
    textAt(tokens, at - 1),
  );
  return isDone && textAt(tokens, at) === "most" && textAt(tokens, at + 1) === "of"
    ? one({ kind: "share", part: 0.75 }, 2)
    : undefined;
};

/** "60 percent", "60 per cent". */
const percentWordAt = (tokens: readonly Token[], at: number): number => {
  if (textAt(tokens, at) === "percent" || textAt(tokens, at) === "pct") return 1;
  return textAt(tokens, at) === "per" && textAt(tokens, at + 1) === "cent" ? 2 : 0;
};

/** `3 of 12`, `3 out of 12 chapters`, `60% of`. */
const shareAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const spoken = percentWordAt(tokens, at + 1);
  const percent = /^(\d{1,3})(%?)$/.exec(textAt(tokens, at));
  if (percent !== null && (percent[2] === "%" || spoken > 0)) {
    const part = Number(percent[1]) / 100;
    const length = 1 + (percent[2] === "%" ? 0 : spoken);
    const of = textAt(tokens, at + length) === "of" ? 1 : 0;
    return part <= 1 ? one({ kind: "share", part }, length + of) : undefined;
  }
  const done = findNumber(tokens, at);
  if (done === undefined) return undefined;
  const out = textAt(tokens, at + done.length) === "out" ? 1 : 0;
  if (textAt(tokens, at + done.length + out) !== "of") return undefined;
  const the = textAt(tokens, at + done.length + out + 1) === "the" ? 1 : 0;
  const whole = findNumber(tokens, at + done.length + out + 1 + the);
  if (whole === undefined || whole.value <= 0 || done.value > whole.value) return undefined;
  const length = done.length + out + 1 + the + whole.length;
  const unit = units.get(textAt(tokens, at + length)) === "chapters" ? 1 : 0;
  return one({ kind: "share", part: done.value / whole.value }, length + unit);
};

/** The "out of 12" of "chapters 1-3 out of 12". */
const chaptersOfAt = (
  tokens: readonly Token[],
  at: number,
  from: number,
  to: number,
  length: number,
): Found | undefined => {
  const out = textAt(tokens, at) === "out" ? 1 : 0;
  if (textAt(tokens, at + out) !== "of") return undefined;
  const whole = findNumber(tokens, at + out + 1);
  const count = to - from + 1;
  return whole === undefined || count < 1 || count > whole.value
    ? undefined
    : one({ kind: "share", part: count / whole.value }, length + out + 1 + whole.length);
};

/** `chapter 1-4`, `chapters 1 to 4`. */
const chaptersAt = (tokens: readonly Token[], at: number): Found | undefined => {
  if (units.get(textAt(tokens, at)) !== "chapters") return undefined;
  const range = /^(\d{1,3})[-–](\d{1,3})$/.exec(textAt(tokens, at + 1));
  if (range !== null)
    return (
      chaptersOfAt(tokens, at + 2, Number(range[1]), Number(range[2]), 2) ??
      one({ kind: "chapters", from: Number(range[1]), to: Number(range[2]) }, 2)
    );
  const from = findNumber(tokens, at + 1);
  if (from === undefined) return undefined;
  // "finish all topics 5 days before": the five are days.
  if (/^(?:days?|weeks?|hours?|h|hrs|times)$/.test(textAt(tokens, at + 1 + from.length)))
    return undefined;
  const joiner = textAt(tokens, at + 1 + from.length);
  const to =
    joiner === "to" || joiner === "and" || joiner === "-" || joiner === "until"
      ? findNumber(tokens, at + 2 + from.length)
      : undefined;
  return to === undefined
    ? one({ kind: "chapters", from: from.value, to: from.value }, 1 + from.length)
    : (chaptersOfAt(
        tokens,
        at + 2 + from.length + to.length,
        from.value,
        to.value,
        2 + from.length + to.length,
      ) ?? one({ kind: "chapters", from: from.value, to: to.value }, 2 + from.length + to.length));
};

/** `3 times`, `two subjects`, `one day`, `a couple of sessions`; not "a day", which is a measure. */
const countAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const article = ["a", "an"].includes(textAt(tokens, at));
  const number = findCount(tokens, at);
  if (number === undefined || !Number.isInteger(number.value)) return undefined;
  const next = textAt(tokens, at + number.length);
  const skip = next === "-" || adjectives.has(next) ? 1 : 0;
  const unit = textAt(tokens, at + number.length + skip);
  if (unit === "week" || unit === "weeks")
    return article || isPeriodAt(tokens, at)
      ? undefined
      : one({ kind: "count", value: number.value * 7, of: "days" }, number.length + skip + 1);
  const of = units.get(unit);
  const isSingle = next === "single";
  if (of === undefined || (article && number.length === 1 && !isSingle)) return undefined;
  // "2 rest days" and "one free day" keep the word that says what the days are for.
  return one({ kind: "count", value: number.value, of }, number.length + skip + 1);
};

/** "2 rest days", "a free day": the count, and that they are free. */
const restDaysAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const number = findCount(tokens, at);
  if (number === undefined) return undefined;
  const adjective = textAt(tokens, at + number.length);
  const unit = textAt(tokens, at + number.length + 1);
  // "can Friday be a free day" names the day.
  if (/^(?:be|is|as|stay|remain)$/.test(textAt(tokens, at - 1))) return undefined;
  return (adjective === "rest" || adjective === "free" || adjective === "off") &&
    (unit === "day" || unit === "days") &&
    Number.isInteger(number.value)
    ? {
        meanings: [
          { kind: "count", value: number.value, of: "days" },
          { kind: "word", symbol: "off" },
        ],
        length: number.length + 2,
      }
    : undefined;
};

const factorPhrases: readonly (readonly [string, number])[] = [
  ["twice as much", 2],
  ["twice as important", 2],
  ["twice as long", 2],
  ["two times as much", 2],
  ["twice the", 2],
  ["twice", 2],
  ["double the", 2],
  ["double", 2],
  ["three times as much", 3],
  ["three times as important", 3],
  ["triple the", 3],
  ["triple", 3],
  ["half as much", 0.5],
  ["half as important", 0.5],
  ["half the time", 0.5],
  ["halve the", 0.5],
  ["halve", 0.5],
];

const factorsByFirstWord = Map.groupBy(
  factorPhrases.map(([phrase, factor]) => ({ words: phrase.split(" "), factor })),
  ({ words }) => words[0] ?? "",
);

/** `twice as much`, `half the`: a student's own factor on the time of a subject. */
export const findFactor = (tokens: readonly Token[], at: number): Found | undefined => {
  if (onceAt(tokens, at) !== undefined) return undefined;
  const match = factorsByFirstWord
    .get(textAt(tokens, at))
    ?.find(({ words }) => words.every((word, index) => textAt(tokens, at + index) === word));
  return match && one({ kind: "factor", factor: match.factor }, match.words.length);
};

export const findCounted = (tokens: readonly Token[], at: number): Found | undefined =>
  everyAt(tokens, at) ??
  onceAt(tokens, at) ??
  shareAt(tokens, at) ??
  chaptersAt(tokens, at) ??
  restDaysAt(tokens, at) ??
  countAt(tokens, at);

/** A number that stands for itself. */
export const findBareNumber = (tokens: readonly Token[], at: number): Found | undefined => {
  const number = findNumber(tokens, at);
  return number && one({ kind: "number", value: number.value }, number.length);
};
