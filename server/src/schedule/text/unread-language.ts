import { readLanguages, weekdayOfWord, wordKey } from "@smart-planner/planner/written";

/** Scripts of languages whose days are not read. */
const scripts =
  "Armn Cher Ethi Geor Gujr Guru Khmr Knda Laoo Mlym Mong Mymr Olck Orya Sinh Taml Telu Thaa Tibt".split(
    " ",
  );
const sampleLength = 20_000;
const fewestLetters = 40;
const fewestDays = 3;

const nameOf = (language: string): string | undefined => {
  const name = new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(language);
  return readLanguages.includes(language) ? undefined : name;
};

const byScript = (text: string): string | undefined => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts.find((name) => {
    const found = text.match(new RegExp(`\\p{Script=${name}}`, "gu"))?.length ?? 0;
    return found > fewestLetters && found * 2 > letters;
  });
  return script && nameOf(new Intl.Locale(`und-${script}`).maximize().language);
};

const alphabet = "abcdefghijklmnopqrstuvwxyz";

/** Every language of two letters that the runtime knows and we do not read. */
const otherLanguages = (): readonly string[] =>
  Intl.DateTimeFormat.supportedLocalesOf(
    [...alphabet].flatMap((first) => [...alphabet].map((second) => first + second)),
  ).filter((language) => nameOf(language) !== undefined);

const byDays = (text: string): string | undefined => {
  const letters = wordKey(text);
  for (const language of otherLanguages()) {
    const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    const days = new Set(
      [4, 5, 6, 7, 8, 9, 10].map((day) => wordKey(format.format(day * 86_400_000))),
    );
    // Names that are borrowed from a language that is read tell nothing.
    const found = [...days].filter(
      (day) => day.length > 4 && letters.includes(day) && weekdayOfWord(day) === undefined,
    );
    if (found.length >= fewestDays) return nameOf(language);
  }
  return undefined;
};

/** The language of a text in which no timetable was found, when it is one that is not read. */
export const unreadLanguage = (text: string): string | undefined => {
  const sample = text.slice(0, sampleLength);
  return byScript(sample) ?? byDays(sample);
};
