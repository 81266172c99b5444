import { findNumber } from "./find-number.ts";
import type { Found, Meaning } from "./items.ts";
import { type Token, textAt } from "./tokens.ts";

const one = (meaning: Meaning, length: number): Found => ({ meanings: [meaning], length });

/** "3/4 done" is no date. */
const slashShareAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const match = /^(\d{1,2})\/(\d{1,2})$/.exec(textAt(tokens, at));
  const [part, whole] = [Number(match?.[1]), Number(match?.[2])];
  const isShare = /^(?:done|finished|through|complete|completed|of|covered|ready)$/.test(
    textAt(tokens, at + 1),
  );
  return match !== null && isShare && part < whole && whole > 1
    ? one({ kind: "share", part: part / whole }, textAt(tokens, at + 1) === "of" ? 2 : 1)
    : undefined;
};

const minuteWords: ReadonlySet<string> = new Set("m min mins minute minutes".split(" "));

const workWords = /^(?:study|work|focus|learn|studying)$/;
const restWords = /^(?:rest|break|pause|off|resting)$/;

/** "study for 50, rest for 10". */
const workThenRestAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const partAt = (place: number, word: RegExp): { value: number; next: number } | undefined => {
    if (!word.test(textAt(tokens, place))) return undefined;
    const skip = /^(?:for|of)$/.test(textAt(tokens, place + 1)) ? 2 : 1;
    const number = findNumber(tokens, place + skip);
    if (number === undefined) return undefined;
    const end = place + skip + number.length;
    return { value: number.value, next: end + (minuteWords.has(textAt(tokens, end)) ? 1 : 0) };
  };
  // "40 min work, 10 min break".
  const turnedAt = (place: number, word: RegExp): { value: number; next: number } | undefined => {
    const number = findNumber(tokens, place);
    const unit = place + (number?.length ?? 0);
    return number !== undefined &&
      minuteWords.has(textAt(tokens, unit)) &&
      word.test(textAt(tokens, unit + 1))
      ? { value: number.value, next: unit + 2 }
      : undefined;
  };
  const work = partAt(at, workWords) ?? turnedAt(at, workWords);
  if (work === undefined || work.value < 10 || work.value > 120) return undefined;
  let place = work.next;
  while (place < work.next + 3 && /^(?:,|and|then)$/.test(textAt(tokens, place))) place += 1;
  const rest = partAt(place, restWords) ?? turnedAt(place, restWords);
  const isRunOn = place === work.next && !minuteWords.has(textAt(tokens, work.next - 2));
  return rest === undefined || isRunOn || rest.value > work.value
    ? undefined
    : pomodoroOf(work.value, rest.value, rest.next - at);
};

const pomodoroOf = (work: number, rest: number, length: number): Found => ({
  meanings: [
    { kind: "word", symbol: "pomodoro" },
    { kind: "number", value: work },
    { kind: "number", value: rest },
  ],
  length,
});

/** "25 minutes on, 5 off". */
const onOffAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const halfAt = (place: number, end: string): { value: number; next: number } | undefined => {
    const number = findNumber(tokens, place);
    if (number === undefined) return undefined;
    const unit = minuteWords.has(textAt(tokens, place + number.length)) ? 1 : 0;
    const next = place + number.length + unit;
    return textAt(tokens, next) === end ? { value: number.value, next: next + 1 } : undefined;
  };
  const work = halfAt(at, "on");
  if (work === undefined) return undefined;
  const joint = [",", "and"].includes(textAt(tokens, work.next)) ? 1 : 0;
  const rest = halfAt(work.next + joint, "off");
  return rest && pomodoroOf(work.value, rest.value, rest.next - at);
};

/** "pomodoro style, 25 and 5". */
const spokenRatioAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const isBeside = [-1, -2, -3].some((step) => /^pomodor/.test(textAt(tokens, at + step)));
  if (!isBeside) return undefined;
  const comma = textAt(tokens, at) === "," ? 1 : 0;
  const work = findNumber(tokens, at + comma);
  if (work === undefined || textAt(tokens, at + comma + work.length) !== "and") return undefined;
  const rest = findNumber(tokens, at + comma + work.length + 1);
  return (
    rest && {
      meanings: [
        { kind: "number", value: work.value },
        { kind: "number", value: rest.value },
      ],
      length: comma + work.length + 1 + rest.length,
    }
  );
};

/** `25/5` beside "pomodoro": minutes of work and of rest. */
export const findRatio = (tokens: readonly Token[], at: number): Found | undefined => {
  const special = onOffAt(tokens, at) ?? workThenRestAt(tokens, at) ?? slashShareAt(tokens, at);
  if (special !== undefined) return special;
  const spoken = spokenRatioAt(tokens, at);
  if (spoken !== undefined) return spoken;
  const match = /^(\d{2})[/-](\d{1,2})$/.exec(textAt(tokens, at));
  const beside = /-/.test(textAt(tokens, at))
    ? /^pomodor/
    : /^(?:pomodor|session|block|break|rhythm|cycle|interval|split)/;
  const near = [-2, -1, 1, 2].some((step) => beside.test(textAt(tokens, at + step)));
  const [work, rest] = [Number(match?.[1]), Number(match?.[2])];
  // "50/10" can be no date.
  const isRatio =
    near || (/\//.test(textAt(tokens, at)) && work > 31 && work <= 90 && rest >= 5 && rest <= 30);
  return match === null || !isRatio
    ? undefined
    : {
        meanings: [
          ...(near ? [] : [{ kind: "word" as const, symbol: "pomodoro" }]),
          { kind: "number", value: work },
          { kind: "number", value: rest },
        ],
        length: 1,
      };
};
