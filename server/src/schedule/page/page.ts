/** A rectangle of a page; `y` grows downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A run of letters on one line. */
export interface Word extends Box {
  readonly text: string;
  /** Height of the letters: what tells small print from a name. */
  readonly size: number;
}

/** A straight edge: a drawn line or the side of a filled box. */
export interface Rule {
  /** `y` of a horizontal rule, `x` of a vertical one. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Common form of a PDF page and a scanned image. */
export interface Page {
  readonly words: readonly Word[];
  readonly horizontal: readonly Rule[];
  readonly vertical: readonly Rule[];
}

export const centreX = (box: Box): number => (box.left + box.right) / 2;
export const centreY = (box: Box): number => (box.top + box.bottom) / 2;

export const boundsOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

export const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

/** The nearest rules before and after a stretch, among those that pass through `across`. */
export const rulesAround = (
  rules: readonly Rule[],
  across: number,
  start: number,
  end = start,
): readonly [number | undefined, number | undefined] => {
  let before: number | undefined;
  let after: number | undefined;
  for (const { at, from, to } of rules) {
    if (from > across || to < across) continue;
    if (at <= start && (before === undefined || at > before)) before = at;
    if (at >= end && (after === undefined || at < after)) after = at;
  }
  return [before, after];
};

/**
 * A line along a word and not longer underlines it, or is the tops of its letters; it bounds no
 * cell, unless it connects two upright lines.
 */
export const withoutUnderlines = (page: Page): Page => ({
  ...page,
  horizontal: page.horizontal.filter(
    ({ at, from, to }) =>
      [from, to].every((end) =>
        page.vertical.some(
          (rule) => Math.abs(rule.at - end) < 4 && rule.from < at + 4 && rule.to > at - 4,
        ),
      ) ||
      !page.words.some(
        ({ left, right, top, bottom, size }) =>
          from > left - 0.7 * size &&
          to < right + 0.7 * size &&
          at > top - 0.1 * size &&
          at < bottom + 0.4 * size,
      ),
  ),
});
