/**
 * Letters to insert, drop, replace or swap with their neighbour to make one word of the other;
 * anything above `limit` is given as `limit + 1`.
 */
export const editDistance = ({
  first,
  second,
  limit,
}: {
  readonly first: string;
  readonly second: string;
  readonly limit: number;
}): number => {
  if (first === second) return 0;
  if (Math.abs(first.length - second.length) > limit) return limit + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current: number[] = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        first[row - 1] === second[column - 2] &&
        first[row - 2] === second[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[second.length] ?? 0, limit + 1);
};
