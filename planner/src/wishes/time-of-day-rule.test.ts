import { describe, expect, it } from "vitest";
import type { PlanningWishes } from "../model.ts";
import { dayOfNumber } from "../time/calendar-day.ts";
import { noWishes } from "./no-wishes.ts";
import { readWishes } from "./read-wishes.ts";

const subjects = ["Physics", "Mathematics", "Chemistry", "History", "English Literature", "Art"];
const read = (text: string) => readWishes({ text, subjects, today: dayOfNumber(20_789) });

describe("times of day to seek", () => {
  const cases: readonly (readonly [string, PlanningWishes["preferredTimes"]])[] = [
    ["I prefer evenings", [{ times: ["Evening"] }]],
    ["evenings please", [{ times: ["Evening"] }]],
    ["I am a morning person", [{ times: ["Morning"] }]],
    ["I'm a night owl", [{ times: ["Night"] }]],
    ["I'm an early bird", [{ times: ["Early Morning"] }]],
    ["I study best in the afternoon", [{ times: ["Afternoon"] }]],
    ["mornings are best", [{ times: ["Morning"] }]],
    ["evenings are good for me", [{ times: ["Evening"] }]],
    ["I'd like to study in the mornings and evenings", [{ times: ["Morning", "Evening"] }]],
    ["I'd rather study in the evenings than in the mornings", [{ times: ["Evening"] }]],
    ["prefer evenings to mornings", [{ times: ["Evening"] }]],
    ["Maths in the mornings", [{ subject: "Mathematics", times: ["Morning"] }]],
    ["Maths only in the mornings", [{ subject: "Mathematics", times: ["Morning"] }]],
    ["I prefer to study maths in the morning", [{ subject: "Mathematics", times: ["Morning"] }]],
    ["Schedule History for the afternoon", [{ subject: "History", times: ["Afternoon"] }]],
    ["Do Chemistry early in the morning", [{ subject: "Chemistry", times: ["Early Morning"] }]],
    ["Chemistry late at night", [{ subject: "Chemistry", times: ["Night"] }]],
    [
      "Physics and Maths in the mornings",
      [
        { subject: "Physics", times: ["Morning"] },
        { subject: "Mathematics", times: ["Morning"] },
      ],
    ],
    [
      "Maths mornings, Physics evenings",
      [
        { subject: "Mathematics", times: ["Morning"] },
        { subject: "Physics", times: ["Evening"] },
      ],
    ],
    [
      "Physics in the evenings and Maths in the mornings",
      [
        { subject: "Physics", times: ["Evening"] },
        { subject: "Mathematics", times: ["Morning"] },
      ],
    ],
  ];
  it.each(cases)("%s", (text, preferredTimes) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, preferredTimes },
      notUnderstood: [],
    });
  });
});

describe("times of day to leave free", () => {
  const mornings = ["Early Morning", "Morning"] as const;
  const cases: readonly (readonly [string, PlanningWishes["avoidedTimes"]])[] = [
    ["don't study in the mornings", mornings],
    ["I'm not a morning person", mornings],
    ["I hate mornings", mornings],
    ["no early mornings", ["Early Morning"]],
    ["not in the evening", ["Evening"]],
    ["avoid evenings", ["Evening"]],
    ["keep my evenings free", ["Evening"]],
    ["evenings don't work for me", ["Evening"]],
    ["never at night", ["Night"]],
    ["no studying late at night", ["Night"]],
    ["I can't concentrate in the afternoons", ["Afternoon"]],
    ["no mornings or evenings", [...mornings, "Evening"]],
    ["evenings only", [...mornings, "Afternoon", "Night"]],
    ["only study in the mornings", ["Afternoon", "Evening", "Night"]],
  ];
  it.each(cases)("%s", (text, avoidedTimes) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, avoidedTimes },
      notUnderstood: [],
    });
  });

  it("reaches over days and times with one negation", () => {
    expect(read("don't study on Saturdays or in the mornings").wishes).toEqual({
      ...noWishes,
      weekdaysOff: [5],
      avoidedTimes: mornings,
    });
  });

  it("does not carry a negation over a mere comma, nor drop it", () => {
    const result = read("not mornings, afternoons please");
    expect(result.wishes).toEqual({ ...noWishes, avoidedTimes: mornings });
    expect(result.notUnderstood).toEqual(["afternoons please"]);
  });
});

describe("what is no wish about the time of day, or none that can be kept", () => {
  it.each([
    "I have Maths in the mornings",
    "no Maths in the evening",
    "Maths not in the evening",
    "I don't hate mornings",
    "not only mornings",
    "I don't mind studying in the evening",
    "not too late",
  ])("%s", (text) => {
    expect(read(text)).toEqual({ wishes: noWishes, understood: [], notUnderstood: [text] });
  });
});
