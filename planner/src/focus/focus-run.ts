import type { Pomodoro } from "../model/model.ts";

/** Milliseconds since 1970 by the device's clock, which may be set at any time. */
export type Instant = number;

/** Events of a timer, in order. Instants, never a count: a count is lost with its tab. */
export type FocusMark =
  | { readonly kind: "pause"; readonly at: Instant }
  | { readonly kind: "go on"; readonly at: Instant }
  /** Lengthens the present part. */
  | { readonly kind: "more"; readonly at: Instant; readonly minutes: number }
  | { readonly kind: "skip"; readonly at: Instant }
  /** The device slept, or was not touched. `countedMs` is the student's answer; null leaves it to `readFocus`. */
  | {
      readonly kind: "away";
      readonly from: Instant;
      readonly to: Instant;
      readonly why: "asleep" | "closed" | "forgotten";
      readonly countedMs: number | null;
    }
  /** The clock was set: both instants are the same moment. */
  | { readonly kind: "clock"; readonly from: Instant; readonly to: Instant };

export type AwayMark = Extract<FocusMark, { readonly kind: "away" }>;

export interface FocusTask {
  /** Empty for no subject. */
  readonly subject: string;
  /** For example a topic. */
  readonly title?: string | undefined;
  readonly topicId?: string | undefined;
  /** The due work it is for. */
  readonly taskId?: string | undefined;
  /** So that finishing ticks the session. */
  readonly sessionKey?: string | undefined;
  readonly plannedMinutes?: number | undefined;
}

/** A session of the plan as the timer takes it, with its chapters in words. */
export const focusTaskOf = (
  session: {
    readonly id: string;
    readonly subject: string;
    readonly minutes: number;
    readonly workTitle?: string | undefined;
    readonly taskId?: string | undefined;
  },
  chapters?: string,
  topicId?: string,
): FocusTask => ({
  subject: session.subject,
  sessionKey: session.id,
  plannedMinutes: session.minutes,
  title: session.workTitle ?? chapters,
  topicId,
  taskId: session.taskId,
});

export interface FocusRun extends FocusTask {
  readonly id: string;
  readonly rhythm: Pomodoro;
  readonly startedAt: Instant;
  readonly marks: readonly FocusMark[];
}

export const startFocus = (
  task: FocusTask,
  { id, rhythm, now }: { readonly id: string; readonly rhythm: Pomodoro; readonly now: Instant },
): FocusRun => ({ ...task, id, rhythm, startedAt: now, marks: [] });

const withMark = (run: FocusRun, mark: FocusMark): FocusRun => ({
  ...run,
  marks: [...run.marks, mark],
});

export const isPaused = ({ marks }: FocusRun): boolean =>
  marks.findLast(({ kind }) => kind === "pause" || kind === "go on")?.kind === "pause";

/** Pausing twice (from a second tab) changes nothing; nor does resuming. */
export const pauseFocus = (run: FocusRun, now: Instant): FocusRun =>
  isPaused(run) ? run : withMark(run, { kind: "pause", at: now });

export const goOnWithFocus = (run: FocusRun, now: Instant): FocusRun =>
  isPaused(run) ? withMark(run, { kind: "go on", at: now }) : run;

export const moreFocus = (run: FocusRun, now: Instant, minutes = 5): FocusRun =>
  withMark(run, { kind: "more", at: now, minutes });

export const skipBreak = (run: FocusRun, now: Instant): FocusRun =>
  withMark(run, { kind: "skip", at: now });

/** The last press on any device. */
export const lastPressOf = ({ startedAt, marks }: FocusRun): Instant =>
  marks.findLast((mark) => "at" in mark)?.at ?? startedAt;

/** Counts this much of the time away, from its start. */
export const countAway = (run: FocusRun, countedMs: number): FocusRun => {
  const lastPress = run.marks.findLastIndex((mark) => "at" in mark);
  let left = countedMs;
  const marks = run.marks.map((mark, index) => {
    if (mark.kind !== "away" || index < lastPress) return mark;
    const counted = Math.min(left, mark.to - mark.from);
    left -= counted;
    return { ...mark, countedMs: counted };
  });
  return { ...run, marks };
};
