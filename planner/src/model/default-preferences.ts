import type { Preferences } from "./model.ts";

export const defaultPreferences: Preferences = {
  preferredTimes: [],
  pomodoro: {
    focusDuration: 25,
    breakDuration: 5,
    longBreakDuration: 15,
    sessionsBeforeLongBreak: 4,
  },
  subjectDifficulty: {},
  minSessionLength: 30,
  maxSessionLength: 120,
  sleepSchedule: { start: 23, end: 7 },
};
