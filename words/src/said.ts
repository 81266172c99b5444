/** Finds the words of a language by the English module; English itself if there are none. */
export type Words = <English extends object>(english: English) => English;

/** Translations of English modules, made by `said`. */
export type Translations = readonly (readonly [object, object])[];

/** A translation beside its English module: a missing or unknown key does not compile. */
export const said = <English extends object>(
  english: English,
  translation: NoInfer<English>,
): readonly [object, object] => [english, translation];

/** The words of all these translations. */
export const wordsOf = (translations: Translations): Words => {
  const found = new Map<object, object>(translations);
  // `said` made each pair of one type.
  return (english) => (found.get(english) ?? english) as typeof english;
};

/** English: `1 hour`, `2 hours`. */
export const counted = (amount: number, one: string, many = `${one}s`): string =>
  `${amount} ${amount === 1 ? one : many}`;
