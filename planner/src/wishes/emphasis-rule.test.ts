import { describe, expect, it } from "vitest";
import type { PlanningWishes } from "../model.ts";
import { dayOfNumber } from "../time/calendar-day.ts";
import { noWishes } from "./no-wishes.ts";
import { readWishes } from "./read-wishes.ts";

const subjects = ["Physics", "Mathematics", "Chemistry", "History", "English Literature", "Art"];
const read = (text: string) => readWishes({ text, subjects, today: dayOfNumber(20_789) });

describe("more or less of a subject", () => {
  const cases: readonly (readonly [string, PlanningWishes["emphasis"]])[] = [
    ["more on Physics", { Physics: 1.5 }],
    ["More time for Physics please", { Physics: 1.5 }],
    ["MORE PHYSICS!!", { Physics: 1.5 }],
    ["extra maths :)", { Mathematics: 1.5 }],
    ["Lots of Physics please", { Physics: 1.5 }],
    ["focus on Physics", { Physics: 1.5 }],
    ["focus more on physics", { Physics: 1.5 }],
    ["could you please put more emphasis on chemistry?", { Chemistry: 1.5 }],
    ["I want to focus on Chemistry and Physics", { Chemistry: 1.5, Physics: 1.5 }],
    ["more Physics, Chemistry and Art", { Physics: 1.5, Chemistry: 1.5, Art: 1.5 }],
    ["prioritise Maths", { Mathematics: 1.5 }],
    ["Maths is my top priority", { Mathematics: 1.5 }],
    ["Physics is important", { Physics: 1.5 }],
    ["Physics is really important", { Physics: 2 }],
    ["I need more time for maths", { Mathematics: 1.5 }],
    ["Physics needs more time", { Physics: 1.5 }],
    ["give Physics more time", { Physics: 1.5 }],
    ["Physics: more", { Physics: 1.5 }],
    ["I want to get better at Physics", { Physics: 1.5 }],
    ["a bit more Chemistry", { Chemistry: 1.25 }],
    ["a lot more Chemistry", { Chemistry: 2 }],
    ["much more chemistry", { Chemistry: 2 }],
    ["twice as much Physics", { Physics: 2 }],
    ["three times as much Physics", { Physics: 3 }],
    ["half the time on History", { History: 0.5 }],
    ["less History", { History: 2 / 3 }],
    ["spend less time on Art", { Art: 2 / 3 }],
    ["fewer hours of History", { History: 2 / 3 }],
    ["fewer Art sessions", { Art: 2 / 3 }],
    ["slightly less history", { History: 0.8 }],
    ["much less History", { History: 0.5 }],
    ["go easy on History", { History: 2 / 3 }],
    ["History can wait", { History: 2 / 3 }],
    ["spend more time on Physics than on History", { Physics: 1.5, History: 2 / 3 }],
    ["less History than Physics", { History: 2 / 3, Physics: 1.5 }],
    ["Physics is more important than History", { Physics: 1.5, History: 2 / 3 }],
    ["more Physics less History", { Physics: 1.5, History: 2 / 3 }],
  ];
  it.each(cases)("%s", (text, emphasis) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, emphasis },
      notUnderstood: [],
    });
  });
});

describe("a negation", () => {
  it.each([
    "I don't need much History",
    "not too much History",
    "History is not important",
    "don't focus on History",
  ])("makes less of it: %s", (text) => {
    expect(read(text).wishes.emphasis).toEqual({ History: 2 / 3 });
  });

  it.each([
    "no more Physics than Maths",
    "I don't need more Physics",
    "no extra Physics",
    "I don't want less Physics",
    "don't think I need more Physics",
    "no more History",
    "no History",
    "ignore History",
    "I'm not sure about more Physics",
    "as much Physics as Maths",
    "I like Physics more than Chemistry",
  ])("or a comparison is reported where it asks for nothing that can be planned: %s", (text) => {
    expect(read(text)).toEqual({ wishes: noWishes, understood: [], notUnderstood: [text] });
  });
});
