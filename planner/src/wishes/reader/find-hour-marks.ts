import type { Found } from "./items.ts";
import type { Place } from "./pattern.ts";

interface HourMark {
  readonly minutes: number;
  readonly length: number;
}

const isGlued = (place: Place, at: number): boolean =>
  place.tokens[at]?.start === place.tokens[at - 1]?.end;

/** `17h`, `17h30`, `18 Uhr`. */
const hourMarkAt = (place: Place, at: number): HourMark | undefined => {
  const hours = /^([01]?\d|2[0-4])$/.exec(place.tokens[at]?.text ?? "");
  const unit = place.tokens[at + 1]?.text;
  if (hours === null || !(unit === "uhr" || (unit === "h" && isGlued(place, at + 1))))
    return undefined;
  const rest = isGlued(place, at + 2) ? /^[0-5]\d$/.exec(place.tokens[at + 2]?.text ?? "") : null;
  const minutes = Number(hours[1]) * 60 + Number(rest?.[0] ?? 0);
  return minutes > 24 * 60 ? undefined : { minutes, length: rest === null ? 2 : 3 };
};

const openers: ReadonlySet<string> = new Set(
  "before after until till til from by at past between".split(" "),
);
const joiners: ReadonlySet<string> = new Set(["-", "–", "to", "until", "till", "til", "and"]);
/** "10h-15h for maths" is an amount. */
const amountTails: ReadonlySet<string> = new Set("for of per a each".split(" "));

/** `15-18h`, whose hours are one token; "2-3h" is a length. */
const joinedHoursAt = (place: Place, at: number): Found | undefined => {
  const match = /^(\d{1,2})[-–](\d{1,2})$/.exec(place.tokens[at]?.text ?? "");
  const isMarked = place.tokens[at + 1]?.text === "h" && isGlued(place, at + 1);
  const [from, to] = [Number(match?.[1]) * 60, Number(match?.[2]) * 60];
  if (match === null || !isMarked || from < 6 * 60 || to < 13 * 60 || to > 24 * 60 || from >= to)
    return undefined;
  return amountTails.has(place.tokens[at + 2]?.text ?? "")
    ? undefined
    : { meanings: [{ kind: "span", windows: [{ from, to }] }], length: 2 };
};

/**
 * Times of day as half of Europe writes them. "15h" alone is as much an amount: only after "at" or "until", or as
 * the end of a span into the afternoon, it is a time.
 */
export const findHourMarks = (place: Place, at: number): Found | undefined => {
  const joined = joinedHoursAt(place, at);
  if (joined !== undefined) return joined;
  const opener = place.tokens[at]?.text ?? "";
  const opened = opener === "from" || opener === "between" ? 1 : 0;
  const first = hourMarkAt(place, at + opened);
  if (first === undefined) return undefined;
  const isOpened = opened === 1 || openers.has(place.tokens[at - 1]?.text ?? "");
  const after = at + opened + first.length;
  const last = joiners.has(place.tokens[after]?.text ?? "")
    ? hourMarkAt(place, after + 1)
    : undefined;
  if (last !== undefined) {
    const tail = place.tokens[after + 1 + last.length]?.text ?? "";
    const isSpan = isOpened || (last.minutes >= 13 * 60 && !amountTails.has(tail));
    return isSpan && first.minutes < last.minutes
      ? {
          meanings: [{ kind: "span", windows: [{ from: first.minutes, to: last.minutes }] }],
          length: opened + first.length + 1 + last.length,
        }
      : undefined;
  }
  return opened === 0 && isOpened && first.minutes >= 6 * 60
    ? {
        meanings: [{ kind: "clock", clock: { minutes: first.minutes, sure: true } }],
        length: first.length,
      }
    : undefined;
};
