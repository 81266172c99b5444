import type { CalendarDay, Weekday } from "../../model/model.ts";
import type { DateSpan, DayWindow } from "../wish.ts";

/** A time of day as written: `sure` when no other half of the day can be meant. */
export interface Clock {
  readonly minutes: number;
  readonly sure: boolean;
}

export const relations = ["before", "after", "until", "by", "from", "at"] as const;
export type Relation = (typeof relations)[number];
export const countables = ["times", "sessions", "subjects", "days", "chapters"] as const;
export type Countable = (typeof countables)[number];

/** The meaning of one or several tokens. */
export type Meaning =
  /** A word of the grammar's lexicon. */
  | { readonly kind: "word"; readonly symbol: string }
  | { readonly kind: "who"; readonly names: readonly string[] }
  | {
      readonly kind: "days";
      readonly weekdays: readonly Weekday[];
      readonly daily?: boolean;
      /** The next such day, where one weekday is named in the singular. */
      readonly coming?: CalendarDay;
      /** The next days from the first to the last, where "Friday to Monday" may be one journey. */
      readonly journey?: DateSpan;
    }
  | { readonly kind: "dates"; readonly spans: readonly DateSpan[] }
  | { readonly kind: "part"; readonly windows: readonly DayWindow[]; readonly person?: boolean }
  | { readonly kind: "clock"; readonly clock: Clock; readonly relation?: Relation }
  /** Between two times of day; two windows where either half of the day can be meant. */
  | {
      readonly kind: "span";
      readonly windows: readonly DayWindow[];
      /** "between 4 and 8", not "4-8". */
      readonly isOpened?: boolean;
      /** No other half of the day can be meant. */
      readonly isSure?: boolean;
    }
  | { readonly kind: "duration"; readonly least: number; readonly most: number }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "count"; readonly value: number; readonly of: Countable }
  /** "chapters 1-4". */
  | { readonly kind: "chapters"; readonly from: number; readonly to: number }
  /** "3 of 12". */
  | { readonly kind: "share"; readonly part: number }
  | { readonly kind: "per"; readonly of: "day" | "week" }
  /** "every second day". */
  | { readonly kind: "every"; readonly days: number }
  | { readonly kind: "factor"; readonly factor: number }
  | { readonly kind: "activity"; readonly label: string }
  /** The last days before exams. */
  | { readonly kind: "examdays"; readonly days: number; readonly names?: readonly string[] }
  /** "before 20 March", "after the Maths exam". */
  | {
      readonly kind: "dated";
      readonly relation: Relation;
      readonly day: CalendarDay;
      readonly today: CalendarDay;
    }
  /** "Physics before Chemistry". */
  | {
      readonly kind: "order";
      readonly first: readonly string[];
      readonly second: readonly string[];
    }
  | { readonly kind: "relation"; readonly relation: Relation }
  /** Carries no wish: articles, courtesies, "study". */
  | { readonly kind: "filler" }
  /** Explains a wish and is none: "my parents". */
  | { readonly kind: "life" }
  /** Ends a sentence, or only a part of one; `.` is the point of a short form, as in "max. 3 hours". */
  | { readonly kind: "stop"; readonly mark: "." | "line" | "but" | ":" | "instead" | "?" }
  | { readonly kind: "pause"; readonly word: "and" | "or" | "," | "so" | "." }
  | {
      readonly kind: "unknown";
      /** Named as subjects at schools are. */
      readonly isSubject?: boolean;
      /** Could be a mistyped word of the grammar, and so is not a name. */
      readonly isMistyped?: boolean;
    };

/** With its place in the text and the words as the student wrote them. */
export type Item = Meaning & {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** Those of its words that were read as others. */
  readonly misspelt?: readonly string[];
  /** Properties of its words, from the lexicon. */
  readonly tags?: readonly string[];
};

export const isTagged = ({ tags = [] }: Item, tag: string): boolean => tags.includes(tag);

/** The meanings at a place in the text, and how many tokens they take. */
export interface Found {
  readonly meanings: readonly Meaning[];
  readonly length: number;
  /** The name of a subject, written otherwise. */
  readonly isMisspelt?: boolean;
}

type Kind = Item["kind"];
export type ItemOf<K extends Kind> = Extract<Item, { readonly kind: K }>;

export const itemsOfKind = <K extends Kind>(
  items: readonly Item[],
  kind: K,
): readonly ItemOf<K>[] => items.filter((item): item is ItemOf<K> => item.kind === kind);

/** The name under which the grammar knows an item. */
export const symbolOf = (item: Item): string => (item.kind === "word" ? item.symbol : item.kind);

/** Whether an item is one of these symbols. */
export const isOneOf = (symbols: string): ((item: Item) => boolean) => {
  const known = new Set(symbols.split(" "));
  return (item) => known.has(symbolOf(item));
};

export const says = (items: readonly Item[], ...symbols: readonly string[]): boolean =>
  items.some((item) => symbols.includes(symbolOf(item)));
