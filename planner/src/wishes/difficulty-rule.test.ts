import { describe, expect, it } from "vitest";
import type { PlanningWishes } from "../model.ts";
import { dayOfNumber } from "../time/calendar-day.ts";
import { noWishes } from "./no-wishes.ts";
import { readWishes } from "./read-wishes.ts";

const subjects = ["Physics", "Mathematics", "Chemistry", "History", "English Literature", "Art"];
const read = (text: string) => readWishes({ text, subjects, today: dayOfNumber(20_789) });

describe("how hard a subject is", () => {
  const cases: readonly (readonly [string, PlanningWishes["difficulty"]])[] = [
    ["I am bad at Chemistry", { Chemistry: 4 }],
    ["I find Physics hard", { Physics: 4 }],
    ["I struggle with Chemistry", { Chemistry: 4 }],
    ["I have trouble with Chemistry", { Chemistry: 4 }],
    ["I need help with Physics", { Physics: 4 }],
    ["I'm behind in Physics", { Physics: 4 }],
    ["Physics is a bit tricky", { Physics: 4 }],
    ["my weak subjects are Physics and Chemistry", { Physics: 4, Chemistry: 4 }],
    ["The Physics exam is difficult", { Physics: 4 }],
    ["I'm terrible at Maths", { Mathematics: 5 }],
    ["Maths is really hard", { Mathematics: 5 }],
    ["I'm really struggling with Chem", { Chemistry: 5 }],
    ["Chemistry is my worst subject", { Chemistry: 5 }],
    ["my hardest subject is Physics", { Physics: 5 }],
    ["chemistry is a nightmare", { Chemistry: 5 }],
    ["Chemistry is ok", { Chemistry: 3 }],
    ["I'm good at Art", { Art: 2 }],
    ["History is easy", { History: 2 }],
    ["I'm confident in History", { History: 2 }],
    ["I'm very good at History", { History: 1 }],
    ["History is my best subject", { History: 1 }],
    ["Physics is hard and History is easy", { Physics: 4, History: 2 }],
    ["I find Physics hard and History easy", { Physics: 4, History: 2 }],
    ["I'm bad at Chemistry but good at Physics", { Chemistry: 4, Physics: 2 }],
  ];
  it.each(cases)("%s", (text, difficulty) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, difficulty },
      notUnderstood: [],
    });
  });
});

describe("a negation turns difficulty round", () => {
  const cases: readonly (readonly [string, number])[] = [
    ["I'm not bad at Chemistry", 2],
    ["Chemistry is not hard", 2],
    ["I don't find Chemistry difficult", 2],
    ["I don't struggle with Chemistry", 2],
    ["I have no trouble with Chemistry", 2],
    ["I'm not good at Chemistry", 4],
    ["I'm not very good at Chemistry", 4],
    ["Chemistry isn't easy", 4],
  ];
  it.each(cases)("%s", (text, rating) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, difficulty: { Chemistry: rating } },
      notUnderstood: [],
    });
  });

  it.each([
    "It's not true that I'm bad at Chemistry",
    "I used to be bad at Chemistry",
    "I am neither good nor bad at Chemistry",
    "I am not lazy or bad at Chemistry",
    "No Chemistry, bad at it",
  ])("and what cannot be told is reported: %s", (text) => {
    expect(read(text)).toEqual({ wishes: noWishes, understood: [], notUnderstood: [text] });
  });
});
