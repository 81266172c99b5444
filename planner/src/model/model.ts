/** `YYYY-MM-DD` without a time zone. Created only by `calendar-day.ts`. */
export type CalendarDay = string & { readonly __brand: "CalendarDay" };

/** `DD-MMMM-YYYY` with an English month: `05-March-2027`. */
export type DateLabel = string;

export type Difficulty = "Easy" | "Medium" | "Hard";

export interface SessionTime {
  readonly hours: number;
  readonly minutes: number;
}

export interface PlanEntry {
  readonly subject: string;
  readonly hours: number;
  readonly time?: SessionTime;
  readonly timeFormatted?: string;
  readonly examDate?: string;
  /** A `Difficulty`; a plan from elsewhere may hold another text. */
  readonly difficulty?: string;
  /** 0 to 23. */
  readonly preferredStartHour?: number;
  /** `HH:MM`; set by the advanced planner and the smart timetable. */
  readonly startTime?: string;
  /** Set when first placed; kept through every replan, move and edit. */
  readonly id?: string;
  /** The key of its tick, if the key of its place belongs to another session. */
  readonly key?: string;
  /** A past session that was planned again or let go: no longer planned. */
  readonly released?: "again" | "let go";
  /**
   * Whether its day was done or open before a new plan changed it. On done sessions only, if the
   * day would read otherwise.
   */
  readonly dayWas?: "done" | "open";
  /** Its due work; the tick then counts for that, not for an exam. */
  readonly taskId?: string;
  /** The title of its due work. */
  readonly title?: string;
}

export type PlanMode = "quick" | "advanced";

export interface PlanMoment {
  readonly day: CalendarDay;
  readonly minuteOfDay: number;
}

/** Date label to sessions, in the order they are studied. */
export type StudyPlan = Readonly<Record<DateLabel, readonly PlanEntry[]>>;

export interface Subject {
  readonly name: string;
  readonly examDate: CalendarDay;
}

/** Monday is 0, Sunday is 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type BlockType = "free" | "class" | "commitment" | "sleep";

/** One painted hour of the weekly grid. */
export interface AvailabilityBlock {
  readonly day: Weekday;
  readonly hour: number;
  readonly type: BlockType;
  readonly label: string;
}

/** Keyed `{day}-{hour}`: `Monday-9`. */
export type AvailabilityGrid = Readonly<Record<string, AvailabilityBlock>>;

export type CommitmentType = "work" | "sports" | "meal" | "commute" | "other";

export interface Commitment {
  readonly name: string;
  readonly days: readonly Weekday[];
  readonly startTime: string;
  /** `HH:MM`; at or before `startTime` means the next day. */
  readonly endTime: string;
  readonly type: CommitmentType;
  /** From a timetable. */
  readonly isClass?: boolean | undefined;
  /** Missing: every week. */
  readonly dates?: CommitmentDates | undefined;
}

/** Both ends included. */
export interface CommitmentDates {
  readonly from?: CalendarDay | undefined;
  readonly until?: CalendarDay | undefined;
  /** Every second week from the week of `from`. */
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
  /** 1 to 5; 3 if missing. */
  readonly subjectDifficulty: Readonly<Record<string, number>>;
  readonly minSessionLength: number;
  readonly maxSessionLength: number;
  /** Hours, 0 to 23; may pass midnight. Equal means no sleep window. */
  readonly sleepSchedule: { readonly start: number; readonly end: number };
  /** Only what differs from the default. */
  readonly comfort?: Comfort | undefined;
}

export interface Comfort {
  /** One free day a week (default), none, or these weekdays. */
  readonly restDays?: "weekly" | "none" | readonly Weekday[] | undefined;
  /** Midday pause in minutes from midnight, null for none; default 12:00 to 13:00. */
  readonly lunch?: { readonly start: number; readonly end: number } | null | undefined;
  /** Part of the shared hours that stays free; default 0.1. */
  readonly cushion?: number | undefined;
  /** No study before an exam is over, half a day after it; default true. */
  readonly quietExamDays?: boolean | undefined;
  /** More subjects on one day cost quality; default 3. */
  readonly mostSubjectsADay?: number | undefined;
  /** Shares may exceed what a course usually takes. */
  readonly usesSpare?: boolean | undefined;
}

/** Session key to done: `{label}-{subject}`, with `#2`, `#3` for more sessions of a day, or the session's own key. */
export type ProgressMap = Readonly<Record<string, boolean>>;

/** Constraints for the optimiser, from wishes (never sessions). */
export interface PlanningWishes {
  /** Factor on need, 0.25 to 3. */
  readonly emphasis: Readonly<Record<string, number>>;
  /** 1 to 5; replaces the rating of the preferences. */
  readonly difficulty: Readonly<Record<string, number>>;
  readonly weekdaysOff: readonly Weekday[];
  readonly datesOff: readonly CalendarDay[];
  /** The lowest that applies counts. */
  readonly dailyLimits: readonly {
    readonly weekdays: readonly Weekday[];
    readonly minutes: number;
  }[];
  /** For one subject, or without `subject` for all. */
  readonly preferredTimes: readonly {
    readonly subject?: string;
    readonly times: readonly PreferredTime[];
  }[];
  /** Nothing may be planned then. */
  readonly avoidedTimes: readonly PreferredTime[];
  /** Minutes from midnight. */
  readonly earliestStart?: number;
  readonly latestEnd?: number;
  /** Days without the subject directly before its exam; default 0. */
  readonly finishDaysBefore: readonly { readonly subject?: string; readonly days: number }[];
  readonly minSessionLength?: number;
  readonly maxSessionLength?: number;
}
