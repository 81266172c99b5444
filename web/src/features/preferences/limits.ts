export interface Limits {
  readonly least: number;
  readonly most: number;
}

export const limits = {
  focusDuration: { least: 15, most: 60 },
  breakDuration: { least: 5, most: 15 },
  longBreakDuration: { least: 15, most: 30 },
  sessionsBeforeLongBreak: { least: 2, most: 6 },
  minSessionLength: { least: 15, most: 60 },
  maxSessionLength: { least: 60, most: 240 },
  hourOfDay: { least: 0, most: 23 },
  difficulty: { least: 1, most: 5 },
} as const satisfies Record<string, Limits>;

/** The number a text stands for; undefined when it is none, or lies outside of the limits. */
export const withinLimits = (text: string, { least, most }: Limits): number | undefined => {
  const number = Number(text);
  const isUsable = text.trim() !== "" && Number.isInteger(number);
  return isUsable && number >= least && number <= most ? number : undefined;
};

/** Said only about numbers, whatever their limits: an empty field lies above nothing. */
export const isMinimumAboveMaximum = (minimum: string, maximum: string): boolean =>
  minimum.trim() !== "" && maximum.trim() !== "" && Number(minimum) > Number(maximum);
