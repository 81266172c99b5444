/** A number with its noun: `1 hour`, `2 hours`. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
