/** A calendar day without a time zone, `YYYY-MM-DD`. Made only by the functions of `calendar-day.ts`. */
export type CalendarDay = string & { readonly __brand: "CalendarDay" };

/** A plan's date label, `DD-MMMM-YYYY` with an English month: `05-March-2027`. */
export type DateLabel = string;

export type Difficulty = "Easy" | "Medium" | "Hard";

export interface SessionTime {
  readonly hours: number;
  readonly minutes: number;
}

/** One session of a study plan, as it is stored and as it crosses HTTP. */
export interface PlanEntry {
  readonly subject: string;
  /** Decimal hours. */
  readonly hours: number;
  readonly time?: SessionTime;
  readonly timeFormatted?: string;
  /** `YYYY-MM-DD`. */
  readonly examDate?: string;
  /** Ours is a `Difficulty`; a plan from elsewhere may say something else. */
  readonly difficulty?: string;
  /** Hour of the day, 0 to 23. */
  readonly preferredStartHour?: number;
  /** `HH:MM`; entries of the advanced planner and the smart timetable carry it. */
  readonly startTime?: string;
  /** Given when the session is first placed, and its own through every replan, move and edit. */
  readonly id?: string;
  /** The key of its tick, where the one that its place would give it belongs to another session. */
  readonly key?: string;
  /** A past session that was planned again or let go: it stays where it was and is no longer planned. */
  readonly released?: "again" | "let go";
  /**
   * How its day stood when a new plan added to it or took from it: done, whatever was added since, or
   * open. On done sessions only, and only where the day would read otherwise.
   */
  readonly dayWas?: "done" | "open";
  /** The due work it is for; its tick counts for that and not for an exam of the subject. */
  readonly taskId?: string;
  /** What the due work is called. */
  readonly title?: string;
}

/** Each mode has a plan of its own; both share the ticks. */
export type PlanMode = "quick" | "advanced";

/** A minute of a day, without a time zone. */
export interface PlanMoment {
  readonly day: CalendarDay;
  /** Minutes since midnight. */
  readonly minuteOfDay: number;
}

/** A map from date label to that day's sessions, in the order they are studied. */
export type StudyPlan = Readonly<Record<DateLabel, readonly PlanEntry[]>>;

export interface Subject {
  readonly name: string;
  readonly examDate: CalendarDay;
}

/** Monday is 0, Sunday is 6: the week starts on Monday everywhere. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type BlockType = "free" | "class" | "commitment" | "sleep";

/** One painted hour of the weekly availability grid. */
export interface AvailabilityBlock {
  readonly day: Weekday;
  readonly hour: number;
  readonly type: BlockType;
  readonly label: string;
}

/** Keyed `{day}-{hour}`, for example `Monday-9`. */
export type AvailabilityGrid = Readonly<Record<string, AvailabilityBlock>>;

export type CommitmentType = "work" | "sports" | "meal" | "commute" | "other";

export interface Commitment {
  readonly name: string;
  readonly days: readonly Weekday[];
  /** `HH:MM`. */
  readonly startTime: string;
  /** `HH:MM`; at or before `startTime` means it ends the next day. */
  readonly endTime: string;
  readonly type: CommitmentType;
  /** A class of a timetable: shown as one. */
  readonly isClass?: boolean | undefined;
  /** Without it, every week for good. */
  readonly dates?: CommitmentDates | undefined;
}

/** When a commitment is that is not every week, or not for good; both ends included. */
export interface CommitmentDates {
  readonly from?: CalendarDay | undefined;
  readonly until?: CalendarDay | undefined;
  /** Every second week, counted from the week of `from`. */
  readonly everyWeeks?: 2 | undefined;
}

export type PreferredTime = "Early Morning" | "Morning" | "Afternoon" | "Evening" | "Night";

export interface Pomodoro {
  readonly focusDuration: number;
  readonly breakDuration: number;
  readonly longBreakDuration: number;
  readonly sessionsBeforeLongBreak: number;
}

export interface Preferences {
  readonly preferredTimes: readonly PreferredTime[];
  readonly pomodoro: Pomodoro;
  /** Subject name to 1..5; a subject without a rating counts as 3. */
  readonly subjectDifficulty: Readonly<Record<string, number>>;
  /** Minutes. */
  readonly minSessionLength: number;
  /** Minutes. */
  readonly maxSessionLength: number;
  /** Hours of the day, 0 to 23; may pass midnight. Equal start and end mean no sleep window. */
  readonly sleepSchedule: { readonly start: number; readonly end: number };
  /** Only what a student chose otherwise than usual. */
  readonly comfort?: Comfort | undefined;
}

/** How much of a student's time stays free. */
export interface Comfort {
  /** One free day a week, none, or these weekdays; weekly without it. */
  readonly restDays?: "weekly" | "none" | readonly Weekday[] | undefined;
  /** The midday pause of long days in minutes from midnight, null for none; 12:00 to 13:00 without it. */
  readonly lunch?: { readonly start: number; readonly end: number } | null | undefined;
  /** Part of the shared hours that stays free for what takes longer than thought; 0.1 without it. */
  readonly cushion?: number | undefined;
  /** Nothing before an exam is over, and half a day's study after it; so without it. */
  readonly quietExamDays?: boolean | undefined;
  /** More subjects than this on one day cost quality; 3 without it. */
  readonly mostSubjectsADay?: number | undefined;
  /** Shares grow as far as the hours reach, beyond what a course usually takes. */
  readonly usesSpare?: boolean | undefined;
}

/**
 * By session key to done or not: `{label}-{subject}`, with `#2`, `#3` for further sessions of a
 * subject on one day, or the key that the session carries itself.
 */
export type ProgressMap = Readonly<Record<string, boolean>>;

/**
 * What a student asks of a plan beyond the forms: read from free text by rules or by a language model,
 * then given to the optimiser as constraints (never as sessions).
 */
export interface PlanningWishes {
  /** Subject name to a factor on its need, 0.25 to 3; 1 changes nothing. */
  readonly emphasis: Readonly<Record<string, number>>;
  /** Subject name to a difficulty 1..5 that replaces the rating given in the preferences. */
  readonly difficulty: Readonly<Record<string, number>>;
  readonly weekdaysOff: readonly Weekday[];
  readonly datesOff: readonly CalendarDay[];
  /** Most minutes of study on these weekdays; the lowest that applies counts. */
  readonly dailyLimits: readonly {
    readonly weekdays: readonly Weekday[];
    readonly minutes: number;
  }[];
  /** Attraction of times of day, for one subject or (without `subject`) for all. */
  readonly preferredTimes: readonly {
    readonly subject?: string;
    readonly times: readonly PreferredTime[];
  }[];
  /** Times of day in which nothing may be planned. */
  readonly avoidedTimes: readonly PreferredTime[];
  /** Minutes from midnight: no study before, none after. */
  readonly earliestStart?: number;
  readonly latestEnd?: number;
  /** Days kept free of a subject directly before its exam (0 is the default: up to the day before). */
  readonly finishDaysBefore: readonly { readonly subject?: string; readonly days: number }[];
  /** Minutes. */
  readonly minSessionLength?: number;
  readonly maxSessionLength?: number;
}
