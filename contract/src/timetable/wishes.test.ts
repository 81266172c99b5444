import type { CalendarDay } from "@smart-planner/planner/model";
import { readWishes } from "@smart-planner/planner/wishes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  storedWishesSchema,
  wishesSchema,
  wishQuestionsSchema,
  wishReadingsSchema,
} from "./wishes.ts";

const subjects = ["Mathematics", "Physics", "History", "English"].map((name, index) => ({
  name,
  examDate: `2026-03-2${index}` as CalendarDay,
}));
const read = (text: string) => readWishes({ text, subjects, today: "2026-03-02" as CalendarDay });

/** Wishes that were read but that no request or answer may hold. */
const refused = (text: string): readonly string[] => {
  const { readings, questions } = read(text);
  const wishes = [
    ...readings.map(({ wish }) => wish),
    ...questions.flatMap(({ choices }) => choices.flat()),
  ];
  const isSound =
    wishReadingsSchema.safeParse(readings).success &&
    wishQuestionsSchema.safeParse(questions).success &&
    wishesSchema.safeParse(wishes).success;
  return isSound ? [] : [`${text}: ${JSON.stringify({ readings, questions })}`];
};

const clockWords = [
  "midnight",
  "noon",
  ...Array.from({ length: 13 }, (_, hour) => [`${hour}`, `${hour}am`, `${hour}pm`]).flat(),
  ...Array.from({ length: 25 }, (_, hour) => [`${hour}:00`, `${hour}:30`]).flat(),
];

const timed = [
  "nothing after %",
  "nothing before %",
  "not from % on",
  "nothing until %",
  "done by %",
  "only after %",
  "only before %",
  "only until %",
  "study until %",
  "start at %",
  "gym at %",
  "gym until % on fridays",
  "I work from %",
  "work after % on mondays",
  "maths at %",
  "no maths after %",
  "maths only before %",
  "I'm best at %",
  "I prefer to study after %",
  "in bed by %",
  "I sleep until %",
  "I get home at %",
  "evenings after %",
  "from % until %",
  "not before % and not after %",
];

const counting = [
  "maths every % days",
  "maths % times a week",
  "max % sessions a day",
  "at most % subjects a day",
  "% min of english every day",
  "% hours of english every day",
  "max % hours a day",
  "at least % minutes of physics a week",
  "at most % hours a week",
  "sessions of % minutes",
  "sessions of % hours",
  "% minute breaks",
  "% hours break",
  "% days off a week",
  "% hours of sleep",
  "% hours for maths",
  "maths % percent done",
  "done with % of 9 topics in maths",
  "finish maths % days before the exam",
  "last % days before the exam only maths",
  "maths % times as much",
  "free % minutes before work",
  "mock exam % minutes on saturday",
  "nothing on march %",
  "nothing from march % to march 3",
  "nothing for the next % days",
];

describe("whatever the grammar reads", () => {
  it("can be sent, however sentences follow each other", () => {
    const numbers = fc.integer({ min: 0, max: 99 }).map(String);
    const clauses = fc.oneof(
      fc
        .tuple(fc.constantFrom(...timed), fc.constantFrom(...clockWords))
        .map(([sentence, clock]) => sentence.replaceAll("%", clock)),
      fc
        .tuple(fc.constantFrom(...counting), numbers)
        .map(([sentence, number]) => sentence.replace("%", number)),
    );
    fc.assert(
      fc.property(
        fc.array(clauses, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(". ", ", ", " and ", " but ", " so ", "\n", ", no wait, "),
        (parts, joint) => {
          expect(refused(parts.join(joint))).toEqual([]);
        },
      ),
    );
  });
});

describe("the wishes of a stored plan", () => {
  const breaks = { kind: "break", firmness: "firm", minutes: 20 };
  it("are read without one of a kind that no longer exists", () => {
    const spaced = { kind: "shape", firmness: "firm", shape: "spaced" };
    expect(storedWishesSchema.safeParse([spaced, breaks]).data).toEqual([breaks]);
  });
  it("are sent as they are, with nothing else in them", () => {
    expect(wishesSchema.safeParse([{ ...breaks, other: 1 }]).data).toEqual([breaks]);
    expect(wishesSchema.safeParse([{ ...breaks, minutes: 1_000 }]).success).toBe(false);
  });
});
