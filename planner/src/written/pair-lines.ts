/**
 * The content of a line or part. An `exam` is complete, an `aside` (a room, a time) belongs to no
 * list, and nothing is joined over a `gap`.
 */
export type LineKind = "exam" | "name" | "date" | "aside" | "gap";

export interface KindOfLine {
  readonly kind: LineKind;
  /** For a name: a heading above a list, or a greeting below it. */
  readonly isHeading?: boolean;
  readonly isGreeting?: boolean;
}

export interface LinePairs {
  /** The place of each name with that of its date. */
  readonly pairs: readonly { readonly name: number; readonly date: number }[];
  /** Lines that may belong to the one above or below. */
  readonly unclear: readonly number[];
}

const blocksOf = (lines: readonly KindOfLine[]): number[][] => {
  const blocks: number[][] = [[]];
  for (const [index, { kind }] of lines.entries()) {
    if (kind === "name" || kind === "date") blocks.at(-1)?.push(index);
    else if (kind !== "aside") blocks.push([]);
  }
  return blocks.filter((block) => block.length > 0);
};

/**
 * Names and dates on separate lines. Only a whole list tells whether dates are above or below their
 * names; a wrong guess gives every subject its neighbour's date.
 */
export const pairLines = (lines: readonly KindOfLine[]): LinePairs => {
  const letters = (block: readonly number[]) =>
    block.map((index) => (lines[index]?.kind === "date" ? "D" : "N")).join("");
  const blocks = blocksOf(lines);
  const isDateFirst =
    !lines.some(({ kind }) => kind === "exam") &&
    blocks.every((block) => /^(?:(?:DN)+|N)$/.test(letters(block)));
  const pairsOf = (block: readonly number[]): LinePairs["pairs"] | undefined => {
    const written = letters(block);
    const below = /^(?:N+D)+$/.test(written);
    const above = /^(?:DN){2,}$/.test(written) || (isDateFirst && /^DN$/.test(written));
    if (above && lines[block.at(-1) ?? -1]?.isGreeting === true) return undefined;
    if (!below && !above) return undefined;
    return block.flatMap((date, at) => {
      const name = block[below ? at - 1 : at + 1];
      return lines[date]?.kind === "date" && name !== undefined ? [{ name, date }] : [];
    });
  };
  const pairs: { readonly name: number; readonly date: number }[] = [];
  const unclear: number[] = [];
  for (const block of blocks) {
    const from = lines[block[0] ?? -1]?.isHeading === true ? 1 : 0;
    const to = block.length - (lines[block.at(-1) ?? -1]?.isGreeting === true ? 1 : 0);
    const found = pairsOf(block) ?? pairsOf(block.slice(from, to)) ?? pairsOf(block.slice(from));
    if (found !== undefined) pairs.push(...found);
    else if (!/^(?:N+|D+|DN)$/.test(letters(block))) unclear.push(...block);
  }
  return { pairs, unclear };
};
