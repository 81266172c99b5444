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

/** A shorter absence counts without a word. */
export const shortAwayMs = 5 * minuteMs;

/** Two clocks read one after the other differ by a little. */
const sameClockMs = 2_000;

/** When a page last saw the timer run. */
export interface Sighting {
  readonly at: Instant;
  /** A clock that nobody can set, of the same page; it may stand still while the device sleeps. */
  readonly steady: number;
  readonly isVisible: boolean;
  /** How many gaps the run had: a gap that another page has noticed since is not noticed twice. */
  readonly gaps: number;
}

export interface Sightings {
  /** By this page; null when it has just been opened. */
  readonly own: Sighting | null;
  /** The last of this run by any page of this device, this one included; null when none has seen it. */
  readonly lastAt: Instant | null;
  /** When a timer was last pressed on this device; null when none was. */
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
  // A device that slept and a clock set forward look alike: the student can take it off.
  if (difference > shortAwayMs) return away(own.at, now.at);
  // A phone in the pocket sleeps for minutes while its owner studies; a page in sight does not.
  return own.isVisible ? [clockSet(byUnsetClock, now.at)] : [];
};

/**
 * The run with what happened since it was last seen: a sleeping device, a closed page, a clock that was
 * set. Of the device it was last pressed on: a second one, asleep in a pocket or with a clock of its
 * own, says nothing about whether somebody sat before the first.
 */
export const noticeGaps = (run: FocusRun, sightings: Sightings): FocusRun => {
  const { own, pressedAt } = sightings;
  if (pressedAt !== lastPressOf(run)) return run;
  if (own !== null && own.gaps !== gapsIn(run)) return run;
  // While paused there is nothing to count, and so nothing to note: writing it down would only overwrite
  // what was pressed meanwhile on a device that this one has not heard from yet.
  const marks = marksSince(sightings).filter(({ kind }) => kind !== "away" || !isPaused(run));
  return marks.length === 0 ? run : { ...run, marks: [...run.marks, ...marks] };
};

/** A timer without an end that nobody has touched for this long may have been forgotten. */
const forgottenAfterMs = 4 * 60 * minuteMs;

const lastTouch = ({ startedAt, marks }: FocusRun): Instant => {
  const mark = marks.at(-1);
  if (mark === undefined) return startedAt;
  return "at" in mark ? mark.at : mark.to;
};

/**
 * A timer left running over night: what ran far past the planned end, or for hours without a touch, is
 * away, and counts only if the student says so.
 */
export const noticeForgotten = (run: FocusRun, now: Instant): FocusRun => {
  if (isPaused(run)) return run;
  const { phase, leftMs, hasEnd } = readFocus(run, now);
  if (hasEnd && phase !== "over") return run;
  const from = hasEnd ? Math.max(now - leftMs, lastTouch(run)) : lastTouch(run) + forgottenAfterMs;
  const marks = away(from, now, "forgotten");
  return marks.length === 0 ? run : { ...run, marks: [...run.marks, ...marks] };
};
