import type { Pomodoro } from "../model/model.ts";

export type RoundKind = "focus" | "break" | "long break";

/** Minutes from the start of the session. */
export interface PomodoroRound {
  readonly kind: RoundKind;
  readonly start: number;
  readonly end: number;
}

/** A last round shorter than this is not worth a break before it: the round before runs on. */
const shortestLastFocus = 10;

/**
 * Focus and break marks inside a session. Breaks are part of its length, it begins and ends with
 * focus, and the marks fill it without a hole.
 */
export const pomodoroRoundsOf = ({
  minutes,
  pomodoro,
}: {
  readonly minutes: number;
  readonly pomodoro: Pomodoro;
}): readonly PomodoroRound[] => {
  // A form half filled in can hold zeros: without a floor the loop would never move on.
  const focusLength = Math.max(pomodoro.focusDuration, 1);
  const longBreakEvery = Math.max(Math.floor(pomodoro.sessionsBeforeLongBreak), 1);
  const rounds: PomodoroRound[] = [];
  let start = 0;
  for (let focused = 1; start < minutes; focused += 1) {
    const isLong = focused % longBreakEvery === 0;
    const pause = Math.max(isLong ? pomodoro.longBreakDuration : pomodoro.breakDuration, 0);
    const focusEnd = start + focusLength;
    const goesOn = focusEnd + pause + Math.min(shortestLastFocus, focusLength) <= minutes;
    rounds.push({ kind: "focus", start, end: goesOn ? focusEnd : minutes });
    if (!goesOn) break;
    if (pause > 0)
      rounds.push({
        kind: isLong ? "long break" : "break",
        start: focusEnd,
        end: focusEnd + pause,
      });
    start = focusEnd + pause;
  }
  return rounds;
};
