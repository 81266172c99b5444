import type { PreferredTime } from "../../model/model.ts";

/** Facts about a session, for its reasons. */
export interface SessionFacts {
  readonly examInDays: number;
  /** 1 to 5. */
  readonly difficulty: number;
  readonly needMinutes: number;
  readonly doneByTonightMinutes: number;
  readonly dueByTonightMinutes: number;
  /** Absent for the first session of a subject. */
  readonly daysSinceLast?: number;
  readonly idealGapDays: number;
  /** Its preferred time of day. */
  readonly preferredTime?: PreferredTime;
  readonly isFirstFreeTime: boolean;
  /** One of the last study days before its exam, which are kept for it. */
  readonly isReviewDay: boolean;
  /** More of it is due on this day than on most, since its exam is near. */
  readonly isRising: boolean;
  /** The plan before had it at the same time of the same day. */
  readonly isUnmoved: boolean;
  /** The next day stays free. */
  readonly isBeforeRest: boolean;
}
