import type { SessionLengths } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model/model.ts";
import { shortDuration } from "../study-log/week-in-words.ts";
import type { PlanCheckInputs } from "./plan-check-inputs.ts";

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

interface KeptGuarantee {
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

const lengthText = ({ minimum, maximum }: SessionLengths): string =>
  ` of ${shortDuration(minimum)}${minimum === maximum ? "" : ` to ${shortDuration(maximum)}`}`;

/** Every guarantee these inputs allow to check, in the words a student reads. */
export const checkableGuarantees = ({
  isQuick,
  inputs: { grid, commitments, preferences, wishes, hoursPerDay },
  lengths,
}: {
  readonly isQuick: boolean;
  readonly inputs: PlanCheckInputs;
  readonly lengths: SessionLengths | undefined;
}): readonly KeptGuarantee[] => {
  const knowsSchedule =
    grid !== undefined || commitments !== undefined || preferences !== undefined;
  const knowsFreeTime = Object.values(grid ?? {}).some(({ type }) => type === "free");
  const length = isQuick
    ? "Sessions in steps of 5 minutes."
    : `Sessions${lengths === undefined ? "" : lengthText(lengths)} with breaks between.`;
  const texts: readonly (readonly [GuaranteeId, boolean, string])[] = [
    [
      "daily-hours",
      true,
      `Never more than ${shortDuration(hoursPerDay * 60)} on one day${isQuick ? ", but for rounding to 5 minutes" : ""}.`,
    ],
    ["before-exams", true, "Nothing on or after an exam day, nothing in the past."],
    ["busy-times", !isQuick && knowsSchedule, "Nothing over a class, a commitment or sleep."],
    [
      "free-time-only",
      !isQuick && knowsFreeTime,
      "Only inside your Free Time on the weekdays where you painted it.",
    ],
    ["session-lengths", true, length],
    ["every-subject", !isQuick, "Every subject with an exam ahead and room before it gets time."],
    ["fair-and-spread", !isQuick, "Harder subjects and nearer exams get more, spread over days."],
    [
      "own-eve",
      !isQuick,
      "The day before an exam has time for its subject, if you study that day.",
    ],
    [
      "wishes",
      !isQuick && wishes !== undefined,
      "Nothing on the days and at the times you asked to keep free.",
    ],
  ];
  return texts.flatMap(([guarantee, isChecked, text]) => (isChecked ? [{ guarantee, text }] : []));
};
