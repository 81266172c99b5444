import type { Weekday } from "../model/model.ts";
import { weekdays } from "../time/day-number.ts";
import { editDistance } from "./edit-distance.ts";
import { noteMeaning, once, readLanguages, wordKey } from "./languages.ts";

interface LanguageWeek {
  readonly language: string;
  readonly long: ReadonlyMap<string, Weekday>;
  /** Three characters and more; a word of another language may look the same. */
  readonly short: ReadonlyMap<string, Weekday>;
  /** One or two letters (one character in Chinese): days only in a group. */
  readonly tiny: readonly ReadonlySet<string>[];
}

const dayMillis = 86_400_000;
/** 5 January 1970, the first Monday that the runtime counts. */
const monday = 4;

const namesIn = (language: string, weekday: "long" | "short" | "narrow"): readonly string[] => {
  const format = new Intl.DateTimeFormat(language, {
    weekday,
    timeZone: "UTC",
    calendar: "gregory",
  });
  return weekdays.map((day) => format.format((monday + day) * dayMillis));
};

/** Spoken short forms that do not begin the long ones, and those the runtime does not list. */
const moreForms: Readonly<Record<string, readonly string[]>> = {
  en: ["mons", "tues", "weds", "thur thurs r", "fris", "sats", "suns u"],
  de: ["", "", "", "", "", "sonnabend", ""],
  zh: ["礼拜一", "礼拜二", "礼拜三", "礼拜四", "礼拜五", "礼拜六", "礼拜天 星期天 周天"],
  pt: ["2ª 2a 2ªfeira", "3ª 3a 3ªfeira", "4ª 4a 4ªfeira", "5ª 5a 5ªfeira", "6ª 6a 6ªfeira", "", ""],
  id: ["", "", "", "", "jum'at", "", "ahad"],
  ar: ["الإثنين اثنين", "ثلاثاء", "الاربعاء اربعاء", "خميس", "جمعة", "سبت", "احد"],
};

const isLong = (key: string): boolean => key.length > 2;

const isTiny = (key: string): boolean =>
  key.length === 1 || (key.length === 2 && /^[\p{L}\p{M}\d]{1,2}$/u.test(key));

/** `segunda-feira` is called `segunda`, `יום שני` `שני`, `วันจันทร์` `จันทร์`. */
const stems = (name: string): readonly string[] => [
  name,
  ...(name.includes("-") ? [name.split("-")[0] ?? ""] : []),
  ...(/^(?:יום|thứ)\s/i.test(name) ? [name.replace(/^\S+\s/, "")] : []),
];

/** Beginnings of three letters and more that only one day of the language has. */
const beginnings = (key: string, others: readonly string[]): readonly string[] => {
  const found: string[] = [];
  for (let length = 3; length < Math.min(key.length, 6); length += 1) {
    const start = key.slice(0, length);
    if (!others.some((other) => other.startsWith(start))) found.push(start);
  }
  return found;
};

const weekIn = (language: string): LanguageWeek => {
  const names = namesIn(language, "long");
  const keys = names.map(wordKey);
  const long = new Map<string, Weekday>();
  const short = new Map<string, Weekday>();
  const tiny = weekdays.map(() => new Set<string>());
  const [shortNames, narrowNames] = [namesIn(language, "short"), namesIn(language, "narrow")];
  for (const day of weekdays) {
    const key = keys[day] ?? "";
    const others = keys.filter((_, other) => other !== day);
    const more = (moreForms[language]?.[day] ?? "").split(" ");
    const stemKeys = stems(names[day] ?? "").map(wordKey);
    for (const stem of stemKeys.filter(isLong)) long.set(stem, day);
    const spoken = [shortNames[day] ?? "", ...more].map(wordKey);
    const shortForms = [...spoken, ...beginnings(key, others)];
    for (const form of shortForms.filter(isLong)) short.set(form, day);
    const tinyForms = [...spoken, wordKey(narrowNames[day] ?? ""), key.slice(0, 2)];
    for (const form of tinyForms.filter(isTiny)) tiny[day]?.add(form);
  }
  return { language, long, short, tiny };
};

const weeks = once(() => readLanguages.map(weekIn));

/** One word, one day: a word that is a day in two languages, and not the same one, is left out. */
const sureWords = once(() => {
  const sure = new Map<string, Weekday | undefined>();
  for (const { language, long, short } of weeks()) {
    for (const [key, day] of language === "en" ? [...long, ...short] : long) {
      noteMeaning(sure, key, day);
    }
  }
  return sure;
});

/** A word that is a day anywhere: `Monday`, `mon`, `Dienstag`, `miércoles`, `月曜日`. */
export const weekdayOfWord = (word: string): Weekday | undefined => {
  const key = wordKey(word);
  const words = sureWords();
  if (key.length > 5 && key.endsWith("s") && !words.has(key)) return words.get(key.slice(0, -1));
  return words.get(key);
};

