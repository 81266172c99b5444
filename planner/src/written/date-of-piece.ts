import { examNouns } from "./exam-nouns.ts";
import { type FoundDate, fullness } from "./found-date.ts";
import { weekdayOfWord } from "./weekday-words.ts";

const announces = new RegExp(
  `(?<!\\p{L})(?:tests?|quiz|on|am|le|el|il|den|${examNouns.join("|")})[\\s:]*$`,
  "iu",
);
/** `9.05` after a date is five past nine. */
const maybeTime = /^\d{1,2}\.(?:05|10)$/u;

/** Of two bare numbers the later is the date if nothing else can be meant. */
const isClearlyLast = (text: string, earlier: FoundDate, last: FoundDate): boolean => {
  const between = text.slice(earlier.end, last.start);
  if (maybeTime.test(text.slice(last.start, last.end))) return false;
  if (!/\p{L}/u.test(between) || announces.test(between)) return true;
  return weekdayOfWord(/(\p{L}+)\P{L}*$/u.exec(between)?.[1] ?? "") !== undefined;
};

/** The one date of a piece of text, or that there are several and it is not clear which counts. */
export const dateOfPiece = (
  text: string,
  dates: readonly FoundDate[],
): FoundDate | "several" | undefined => {
  const fullest = Math.max(0, ...dates.map(({ full }) => full));
  const best = dates.filter(({ full }) => full === fullest);
  const [last, earlier] = [best.at(-1), best.at(-2)];
  if (last === undefined) return undefined;
  if (last.isUnclear === true) return "several";
  if (earlier === undefined) return last;
  return last.full === fullness.pair && isClearlyLast(text, earlier, last) ? last : "several";
};
