/** `1 hour`, `2 hours`. */
export const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;
