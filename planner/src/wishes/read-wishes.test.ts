import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOfNumber } from "../time/calendar-day.ts";
import { describeWishes } from "./describe-wishes.ts";
import { noWishes } from "./no-wishes.ts";
import { readWishes } from "./read-wishes.ts";

const subjects = ["Physics", "Mathematics", "Chemistry", "History", "English Literature", "Art"];
const today = dayOfNumber(20_789);
const read = (text: string) => readWishes({ text, subjects, today });

describe("several wishes in one text", () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    [
      "more on Physics and less on History, no Sundays, and Maths in the mornings please",
      [
        "More time for Physics",
        "Less time for History",
        "No study on Sundays",
        "Mathematics preferably in the morning",
      ],
    ],
    [
      "I'm weak in Maths, so more Maths please. Max 2 hours on Fridays; no study after 9pm!",
      [
        "More time for Mathematics",
        "Mathematics counts as hard",
        "At most 2 hours on Fridays",
        "No study after 21:00",
      ],
    ],
    [
      "- no weekends\n- 45 minute sessions\n- finish a day before each exam",
      [
        "No study on weekends",
        "The last day before each exam free of its subject",
        "Sessions of 45 minutes",
      ],
    ],
    [
      "more Physics, Maths in the mornings",
      ["More time for Physics", "Mathematics preferably in the morning"],
    ],
    [
      "no sundays and max 2 hours on saturdays",
      ["No study on Sundays", "At most 2 hours on Saturdays"],
    ],
    ["No Sundays, 3 hours on weekdays", ["No study on Sundays", "At most 3 hours on weekdays"]],
    [
      "less History and Art, more Physics and Chemistry",
      [
        "Less time for History",
        "Less time for Art",
        "More time for Physics",
        "More time for Chemistry",
      ],
    ],
    [
      "Hi! Could I please have no Sundays (and a bit more Art)? Thanks",
      ["A little more time for Art", "No study on Sundays"],
    ],
  ];
  it.each(cases)("%s", (text, understood) => {
    const result = read(text);
    expect(result.understood).toEqual(understood);
    expect(result.notUnderstood).toEqual([]);
  });

  it("lets the later word count", () => {
    expect(read("more Physics. No, less Physics.").understood).toEqual(["Less time for Physics"]);
  });
});

describe("what is not understood", () => {
  it("is reported in the student's own words, beside what was understood", () => {
    const result = read(
      "My brother visits and more Physics, because the exam is huge. I love pizza!",
    );
    expect(result.understood).toEqual(["More time for Physics"]);
    expect(result.notUnderstood).toEqual(["My brother visits", "the exam is huge", "I love pizza"]);
  });

  it.each([
    "hardest subject first",
    "more Biology",
    "more time for it",
    "Physics",
    "more",
    "study Physics every day",
    "asdf qwer",
    "数学をもっと",
  ])("and never guessed: %s", (text) => {
    expect(read(text)).toEqual({ wishes: noWishes, understood: [], notUnderstood: [text] });
  });

  it("takes a condition's whole sentence with it", () => {
    const result = read("Unless it rains, no Sundays. More Art.");
    expect(result.understood).toEqual(["More time for Art"]);
    expect(result.notUnderstood).toEqual(["Unless it rains, no Sundays"]);
  });
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
    "Please make me a good study plan. Thank you!",
  ])("gives nothing: %j", (text) => {
    expect(read(text)).toEqual({ wishes: noWishes, understood: [], notUnderstood: [] });
  });
});

