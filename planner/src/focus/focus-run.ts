import type { Pomodoro } from "../model/model.ts";

/** Milliseconds since 1970 by the device's clock, which a person or a network may set at any moment. */
export type Instant = number;

/**
 * What happened to a running timer, in the order it happened. Instants alone are kept, never a
 * count: a count is lost with the tab that holds it.
 */
export type FocusMark =
  | { readonly kind: "pause"; readonly at: Instant }
  | { readonly kind: "go on"; readonly at: Instant }
  /** The running part, focus or break, gets longer. */
  | { readonly kind: "more"; readonly at: Instant; readonly minutes: number }
  | { readonly kind: "skip"; readonly at: Instant }
  /** The device slept, or nobody pressed anything. `countedMs` is the student's word; null leaves it to `readFocus`. */
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

/** What the timer runs for. */
export interface FocusTask {
  /** Empty when it runs for nothing in particular. */
  readonly subject: string;
  /** What the session holds, such as a topic. */
  readonly title?: string | undefined;
  readonly topicId?: string | undefined;
  /** The due work it is for. */
  readonly taskId?: string | undefined;
  /** Of the session, so that finishing can tick it. */
  readonly sessionKey?: string | undefined;
  readonly plannedMinutes?: number | undefined;
}

/** A session of the plan as the timer takes it, with the chapter that it holds. */
export const focusTaskOf = (
  session: {
    readonly id: string;
    readonly subject: string;
    readonly minutes: number;
    readonly workTitle?: string | undefined;
    readonly taskId?: string | undefined;
  },
  chapter?: { readonly text: string; readonly topicId?: string | undefined },
): FocusTask => ({
  subject: session.subject,
  sessionKey: session.id,
  plannedMinutes: session.minutes,
  title: session.workTitle ?? chapter?.text,
  topicId: chapter?.topicId,
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

/** Pausing what is paused, from a second tab for instance, changes nothing; going on likewise. */
export const pauseFocus = (run: FocusRun, now: Instant): FocusRun =>
  isPaused(run) ? run : withMark(run, { kind: "pause", at: now });

export const goOnWithFocus = (run: FocusRun, now: Instant): FocusRun =>
  isPaused(run) ? withMark(run, { kind: "go on", at: now }) : run;

export const moreFocus = (run: FocusRun, now: Instant, minutes = 5): FocusRun =>
  withMark(run, { kind: "more", at: now, minutes });

export const skipBreak = (run: FocusRun, now: Instant): FocusRun =>
  withMark(run, { kind: "skip", at: now });

/** When somebody last did something to the timer, on whichever device. */
export const lastPressOf = ({ startedAt, marks }: FocusRun): Instant =>
  marks.findLast((mark) => "at" in mark)?.at ?? startedAt;

/** Counts this much of the time away since the last press, from its beginning. */
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
