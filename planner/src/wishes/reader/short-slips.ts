/** Short words that carry a wish; their neighbours are too many for edit distance, so only slips of two kinds count. */
const carriers =
  "the day and for hour hours maths cant dont wont isnt arent doesnt only never than after until till from with less more most least work free days week every each start exam study before nothing".split(
    " ",
  );

/** A letter left out in the middle, or two that changed places: "thn", "cnat", "form" is a word of its own. */
const slipsOf = (word: string): readonly string[] => {
  const letters = [...word];
  const swapped = letters
    .slice(1, -1)
    .map((letter, index) =>
      [
        ...letters.slice(0, index + 1),
        letters[index + 2] ?? "",
        letter,
        ...letters.slice(index + 3),
      ].join(""),
    );
  const left = letters
    .slice(1, -1)
    .map((_, index) => word.slice(0, index + 1) + word.slice(index + 2));
  const turned = `${letters[1] ?? ""}${letters[0] ?? ""}${word.slice(2)}`;
  return [turned, ...swapped, ...left].filter((slip) => slip.length > 2 && slip !== word);
};

const slips = carriers.flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const));
const meantBy = Map.groupBy(slips, ([slip]) => slip);

/** The one short word that was meant; `undefined` where two could be. */
export const meantBySlip = (word: string): string | undefined => {
  const meant = new Set((meantBy.get(word) ?? []).map(([, carrier]) => carrier));
  return meant.size === 1 ? [...meant][0] : undefined;
};
