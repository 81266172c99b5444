import { findNumber } from "./find-number.ts";
import type { Clock, Found } from "./items.ts";
import type { Token } from "./tokens.ts";

const halfDay = 12 * 60;
const fullDay = 24 * 60;

/** A number right after one of these is a time of day, even without "am", "pm" or minutes. */
const timeOpeners: ReadonlySet<string> = new Set(
  "before after until till til from by at past than between start starting only".split(" "),
);

interface WrittenClock {
  readonly minutes: number;
  /** `bare`: 5 may be five in the morning or in the afternoon. */
  readonly style: "bare" | "half" | "full";
  /** Written with minutes, "pm" or "o'clock": a time of day wherever it stands. */
  readonly evident: boolean;
  readonly length: number;
}

const namedClocks: ReadonlyMap<string, number> = new Map([
  ["noon", halfDay],
  ["midday", halfDay],
  ["midnight", fullDay],
]);

const dayPartAt = (
  tokens: readonly Token[],
  at: number,
): { half: "am" | "pm"; length: number } | undefined => {
  const word = tokens[at]?.text;
  if (word === "am" || word === "pm") return { half: word, length: 1 };
  if (word !== "in" && word !== "at") return undefined;
  const skip = tokens[at + 1]?.text === "the" ? 2 : 1;
  const part = tokens[at + skip]?.text ?? "";
  if (part === "morning") return { half: "am", length: skip + 1 };
  return ["afternoon", "evening", "night"].includes(part)
    ? { half: "pm", length: skip + 1 }
    : undefined;
};

const hourAndMinute = (
  tokens: readonly Token[],
  at: number,
): { hour: number; minute: number; split: boolean; length: number } | undefined => {
  const written = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(tokens[at]?.text ?? "");
  if (written !== null) {
    const minute = Number(written[2] ?? 0);
    return { hour: Number(written[1]), minute, split: written[2] !== undefined, length: 1 };
  }
  const spoken = tokens[at]?.kind === "word" ? findNumber(tokens, at) : undefined;
  return spoken !== undefined && spoken.value <= 12
    ? { hour: spoken.value, minute: 0, split: false, length: spoken.length }
    : undefined;
};

const styleOf = (token: Token | undefined, hour: number): WrittenClock["style"] =>
  hour > 12 || hour === 0 || token?.text.startsWith("0") === true ? "full" : "bare";

const clockAt = (tokens: readonly Token[], at: number): WrittenClock | undefined => {
  const named = namedClocks.get(tokens[at]?.text ?? "");
  if (named !== undefined) return { minutes: named, style: "full", evident: true, length: 1 };
  const written = hourAndMinute(tokens, at);
  if (written === undefined || written.hour > 24 || written.minute > 59) return undefined;
  const { hour, minute, split, length } = written;
  const part = dayPartAt(tokens, at + length);
  if (part !== undefined) {
    if (hour > 12 || hour === 0) return undefined;
    const minutes = (hour % 12) * 60 + minute + (part.half === "pm" ? halfDay : 0);
    return { minutes, style: "half", evident: true, length: length + part.length };
  }
  const minutes = hour * 60 + minute;
  if (minutes > fullDay) return undefined;
  const oclock = tokens[at + length]?.text === "oclock";
  const colon = split && tokens[at]?.text.includes(":") === true;
  return {
    minutes,
    style: styleOf(tokens[at], hour),
    evident: oclock || colon,
    length: length + (oclock ? 1 : 0),
  };
};

/** Both ends of a span of the day in minutes, or nothing when more than one span can be meant. */
const spanOf = (
  from: Omit<WrittenClock, "length">,
  to: Omit<WrittenClock, "length">,
): { from: number; to: number } | undefined => {
  const later = to.minutes + halfDay;
  if (from.style === "bare" && to.style === "bare") {
    if (from.minutes > to.minutes) return { from: from.minutes, to: later };
    const afternoon = from.minutes < to.minutes && from.minutes < 6 * 60;
    return afternoon ? { from: from.minutes + halfDay, to: later } : undefined;
  }
  if (from.style === "bare") {
    const shifted = from.minutes + halfDay;
    const spreads = to.style === "half" && to.minutes > halfDay && shifted < to.minutes;
    return { from: spreads ? shifted : from.minutes, to: to.minutes };
  }
  if (to.style === "bare" && to.minutes <= from.minutes) return { from: from.minutes, to: later };
  return { from: from.minutes, to: to.minutes === 0 ? fullDay : to.minutes };
};

