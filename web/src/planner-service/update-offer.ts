import type { CalendarDay } from "@smart-planner/planner/model";
import type { ChangeSentence, PlanSession } from "@smart-planner/planner/plan";
import type { Stability } from "@smart-planner/planner/scheduler";
import type { UpdateRequest } from "./plan-updater.ts";

/** What of an exam's work finds no room. */
export const shortOf = ({ needMinutes, plannedAfter }: ExamEffect): number =>
  Math.max(needMinutes - plannedAfter, 0);

/** What a change does for an exam or a piece of due work. */
export interface ExamEffect {
  readonly subject: string;
  /** The subject, with the title of due work. */
  readonly name: string;
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
  /** Of those that change, how many no sentence speaks of; and of those without room. */
  readonly more: number;
  readonly moreWithoutRoom: number;
  readonly days: ReadonlyMap<CalendarDay, readonly PlanSession[]>;
  readonly exams: readonly ExamEffect[];
  /** Whether no day goes over its hours. */
  readonly keepsLimit: boolean;
}

/** A change by which less would be short. */
export interface UpdateHelp {
  /** What the student would do. */
  readonly text: string;
  /** What more finds room; nothing where there is less to do instead. */
  readonly foundMinutes?: number | undefined;
  /** What has no room even then. */
  readonly leftMinutes: number;
  /** The update with it. */
  readonly request: UpdateRequest;
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
