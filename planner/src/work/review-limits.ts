/** Further reviews of one chapter are so far ahead that answers will have changed them. */
export const mostAhead = 4;

/** One of each part of a list, in its order: the last of each, or for further turns one before it. */
export const spread = <One>(all: readonly One[], parts: number, turn = 0): readonly One[] => {
  if (all.length <= parts) return all;
  const width = all.length / parts;
  const before = turn % Math.floor(width);
  const kept = new Set(
    Array.from({ length: parts }, (_, index) => Math.ceil((index + 1) * width) - 1 - before),
  );
  return all.filter((_, index) => kept.has(index));
};