const windowOf = (from: WrittenClock, to: WrittenClock, length: number): Found | undefined => {
  const span = spanOf(from, to);
  return span === undefined || span.from >= span.to || span.to > fullDay
    ? undefined
    : { meaning: { kind: "window", ...span }, length };
};

/** `5-9` is one token. */
const hyphenedWindowAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const token = tokens[at];
  const match = /^(\d{1,2}(?:[:.]\d{2})?)[-–](\d{1,2}(?:[:.]\d{2})?)$/.exec(token?.text ?? "");
  if (token === undefined || match === null) return undefined;
  const part = (text: string): Token => ({ ...token, text, written: text });
  const from = clockAt([part(match[1] ?? "")], 0);
  const to = clockAt([part(match[2] ?? ""), ...tokens.slice(at + 1, at + 4)], 0);
  if (from === undefined || to === undefined) return undefined;
  const opened = timeOpeners.has(tokens[at - 1]?.text ?? "");
  return opened || from.evident || to.evident ? windowOf(from, to, to.length) : undefined;
};

const joinerAt = (tokens: readonly Token[], at: number, opener: string): boolean => {
  const joiner = tokens[at]?.text ?? "";
  return (
    ["to", "-", "–", "until", "till", "til"].includes(joiner) ||
    (opener === "between" && joiner === "and")
  );
};

/** `between 5 and 9 pm`, `from 9 to 5`, `9am-5pm`. */
const spokenWindowAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const opener = tokens[at]?.text ?? "";
  const opened = opener === "between" || opener === "from" ? 1 : 0;
  const hyphened = opened === 1 ? hyphenedWindowAt(tokens, at + 1) : undefined;
  if (hyphened !== undefined) return { ...hyphened, length: hyphened.length + 1 };
  const from = clockAt(tokens, at + opened);
  if (from === undefined || !joinerAt(tokens, at + opened + from.length, opener)) return undefined;
  const to = clockAt(tokens, at + opened + from.length + 1);
  if (to === undefined || !(opened === 1 || from.evident || to.evident)) return undefined;
  return windowOf(from, to, opened + from.length + 1 + to.length);
};

/** A time of day or a span between two. */
export const findClock = (tokens: readonly Token[], at: number): Found | undefined => {
  const window = spokenWindowAt(tokens, at) ?? hyphenedWindowAt(tokens, at);
  if (window !== undefined) return window;
  const clock = clockAt(tokens, at);
  if (clock === undefined) return undefined;
  if (!clock.evident && !timeOpeners.has(tokens[at - 1]?.text ?? "")) return undefined;
  return {
    meaning: { kind: "clock", clock: { minutes: clock.minutes, sure: clock.style !== "bare" } },
    length: clock.length,
  };
};

const within = (clock: Clock, firstHour: number, lastHour: number): boolean =>
  clock.minutes >= firstHour * 60 && clock.minutes < (lastHour + 1) * 60;

/** "not before 9", "start at 9": nobody means nine in the evening. */
export const startOfDay = (clock: Clock): number | undefined => {
  if (clock.sure) return clock.minutes;
  return within(clock, 1, 4) ? clock.minutes + halfDay : clock.minutes;
};

/** "after 5" is after school; "after 8" may be either half of the day. */
export const startAfter = (clock: Clock): number | undefined => {
  if (clock.sure || within(clock, 12, 12)) return clock.minutes;
  return within(clock, 1, 6) ? clock.minutes + halfDay : undefined;
};

/** "until 9", "not after 10": the end of an evening; "until 3" and "until 12" may be either half. */
export const endOfDay = (clock: Clock): number | undefined => {
  if (clock.sure) return clock.minutes === 0 ? fullDay : clock.minutes;
  return within(clock, 5, 11) ? clock.minutes + halfDay : undefined;
};
