import type { CalendarDay } from "../model.ts";
import { editDistance } from "./edit-distance.ts";
import { findClock } from "./find-clock.ts";
import { findDayCount, findFactor } from "./find-count.ts";
import { findDates } from "./find-dates.ts";
import { findDuration } from "./find-duration.ts";
import { findPhrase } from "./find-phrase.ts";
import { findWeekdays } from "./find-weekdays.ts";
import type { Found, Item, Meaning } from "./items.ts";
import type { SubjectFinder } from "./subject-finder.ts";
import type { Token } from "./tokens.ts";
import { forgivenWords } from "./vocabulary.ts";

/** "sundya" is Sunday; shorter words have too many neighbours. */
const shortestCorrected = 6;

const misspellings: ReadonlyMap<string, string> = new Map([
  ["wensday", "wednesday"],
  ["wensdays", "wednesdays"],
  ["tommorow", "tomorrow"],
  ["tomorow", "tomorrow"],
  ["tommorrow", "tomorrow"],
]);

const corrected = (token: Token): Token => {
  const frequent = misspellings.get(token.text);
  if (frequent !== undefined) return { ...token, text: frequent };
  if (token.kind !== "word" || token.text.length < shortestCorrected || token.text.length > 12)
    return token;
  if (forgivenWords.includes(token.text)) return token;
  const near = forgivenWords.filter(
    (word) => editDistance({ first: token.text, second: word, limit: 1 }) === 1,
  );
  const [only] = near;
  return only !== undefined && near.length === 1 ? { ...token, text: only } : token;
};

const unknown: Meaning = { kind: "unknown" };

const meaningOfMark = (tokens: readonly Token[], at: number): Meaning => {
  const token = tokens[at];
  const glued =
    token !== undefined &&
    tokens[at - 1]?.end === token.start &&
    tokens[at + 1]?.start === token.end;
  switch (token?.text) {
    case ",":
    case "(":
    case ")":
    case "–":
    case "—":
      return { kind: "pause", word: "," };
    case "/":
      return { kind: "pause", word: "and" };
    case "-":
      return glued ? { kind: "filler" } : { kind: "pause", word: "," };
    case ":":
      return { kind: "filler" };
    case ".":
      // "max. 3 hours", "24 Dec. off": the point of a short form ends no sentence.
      return isShortForm(tokens[at - 1]) ? { kind: "pause", word: "." } : { kind: "stop" };
    default:
      return { kind: "stop" };
  }
};

const shortForms: ReadonlySet<string> = new Set(
  "max min mins hr hrs h m mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec approx ca eg ie etc".split(
    " ",
  ),
);

/** Also the last point of `24.12.` */
const isShortForm = (token: Token | undefined): boolean =>
  shortForms.has(token?.text ?? "") || /^\d\d?\.\d\d?$/.test(token?.text ?? "");

/** The text as a row of things the rules know, each with its place in the text. */
export const recognise = ({
  tokens: written,
  finder,
  today,
}: {
  readonly tokens: readonly Token[];
  readonly finder: SubjectFinder;
  readonly today: CalendarDay;
}): readonly Item[] => {
  const corrections = new Map<string, string>();
  const tokens = written.map((token) => {
    const known = corrections.get(token.text);
    const text = known ?? corrected(token).text;
    corrections.set(token.text, text);
    return { ...token, text };
  });

  const findAt = (at: number): Found => {
    if (tokens[at]?.kind === "mark") return { meaning: meaningOfMark(tokens, at), length: 1 };
    return (
      finder.findLong(written, at) ??
      findDates(tokens, at, today) ??
      findPhrase(tokens, at, 2) ??
      findDuration(tokens, at) ??
      findFactor(tokens, at) ??
      findDayCount(tokens, at) ??
      findWeekdays(tokens, at) ??
      findClock(tokens, at) ??
      finder.findExact(written, at) ??
      findPhrase(tokens, at, 1) ??
      finder.findNear(written, at) ?? { meaning: unknown, length: 1 }
    );
  };

  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { meaning, length } = findAt(at);
    const start = tokens[at]?.start ?? 0;
    items.push({ ...meaning, start, end: tokens[at + length - 1]?.end ?? start });
    at += length;
  }
  return items;
};
