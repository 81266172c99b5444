import type { SessionLengths } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model/model.ts";
import type { PlanCheckInputs } from "./plan-check-inputs.ts";

/** Guarantees of a plan. */
export type GuaranteeId =
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
  /** For logs and tests; a page names the guarantee alone. */
  readonly message: string;
}

export type KeptGuarantee =
  | { readonly guarantee: "daily-hours"; readonly minutes: number }
  | {
      readonly guarantee: "session-lengths";
      readonly minimum: number;
      readonly maximum: number;
    }
  | { readonly guarantee: Exclude<GuaranteeId, "daily-hours" | "session-lengths"> };

export interface PlanCheck {
  readonly ok: boolean;
  readonly broken: readonly BrokenGuarantee[];
  /** Only what could be checked with the inputs given, and held; nothing for a quick or an empty plan. */
  readonly kept: readonly KeptGuarantee[];
}

const sessionLengths = ({ minimum, maximum }: SessionLengths): KeptGuarantee => ({
  guarantee: "session-lengths",
  minimum,
  maximum,
});

/** Every guarantee of a scheduled plan that these inputs allow to check. */
export const checkableGuarantees = (
  { grid, commitments, preferences, wishes, hoursPerDay }: PlanCheckInputs,
  lengths: SessionLengths | undefined,
): readonly KeptGuarantee[] => {
  const knowsSchedule =
    grid !== undefined || commitments !== undefined || preferences !== undefined;
  const knowsFreeTime = Object.values(grid ?? {}).some(({ type }) => type === "free");
  return [
    { guarantee: "daily-hours", minutes: hoursPerDay * 60 },
    { guarantee: "before-exams" },
    ...(knowsSchedule ? [{ guarantee: "busy-times" } as const] : []),
    ...(knowsFreeTime ? [{ guarantee: "free-time-only" } as const] : []),
    ...(lengths === undefined ? [] : [sessionLengths(lengths)]),
    { guarantee: "every-subject" },
    { guarantee: "fair-and-spread" },
    { guarantee: "own-eve" },
    ...(wishes !== undefined ? [{ guarantee: "wishes" } as const] : []),
  ];
};
