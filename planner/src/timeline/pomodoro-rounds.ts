import type { Pomodoro } from "../model/model.ts";

export type RoundKind = "focus" | "break" | "long break";

export interface PomodoroRound {
  readonly kind: RoundKind;
  readonly start: number;
  readonly end: number;
}

/** Not worth a break before it: the round before runs on. */
const shortestLastFocus = 10;

/** Focus and break marks. Breaks are part of the length; it starts and ends with focus. */
export const pomodoroRoundsOf = ({
  minutes,
  pomodoro,
}: {
  readonly minutes: number;
  readonly pomodoro: Pomodoro;
}): readonly PomodoroRound[] => {
  // A half-filled form can hold zeros: without a floor the loop never ends.
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
