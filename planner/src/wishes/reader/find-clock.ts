import type { DayWindow } from "../wish.ts";
import { findNumber } from "./find-number.ts";
import type { Clock, Found } from "./items.ts";
import type { Place } from "./pattern.ts";
import { textAt } from "./tokens.ts";

const halfDay = 12 * 60;
const fullDay = 24 * 60;

interface WrittenClock {
  readonly minutes: number;
  /** `bare`: 5 may be five in the morning or in the afternoon. */
  readonly style: "bare" | "half" | "full";
  /** A time of day anywhere: with minutes, "pm" or "o'clock". */
  readonly evident: boolean;
  readonly length: number;
}

interface HourAndMinute {
  readonly hour: number;
  readonly minute: number;
  readonly length: number;
}

const isOpenedAt = (place: Place, at: number): boolean =>
  place.slot("clock-here", at) !== undefined;

/** "half past eight", "quarter to nine", and "half 9" after "before". */
const spokenAt = (place: Place, at: number): HourAndMinute | undefined => {
  const past = place.slot("past", at);
  const [offset] = past?.meanings ?? [];
  const hour = past && findNumber(place, at + past.length);
  if (past === undefined || offset?.kind !== "number" || hour === undefined) return undefined;
  const minutes = hour.value * 60 + offset.value;
  return Number.isInteger(hour.value) && hour.value <= 12
    ? { hour: Math.floor(minutes / 60), minute: minutes % 60, length: past.length + hour.length }
    : undefined;
};

/** `18`, `18:30`, "six"; `1800` and `430` where a time of day is expected. */
const hourAndMinute = (place: Place, at: number): HourAndMinute | undefined => {
  const text = textAt(place, at);
  const isExpected = isOpenedAt(place, at) || textAt(place, at + 1) === "-";
  const [, hour, minute = "0"] =
    /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ??
    (isExpected ? /^(\d{1,2})([0-5]\d)$/.exec(text) : null) ??
    [];
  if (hour !== undefined) return { hour: Number(hour), minute: Number(minute), length: 1 };
  const spoken = place.tokens[at]?.kind === "word" ? findNumber(place, at) : undefined;
  return spoken !== undefined && spoken.value <= 12
    ? { hour: spoken.value, minute: 0, length: spoken.length }
    : undefined;
};

/** "8 pm", "8 in the evening". */
const halfAt = (place: Place, at: number, { hour, minute }: HourAndMinute) => {
  const half = place.slot("half-day", at);
  const [part] = half?.meanings ?? [];
  if (half === undefined || part?.kind !== "part" || hour > 12 || hour === 0) return undefined;
  const isLate = (part.windows[0]?.from ?? 0) >= halfDay;
  return { minutes: (hour % 12) * 60 + minute + (isLate ? halfDay : 0), length: half.length };
};

const clockAt = (place: Place, at: number): WrittenClock | undefined => {
  const text = textAt(place, at);
  const named = place.language.namedClocks.get(text);
  if (named !== undefined) return { minutes: named, style: "full", evident: true, length: 1 };
  const spoken = spokenAt(place, at);
  const written = spoken ?? hourAndMinute(place, at);
  if (written === undefined || written.hour > 24 || written.minute > 59) return undefined;
  const length = written.length + (place.slot("oclock", at + written.length)?.length ?? 0);
  const half = halfAt(place, at + length, written);
  if (half !== undefined)
    return { ...half, style: "half", evident: true, length: length + half.length };
  const { hour, minute } = written;
  const isFull = hour > 12 || hour === 0 || text.startsWith("0");
  const isNumber = place.tokens[at]?.kind === "number";
  return {
    minutes: hour * 60 + minute,
    style: isFull ? "full" : "bare",
    evident: spoken !== undefined || (isNumber && (length > 1 || text.includes(":"))),
    length,
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

/** A time that begins at midnight begins a day: at the end of one it would be empty. */
const foundSpan = (
  from: WrittenClock,
  to: WrittenClock,
  length: number,
  isOpened: boolean,
): Found | undefined => {
  const windows = windowsOf(from, to)
    .map((window) => ({ ...window, from: window.from % fullDay }))
    .filter((window) => window.from !== window.to);
  return windows.length === 0 || windows.some((window) => window.to > fullDay)
    ? undefined
    : {
        meanings: [{ kind: "span", windows, isOpened, isSure: from.style !== "bare" }],
        length,
      };
};

/** `between 5 and 9 pm`, `from 9 to 5`, `5-9`. */
const spanAt = (place: Place, at: number): Found | undefined => {
  const opened = place.slot("span-opener", at)?.length ?? 0;
  const from = clockAt(place, at + opened);
  if (from === undefined) return undefined;
  const middle = at + opened + from.length;
  const joiner = place.slot(opened > 0 ? "span-middle" : "to", middle)?.length ?? 0;
  const to = joiner === 0 ? undefined : clockAt(place, middle + joiner);
  if (to === undefined || place.slot("counted-unit", middle + joiner + to.length) !== undefined)
    return undefined;
  return place.slot("numbered", at) === undefined
    ? foundSpan(from, to, opened + from.length + joiner + to.length, opened > 0)
    : undefined;
};

/** A time of day or a span between two. */
export const findClock = (place: Place, at: number): Found | undefined => {
  const span = spanAt(place, at);
  if (span !== undefined) return span;
  const clock = clockAt(place, at);
  if (clock === undefined || !(clock.evident || isOpenedAt(place, at))) return undefined;
  if (place.slot("counted-unit", at + clock.length) !== undefined) return undefined;
  return {
    meanings: [{ kind: "clock", clock: { minutes: clock.minutes, sure: clock.style !== "bare" } }],
    length: clock.length,
  };
};

const within = (clock: Clock, firstHour: number, lastHour: number): boolean =>
  clock.minutes >= firstHour * 60 && clock.minutes < (lastHour + 1) * 60;

const either = ({ minutes }: Clock): readonly number[] => [minutes, minutes + halfDay];

/** "not before 9", "start at 9": nine in the evening is not meant; 5 and 6 may be either half. */
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

/** "gym at 7": either half, except if only one is likely. */
export const momentsOf = (clock: Clock): readonly number[] => {
  if (clock.sure) return [clock.minutes];
  if (within(clock, 1, 5)) return [clock.minutes + halfDay];
  return within(clock, 10, 12) ? [clock.minutes] : either(clock);
};
