/** Fewer finished pieces of the student's own say nothing yet. */
export const fewestFinished = 8;

/** A shown figure stays until the chance is this far from it, so that it does not flicker. */
const steadiness = 0.08;

export type ShownChance =
  | { readonly kind: "not known"; readonly missing: number }
  | {
      readonly kind: "known";
      /** 1 to 9. */
      readonly tenths: number;
      readonly word: "likely" | "tight" | "unlikely";
    };

const within = (tenths: number): number => Math.min(Math.max(Math.round(tenths), 1), 9);

/** A chance as shown: in whole tenths with one word, never 0 or 10. */
export const shownChanceOf = ({
  chance,
  finished,
  before,
}: {
  readonly chance: number;
  /** Finished pieces of the student's own. */
  readonly finished: number;
  /** The tenths that were shown last. */
  readonly before?: number | undefined;
}): ShownChance => {
  if (finished < fewestFinished) return { kind: "not known", missing: fewestFinished - finished };
  const isSteady = before !== undefined && Math.abs(chance - before / 10) < steadiness;
  const tenths = within(isSteady ? before : chance * 10);
  const word = tenths >= 8 ? "likely" : tenths >= 5 ? "tight" : "unlikely";
  return { kind: "known", tenths, word };
};
