import type { CalendarDay } from "../model/model.ts";

/** Guarantees of a plan; names are stable, texts may change. */
export type GuaranteeId =
  | "readable"
  | "daily-hours"
  | "before-exams"
  | "busy-times"
  | "free-time-only"
  | "session-lengths"
  | "every-subject"
  | "fair-and-spread"
  | "own-eve"
  | "wishes";

export interface BrokenGuarantee {
  readonly guarantee: GuaranteeId;
  readonly day?: CalendarDay;
  readonly subject?: string;
  /** One plain sentence. */
  readonly message: string;
}

export interface KeptGuarantee {
  readonly guarantee: GuaranteeId;
  /** One plain sentence. */
  readonly text: string;
}

export interface PlanCheck {
  readonly ok: boolean;
  readonly broken: readonly BrokenGuarantee[];
  /** Only what could be checked with the inputs given, and held; nothing for an empty or unreadable plan. */
  readonly kept: readonly KeptGuarantee[];
}
