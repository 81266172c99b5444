/** How much each term of a plan's quality weighs; together 1. */
export const termWeights = {
  coverage: 0.4,
  pace: 0.2,
  spacing: 0.1,
  notMassed: 0.1,
  preferredTime: 0.12,
  balance: 0.08,
} as const;

export type QualityTerm = keyof typeof termWeights;

export type QualityParts = Readonly<Record<QualityTerm, number>>;

/** What part of a need is worth: 1.5u - 0.5u² at its quarters, straight between them. */
export const coverageOf = (part: number): number => {
  const quarter = Math.min(Math.floor(part * 4), 3) / 4;
  const at = (u: number) => 1.5 * u - 0.5 * u * u;
  return at(quarter) + (at(quarter + 0.25) - at(quarter)) * (part - quarter) * 4;
};
