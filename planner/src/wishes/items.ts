import type { CalendarDay, PreferredTime, Weekday } from "../model.ts";

/** A time of day as written: `sure` when no other half of the day can be meant. */
export interface Clock {
  readonly minutes: number;
  readonly sure: boolean;
}

/** What one or several tokens mean. */
export type Meaning =
  /** A word of the rules' vocabulary. */
  | { readonly kind: "word"; readonly symbol: string }
  | { readonly kind: "subjects"; readonly names: readonly string[] }
  | { readonly kind: "days"; readonly weekdays: readonly Weekday[] }
  | { readonly kind: "dates"; readonly dates: readonly CalendarDay[] }
  | { readonly kind: "times"; readonly times: readonly PreferredTime[] }
  | { readonly kind: "clock"; readonly clock: Clock }
  | { readonly kind: "window"; readonly from: number; readonly to: number }
  | { readonly kind: "duration"; readonly minutes: number }
  | { readonly kind: "durations"; readonly shortest: number; readonly longest: number }
  | { readonly kind: "daycount"; readonly days: number }
  | { readonly kind: "factor"; readonly factor: number }
  /** Carries no wish: articles, courtesies, "study". */
  | { readonly kind: "filler" }
  /** Ends a sentence, or only a part of one; `.` is the point of a short form, as in "max. 3 hours". */
  | { readonly kind: "stop" }
  | { readonly kind: "pause"; readonly word: "and" | "or" | "," | "." }
  | { readonly kind: "unknown" };

export type Item = Meaning & { readonly start: number; readonly end: number };

/** What was found at a place in the text, and how many tokens it takes. */
export interface Found {
  readonly meaning: Meaning;
  readonly length: number;
}
