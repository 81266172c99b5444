/** The languages that are read, commonest first: where two could be meant, the earlier one is. */
export const readLanguages: readonly string[] =
  "en es fr de pt it nl pl ru tr id ms vi zh ja ko ar sv da nb fi cs sk sl hr hu ro bg uk sr el he fa hi bn th ca gl eu lt lv et is fil sw af".split(
    " ",
  );

const fractions: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

/**
 * Digits of every script as 0 to 9, fractions as decimals, and full-width characters and Arabic
 * commas as plain ones.
 */
export const plainDigits = (text: string): string =>
  text
    .replace(/(\d*)\s?([¼½¾])/gu, (_, whole: string, part: string) =>
      String(Number(whole) + (fractions[part] ?? 0)),
    )
    .normalize("NFKC")
    .replaceAll("،", ",")
    .replace(/[^\P{Nd}0-9]/gu, (digit) => {
      let zero = digit.codePointAt(0) ?? 0;
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
      return String(((digit.codePointAt(0) ?? 0) - zero) % 10);
    });

/** A word for lookup: lower case without accents, marks and spaces. */
export const wordKey = (word: string): string =>
  plainDigits(word)
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .normalize("NFKD")
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** Computed at the first call: asking the runtime for forty languages takes some milliseconds. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Notes what a word means; a word with two meanings means nothing. */
export const noteMeaning = <T>(
  words: Map<string, T | undefined>,
  word: string,
  meaning: T,
): unknown => words.set(word, words.has(word) && words.get(word) !== meaning ? undefined : meaning);
