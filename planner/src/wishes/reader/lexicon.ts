import type { Relation } from "./items.ts";

/** A meaning and the patterns that have it; numbers after a meaning are given to it. */
export type LexiconRows = readonly (readonly [meaning: string, patterns: string])[];

/** From hour, to hour, and the words for it. */
type WindowWords = readonly (readonly [from: number, to: number, patterns: string])[];

/** The words of one language, as data. Lists are of patterns, separated by commas; sets of words by spaces. */
export interface Lexicon {
  /** Symbol of the grammar (or several, joined by `+`) to its phrases. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly fillers: string;
  /** Words of a student's life that explain a wish and are none. */
  readonly life: string;
  /** Fixed times that are no study. */
  readonly activities: string;
  readonly joints: Readonly<Record<"and" | "or" | "so" | "but" | "instead", string>>;
  readonly relations: Readonly<Record<Relation, string>>;
  readonly parts: WindowWords;
  /** Persons rather than times: said of oneself they are a preference. */
  readonly persons: WindowWords;
  /** What words mean by those around them, tried first. */
  readonly context: LexiconRows;
  readonly absences: LexiconRows;
  readonly times: LexiconRows;
  readonly lengths: LexiconRows;
  readonly ratios: LexiconRows;
  readonly dates: LexiconRows;
  readonly exams: LexiconRows;
  readonly factors: LexiconRows;
  readonly counts: LexiconRows;
  readonly days: LexiconRows;
  readonly every: LexiconRows;
  readonly slots: Readonly<Record<string, LexiconRows>>;
  /** Twelve names each, with their short forms. */
  readonly months: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly clock: Readonly<Record<"noon" | "midnight", string>>;
  /** What is meant, and how students write it: `before: b4 befor; …`. */
  readonly spellings: string;
  /** Names of days and months and what is said with them, for spelling. */
  readonly calendar: string;
  /** They may end in a point. */
  readonly shortForms: string;
  /** Words that are no misspelling of another. */
  readonly common: string;
  readonly schoolSubjects: string;
  /** Spellings and short forms of one and the same word, the full one first. */
  readonly subjectFamilies: readonly string[];
  /** Parts of many names: alone they do not say which subject is meant. */
  readonly genericNames: string;
  /** After these nothing more is said of what stands before them. */
  readonly clauseEnds: string;
  readonly badWords: string;
  readonly goodWords: string;
  readonly wishesInQuestions: string;
  /** What single words say beside their meaning, wherever they stand. */
  readonly tags: Readonly<Record<string, string>>;
  /** The name of something to do, and words for it. */
  readonly labels: string;
  /** When meals, school and work usually begin and end, in hours. */
  readonly usualHours: WindowWords;
  /** They deny what was said before them, and have no noun or verb of their own. */
  readonly bareNegations: string;
}