/** Languages whose days of two letters are looked for beside a date; others would take `PE` for one. */
const commonest = 7;

/**
 * Whether a word beside a date is its weekday's short name: `Fr`, `ven`, `mié`. If the date is
 * another day, only `Fr` counts, not `FR` or `fr`.
 */
export const isShortWeekday = (word: string, day: Weekday): boolean => {
  const key = wordKey(word);
  if (key.length > 2) return weeks().some(({ short }) => short.get(key) === day);
  if (key.length < 2) return false;
  const common = weeks().slice(0, commonest);
  const isWritten = /^\p{Lu}\p{Ll}$/u.test(word.normalize("NFC"));
  return common.some(
    ({ tiny }) =>
      tiny[day]?.has(key) === true || (isWritten && tiny.some((forms) => forms.has(key))),
  );
};

/**
 * A weekday with a letter or two wrong: `Wetnesday`, `Tuesdav`, `M0nday`. Ties give none; short
 * words count only in a picture.
 */
export const nearestWeekday = (word: string, scanned = false): Weekday | undefined => {
  const key = wordKey(word).replaceAll("0", "o").replaceAll("1", "i").replaceAll("5", "s");
  if (key.length < (scanned ? 5 : 6)) return undefined;
  let nearest = Number.POSITIVE_INFINITY;
  let near = new Set<Weekday>();
  for (const [name, day] of weeks().flatMap(({ long }) => [...long])) {
    if (name.length < 5) continue;
    const limit = name.length > 7 ? 2 : 1;
    const distance = editDistance({ first: key, second: name, limit });
    if (distance > limit || distance > nearest) continue;
    if (distance < nearest) near = new Set();
    nearest = distance;
    near.add(day);
  }
  return near.size === 1 ? [...near][0] : undefined;
};

export interface WeekdaysTogether {
  readonly language: string;
  /** At the place of each word the day that it names. */
  readonly days: readonly (Weekday | undefined)[];
}

/** Tiny forms name the day that comes next in the week: `T` after `M` is Tuesday, after `W` Thursday. */
const tinyDays = (
  keys: readonly string[],
  week: LanguageWeek,
  known: readonly (Weekday | undefined)[],
  dayBefore: Weekday,
): (Weekday | undefined)[] => {
  let previous = dayBefore;
  return keys.map((key, index) => {
    const sure = known[index];
    const after = previous;
    const step = [1, 2, 3, 4, 5, 6, 7].find(
      (ahead) => week.tiny[(after + ahead) % 7]?.has(key) === true,
    );
    const fitting = sure ?? (step === undefined ? undefined : weekdays[(after + step) % 7]);
    if (fitting !== undefined) previous = fitting;
    return fitting;
  });
};

const distinct = (days: readonly (Weekday | undefined)[]): number =>
  new Set(days.filter((day) => day !== undefined)).size;

/** Letters that only happen to be days, as of a word written across, are not all days in their order. */
const areWeek = (keys: readonly string[], days: readonly (Weekday | undefined)[]): boolean => {
  const first = days.findIndex((day) => day !== undefined);
  const unknown = keys.filter(
    (key, index) => index > first && isTiny(key) && days[index] === undefined,
  );
  if (unknown.length > 0) return false;
  const known = days.filter((day) => day !== undefined);
  const steps = known.slice(1).map((day, index) => (day - (known[index] ?? 0) + 7) % 7);
  return steps.every((step) => step <= 3) && steps.reduce((sum, step) => sum + step, 0) < 7;
};

/**
 * Headings or a column of a week, read in the language in which most words are days. Forms of one
 * or two letters need at least `fewestTiny` days, because `TS` and `Do` alone are codes and words.
 */
export const weekdaysTogether = (
  words: readonly string[],
  { fewestTiny = 3 }: { readonly fewestTiny?: number } = {},
): WeekdaysTogether | undefined => {
  const keys = words.map(wordKey);
  let best: (WeekdaysTogether & { readonly count: number }) | undefined;
  for (const week of weeks()) {
    const named = keys.map((key) => week.long.get(key) ?? week.short.get(key));
    // A week begins on Monday, or on Sunday if only that gives every word a day of its own.
    const fromMonday = tinyDays(keys, week, named, 6);
    const fromSunday = tinyDays(keys, week, named, 5);
    const withTiny = distinct(fromSunday) > distinct(fromMonday) ? fromSunday : fromMonday;
    const together =
      distinct(withTiny) >= fewestTiny && (fewestTiny < 3 || areWeek(keys, withTiny));
    const days = together ? withTiny : named;
    const count = days.filter((day) => day !== undefined).length * 8 + distinct(days);
    if (count > (best?.count ?? 0)) best = { language: week.language, days, count };
  }
  return best && { language: best.language, days: best.days };
};
