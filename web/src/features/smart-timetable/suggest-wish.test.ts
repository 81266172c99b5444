import { parseDay } from "@smart-planner/planner/time";
import { readWishes } from "@smart-planner/planner/wishes";
import { describe, expect, it } from "vitest";
import { suggestWish } from "./suggest-wish.ts";

const subjects = ["Physics"];
const suggested = (text: string) => suggestWish(text, { start: 0, end: text.length }, subjects);

describe("a suggestion for words that were not understood", () => {
  it.each([
    ["keep it chill around the concert", "concert on Friday from 18:00"],
    ["the wedding of my cousin is on Saturday I guess", "wedding on Saturday from 18:00"],
    ["physics makes me blue", "max 1 hour of Physics a day"],
    ["tuesdays are weird", "no study on Tuesdays after 18:00"],
    ["some kind of pauses", "breaks of 15 minutes"],
    ["blocks, but fun ones", "sessions of 45 minutes"],
    ["sleep is a mystery", "sleep from 22:00 to 7:00"],
    ["as many hours as it takes", "max 3 hours a day"],
    ["exams give me the creeps", "lighter on the day before each exam"],
    ["mornings smell of toast", "only in the morning"],
    ["evenings smell of soup", "nothing after 20:00"],
    ["my dog juggles pears", "no study on Sundays after 18:00"],
  ])("speaks of the same thing, and is understood: %s", (text, suggestion) => {
    expect(suggested(text)).toBe(suggestion);
    const today = parseDay("2026-03-02");
    if (today === undefined) throw new Error("No day");
    const { readings, notUnderstood } = readWishes({
      text: suggestion,
      subjects: [{ name: "Physics", examDate: today }],
      today,
    });
    expect(readings).toHaveLength(1);
    expect(notUnderstood).toEqual([]);
  });
});
