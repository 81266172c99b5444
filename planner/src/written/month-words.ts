import { once, readLanguages, wordKey } from "./languages.ts";

const middleOfMonth = (month: number): number => (month * 30.44 + 15) * 86_400_000;

const monthWords = once(() => {
  const words = new Map<string, number | undefined>([["sept", 9]]);
  for (const language of readLanguages) {
    for (const month of ["long", "short"] as const) {
      for (const day of [undefined, "numeric"] as const) {
        const format = new Intl.DateTimeFormat(language, {
          month,
          timeZone: "UTC",
          calendar: "gregory",
          ...(day === undefined ? {} : { day }),
        });
        for (let number = 1; number <= 12; number += 1) {
          const part = format
            .formatToParts(middleOfMonth(number - 1))
            .find(({ type }) => type === "month");
          const key = wordKey(part?.value ?? "");
          if (key.length < 3 || /\d/.test(key)) continue;
          const known = words.get(key);
          words.set(key, words.has(key) && known !== number ? undefined : number);
        }
      }
    }
  }
  return words;
});

/** 1 to 12 for the name of a month, whole or short: `March`, `sept.`, `janvier`, `März`. */
export const monthOfWord = (word: string): number | undefined => monthWords().get(wordKey(word));
