const isSwap = (first: string, second: string): boolean =>
  first.charAt(0) === second.charAt(1) && first.charAt(1) === second.charAt(0);

/** The edits from a beginning of the first word to every beginning of the second, by the two rows before. */
const rowOf = (
  first: string,
  second: string,
  last: readonly number[],
  beforeLast: readonly number[],
): readonly number[] => {
  const current: number[] = [first.length];
  for (let column = 1; column <= second.length; column += 1) {
    const isSame = first.at(-1) === second[column - 1];
    const isSwapped =
      first.length > 1 && column > 1 && isSwap(first.slice(-2), second.slice(column - 2, column));
    current.push(
      Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return current;
};

/**
 * Edit distance: characters to insert, drop, replace or swap with their neighbour; anything above
 * `limit` is given as `limit + 1`.
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
    const current = rowOf(first.slice(0, row), second, last, beforeLast);
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[second.length] ?? 0, limit + 1);
};
