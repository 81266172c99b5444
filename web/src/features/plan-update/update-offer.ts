import type { CalendarDay, ChangeSentence, PlanSession, Stability } from "@smart-planner/planner";

export interface ExamEffect {
  readonly subject: string;
  /** `27 Nov`. */
  readonly dateText: string;
  readonly plannedBefore: number;
  readonly plannedAfter: number;
  readonly needMinutes: number;
}

/** One of the ways in which the plan can be made again. */
export interface UpdateWay {
  readonly stability: Stability;
  readonly changed: number;
  readonly sentences: readonly ChangeSentence[];
  readonly more: number;
  readonly days: ReadonlyMap<CalendarDay, readonly PlanSession[]>;
  readonly exams: readonly ExamEffect[];
  /** Whether no day goes over its hours. */
  readonly keepsLimit: boolean;
}

export interface UpdateOffer {
  readonly title: string;
  readonly note: string;
  readonly first: CalendarDay;
  readonly today: CalendarDay;
  readonly now: ReadonlyMap<CalendarDay, readonly PlanSession[]>;
  readonly missed: ReadonlySet<string>;
  readonly limitMinutes: number;
  /** One or three. */
  readonly ways: readonly UpdateWay[];
}
