export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** The number a text stands for; undefined when it is none, or lies outside of the limits. */
export const withinLimits = (text: string, { least, most }: Limits): number | undefined => {
  const number = Number(text);
  const isUsable = text.trim() !== "" && Number.isInteger(number);
  return isUsable && number >= least && number <= most ? number : undefined;
};

/** Said only about numbers, whatever their limits: an empty field lies above nothing. */
export const isMinimumAboveMaximum = (minimum: string, maximum: string): boolean =>
  minimum.trim() !== "" && maximum.trim() !== "" && Number(minimum) > Number(maximum);
