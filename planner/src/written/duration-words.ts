import { minutesPerDay } from "../time/clock-time.ts";
import { once, plainDigits, readLanguages, wordKey } from "./languages.ts";

const unitWords = once(() => {
  const words = new Map<string, number | undefined>(
    "hrs h hourly hs".split(" ").map((word) => [word, 60]),
  );
  for (const word of "m mins".split(" ")) words.set(word, 1);
  for (const language of readLanguages) {
    for (const [unit, minutes] of [
      ["hour", 60],
      ["minute", 1],
    ] as const) {
      for (const unitDisplay of ["long", "short"] as const) {
        const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay });
        for (const count of [1, 2, 5]) {
          const part = format.formatToParts(count).find(({ type }) => type === "unit");
          const key = wordKey(part?.value ?? "");
          if (key === "" || (key.length === 1 && /\p{Script=Latin}/u.test(key))) continue;
          words.set(key, words.has(key) && words.get(key) !== minutes ? undefined : minutes);
        }
      }
    }
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
    const unit =
      match[2] === undefined
        ? previous === 60 || rest === match[0]
          ? 1
          : undefined
        : minutesOfUnit(match[2]);
    if (unit === undefined || previous === 1) return undefined;
    total += Number((match[1] ?? "").replace(",", ".")) * unit;
    previous = unit;
    rest = rest.slice(match[0].length).replace(/^(?:and|und|et|y|e|en|og|och|i)\s+/i, "");
  }
  const minutes = Math.round(total);
  return minutes > 0 && minutes < minutesPerDay ? minutes : undefined;
};
