import type { CalendarDay, Weekday } from "../model/model.ts";

/** `soft`: "I prefer", "if possible". A plan may break it where it must, and says so. */
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

/** When a wish holds; what is missing does not narrow it. */
export interface When {
  readonly weekdays?: readonly Weekday[];
  readonly dates?: readonly DateSpan[];
  readonly window?: DayWindow;
  /** The last days before exams, before those of `examsOf` or before every one. */
  readonly daysBeforeExam?: number;
  readonly examsOf?: readonly string[];
}

/** Whom a wish is about: some subjects, the easy or the hard ones, or (with neither) all. */
export interface Who {
  readonly subjects?: readonly string[];
  readonly level?: "easy" | "hard";
}

interface Common {
  readonly firmness: Firmness;
}

type Scoped = Common & When & Who;

/** No study then; with `label` because of something else: "Work". */
export type OffWish = Scoped & { readonly kind: "off"; readonly label?: string };
/** Study only then. */
export type OnlyWish = Scoped & { readonly kind: "only" };
/** Then only these subjects. */
export type OnlySubjectsWish = Common &
  When & { readonly kind: "only-subjects"; readonly subjects: readonly string[] };
export type PreferWish = Scoped & { readonly kind: "prefer" };
/** Asks nothing, and takes back what would stand against it: "I don't mind Sundays". */
export type AllowWish = Scoped & { readonly kind: "allow" };
/** Minutes of study. */
export type LimitWish = Scoped & {
  readonly kind: "limit";
  readonly per: "day" | "week";
  readonly most?: number;
  readonly least?: number;
};
/** How often: on so many days a week, or every so many days. */
export type RhythmWish = Common & {
  readonly kind: "rhythm";
  readonly subjects: readonly string[];
  readonly bound: "exactly" | "most" | "least";
  readonly perWeek?: number;
  readonly everyDays?: number;
  /** Each time. */
  readonly minutes?: number;
};
export type SessionWish = Common &
  Who & { readonly kind: "session"; readonly least?: number; readonly most?: number };
export type BreakWish = Common & { readonly kind: "break"; readonly minutes: number };
export type SubjectsADayWish = Common & { readonly kind: "subjects-a-day"; readonly most: number };
export type SessionsADayWish = Common &
  Who & { readonly kind: "sessions-a-day"; readonly most: number };
export type RestDaysWish = Common & { readonly kind: "rest-days"; readonly perWeek: number };
/** Minutes up to the exam. */
export type WorkWish = Common & {
  readonly kind: "work";
  readonly subjects: readonly string[];
  readonly minutes: number;
};
/** Work that lies behind the student: a part of all of it, or minutes. */
export type DoneWish = Common & {
  readonly kind: "done";
  readonly subjects: readonly string[];
  readonly part?: number;
  readonly minutes?: number;
};
export type WeightWish = Common & {
  readonly kind: "weight";
  readonly subjects: readonly string[];
  /** On the time of the subject, 0.25 to 3. */
  readonly factor: number;
};
export type DifficultyWish = Common & {
  readonly kind: "difficulty";
  readonly subjects: readonly string[];
  /** 1 to 5. */
  readonly rating: number;
};
export type SkipWish = Common & { readonly kind: "skip"; readonly subjects: readonly string[] };
/** Not before `from`, not after `to`. */
export type PeriodWish = Common &
  Who & { readonly kind: "period"; readonly from?: CalendarDay; readonly to?: CalendarDay };
/** Done with a subject so many days before its exam. */
export type FinishWish = Common & Who & { readonly kind: "finish"; readonly daysBefore: number };
/** `plan`: these come first in the plan; `day`: each day begins with them. */
export type FirstWish = Common & Who & { readonly kind: "first"; readonly of: "plan" | "day" };
/** Each day the first before the second. */
export type OrderWish = Common & {
  readonly kind: "order";
  readonly first: readonly string[];
  readonly second: readonly string[];
};
/** Never on the same day. */
export type ApartWish = Common & { readonly kind: "apart"; readonly subjects: readonly string[] };
export type AlternateWish = Common & {
  readonly kind: "alternate";
  readonly subjects: readonly string[];
};
/** The last days before an exam for its subject; with `only` for nothing else. */
export type ReviewWish = Common &
  Who & { readonly kind: "review"; readonly days: number; readonly only: boolean };
export type LightWish = Common & When & { readonly kind: "light" };
export type ShapeWish = Common & {
  readonly kind: "shape";
  readonly shape: "even" | "rising" | "early";
};
export type SleepWish = Common & {
  readonly kind: "sleep";
  readonly from?: number;
  readonly to?: number;
  /** Of sleep. */
  readonly minutes?: number;
};
/** Free minutes before or after something with this name. */
export type BufferWish = Common & {
  readonly kind: "buffer";
  readonly minutes: number;
  readonly side: "before" | "after";
  readonly label: string;
};
/** Something to do that is no subject: a mock exam, flashcards. */
export type TaskWish = Common &
  When & { readonly kind: "task"; readonly label: string; readonly minutes?: number };
/** An exam on another day than the form says, or one that the form does not have. */
export type ExamWish = Common & {
  readonly kind: "exam";
  readonly subject: string;
  readonly date: CalendarDay;
  readonly isNew: boolean;
};

/** One thing a student asks of a plan: one chip. */
export type Wish =
  | OffWish
  | OnlyWish
  | OnlySubjectsWish
  | PreferWish
  | AllowWish
  | LimitWish
  | RhythmWish
  | SessionWish
  | BreakWish
  | SubjectsADayWish
  | SessionsADayWish
  | RestDaysWish
  | WorkWish
  | DoneWish
  | WeightWish
  | DifficultyWish
  | SkipWish
  | PeriodWish
  | FinishWish
  | FirstWish
  | OrderWish
  | ApartWish
  | AlternateWish
  | ReviewWish
  | LightWish
  | ShapeWish
  | SleepWish
  | BufferWish
  | TaskWish
  | ExamWish;

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
  readonly question: string;
  readonly choices: readonly (readonly Wish[])[];
}

export interface ReadWishes {
  readonly readings: readonly WishReading[];
  readonly questions: readonly WishQuestion[];
  readonly notUnderstood: readonly TextSpan[];
}
