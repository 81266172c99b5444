import type { DayWindow } from "../wish.ts";
import { findNumber } from "./find-number.ts";
import type { Clock, Found } from "./items.ts";
import type { Place } from "./pattern.ts";
import { type Token, textAt } from "./tokens.ts";

const halfDay = 12 * 60;
const fullDay = 24 * 60;

interface WrittenClock {
  readonly minutes: number;
  /** `bare`: 5 may be five in the morning or in the afternoon. */
  readonly style: "bare" | "half" | "full";
  /** Written with minutes, "pm" or "o'clock": a time of day wherever it stands. */
  readonly evident: boolean;
  /** "half past six". */
  readonly spoken?: boolean;
  readonly length: number;
}

const eveningWords: ReadonlySet<string> = new Set(["afternoon", "evening", "night", "evenings"]);

const dayPartAt = (place: Place, at: number): { half: "am" | "pm"; length: number } | undefined => {
  const word = place.tokens[at]?.text;
  if (word === "am" || word === "pm") return { half: word, length: 1 };
  if (word === "a" && place.tokens[at + 1]?.text === "m") return { half: "am", length: 2 };
  if (word === "p" && place.tokens[at + 1]?.text === "m") return { half: "pm", length: 2 };
  if (word !== "in" && word !== "at") return undefined;
  const skip = place.tokens[at + 1]?.text === "the" ? 2 : 1;
  const part = place.tokens[at + skip]?.text ?? "";
  if (part === "morning" || part === "mornings") return { half: "am", length: skip + 1 };
  return eveningWords.has(part) ? { half: "pm", length: skip + 1 } : undefined;
};

interface HourAndMinute {
  readonly hour: number;
  readonly minute: number;
  readonly split: boolean;
  readonly length: number;
}

/** "half past eight", "quarter to nine". */
const spokenPartAt = (place: Place, at: number): HourAndMinute | undefined => {
  const part = place.tokens[at]?.text;
  const relation = place.tokens[at + 1]?.text;
  // "before half 9", as the British say it.
  const short =
    part === "half" &&
    (place.language.clockOpeners.has(textAt(place, at - 1)) || textAt(place, at - 1) === "to")
      ? findNumber(place, at + 1)
      : undefined;
  if (short !== undefined && Number.isInteger(short.value) && short.value >= 1 && short.value <= 12)
    return { hour: short.value, minute: 30, split: true, length: 1 + short.length };
  if ((part !== "half" && part !== "quarter") || (relation !== "past" && relation !== "to"))
    return undefined;
  const hour = findNumber(place, at + 2);
  if (hour === undefined || hour.value > 12 || !Number.isInteger(hour.value)) return undefined;
  const minute = part === "half" ? 30 : 15;
  return relation === "past"
    ? { hour: hour.value, minute, split: true, length: 2 + hour.length }
    : { hour: hour.value - 1, minute: 60 - minute, split: true, length: 2 + hour.length };
};

const isShortTime = (place: Place, at: number): boolean =>
  place.tokens[at]?.text.length === 3 &&
  (place.language.clockOpeners.has(textAt(place, at - 1)) || textAt(place, at + 1) === "-") &&
  !/^(?:pages?|words?|questions?|of|%)$/.test(textAt(place, at + 1));

const hourAndMinute = (place: Place, at: number): HourAndMinute | undefined => {
  const text = place.tokens[at]?.text ?? "";
  const written = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text);
  if (written !== null) {
    const minute = Number(written[2] ?? 0);
    return { hour: Number(written[1]), minute, split: written[2] !== undefined, length: 1 };
  }
  // "1800", as the army and some timetables write it.
  const run = /^([012]\d)([0-5]\d)$/.exec(text);
  if (run !== null && place.language.clockOpeners.has(place.tokens[at - 1]?.text ?? ""))
    return { hour: Number(run[1]), minute: Number(run[2]), split: true, length: 1 };
  // "after 430", "530-7".
  const short = /^(\d{1,2})([0-5]\d)$/.exec(text);
  if (short !== null && Number(short[1]) >= 1 && Number(short[1]) <= 12 && isShortTime(place, at))
    return { hour: Number(short[1]), minute: Number(short[2]), split: true, length: 1 };
  const part = spokenPartAt(place, at);
  if (part !== undefined) return part;
  const spoken = place.tokens[at]?.kind === "word" ? findNumber(place, at) : undefined;
  return spoken !== undefined && spoken.value <= 12
    ? { hour: spoken.value, minute: 0, split: false, length: spoken.length }
    : undefined;
};

