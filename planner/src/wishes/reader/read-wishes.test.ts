import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpora } from "../../../test/wishes/corpora.ts";
import { describeWish } from "../../../test/wishes/describe-wish.ts";
import { outcomeOf } from "../../../test/wishes/outcome.ts";
import { readerContext } from "../../../test/wishes/reader-context.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { dayOfNumber } from "../../time/day-number.ts";
import { readWishes } from "../read-wishes.ts";

const read = (text: string) => readWishes({ text, ...readerContext });
const understood = (text: string) => read(text).readings.map(({ wish }) => describeWish(wish));
const wordsNotUnderstood = (text: string) =>
  read(text).notUnderstood.map(({ start, end }) => text.slice(start, end));

/** At least so many right, and at most so many needless questions and misreadings. */
const floors: Readonly<Record<string, readonly [number, number, number]>> = {
  "by hand": [1014, 0, 0],
  "with slang and slips": [799, 0, 0],
  "not read at first sight": [319, 0, 0],
  "other writers, short": [114, 0, 0],
  "other writers, plain": [105, 0, 0],
  "other writers, spoken": [96, 4, 0],
  "other writers, made to mislead": [63, 6, 0],
  "by a grammar": [1000, 0, 0],
  "by a grammar, mistyped": [992, 0, 0],
  "kept aside, everyday": [39, 0, 0],
  "kept aside, plain": [20, 0, 0],
  "kept aside, together": [20, 0, 0],
  "kept aside, stories": [16, 2, 0],
  "kept aside, misleading": [25, 1, 2],
};

describe("sentences with known answers", () => {
  it.each(Object.entries(corpora()))("are read as well as they were: %s", (name, sentences) => {
    const all = Map.groupBy(sentences, outcomeOf);
    const [right, asked, misread] = floors[name] ?? [sentences.length, 0, 0];
    expect(all.get("right")?.length ?? 0).toBeGreaterThanOrEqual(right);
    expect(all.get("needless question")?.length ?? 0).toBeLessThanOrEqual(asked);
    expect((all.get("misread") ?? []).slice(misread)).toEqual([]);
  });
});

describe("the score of a sentence", () => {
  it.each<[string, string, string]>([
    ["no history", "ask: No History / Much less time for History", "right"],
    ["no history", "No History", "needless question"],
    ["no history", "ask: No History / Less time for History", "needless question"],
    ["no sundays", "No study on Sundays", "right"],
    ["no sundays", "No study on Mondays", "misread"],
    ["no sundays, zorgle more maths", "No study on Sundays | More time for Mathematics", "partly"],
    ["zorgle", "More time for Mathematics", "not understood"],
    ["no sundays", "No study on Sundays | say so", "partly"],
  ])("tells %s, wanted as %s, to be %s", (text, wanted, outcome) => {
    expect(outcomeOf({ text, wanted: wanted.split(" | ") })).toBe(outcome);
  });
});

describe("a scope in front", () => {
  it.each([
    [
      "On weekends, start at 10, and nothing after 6pm",
      ["No study on weekends before 10:00", "No study on weekends after 18:00"],
    ],
    [
      "For physics, max 1 hour a day. And only in the morning.",
      ["At most 1 hour of Physics a day", "Physics only in the morning"],
    ],
    [
      "Physics: only mornings, max 1 hour a day",
      ["Physics only in the morning", "At most 1 hour of Physics a day"],
    ],
    [
      "For physics, max 1 hour a day. No Sundays.",
      ["At most 1 hour of Physics a day", "No study on Sundays"],
    ],
  ])("holds for what follows: %s", (text, wishes) => {
    expect(understood(text)).toEqual(wishes);
    expect(read(text).notUnderstood).toEqual([]);
  });

  it("takes what it governs with it when the two cannot be read together", () => {
    expect(understood("On Sundays, spread it evenly. More maths.")).toEqual([
      "More time for Mathematics",
    ]);
    expect(wordsNotUnderstood("On Sundays, spread it evenly. More maths.")).toEqual([
      "On Sundays, spread it evenly",
    ]);
  });
});

