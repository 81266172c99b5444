import type { CalendarDay, Subject } from "../../model/model.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import { findDates, monthOf } from "./dates.ts";
import { findClock } from "./find-clock.ts";
import type { Found, Item, Meaning } from "./items.ts";
import type { Language } from "./language.ts";
import type { Place } from "./pattern.ts";
import { findIn, findPhrase } from "./rows.ts";
import { placeOf } from "./slots.ts";
import { mayBeMistyped, spelt } from "./spelling.ts";
import type { SubjectFinder } from "./subject-finder.ts";
import { plain, type Token, textAt } from "./tokens.ts";

const one = (meaning: Meaning, length = 1): Found => ({ meanings: [meaning], length });

/** The point of "max. 3 hours", "Mon. and Tue." and `24.12.` does not end a sentence. */
const isShortForm = (place: Place, at: number): boolean => {
  const { tokens, language } = place;
  const [word = "", next] = [tokens[at]?.text, tokens[at + 2]];
  if (language.shortForms.has(word)) return next?.kind === "number";
  const isNumber = /^\d\d?\.\d\d?$/.test(word);
  const isName = monthOf(place, at) !== undefined || weekdayOfWord(word) !== undefined;
  const isOn = ["list-joint", "to"].some((slot) => place.slot(slot, at + 2) !== undefined);
  return (isName && isOn) || (isNumber && next !== undefined && !/^\p{Lu}/u.test(next.written));
};

const comma: Meaning = { kind: "pause", word: "," };
const line: Meaning = { kind: "stop", mark: "line" };

/** Any other mark ends a sentence. */
const marks: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...[",", "(", ")", "–", "—", "-"].map((mark) => [mark, comma] as const),
  ...["\n", "\r", "•"].map((mark) => [mark, line] as const),
  ["/", { kind: "pause", word: "and" }],
  ["=", { kind: "filler" }],
  [":", { kind: "stop", mark: ":" }],
  ["?", { kind: "stop", mark: "?" }],
]);

const meaningOfMark = (place: Place, at: number): Meaning => {
  const [before, token, after] = [at - 1, at, at + 1].map((each) => place.tokens[each]);
  const isGlued = before?.end === token?.start && token?.end === after?.start;
  // "non-stop"; "new exam: Latin on 29 March", "best time for me: 16-19".
  const isSilent =
    (token?.text === "-" && isGlued) ||
    (token?.text === ":" && place.slot("silent-colon", at) !== undefined);
  if (isSilent) return { kind: "filler" };
  if (token?.text === "." && isShortForm(place, at - 1)) return { kind: "pause", word: "." };
  return marks.get(token?.text ?? "") ?? { kind: "stop", mark: "." };
};

/** "1) no Sundays 2) max 3 h", "1. no Sundays": the numbers of a list. */
const listNumberAt = (place: Place, at: number): Found | undefined => {
  const { tokens } = place;
  const [number, mark] = [tokens[at], tokens[at + 1]];
  if (number === undefined || !/^\d{1,2}$/.test(number.text) || mark?.start !== number.end)
    return undefined;
  const isBracket = mark.text === ")" && textAt(place, at - 1) !== "(";
  const isPoint =
    mark.text === "." &&
    place.isBegin(at) &&
    tokens[at + 2]?.kind === "word" &&
    monthOf(place, at + 2) === undefined;
  return isBracket || isPoint ? one(line, 2) : undefined;
};

/** The text as items of the grammar, each with its position. */
export const recognise = ({
  text,
  tokens: written,
  finder,
  subjects,
  today,
  language,
  onStep,
}: {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly finder: SubjectFinder;
  readonly subjects: readonly Subject[];
  readonly today: CalendarDay;
  readonly language: Language;
  readonly onStep: () => void;
}): readonly Item[] => {
  const isName = (token: Token): boolean =>
    (finder.findExact([token], 0) ?? finder.findNear([token], 0)) !== undefined;
  const tokens = spelt(written, isName, language);
  const place = placeOf({ tokens, language, finder, subjects, today });
  const { exams, factors, counts, days, every } = language;

  const unknownAt = (at: number): Meaning => {
    const word = plain(written[at]?.written ?? "");
    const isMistyped = mayBeMistyped(word, language);
    return { kind: "unknown", isSubject: language.schoolSubjects.has(word), isMistyped };
  };

  const findAt = (at: number): Found =>
    tokens[at]?.kind === "mark"
      ? (place.slot("per-mark", at) ?? one(meaningOfMark(place, at)))
      : (finder.findLong(written, at) ??
        listNumberAt(place, at) ??
        findIn(language.context, place, at) ??
        findDates(place, at) ??
        findIn(exams, place, at) ??
        findIn(factors, place, at) ??
        findPhrase(place, at, 2) ??
        place.slot("dur", at) ??
        findIn(counts, place, at) ??
        findIn(days, place, at) ??
        findClock(place, at) ??
        finder.findExact(written, at) ??
        findIn(every, place, at) ??
        findPhrase(place, at, 1) ??
        place.slot("n", at) ??
        finder.findNear(written, at) ??
        one(unknownAt(at)));

  const itemsAt = (at: number, { meanings, length, isMisspelt: isOther = false }: Found) => {
    const start = tokens[at]?.start ?? 0;
    const end = tokens[at + length - 1]?.end ?? start;
    const used = tokens.slice(at, at + length);
    const misspelt = used
      .filter(({ isMisspelt = false }) => isMisspelt || isOther)
      .map((token) => token.written);
    const tags = used.flatMap(({ text: word }) => language.tags.get(word) ?? []);
    const own = {
      tags,
      misspelt,
      start,
      end,
      written: text.slice(start, end).replace(/\s+/g, " "),
    };
    return meanings.map((meaning): Item => ({ ...meaning, ...own }));
  };

  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    onStep();
    const found = findAt(at);
    items.push(...itemsAt(at, found));
    at += found.length;
  }
  return items;
};
