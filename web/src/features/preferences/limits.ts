export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** undefined if it is not a number, or outside the limits. */
export const withinLimits = (text: string, { least, most }: Limits): number | undefined => {
  const number = Number(text);
  const isUsable = text.trim() !== "" && Number.isInteger(number);
  return isUsable && number >= least && number <= most ? number : undefined;
};

/** Only for numbers: an empty field is outside no limit. */
export const isMinimumAboveMaximum = (minimum: string, maximum: string): boolean =>
  minimum.trim() !== "" && maximum.trim() !== "" && Number(minimum) > Number(maximum);
