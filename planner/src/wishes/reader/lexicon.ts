import type { Relation } from "./items.ts";

/** Tables of rows: words by those around them (tried first), times, dates, amounts. */
export const tableNames = [
  "context",
  "lengths",
  "dates",
  "exams",
  "factors",
  "counts",
  "days",
  "every",
] as const;

export const setNames = [
  /** Names of days and months and the words beside them, for spelling. */
  "calendar",
  /** They may end in a point. */
  "shortForms",
  "schoolSubjects",
  /** Parts of many names: alone they do not say which subject is meant. */
  "genericNames",
  /** After these the clause before them is over. */
  "clauseEnds",
  "badWords",
  "goodWords",
  "wishesInQuestions",
] as const;

type Tables = Readonly<Record<(typeof tableNames)[number], string>>;
type Sets = Readonly<Record<(typeof setNames)[number], string>>;

/**
 * The words of one language, as data. Lists are of patterns, separated by commas; sets of words by spaces. A table has
 * lines of `meaning: list`, or of a list without a meaning; numbers after a meaning are given to it.
 */
export interface Lexicon extends Tables, Sets {
  /** Symbol of the grammar (or several, joined by `+`) to its phrases. */
  readonly symbols: Readonly<Record<string, string>>;
  readonly fillers: string;
  /** Words with digits or marks in them, the longer ones first. */
  readonly shorthands: string;
  /** Marks that replace words. */
  readonly punctuation: Readonly<Record<string, string>>;
  /** Words of a student's life that explain a wish and are none. */
  readonly life: string;
  /** Fixed times that are not study. */
  readonly activities: string;
  readonly joints: Readonly<Record<"and" | "or" | "so" | "but" | "instead", string>>;
  readonly relations: Readonly<Record<Relation, string>>;
  /** Tables of hours: `5 12: morning, mornings`. */
  readonly parts: string;
  /** Persons rather than times: said of oneself they are a preference. */
  readonly persons: string;
  readonly slots: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly clock: Readonly<Record<"noon" | "midnight", string>>;
  /** The word that is meant, and how students write it: `before: b4 befor; …`. */
  readonly spellings: string;
  /** Words that are not misspellings of another. */
  readonly common: string;
  /** Spellings and short forms of one and the same word, the full one first. */
  readonly subjectFamilies: string;
  /** The properties of single words beside their meaning. */
  readonly tags: Readonly<Record<string, string>>;
  /** The name of something to do, and words for it. */
  readonly labels: string;
  /** When meals, school and work usually begin and end, in hours. */
  readonly usualHours: string;
}