describe("text not understood", () => {
  it("is what the second half of a contrast says of another subject", () => {
    const text = "mornings are good for maths but bad for history";
    expect(understood(text)).toEqual(["Mathematics preferably in the morning"]);
    expect(wordsNotUnderstood(text)).toEqual(["bad for history"]);
  });

  it("is reported in the student's own words, beside the understood wishes", () => {
    const text = "My brother juggles and more physics. I love pizza!";
    expect(wordsNotUnderstood(text)).toEqual(["My brother juggles", "I love pizza"]);
    expect(understood(text)).toEqual(["More time for Physics"]);
  });

  it("takes a condition's whole sentence with it", () => {
    expect(understood("No sundays, unless it rains. More maths.")).toEqual([
      "More time for Mathematics",
    ]);
    expect(wordsNotUnderstood("No sundays, unless it rains. More maths.")).toEqual([
      "No sundays, unless it rains",
    ]);
  });
});

describe("the words of a wish", () => {
  it("are kept, so that they can be underlined", () => {
    const text = "Hi! No Sundays, and more maths please.";
    expect(read(text).readings.map(({ start, end }) => text.slice(start, end))).toEqual([
      "No Sundays",
      "more maths please",
    ]);
  });
});

it("names the words that were read as others", () => {
  const misspeltIn = (text: string) => read(text).readings.map(({ misspelt }) => misspelt);
  expect(misspeltIn("no sundys, more maths pls")).toEqual([["sundys"], undefined]);
  expect(misspeltIn("more fysics, less chem")).toEqual([["fysics"], undefined]);
});

describe("text with nothing in it", () => {
  it.each([
    "",
    "   \n\t ",
    "...,,, !!!",
    "🙂🙂",
    "Hello",
    "Thanks!",
    "please",
    "no, thanks",
    "No preferences",
  ])("gives nothing: %j", (text) => {
    expect(read(text)).toEqual({ readings: [], questions: [], notUnderstood: [] });
  });
});

describe("subjects", () => {
  it("may have the name of an object's own property", () => {
    const examDate = readerContext.today;
    const subjects = ["__proto__", "constructor"].map((name) => ({ name, examDate }));
    const { readings } = readWishes({
      text: "more proto and constructor",
      subjects,
      today: examDate,
    });
    expect(readings[0]?.wish).toMatchObject({ subjects: ["__proto__", "constructor"] });
  });

  it("are at the end of the calendar", () => {
    const { readings } = readWishes({
      text: "tomorrow off, next week off, until friday i am busy",
      subjects: readerContext.subjects,
      today: dayOfNumber(2_932_896),
    });
    expect(readings).toEqual([]);
  });
});

const words =
  "more less no not only max Physics maths Sundays 24 December 3 hours mornings and , or . before after 5pm exam sessions hard except until weekends off free want the if but because every day a week so that for on : first".split(
    " ",
  );
const wordSalad = fc
  .array(fc.constantFrom(...words), { maxLength: 30 })
  .map((list) => list.join(" "));
const anyText = fc.oneof(
  wordSalad,
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 200 }),
);

describe("any text", () => {
  it("is read without a throw, twice the same, with places inside the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = read(text);
        expect(read(text)).toEqual(found);
        const places = [...found.readings, ...found.questions, ...found.notUnderstood];
        for (const { start, end } of places) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        for (const { choices } of found.questions) {
          const texts = choices.map((wishes) => wishes.map(describeWish).join());
          expect(new Set(texts).size).toBe(texts.length);
        }
        for (const { wish } of found.readings)
          if ("dates" in wish)
            for (const { from, to } of wish.dates ?? []) {
              expect(parseDay(from)).toBe(from);
              expect(to === undefined || to >= from).toBe(true);
            }
      }),
    );
  });

  it("leaves no unknown word out of the report", () => {
    fc.assert(
      fc.property(wordSalad, wordSalad, (before, after) => {
        const text = `${before} zorgle ${after}`;
        const at = text.indexOf("zorgle");
        const { notUnderstood, readings, questions } = read(text);
        const isTold = [...notUnderstood, ...questions].some(
          ({ start, end }) => start <= at && end > at,
        );
        // "Sundays zorgle 5pm" is the name of something fixed; "no Sundays at zorgle" says where one is.
        const isOfFreeTime = readings.some(
          ({ wish, start, end }) => wish.kind === "off" && start <= at && end > at,
        );
        // After "because" a word explains, and belongs to the wish it explains.
        expect(isTold || isOfFreeTime || /because|so that/.test(before)).toBe(true);
        const others = readings.filter(
          ({ wish }) => wish.kind !== "off" || wish.label === undefined,
        );
        expect(others.every(({ wish }) => !JSON.stringify(wish).includes("zorgle"))).toBe(true);
      }),
    );
  });

  it("takes steps in proportion to its length", () => {
    const stepsOf = (text: string): number => {
      let steps = 0;
      readWishes({ text, ...readerContext, onStep: () => (steps += 1) });
      return steps;
    };
    const piece = fc.oneof(
      fc.constantFrom(
        ...words,
        "a-",
        "1 , ",
        "On weekends, ",
        "maths and physics, ",
        "20, 21 and ",
        "日本",
        "the last ",
      ),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
    );
    fc.assert(
      fc.property(piece, (text) => {
        const repeated = `${text} `.repeat(Math.ceil(1_500 / (text.length + 1)));
        const [short, long] = [stepsOf(repeated), stepsOf(repeated.repeat(4).slice(0, 6_000))];
        expect(long).toBeLessThanOrEqual(short * 4.5 + 1_000);
        expect(long).toBeLessThanOrEqual(6_000 * 400);
      }),
      { numRuns: 4 },
    );
  });
});

