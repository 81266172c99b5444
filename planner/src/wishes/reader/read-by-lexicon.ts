import type { CalendarDay, Subject } from "../../model/model.ts";
import type { ReadWishes } from "../wish.ts";
import { languageOf } from "./language.ts";
import type { Lexicon } from "./lexicon.ts";
import { readText } from "./read-text.ts";
import { recognise } from "./recognise.ts";
import { relate } from "./relate.ts";
import { fragmentsOf } from "./split-sentences.ts";
import { subjectFinderOf } from "./subject-finder.ts";
import { tokensOf } from "./tokens.ts";

export interface LexiconText {
  readonly text: string;
  readonly subjects: readonly Subject[];
  readonly today: CalendarDay;
  readonly lexicon: Lexicon;
  /** Called once for each piece of work, so that a test can count how it grows. */
  readonly onStep?: () => void;
}

const ignoreStep = (): void => undefined;

/**
 * Reads a student's free text by a grammar. Text that it cannot read whole is reported, never
 * guessed.
 */
export const readByLexicon = ({
  text,
  subjects,
  today,
  lexicon,
  onStep = ignoreStep,
}: LexiconText): ReadWishes => {
  const language = languageOf(lexicon);
  const finder = subjectFinderOf(
    subjects.map(({ name }) => name),
    language,
  );
  const tokens = tokensOf(text, lexicon);
  const found = recognise({ text, tokens, finder, subjects, today, language, onStep });
  const items = relate(found, { text, today, usualHours: language.usualHours });
  const read = readText({
    fragments: fragmentsOf(items),
    names: subjects.map(({ name }) => name.trim()),
    onStep,
  });
  const slips = found.filter(({ misspelt = [] }) => misspelt.length > 0);
  if (slips.length === 0) return read;
  const readings = read.readings.map((reading) => {
    const own = slips.filter(({ start, end }) => start >= reading.start && end <= reading.end);
    const misspelt = [...new Set(own.flatMap((item) => item.misspelt ?? []))];
    return misspelt.length === 0 ? reading : { ...reading, misspelt };
  });
  return { ...read, readings };
};