describe("hostile text", () => {
  const filled = (piece: string): string => piece.repeat(Math.ceil(10_000 / piece.length));

  it.each([
    "a",
    ",",
    "'",
    "1-",
    "1 , ",
    "9",
    "a-",
    "and ",
    "no physics, ",
    "from 1 to ",
    "a.m.",
    "more art and ",
  ])("is read to its end: ten thousand characters of %j", (piece) => {
    const { understood, notUnderstood } = read(filled(piece));
    expect(understood.length).toBeLessThanOrEqual(2);
    expect(notUnderstood.join("").length).toBeLessThanOrEqual(10_020);
  });

  it("reads through emoji and directional signs", () => {
    expect(read("\u202emore Physics\u202c 🙏🏽 no\u200b Sundays").notUnderstood).toHaveLength(1);
    expect(read("\u200fmore Physics\u200f 🙏🏽").understood).toEqual(["More time for Physics"]);
  });

  it("keeps subjects named after what every object has", () => {
    const names = ["__proto__", "constructor", "toString"];
    const { wishes, understood } = readWishes({
      text: "more proto, constructor and toString. Constructor is hard",
      subjects: names,
      today,
    });
    expect(Object.keys(wishes.emphasis)).toEqual(names);
    expect(Object.hasOwn(wishes.emphasis, "__proto__")).toBe(true);
    expect(wishes.difficulty).toEqual({ constructor: 4 });
    expect(understood).toContain("More time for __proto__");
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it("stands at the end of the calendar", () => {
    const result = readWishes({
      text: "tomorrow off, next week off, no study on 24 December",
      subjects,
      today: dayOfNumber(2_932_896),
    });
    expect(result.wishes).toEqual(noWishes);
  });
});

const clauses = [
  "more on Physics",
  "no Sundays",
  "max 3 hours on weekdays",
  "Maths in the mornings",
  "I am bad at Chemistry",
  "finish two days before each exam",
  "day off on 24 December",
  "not before 10",
  "sessions of at most 45 minutes",
  "I prefer evenings",
] as const;
const words = fc.constantFrom(
  ..."more less no not only max Physics maths Sundays 24 December 3 hours mornings and , or . before after 5pm exam sessions hard except until weekends off free want the".split(
    " ",
  ),
);
const wordSalad = fc.array(words, { maxLength: 30 }).map((list) => list.join(" "));
const anyText = fc.oneof(
  wordSalad,
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 200 }),
);

describe("any text", () => {
  it("is read without a throw, twice the same, and within bounds", () => {
    fc.assert(
      fc.property(
        anyText,
        fc.array(fc.string({ maxLength: 12 }), { maxLength: 4 }),
        (text, others) => {
          const input = { text, subjects: [...subjects, ...others], today };
          const { wishes, understood, notUnderstood } = readWishes(input);
          expect(readWishes(input)).toEqual({ wishes, understood, notUnderstood });
          expect(understood).toEqual(describeWishes(wishes));
          for (const factor of Object.values(wishes.emphasis)) {
            expect(factor).toBeGreaterThanOrEqual(0.25);
            expect(factor).toBeLessThanOrEqual(3);
          }
          for (const rating of Object.values(wishes.difficulty))
            expect([1, 2, 3, 4, 5]).toContain(rating);
          for (const day of wishes.datesOff) expect(day >= today).toBe(true);
          for (const { minutes } of wishes.dailyLimits)
            expect(minutes > 0 && minutes <= 1440).toBe(true);
          const { earliestStart = 0, latestEnd = 1440 } = wishes;
          expect(earliestStart).toBeLessThan(latestEnd);
          for (const clause of notUnderstood) {
            expect(clause).not.toBe("");
            expect(text).toContain(clause);
          }
        },
      ),
      { numRuns: 1500 },
    );
  });

  it("leaves no unknown word out of the report", () => {
    fc.assert(
      fc.property(wordSalad, wordSalad, (before, after) => {
        const { notUnderstood } = read(`${before} zorgle ${after}`);
        expect(notUnderstood.join(" ")).toContain("zorgle");
      }),
      { numRuns: 1000 },
    );
  });

  it("has each sentence either understood or reported", () => {
    const sentence = fc.oneof(
      fc.constantFrom(...clauses).map((text) => ({ text, known: true })),
      fc
        .constantFrom("I love pizza", "hardest first", "Biology rocks")
        .map((text) => ({ text, known: false })),
    );
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(". ", "; ", "\n", "! "),
        (sentences, stop) => {
          const { understood, notUnderstood } = read(sentences.map(({ text }) => text).join(stop));
          const known = sentences.filter((each) => each.known).map(({ text }) => text);
          expect(notUnderstood).toEqual(
            sentences.filter((each) => !each.known).map(({ text }) => text),
          );
          expect(understood).toHaveLength(new Set(known).size);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("gives the same wishes however the clauses are strung together", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...clauses), { minLength: 2, maxLength: 5 }),
        (chosen) => {
          const apart = read(chosen.join(". "));
          expect(apart.notUnderstood).toEqual([]);
          expect(read(chosen.join(", ")).wishes).toEqual(apart.wishes);
          expect(read(`${chosen.join(", and ")} please`).wishes).toEqual(apart.wishes);
        },
      ),
      { numRuns: 300 },
    );
  });
});
