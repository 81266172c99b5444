import { describe, expect, it } from "vitest";
import { describeWish } from "../../../test/wishes/describe-wish.ts";
import { firstSightSentences } from "../../../test/wishes/first-sight-sentences.ts";
import { handWritten } from "../../../test/wishes/hand-written.ts";
import { expectedOf, outcomeOf } from "../../../test/wishes/outcome.ts";
import { readerContext } from "../../../test/wishes/reader-context.ts";
import { studentSentences } from "../../../test/wishes/student-sentences.ts";
import { english } from "../lexicon/en/index.ts";
import { readByLexicon } from "./read-by-lexicon.ts";

const understood = (text: string) =>
  readByLexicon({ text, ...readerContext, lexicon: english }).readings.map(({ wish }) =>
    describeWish(wish),
  );

describe("the same wish in another dress", () => {
  const sample = [handWritten, studentSentences, firstSightSentences]
    .flatMap(expectedOf)
    .filter((each, index) => index % 61 === 0 && outcomeOf(each) === "right")
    .map(({ text }) => text.replace(/[.!?]+$/, ""))
    .filter((text) => understood(text).length > 0);
  const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  it.each<[string, (text: string) => string]>([
    ["in capitals", (text) => text.toUpperCase()],
    ["with a greeting", (text) => `Hi! ${text}`],
    ["with thanks", (text) => `${text}, thank you!`],
    ["with a please in front", (text) => `please ${lowered(text)}`],
    ["after an also", (text) => `also ${lowered(text)}`],
    ["after an and", (text) => `and ${lowered(text)}`],
    ["in quotation marks", (text) => `"${text}"`],
    ["as a point of a list", (text) => `- ${text}`],
    ["with wide spaces", (text) => `  ${text.replaceAll(" ", "  ")}\n`],
    ["before something else", (text) => `${text}. I love pizza.`],
    ["after something else", (text) => `I love pizza. ${text}`],
  ])("%s is the same wish", (_, dress) => {
    const changed = sample.filter(
      (text) => understood(dress(text)).toSorted().join() !== understood(text).toSorted().join(),
    );
    expect(changed).toEqual([]);
  });

  it("so I don't ... does not begin a reason", () => {
    expect(understood("So I don't want to study on Sundays")).toEqual(["No study on Sundays"]);
    expect(understood("So I don't want more than 3 hours a day")).toEqual([
      "At most 3 hours a day",
    ]);
  });

  it("beside another one, in any order, stays what it is", () => {
    const strange = sample.filter((first, index) => {
      const second = sample[(index * 7 + 3) % sample.length] ?? "";
      const alone = new Set([...understood(first), ...understood(second)]);
      return [`${first}\n${second}`, `${second}; ${first}`].some((text) =>
        understood(text).some((wish) => !alone.has(wish)),
      );
    });
    expect(strange).toEqual([]);
  });

  it.each([
    [
      "done by six on fridays, monday and tuesday off",
      ["No study on Fridays after 18:00", "No study on Mondays and Tuesdays"],
    ],
    [
      "on fridays i need to stop at 5, weekdays from 4pm",
      ["No study on Fridays after 17:00", "Study on weekdays only after 16:00"],
    ],
    [
      "maths in the morning, keep 21 march free",
      ["Mathematics preferably in the morning", "No study on 21 March 2026"],
    ],
    [
      "physics in the afternoon, nothing past 10 pm",
      ["Physics preferably in the afternoon", "No study after 22:00"],
    ],
    [
      "twice a week bio, for physics, max 1 hour a day",
      ["Biology twice a week", "At most 1 hour of Physics a day"],
    ],
    [
      "half an hour of english a day, 10 hours for chemistry",
      ["30 minutes of English every day", "10 hours for Chemistry"],
    ],
    [
      "more bio. maths 20h, physics 15h and the rest 5h each",
      [
        "More time for Biology",
        "20 hours for Mathematics",
        "15 hours for Physics",
        "5 hours for each of Chemistry, Biology, History and English",
      ],
    ],
    [
      "take out 11/03, last week before each exam only that subject",
      ["No study on 11 March 2026", "The last 7 days before each exam only for its subject"],
    ],
    [
      "maths not on friday and keep tuesday afternoons clear",
      ["No Mathematics on Fridays", "No study on Tuesdays in the afternoon"],
    ],
  ])("in one sentence with another stays what it is: %s", (text, wishes) => {
    expect(understood(text)).toEqual(wishes);
  });
});

describe("denied wishes", () => {
  it.each([
    ["no sundays", "sundays are fine"],
    ["maths is hard", "maths isn't hard"],
    ["skip physics", "don't skip physics"],
    ["mornings are best", "mornings aren't best"],
    ["only mornings", "not only mornings"],
    ["I hate mornings", "I don't hate mornings"],
    ["sundays off", "sundays off? no"],
    ["evenings are good for me", "evenings aren't good for me"],
  ])("is not the meaning: %s / %s", (said, denied) => {
    expect(understood(denied)).not.toEqual(understood(said));
  });
});
