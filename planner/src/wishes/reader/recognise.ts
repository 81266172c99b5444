import type { CalendarDay, Subject } from "../../model.ts";
import { weekdays } from "../../time/day-number.ts";
import { findAbsence } from "./find-absences.ts";
import { findClock } from "./find-clock.ts";
import { findBareNumber, findCounted, findFactor, findFraction } from "./find-count.ts";
import { findDates } from "./find-dates.ts";
import { findDuration } from "./find-duration.ts";
import { findExamDays } from "./find-exam-days.ts";
import { findHourMarks } from "./find-hour-marks.ts";
import { findInContext, findPhrase } from "./find-phrase.ts";
import { findRatio } from "./find-ratio.ts";
import { findWeekdays } from "./find-weekdays.ts";
import type { Found, Item, Meaning } from "./items.ts";
import type { Place } from "./pattern.ts";
import { isEndAt } from "./sentence-end.ts";
import { isLineStart, placeOf } from "./slots.ts";
import { spelt } from "./spelling.ts";
import type { SubjectFinder } from "./subject-finder.ts";
import { subjectsOfGroup } from "./subject-groups.ts";
import { type Token, textAt } from "./tokens.ts";
import { months } from "./written-date.ts";

const one = (meaning: Meaning, length = 1): Found => ({ meanings: [meaning], length });

const shortForms: ReadonlySet<string> = new Set("approx ca eg ie etc".split(" "));
const calendarForms: ReadonlySet<string> = new Set(
  "mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec".split(
    " ",
  ),
);
const afterCalendarForm: ReadonlySet<string> = new Set(
  "and or to off only free until till - – ,".split(" "),
);

const beginsAmount: ReadonlySet<string> = new Set("an one two three four five six half".split(" "));

/** The point of "max. 3 hours", "Mon. and Tue." and `24.12.` ends no sentence. */
const isShortForm = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 2];
  if (next === undefined) return false;
  if (shortForms.has(word)) return true;
  if (word === "max" || word === "min" || word === "no")
    return next.kind === "number" || beginsAmount.has(next.text);
  if (calendarForms.has(word)) {
    // "Mon., Wed. and Fri. 30 minute sessions": what begins with an amount or ends in "only" is a sentence.
    if (next.kind === "number") return findDuration(tokens, at + 2) === undefined;
    if (next.text === "only") return isEndAt(tokens, at + 3);
    return (
      afterCalendarForm.has(next.text) ||
      (calendarForms.has(next.text) && tokens[at + 3]?.text !== "-")
    );
  }
  // "until 3.30. I love pizza": a time of day, and a sentence that begins.
  const [, day, month] = /^(\d\d?)\.(\d\d?)$/.exec(word) ?? [];
  return Number(day) <= 31 && Number(month) <= 12 && !/^\p{Lu}/u.test(next.written);
};

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
    case "=":
      return { kind: "filler" };
    case "-":
      return glued ? { kind: "filler" } : { kind: "pause", word: "," };
    case ":":
      // "new exam: Latin on 29 March", "best time for me: 16-19".
      return /^(?:exam|exams|test|me|time|days|are|is)$/.test(tokens[at - 1]?.text ?? "")
        ? { kind: "filler" }
        : { kind: "stop", mark: ":" };
    case ".":
      // "max. 3 hours", "24 Dec. off": the point of a short form ends no sentence.
      return isShortForm(tokens, at - 1)
        ? { kind: "pause", word: "." }
        : { kind: "stop", mark: "." };
    case "?":
      return { kind: "stop", mark: "?" };
    case "\n":
    case "\r":
    case "•":
      return { kind: "stop", mark: "line" };
    default:
      return { kind: "stop", mark: "." };
  }
};

const eachTime: Meaning = { kind: "word", symbol: "eachtime" };

/** "every morning", "each evening": daily, beside the part of the day that follows. */
const everyPartAt = (place: Place, at: number): Found | undefined => {
  const { tokens } = place;
  const word = tokens[at]?.text;
  if (word !== "every" && word !== "each") return undefined;
  if (tokens[at + 1]?.text === "hour")
    return {
      meanings: [eachTime, { kind: "duration", least: 60, most: 60 }],
      length: 2,
    };
  if (findDuration(tokens, at + 1) !== undefined) return one(eachTime);
  const next = findPhrase(place, at + 1, 1)?.meanings[0];
  return next?.kind === "part"
    ? one({ kind: "days", weekdays, daily: true })
    : one({ kind: "filler" });
};

/** "1) no Sundays 2) max 3 h", "1. no Sundays": the numbers of a list. */
const listNumberAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const [number, mark] = [tokens[at], tokens[at + 1]];
  if (number === undefined || !/^\d{1,2}$/.test(number.text) || mark?.start !== number.end)
    return undefined;
  const isBracket = mark.text === ")" && textAt(tokens, at - 1) !== "(";
  const isPoint =
    mark.text === "." &&
    isLineStart(tokens, at) &&
    tokens[at + 2]?.kind === "word" &&
    !months.has(textAt(tokens, at + 2));
  return isBracket || isPoint ? one({ kind: "stop", mark: "line" }, 2) : undefined;
};

/** "2h/day". */
const slashAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const unit = tokens[at + 1]?.text;
  if (tokens[at]?.text !== "/" || (unit !== "day" && unit !== "d" && unit !== "week"))
    return undefined;
  return one({ kind: "per", of: unit === "week" ? "week" : "day" }, 2);
};

/** The text as a row of things the grammar knows, each with its place in the text. */
export const recognise = ({
  text,
  tokens: written,
  finder,
  subjects,
  today,
  onStep,
}: {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly finder: SubjectFinder;
  readonly subjects: readonly Subject[];
  readonly today: CalendarDay;
  readonly onStep: () => void;
}): readonly Item[] => {
  const isName = (token: Token): boolean =>
    (finder.findExact([token], 0) ?? finder.findNear([token], 0)) !== undefined;
  const tokens = spelt(written, isName);
  const exams = { finder, subjects, today };
  const place = placeOf(tokens, finder);

  const groupAt = (at: number): Found | undefined => {
    const names = subjectsOfGroup(tokens[at]?.text ?? "", subjects);
    return names.length > 0 ? one({ kind: "who", names }) : undefined;
  };

  const findAt = (at: number): Found =>
    tokens[at]?.kind === "mark"
      ? (slashAt(tokens, at) ?? one(meaningOfMark(tokens, at)))
      : (finder.findLong(written, at) ??
        listNumberAt(tokens, at) ??
        findInContext(place, at) ??
        findAbsence(tokens, at, today) ??
        findRatio(tokens, at) ??
        findDates(tokens, at, today) ??
        findExamDays(tokens, at, exams) ??
        findFactor(tokens, at) ??
        findFraction(tokens, at) ??
        findPhrase(place, at, 2) ??
        findHourMarks(tokens, at) ??
        findDuration(tokens, at) ??
        findCounted(tokens, at) ??
        findWeekdays(tokens, at) ??
        findClock(tokens, at) ??
        finder.findExact(written, at) ??
        groupAt(at) ??
        everyPartAt(place, at) ??
        findPhrase(place, at, 1) ??
        findBareNumber(tokens, at) ??
        finder.findNear(written, at) ??
        one({ kind: "unknown" }));

  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    onStep();
    const { meanings, length } = findAt(at);
    const start = tokens[at]?.start ?? 0;
    const end = tokens[at + length - 1]?.end ?? start;
    for (const meaning of meanings)
      items.push({ ...meaning, start, end, written: text.slice(start, end).replace(/\s+/g, " ") });
    at += length;
  }
  return items;
};