const styleOf = (token: Token | undefined, hour: number): WrittenClock["style"] =>
  hour > 12 || hour === 0 || token?.text.startsWith("0") === true ? "full" : "bare";

/** "8 o'clock", "8 o clock in the evening". */
const oclockAt = (place: Place, at: number): number => {
  if (place.language.oclock.has(textAt(place, at))) return 1;
  return textAt(place, at) === "o" && textAt(place, at + 1) === "clock" ? 2 : 0;
};

const clockAt = (place: Place, at: number): WrittenClock | undefined => {
  const named = place.language.namedClocks.get(place.tokens[at]?.text ?? "");
  if (named !== undefined) return { minutes: named, style: "full", evident: true, length: 1 };
  const written = hourAndMinute(place, at);
  if (written === undefined || written.hour > 24 || written.minute > 59) return undefined;
  const { hour, minute, split, length } = written;
  const oclock = oclockAt(place, at + length);
  const part = dayPartAt(place, at + length + oclock);
  if (part !== undefined) {
    if (hour > 12 || hour === 0) return undefined;
    const minutes = (hour % 12) * 60 + minute + (part.half === "pm" ? halfDay : 0);
    return { minutes, style: "half", evident: true, length: length + oclock + part.length };
  }
  const minutes = hour * 60 + minute;
  if (minutes > fullDay) return undefined;
  const colon = split && place.tokens[at]?.text.includes(":") === true;
  return {
    minutes,
    style: styleOf(place.tokens[at], hour),
    evident: oclock > 0 || colon || place.tokens[at]?.kind === "word",
    spoken: split && place.tokens[at]?.kind === "word",
    length: length + oclock,
  };
};

/** "9-5", "10-4", "5-9", "7-9": which halves of the day two bare hours can mean. */
const bareWindows = (from: number, to: number): readonly DayWindow[] => {
  if (from === to) return [];
  if (from >= halfDay && to > from) return [{ from, to }];
  if (from > to) {
    return from >= 7 * 60
      ? [{ from, to: to + halfDay }]
      : [{ from: from + halfDay, to: to === halfDay ? fullDay : to }];
  }
  const afternoon = { from: from + halfDay, to: to + halfDay };
  if (to === halfDay) return [from < 6 * 60 ? afternoon : { from, to }];
  if (from < 6 * 60) return [afternoon];
  return from >= 9 * 60 ? [{ from, to }] : [{ from, to }, afternoon];
};

const windowsOf = (
  from: Omit<WrittenClock, "length">,
  to: Omit<WrittenClock, "length">,
): readonly DayWindow[] => {
  if (from.style === "bare" && to.style === "bare" && from.minutes < halfDay + 60)
    return bareWindows(from.minutes, to.minutes);
  if (from.style === "bare") {
    const shifted = from.minutes + halfDay;
    const spreads = to.style === "half" && to.minutes > halfDay && shifted < to.minutes;
    return [{ from: spreads ? shifted : from.minutes, to: to.minutes }];
  }
  if (to.style === "bare" && to.minutes <= from.minutes) {
    // "9am-1" ends after noon, "23:00-7:00" the next morning.
    const later = to.minutes + halfDay;
    return [{ from: from.minutes, to: later > from.minutes ? later : to.minutes }];
  }
  return [{ from: from.minutes, to: to.minutes === 0 ? fullDay : to.minutes }];
};

const foundSpan = (
  from: WrittenClock,
  to: WrittenClock,
  length: number,
  isOpened: boolean,
): Found | undefined => {
  const windows = windowsOf(from, to)
    // What begins at midnight begins a day: at the end of one, nothing of it would be left.
    .map((window) => ({ ...window, from: window.from % fullDay }))
    .filter((window) => window.from !== window.to);
  return windows.length === 0 || windows.some((window) => window.to > fullDay)
    ? undefined
    : {
        meanings: [{ kind: "span", windows, isOpened, isSure: from.style !== "bare" }],
        length,
      };
};

const countedAfter: ReadonlyMap<string, true> = new Map(
  "times sessions subjects days weeks chapters topics pages x blocks exercises h hrs hours min mins minutes day week of %"
    .split(" ")
    .map((word) => [word, true] as const),
);
const numberedBefore: ReadonlySet<string> = new Set(
  "chapter chapters page pages topic topics unit units lesson lessons exercise exercises section sections".split(
    " ",
  ),
);

const joinerAt = (place: Place, at: number, opener: string): boolean => {
  const joiner = place.tokens[at]?.text ?? "";
  return place.language.clockJoiners.has(joiner) || (opener === "between" && joiner === "and");
};

