interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Outside, the form asks again and stored data falls back to defaults. */
export const preferenceLimits = {
  focusDuration: { least: 15, most: 60 },
  breakDuration: { least: 5, most: 15 },
  longBreakDuration: { least: 15, most: 30 },
  sessionsBeforeLongBreak: { least: 2, most: 6 },
  minSessionLength: { least: 15, most: 60 },
  maxSessionLength: { least: 60, most: 240 },
  hourOfDay: { least: 0, most: 23 },
  difficulty: { least: 1, most: 5 },
  /** Per cent. */
  cushion: { least: 0, most: 50 },
  mostSubjectsADay: { least: 1, most: 10 },
} as const satisfies Record<string, Limits>;
