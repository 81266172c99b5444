import { describe, expect, it } from "vitest";
import { describeWish } from "../../../test/wishes/describe-wish.ts";
import { readerContext } from "../../../test/wishes/reader-context.ts";
import { readWishes } from "../read-wishes.ts";
import { frames } from "../reader/frames.ts";
import { phraseRows } from "../reader/language.ts";
import { phrasesOf } from "../reader/pattern.ts";
import { linesOf } from "../reader/rows.ts";
import { german } from "./de/index.ts";
import { english } from "./en/index.ts";

describe.each(Object.entries({ english, german }))("%s", (_, lexicon) => {
  it("has no phrase with two meanings", () => {
    const meanings = new Map<string, Set<string>>();
    for (const { pattern, meanings: own } of phraseRows(lexicon))
      for (const phrase of phrasesOf(pattern.body))
        meanings.set(phrase, (meanings.get(phrase) ?? new Set()).add(JSON.stringify(own)));
    const twice = [...meanings].filter(([, own]) => own.size > 1);
    expect(twice.map(([phrase, own]) => `${phrase}: ${[...own].join(" or ")}`)).toEqual([]);
  });
});

it("has a word for every symbol of the frames", () => {
  const said = new Set([
    ...Object.keys(english.symbols),
    ...linesOf(english.context).map(([meaning]) => meaning),
    ...linesOf(english.every).map(([meaning]) => meaning),
  ]);
  const symbols = new Set([...said].flatMap((each) => each.split("+")));
  const kinds =
    "who days dates part clock span duration number count chapters share per every factor activity examdays dated across order relation unknown life roughly".split(
      " ",
    );
  const used = frames.flatMap(({ slots }) => slots.flatMap((slot) => [...slot.symbols]));
  expect(used.filter((symbol) => !symbols.has(symbol) && !kinds.includes(symbol))).toEqual([]);
});

describe("German", () => {
  const understood = (text: string) =>
    readWishes({ text, ...readerContext }).readings.map(({ wish }) => describeWish(wish));

  it.each([
    ["kein Lernen am Sonntag", ["No study on Sundays"]],
    ["Samstags bitte frei", ["No study on Saturdays"]],
    ["höchstens 3 Stunden am Tag", ["At most 3 hours a day"]],
    ["nicht vor 10 Uhr, nichts nach 21 Uhr", ["No study before 10:00", "No study after 21:00"]],
    ["mehr Mathe, weniger Geschichte", ["More time for Mathematics", "Less time for History"]],
    ["Physik lieber nachmittags", ["Physics preferably in the afternoon"]],
    ["ich kann nur abends lernen", ["Study only after 17:00"]],
    ["Montags erst ab 17 Uhr", ["Study on Mondays only after 17:00"]],
    ["montags ungern nach 20 Uhr", ["No study on Mondays after 20:00, if possible"]],
    ["Mathe & Physik lieber abends", ["Mathematics and Physics preferably after 17:00"]],
    ["Training dienstags von 18 bis 20 Uhr", ["Training on Tuesdays 18:00 to 20:00"]],
    ["am 12. März frei", ["No study on 12 March 2026"]],
    ["nächste Woche frei", ["No study from 9 to 15 March 2026"]],
    ["Biologie 3 mal pro Woche", ["Biology 3 times a week"]],
    [
      "Einheiten von 45 Minuten, Pausen von 10 Minuten",
      ["Sessions of 45 minutes", "Breaks of 10 minutes"],
    ],
    [
      "Englisch abends und nicht am Freitag",
      ["English preferably after 17:00", "No English on Fridays"],
    ],
  ])("is read by the same rules: %s", (text, wishes) => {
    expect(understood(text)).toEqual(wishes);
  });

  it("takes no unit of time for a slip", () => {
    const { readings } = readWishes({ text: "höchstens 3 Stunden am Tag", ...readerContext });
    expect(readings.map(({ misspelt }) => misspelt)).toEqual([undefined]);
  });

  it.each([
    "Wenn ich Zeit hätte, würde ich sonntags lernen",
    "Mein Lehrer sagt, mehr Mathe",
    "Früher hatte ich sonntags frei",
    "montags meist ab 17 Uhr",
    "Die Hausarbeit muss ich am Freitag abgeben, 6 Stunden",
  ])("is silent by the same rules: %s", (text) => {
    expect(readWishes({ text, ...readerContext })).toMatchObject({ readings: [], questions: [] });
  });
});
