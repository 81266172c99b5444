import type { CalendarDay, Weekday } from "../model/model.ts";
import type { WishKind, WishOf } from "./kinds/fields.ts";

/** `soft`: "I prefer", "if possible". A plan may break it if it must, and says so. */
export type Firmness = "firm" | "soft";

/** Both ends included; without an end it goes on until the last exam. */
export interface DateSpan {
  readonly from: CalendarDay;
  readonly to?: CalendarDay;
}

/** Minutes from midnight; a window that ends at or before its start passes midnight. */
export interface DayWindow {
  readonly from: number;
  readonly to: number;
}

/** When a wish holds; an absent field does not narrow it. */
export interface When {
  readonly weekdays?: readonly Weekday[];
  readonly dates?: readonly DateSpan[];
  readonly window?: DayWindow;
  /** The last days before exams, before those of `examsOf` or before every one. */
  readonly daysBeforeExam?: number;
  readonly examsOf?: readonly string[];
}

/** The subjects of a wish: some, the easy or the hard ones, or (with neither) all. */
export interface Who {
  readonly subjects?: readonly string[];
  readonly level?: "easy" | "hard";
}

/** One thing a student asks of a plan: one chip. */
export type Wish = WishOf<WishKind>;
export type OffWish = WishOf<"off">;
export type OnlyWish = WishOf<"only">;
export type PreferWish = WishOf<"prefer">;
export type LimitWish = WishOf<"limit">;
export type RhythmWish = WishOf<"rhythm">;
export type SessionWish = WishOf<"session">;
export type PeriodWish = WishOf<"period">;
export type ReviewWish = WishOf<"review">;
export type LightWish = WishOf<"light">;
export type ShapeWish = WishOf<"shape">;
export type SleepWish = WishOf<"sleep">;
export type BufferWish = WishOf<"buffer">;

/** A place in the student's text, for underlining. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export interface WishReading extends TextSpan {
  readonly wish: Wish;
  /** Words of it that were read as others, as the student wrote them. */
  readonly misspelt?: readonly string[];
}

/** Two readings are likely: the student is asked which one is meant. */
export interface WishQuestion extends TextSpan {
  readonly choices: readonly (readonly Wish[])[];
}

export interface ReadWishes {
  readonly readings: readonly WishReading[];
  readonly questions: readonly WishQuestion[];
  readonly notUnderstood: readonly TextSpan[];
}