/** `between 5 and 9 pm`, `from 9 to 5`, `5-9`. */
const spanAt = (place: Place, at: number): Found | undefined => {
  const opener = place.tokens[at]?.text ?? "";
  const opened = opener === "between" || opener === "from" ? 1 : 0;
  const from = clockAt(place, at + opened);
  if (from === undefined || !joinerAt(place, at + opened + from.length, opener)) return undefined;
  const to = clockAt(place, at + opened + from.length + 1);
  if (
    to === undefined ||
    countedAfter.has(place.tokens[at + opened + from.length + 1 + to.length]?.text ?? "")
  )
    return undefined;
  const digits =
    place.tokens[at + opened]?.kind === "number" &&
    place.tokens[at + opened + from.length + 1]?.kind === "number";
  if (!(opened === 1 || from.evident || to.evident || digits)) return undefined;
  if (numberedBefore.has(place.tokens[at - 1]?.text ?? "")) return undefined;
  return foundSpan(from, to, opened + from.length + 1 + to.length, opened === 1);
};

/** A number here is a time of day by the words before it. */
const isOpenedAt = (place: Place, at: number): boolean => {
  const [first, before] = [textAt(place, at - 2), textAt(place, at - 1)];
  // "home around 4": about a time, where somebody comes, goes or sleeps.
  if (/^(?:around|about|like)$/.test(before))
    return /^(?:home|school|work|uni|college|up|bed|done|finish|finished|start|back|off|at|until|till|by)$/.test(
      first,
    );
  // "bedtime is 10.30".
  if (before === "is")
    return /^(?:bedtime|curfew|dinner|lunch|breakfast|training|practice|school|work|limit)$/.test(
      first,
    );
  // "no more than one session": only what is earlier or later than a number is so than a time.
  const isCompared = before === "than" && /^(?:more|less|fewer|longer)$/.test(first);
  return place.language.clockOpeners.has(before) && !isCompared;
};

/** A time of day or a span between two. */
export const findClock = (place: Place, at: number): Found | undefined => {
  const span = spanAt(place, at);
  if (span !== undefined) return span;
  const clock = clockAt(place, at);
  if (clock === undefined) return undefined;
  // "bible study Wed 7ish".
  const ish = textAt(place, at + clock.length) === "ish" ? 1 : 0;
  const opened = ish > 0 || isOpenedAt(place, at);
  const named = place.language.namedClocks.has(place.tokens[at]?.text ?? "");
  const evident =
    place.tokens[at]?.kind === "number"
      ? clock.evident
      : named || clock.style === "half" || clock.spoken === true;
  if (!evident && !opened) return undefined;
  if (countedAfter.has(place.tokens[at + clock.length]?.text ?? "")) return undefined;
  return {
    meanings: [{ kind: "clock", clock: { minutes: clock.minutes, sure: clock.style !== "bare" } }],
    length: clock.length + ish,
  };
};

const within = (clock: Clock, firstHour: number, lastHour: number): boolean =>
  clock.minutes >= firstHour * 60 && clock.minutes < (lastHour + 1) * 60;

const either = ({ minutes }: Clock): readonly number[] => [minutes, minutes + halfDay];

/** "not before 9", "start at 9": nobody means nine in the evening; 5 and 6 may be either half. */
export const startsOfDay = (clock: Clock): readonly number[] => {
  if (clock.sure) return [clock.minutes];
  if (within(clock, 1, 4)) return [clock.minutes + halfDay];
  return within(clock, 5, 6) ? either(clock) : [clock.minutes];
};

/** "after 5" is after school; "after 9" may be either half of the day. */
export const startsAfter = (clock: Clock): readonly number[] => {
  if (clock.sure || within(clock, 11, 12)) return [clock.minutes];
  return within(clock, 1, 7) ? [clock.minutes + halfDay] : either(clock);
};

/** "until 9", "not after 10": the end of an evening; "until 12" may be noon or midnight. */
export const endsOfDay = (clock: Clock): readonly number[] => {
  if (clock.sure) return [clock.minutes === 0 ? fullDay : clock.minutes];
  return within(clock, 1, 11) ? [clock.minutes + halfDay] : either(clock);
};

/** "gym at 7": either half, except where only one is likely. */
export const momentsOf = (clock: Clock): readonly number[] => {
  if (clock.sure) return [clock.minutes];
  if (within(clock, 1, 5)) return [clock.minutes + halfDay];
  return within(clock, 10, 12) ? [clock.minutes] : either(clock);
};
