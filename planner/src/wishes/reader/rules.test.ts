import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpora } from "../../../test/wishes/corpora.ts";
import { describeWish } from "../../../test/wishes/describe-wish.ts";
import { readerContext } from "../../../test/wishes/reader-context.ts";
import { readWishes } from "../read-wishes.ts";

const read = (text: string) => readWishes({ text, ...readerContext });
const understood = (text: string) => read(text).readings.map(({ wish }) => describeWish(wish));
const choicesOf = (text: string) =>
  read(text).questions.map(({ choices }) => choices.map((each) => each.map(describeWish).join()));

describe("a sentence that is told, past, hypothetical or about due work", () => {
  it.each([
    "I would have taken Friday off but my shift was cancelled",
    "I could have studied on Sundays",
    "I used to take Sundays off",
    "my friend says no studying after 8",
    "my teacher thinks I need more maths, less physics",
    "if only I had Sundays off",
    "hardly Mondays 5 to 7",
    "imagine Sundays off",
    "my essay is due Friday, about 6 hours",
    "the lab report has to be handed in, deadline Tuesday, 3 hours",
  ])("wishes nothing, and says so: %s", (text) => {
    expect(read(text)).toMatchObject({ readings: [], questions: [] });
    expect(read(text).notUnderstood).toHaveLength(1);
  });
  it("silences no other sentence", () => {
    expect(understood("My friend says no Sundays. I want more maths.")).toEqual([
      "More time for Mathematics",
    ]);
  });
});

describe("between two joints", () => {
  it.each([
    "They nap from 1 to 3, the only times I can study",
    "skip these, the rest needs ten hours",
    "I can't stand studying in the morning, but it works best",
    "On Wednesdays I help at my uncle's shop until 6",
    "I nap until 4",
    "history and english can share a day but not maths and physics",
    "I lost my notes, it will take at least 15 hours",
    "I have a new job at a cafe. It's Mondays from 4 to 8",
    "My sister marries on the 14th so I can't do anything that weekend",
    "It's over at eight but I'm not at a desk until nine",
    "Any evening but Friday's",
    "My meds wear off around 5",
    "The pool is open until 8",
    "10pm is fine",
    "I work every other Saturday from 9 to 5",
    "After the maths exam, physics only",
    "the Friday before the maths exam nothing but maths",
  ])("an unread remainder forbids the reading beside it: %s", (text) => {
    expect(read(text)).toMatchObject({ readings: [], questions: [] });
  });
});

describe("a negation", () => {
  it.each([
    ["Anything but mornings", ["No study in the morning"]],
    ["any time except Fridays", ["No study on Fridays"]],
    [
      "englsh in the evenings and not on fridays",
      ["English preferably after 17:00", "No English on Fridays"],
    ],
    [
      "maths in the mornings and never on sundays",
      ["Mathematics preferably in the morning", "No Mathematics on Sundays"],
    ],
    [
      "maths in the mornings and nothing on sundays",
      ["Mathematics preferably in the morning", "No study on Sundays"],
    ],
    ["Sunday is the only day I can't study", ["No study on Sundays"]],
    ["not only on Sundays", ["Study on Sundays is fine"]],
    ["I can't say no to Saturday mornings", ["Study on Saturdays in the morning is fine"]],
    ["drop english, add time for biology", ["No English", "More time for Biology"]],
    ["maths is not as hard as physics", []],
    ["no studying during lunch 12:30-13:30", ["Lunch 12:30 to 13:30"]],
    ["no football on Tuesday 5 to 7", []],
    ["Don't stop at 9 pm", []],
    ["Don't start at 9", []],
    ["I won't be free on Tuesdays", ["No study on Tuesdays"]],
    ["Fridays are off limits, Saturdays are not", ["No study on Fridays"]],
    [
      "I can do Sundays, just not before 11",
      ["Study on Sundays is fine", "No study on Sundays before 11:00"],
    ],
  ])("reaches to the next joint: %s", (text, wishes) => {
    expect(understood(text)).toEqual(wishes);
  });
});

describe("an exception", () => {
  it.each([
    [
      "no study on weekdays but Friday",
      ["No study on Mondays, Tuesdays, Wednesdays and Thursdays"],
    ],
    ["Except on weekends, max 2 hours", ["At most 2 hours on weekdays"]],
    ["Anything but mornings, max 2 hours", ["No study in the morning", "At most 2 hours a day"]],
    ["Except for English, nothing on Sundays", []],
    ["Besides Fridays, I also want Mondays off", []],
  ])("narrows its own clause, before or behind it: %s", (text, wishes) => {
    expect(understood(text)).toEqual(wishes);
  });
});

describe("time said to be free", () => {
  it.each([
    ["keep Saturdays free for maths", ["Mathematics preferably on Saturdays"]],
    ["I need Fridays free to study maths", ["Mathematics preferably on Fridays"]],
    ["keep Saturdays free of maths", ["No Mathematics on Saturdays"]],
  ])("is free for a subject or free of it: %s", (text, wishes) => {
    expect(understood(text)).toEqual(wishes);
  });
});

