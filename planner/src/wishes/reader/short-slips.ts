/** A letter left out in the middle, or two that changed places: "thn", "cnat", "form" is a word of its own. */
const slipsOfWord = (word: string): readonly string[] => {
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

/** Slips of short words that carry a wish, to the one word that was meant; none where two could be. */
export const slipsOf = (carriers: string): ReadonlyMap<string, string> => {
  const slips = carriers
    .split(" ")
    .flatMap((word) => slipsOfWord(word).map((slip) => [slip, word] as const));
  const meant = Map.groupBy(slips, ([slip]) => slip);
  return new Map(
    [...meant.values()].flatMap(([first, ...others]) =>
      first !== undefined && others.every(([, word]) => word === first[1]) ? [first] : [],
    ),
  );
};
