import { readFocus } from "./focus-clock.ts";
import {
  type AwayMark,
  type FocusMark,
  type FocusRun,
  type Instant,
  isPaused,
  lastPressOf,
} from "./focus-run.ts";

const minuteMs = 60_000;

/** A shorter absence counts without asking. */
export const shortAwayMs = 5 * minuteMs;

/** Two clocks read one after the other differ slightly. */
const sameClockMs = 2_000;

/** When a page last saw the timer. */
export interface Sighting {
  readonly at: Instant;
  /** A monotonic clock of the same page; it may stop during sleep. */
  readonly steady: number;
  readonly isVisible: boolean;
  /** Number of gaps, so that a gap noticed by another page is not noticed twice. */
  readonly gaps: number;
}

export interface Sightings {
  /** By this page; null if it was just opened. */
  readonly own: Sighting | null;
  /** By any page of this device; null for none. */
  readonly lastAt: Instant | null;
  /** The last press on this device; null for none. */
  readonly pressedAt: Instant | null;
  readonly now: Omit<Sighting, "gaps">;
}

const isGap = ({ kind }: FocusMark): boolean => kind === "away" || kind === "clock";

export const gapsIn = ({ marks }: FocusRun): number => marks.filter(isGap).length;

const away = (from: Instant, to: Instant, why: AwayMark["why"] = "asleep"): readonly FocusMark[] =>
  to - from > shortAwayMs ? [{ kind: "away", from, to, why, countedMs: null }] : [];

const clockSet = (from: Instant, to: Instant): FocusMark => ({ kind: "clock", from, to });

const sinceOpened = (lastAt: Instant, now: Instant): readonly FocusMark[] =>
  now < lastAt ? [clockSet(lastAt, now)] : away(lastAt, now, "closed");

const marksSince = ({ own, lastAt, now }: Sightings): readonly FocusMark[] => {
  if (own === null) return lastAt === null ? [] : sinceOpened(lastAt, now.at);
  const steadyPassed = now.steady - own.steady;
  const difference = now.at - own.at - steadyPassed;
  if (Math.abs(difference) <= sameClockMs) return away(Math.max(own.at, lastAt ?? 0), now.at);
  const byUnsetClock = own.at + steadyPassed;
  if (difference < 0) return [...away(own.at, byUnsetClock), clockSet(byUnsetClock, now.at)];
  // Sleep and a clock set forward look alike: the student can take it off.
  if (difference > shortAwayMs) return away(own.at, now.at);
  // A phone sleeps in a pocket while its owner studies; a visible page does not sleep.
  return own.isVisible ? [clockSet(byUnsetClock, now.at)] : [];
};

/**
 * Adds sleep, closed pages and clock changes since the timer was last seen. Only on the device
 * where it was last pressed: a second device says nothing about the student.
 */
export const noticeGaps = (run: FocusRun, sightings: Sightings): FocusRun => {
  const { own, pressedAt } = sightings;
  if (pressedAt !== lastPressOf(run)) return run;
  if (own !== null && own.gaps !== gapsIn(run)) return run;
  // While paused there is nothing to count, and a write could overwrite a press of another device.
  const marks = marksSince(sightings).filter(({ kind }) => kind !== "away" || !isPaused(run));
  return marks.length === 0 ? run : { ...run, marks: [...run.marks, ...marks] };
};

/** An open-ended timer not touched for this long may be forgotten. */
const forgottenAfterMs = 4 * 60 * minuteMs;

const lastTouch = ({ startedAt, marks }: FocusRun): Instant => {
  const mark = marks.at(-1);
  if (mark === undefined) return startedAt;
  return "at" in mark ? mark.at : mark.to;
};

/**
 * A timer left running overnight: time far past the end, or hours without a touch, counts only if
 * the student says so.
 */
export const noticeForgotten = (run: FocusRun, now: Instant): FocusRun => {
  if (isPaused(run)) return run;
  const { phase, leftMs, hasEnd } = readFocus(run, now);
  if (hasEnd && phase !== "over") return run;
  const from = hasEnd ? Math.max(now - leftMs, lastTouch(run)) : lastTouch(run) + forgottenAfterMs;
  const marks = away(from, now, "forgotten");
  return marks.length === 0 ? run : { ...run, marks: [...run.marks, ...marks] };
};