describe("pronouns for the subject named before", () => {
  it.each([
    [
      "A party on 14 March. I'm out from five.",
      ["No study on 14 March 2026 after 17:00", "No study after 17:00"],
    ],
    [
      "I help at the church fair on 14 March. I'm done at 3.",
      ["No study on 14 March 2026 after 15:00", "No study after 15:00"],
    ],
    [
      "Sundays are ok. Not before 11.",
      ["No study on Sundays before 11:00", "No study before 11:00"],
    ],
    [
      "I used to do maths at night. Put it in the morning now.",
      ["Mathematics preferably in the morning", "Study preferably in the morning"],
    ],
    [
      "no physics on Mondays and none of it on Saturdays",
      ["No Physics on Saturdays", "No study on Saturdays"],
    ],
  ])("may hold for that alone, which is asked: %s", (text, choices) => {
    expect(choicesOf(text)).toContainEqual(choices);
  });
  it("do not decide which half of the day is meant", () => {
    expect(choicesOf("English at 4, maths at 5")).toEqual([
      ["Mathematics preferably after 05:00", "Mathematics preferably after 17:00"],
    ]);
  });
  it("name no day for a fact", () => {
    expect(understood("Maths is first, on 20 March")).toEqual(["Mathematics first"]);
    expect(understood("Physics needs 20 hours, on weekends")).toEqual([
      "20 hours for Physics",
      "Physics preferably on weekends",
    ]);
  });
});

describe("a list", () => {
  it.each([
    [
      "done by six on Fridays, Monday and Tuesday off",
      ["No study on Fridays after 18:00", "No study on Mondays and Tuesdays"],
    ],
    [
      "no maths on Mondays, Tuesday and Wednesday off",
      ["No Mathematics on Mondays", "No study on Tuesdays and Wednesdays"],
    ],
    [
      "off on the 12th and 20th, max 90 minutes on the 14th",
      [
        "No study on 12 March 2026 and on 20 March 2026",
        "At most 1 hour 30 minutes on 14 March 2026",
      ],
    ],
    [
      "stop at 5 on Fridays, weekdays from 4",
      ["No study on Fridays after 17:00", "Study on weekdays only after 16:00"],
    ],
  ])("ends where the rest is a wish of its own: %s", (text, wishes) => {
    expect(understood(text)).toEqual(wishes);
  });
});

describe("an amount in total", () => {
  it.each([
    [
      "no more than 2 hours of maths in total this week",
      ["At most 2 hours of Mathematics a week from 2 to 8 March 2026"],
    ],
    ["no more than 2 hours in total from the 5th to the 8th", []],
    ["2 hours in total on Saturdays", ["At most 2 hours on Saturdays"]],
  ])("is none of each day: %s", (text, wishes) => {
    expect(understood(text)).toEqual(wishes);
  });
});

describe("the exams as an end", () => {
  it("narrow no amount of a subject", () => {
    expect(understood("8 hours of bio and 6 of history before the exams")).toEqual([
      "8 hours for Biology",
      "6 hours for History",
    ]);
  });
  it("may narrow a limit, which is not guessed", () => {
    expect(understood("max 1 hour a day before the exams")).toEqual([]);
  });
});

describe("a scope that leads", () => {
  it("and was not understood takes along what it leads", () => {
    expect(read("On days with lectures, max 1 hour")).toMatchObject({
      readings: [],
      questions: [],
    });
    expect(understood("On days with lectures, max 1 hour. No Sundays.")).toEqual([
      "No study on Sundays",
    ]);
  });
  it("in the sentence before is asked about", () => {
    expect(understood("Next week is busy. Max 1 hour a day.")).toEqual([]);
    expect(choicesOf("Next week is busy. Max 1 hour a day.")).toContainEqual([
      "At most 1 hour from 9 to 15 March 2026",
      "At most 1 hour a day",
    ]);
  });
});

describe("opposite wishes", () => {
  it.each([
    ["More maths. Less maths.", ["More time for Mathematics", "Less time for Mathematics"]],
    ["No Sundays. Sundays are fine.", ["No study on Sundays", "Study on Sundays is fine"]],
    ["Max 2 hours a day. Max 3 hours a day.", ["At most 2 hours a day", "At most 3 hours a day"]],
  ])("are asked about: %s", (text, choices) => {
    expect(understood(text)).toEqual([]);
    expect(choicesOf(text)).toEqual([choices]);
  });
  it.each(["no Saturdays, no wait, Sundays", "no Saturdays. Scratch that, Sundays off."])(
    "are not understood where one corrects the other: %s",
    (text) => {
      expect(read(text)).toMatchObject({ readings: [], questions: [] });
      expect(read(text).notUnderstood).toHaveLength(1);
    },
  );
});

/** Words that ask for something in any place. */
const contentWords =
  /\b(?:sundays?|mondays?|maths|physics|hours?|minutes|mornings?|evenings?|exams?|max|only|never|more|less)\b/gi;

const unaccounted = (text: string): readonly string[] => {
  const { readings, questions, notUnderstood } = read(text);
  const spans = [...readings, ...questions, ...notUnderstood];
  return Array.from(text.matchAll(contentWords))
    .filter(({ index }) => !spans.some(({ start, end }) => start <= index && index < end))
    .map(([word]) => word);
};

const written = Object.entries(corpora())
  .filter(([name]) => !name.startsWith("by a grammar"))
  .flatMap(([, sentences]) => sentences)
  .filter(({ wanted }) => wanted.length > 0)
  .map(({ text }) => text);

describe("every content word", () => {
  it("is part of a wish, of a question or of the words not understood", () => {
    const lost = written.filter((text) => unaccounted(text).length > 0);
    expect(lost.map((text) => `${text}: ${unaccounted(text).join()}`)).toEqual([]);
  });
  it("of any two sentences side by side, too", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...written),
        fc.constantFrom(...written),
        fc.constantFrom(". ", ", ", " and ", "\n", " because ", " but "),
        (one, other, joint) => {
          expect(unaccounted(`${one}${joint}${other}`)).toEqual([]);
        },
      ),
    );
  });
});