describe("midnight", () => {
  it.each([
    ["nothing after midnight", ["No study before 06:00"]],
    ["done by midnight", ["No study before 06:00"]],
    ["not after 00:00", ["No study before 06:00"]],
    ["nothing after 12am", ["No study before 06:00"]],
    ["nothing after 1am", ["No study 01:00 to 06:00"]],
    ["study until 12am", ["Study before 24:00 is fine"]],
  ])("ends an evening: %s", (text, wanted) => {
    expect(understood(text)).toEqual(wanted);
    expect(wordsNotUnderstood(text)).toEqual([]);
  });
  it.each([
    "only after midnight",
    "not before 00:00",
    "work until midnight",
    "fridays nothing after midnight",
  ])("bounds nothing of a day: %s", (text) => {
    expect(read(text)).toMatchObject({ readings: [], questions: [] });
    expect(wordsNotUnderstood(text)).toEqual([text]);
  });
  it("is asked for where noon may be meant, with its minutes", () => {
    const [question] = read("nothing after 12.30").questions;
    expect(question?.choices.map((wishes) => wishes.map(describeWish))).toEqual([
      ["No study after 12:30"],
      ["No study 00:30 to 06:00"],
    ]);
  });
});

describe("a number that no plan can keep", () => {
  it.each([
    "maths every 0 days",
    "max 60 sessions a day",
    "0 min of english every day",
    "30 hours of english every day",
  ])("is underlined: %s", (text) => {
    expect(read(text)).toMatchObject({ readings: [], questions: [] });
    expect(wordsNotUnderstood(text)).toEqual([text]);
  });
  it("leaves the other words", () => {
    expect(understood("no sundays, maths every 0 days")).toEqual(["No study on Sundays"]);
  });
});

describe("single events", () => {
  it.each([
    ["my mum's birthday on saturday so I'm not free", ["No study on 7 March 2026"]],
    [
      "i have a concert on friday evening so can't study then",
      ["No study on 6 March 2026 after 17:00"],
    ],
    ["wedding on saturday so nothing then", ["No study on 7 March 2026"]],
  ])("takes one day, and not that day of every week: %s", (text, wanted) => {
    expect(understood(text)).toEqual(wanted);
  });
  it.each([
    "I don't have football on wednesday this week",
    "no football this week so wednesday is free",
  ])("takes no time where it falls away: %s", (text) => {
    expect(understood(text)).toEqual([]);
    expect(wordsNotUnderstood(text)).toHaveLength(1);
  });
});

describe("two subjects in one phrase", () => {
  it.each([
    ["mondays no, tuesdays yes", ["No study on Mondays", "Study on Tuesdays is fine"]],
    ["tuesdays yes, mondays no", ["Study on Tuesdays is fine", "No study on Mondays"]],
  ])("is kept apart: %s", (text, wanted) => {
    expect(understood(text)).toEqual(wanted);
    expect(wordsNotUnderstood(text)).toEqual([]);
  });
});

it("takes the hour at which one is best for no beginning of a day", () => {
  expect(understood("i'm best at 6am")).toEqual([]);
  expect(wordsNotUnderstood("i'm best at 6am")).toEqual(["i'm best at 6am"]);
});
