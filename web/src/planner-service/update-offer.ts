import type { CalendarDay } from "@smart-planner/planner/model";
import type { ChangeSentence, PlanSession } from "@smart-planner/planner/plan";
import type { Stability } from "@smart-planner/planner/scheduler";
import type { UpdateRequest } from "./plan-updater.ts";

/** Work of an exam without room. */
export const shortOf = ({ needMinutes, plannedAfter }: ExamEffect): number =>
  Math.max(needMinutes - plannedAfter, 0);

/** The effect of a change on an exam or a piece of due work. */
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

/** One way to replan. */
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
  readonly text: string;
  /** The room it makes; missing if it reduces work instead. */
  readonly foundMinutes?: number | undefined;
  /** Work without room even then. */
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
