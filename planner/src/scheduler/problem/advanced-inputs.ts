import type { TaskInput } from "../../due-work/due-tasks.ts";
import type { Interval } from "../../free-time/intervals.ts";
import type {
  AvailabilityGrid,
  CalendarDay,
  Comfort,
  Commitment,
  PlanningWishes,
  Preferences,
  StudyPlan,
  Subject,
  Weekday,
} from "../../model/model.ts";

/** A plan reaches this far; a later exam is planned as if it were at the end. */
export const maxPlanDays = 400;

/** An exam to plan for: the form's values with the known work. */
export interface ExamInput extends Subject {
  /** The whole work, a goal or the sum of topics, in minutes; without it the hours are shared out. */
  readonly workMinutes?: number | undefined;
  /** Its share from an earlier plan, including studied time: lowered only if needed. */
  readonly shareMinutes?: number | undefined;
  /** Already studied for it. */
  readonly studiedMinutes?: number | undefined;
  /** When the exam begins, in minutes from midnight. */
  readonly examStart?: number | undefined;
  /** How much it counts where hours are short, against an exam of usual weight; 1 without it. */
  readonly importance?: number | undefined;
  /** The entered work without reviews: a change makes the plan out of date. */
  readonly enteredMinutes?: number | undefined;
  /** It has no row of its own in the form: it is a further exam of a subject that has one. */
  readonly isFurther?: boolean | undefined;
}

/** A session that stays where it is: locked, begun, or done today. */
export interface FixedSession {
  readonly subject: string;
  /** Which exam of the subject; without it the next one. */
  readonly examDate?: string | undefined;
  /** The due work it is for, instead of an exam; empty if that is counted as done already. */
  readonly taskId?: string | undefined;
  readonly day: CalendarDay;
  /** Minutes from midnight. */
  readonly start: number;
  readonly minutes: number;
}

/** May end past midnight. */
export interface BusyTime extends Interval {
  readonly day: CalendarDay;
  /** In words that can follow "runs into". */
  readonly because?: string | undefined;
}

/** How much a new plan may differ from the one before it. */
export type Stability = "least" | "balanced" | "best";

/** A time of one date at which a subject is not studied. */
export interface ClosedTime extends Interval {
  readonly day: CalendarDay;
}

/** A rule for one subject, or for all. */
export interface SubjectRule {
  readonly subject?: string | undefined;
  /** Only on these weekdays. */
  readonly onlyOn?: readonly Weekday[] | undefined;
  /** Not on these dates. */
  readonly notOn?: readonly CalendarDay[] | undefined;
  /** Not at these times of these dates, each within its day. */
  readonly notAt?: readonly ClosedTime[] | undefined;
  /** At most so many minutes of it on one day. */
  readonly mostMinutesADay?: number | undefined;
  /** At most so many minutes of it on these dates. */
  readonly mostOn?: readonly { readonly day: CalendarDay; readonly minutes: number }[] | undefined;
}

/** Comfort that is given here counts before that of the preferences. */
export interface AdvancedInputs extends Comfort {
  readonly today: CalendarDay;
  /** Minutes since midnight; on today only later times are planned. */
  readonly minuteOfDay: number;
  readonly subjects: readonly ExamInput[];
  /** Due work; its done part does not include the fixed sessions. */
  readonly tasks?: readonly TaskInput[] | undefined;
  readonly grid: AvailabilityGrid;
  readonly commitments: readonly Commitment[];
  readonly preferences: Preferences;
  readonly hoursPerDay: number;
  readonly wishes?: PlanningWishes | undefined;
  readonly fixed?: readonly FixedSession[] | undefined;
  /** The plan to stay close to; its past is ignored. */
  readonly before?: StudyPlan | undefined;
  /** Only read beside `before`; balanced without it. */
  readonly stability?: Stability | undefined;
  /** Minutes of study on single dates, in place of every other limit; 0 is a day off. */
  readonly dateLimits?:
    | readonly { readonly day: CalendarDay; readonly minutes: number }[]
    | undefined;
  readonly busy?: readonly BusyTime[] | undefined;
  readonly rules?: readonly SubjectRule[] | undefined;
  /** At most so many sessions on one day, of all subjects together. */
  readonly mostSessionsADay?: number | undefined;
  /** The pause between two sessions, if it is to be longer than usual. */
  readonly breakMinutes?: number | undefined;
}
