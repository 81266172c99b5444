import { minutesPerDay } from "../time/clock-time.ts";
import { noteMeaning, once, plainDigits, readLanguages, wordKey } from "./languages.ts";

const unitNames = (language: string, unit: "hour" | "minute"): readonly string[] =>
  (["long", "short"] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay });
    return [1, 2, 5].map(
      (count) => format.formatToParts(count).find(({ type }) => type === "unit")?.value ?? "",
    );
  });

const unitWords = once(() => {
  const words = new Map<string, number | undefined>(
    "hrs h hourly hs".split(" ").map((word) => [word, 60]),
  );
  for (const word of "m mins".split(" ")) words.set(word, 1);
  const named = readLanguages.flatMap((language) => [
    ...unitNames(language, "hour").map((name) => [name, 60] as const),
    ...unitNames(language, "minute").map((name) => [name, 1] as const),
  ]);
  for (const [name, minutes] of named) {
    const key = wordKey(name);
    if (key !== "" && !/^\p{Script=Latin}$/u.test(key)) noteMeaning(words, key, minutes);
  }
  return words;
});

/** Minutes of an hour or a minute by its name or sign: `hours`, `Std.`, `minutos`, `m`. */
export const minutesOfUnit = (word: string): number | undefined => unitWords().get(wordKey(word));

const part = /^\s*(\d{1,4}(?:[.,]\d+)?)\s*([\p{L}\p{M}]+\.?)?\s*/u;

/** A text that is a length and nothing else, in minutes: `1h 30`, `90 min`, `1,5 Stunden`, `1:30`. */
export const durationOf = (text: string): number | undefined => {
  let rest = plainDigits(text)
    .trim()
    .replace(/^(\d{1,2}):(\d{2})$/, "$1h $2m");
  let total = 0;
  let previous: number | undefined;
  while (rest !== "") {
    const match = part.exec(rest);
    if (match === null) return undefined;
    const bare = previous === 60 || rest === match[0] ? "m" : "";
    const unit = minutesOfUnit(match[2] ?? bare);
    if (unit === undefined || previous === 1) return undefined;
    total += Number((match[1] ?? "").replace(",", ".")) * unit;
    previous = unit;
    rest = rest.slice(match[0].length).replace(/^(?:and|und|et|y|e|en|og|och|i)\s+/i, "");
  }
  const minutes = Math.round(total);
  return minutes > 0 && minutes < minutesPerDay ? minutes : undefined;
};
