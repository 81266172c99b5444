import { noteMeaning, once, readLanguages, wordKey } from "./languages.ts";

const middleOfMonth = (month: number): number => (month * 30.44 + 15) * 86_400_000;

/** The month beside a day may have another form than alone. */
const forms = [
  { month: "long" },
  { month: "long", day: "numeric" },
  { month: "short" },
  { month: "short", day: "numeric" },
] as const;

/** The names of the months, January first. */
const monthNames = (language: string, form: (typeof forms)[number]): readonly string[] => {
  const format = new Intl.DateTimeFormat(language, {
    ...form,
    timeZone: "UTC",
    calendar: "gregory",
  });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(middleOfMonth(month));
    return parts.find(({ type }) => type === "month")?.value ?? "";
  });
};

const monthWords = once(() => {
  const words = new Map<string, number | undefined>([["sept", 9]]);
  const named = readLanguages.flatMap((language) =>
    forms.flatMap((form) => [...monthNames(language, form).entries()]),
  );
  for (const [month, name] of named) {
    const key = wordKey(name);
    if (key.length >= 3 && !/\d/.test(key)) noteMeaning(words, key, month + 1);
  }
  return words;
});

/** 1 to 12 for the name of a month, whole or short: `March`, `sept.`, `janvier`, `März`. */
export const monthOfWord = (word: string): number | undefined => monthWords().get(wordKey(word));
