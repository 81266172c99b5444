import { describe, expect, it } from "vitest";
import { dayOfNumber } from "../time/calendar-day.ts";
import { noWishes } from "./no-wishes.ts";
import { readWishes } from "./read-wishes.ts";

const subjects = ["Physics", "Mathematics", "Chemistry", "History", "English Literature", "Art"];
const read = (text: string) => readWishes({ text, subjects, today: dayOfNumber(20_789) });

const everyDay = [0, 1, 2, 3, 4, 5, 6] as const;
const weekdays = [0, 1, 2, 3, 4] as const;

describe("the most study on a day", () => {
  const cases: readonly (readonly [string, readonly (readonly [readonly number[], number])[]])[] = [
    ["max 3 hours on weekdays", [[weekdays, 180]]],
    ["max. 2 hrs a day", [[everyDay, 120]]],
    ["max 3h per day", [[everyDay, 180]]],
    ["max three hours daily", [[everyDay, 180]]],
    ["no more than 4 hours per day", [[everyDay, 240]]],
    ["not more than two hours on Fridays", [[[4], 120]]],
    ["don't plan more than 3 hours a day", [[everyDay, 180]]],
    ["never exceed 4 hours a day", [[everyDay, 240]]],
    ["less than three hours a day", [[everyDay, 180]]],
    ["keep it under 3 hours a day", [[everyDay, 180]]],
    ["3 hours a day tops", [[everyDay, 180]]],
    ["maximum of 90 minutes on Mondays", [[[0], 90]]],
    ["1h30 max on Mondays", [[[0], 90]]],
    ["an hour and a half on Tuesdays", [[[1], 90]]],
    ["at most one and a half hours on school days", [[weekdays, 90]]],
    ["no more than 1 hour and 30 minutes a day", [[everyDay, 90]]],
    ["up to 2.5 hours on Saturdays", [[[5], 150]]],
    ["only half an hour on Fridays", [[[4], 30]]],
    ["at most forty-five minutes on Fridays", [[[4], 45]]],
    ["I can only study 2 hours on weekdays", [[weekdays, 120]]],
    ["I have 3 hours on weekdays", [[weekdays, 180]]],
    ["On Fridays I can only do 1 hour", [[[4], 60]]],
    ["At weekends I can study up to 5 hours", [[[5, 6], 300]]],
    ["Limit Sundays to 1 hour", [[[6], 60]]],
    ["max 2-3 hours a day", [[everyDay, 180]]],
    ["at most 3 hours every day except Sunday", [[[0, 1, 2, 3, 4, 5], 180]]],
    ["at most 52 minutes on Mondays", [[[0], 50]]],
    [
      "max 3 hours on weekdays and 5 hours on weekends",
      [
        [weekdays, 180],
        [[5, 6], 300],
      ],
    ],
  ];
  it.each(cases)("%s", (text, limits) => {
    const dailyLimits = limits.map(([days, minutes]) => ({ weekdays: days, minutes }));
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, dailyLimits },
      notUnderstood: [],
    });
  });

  it.each(["keep Sunday light", "light Sundays please", "Sundays should be light"])(
    "takes a light day for one hour: %s",
    (text) => {
      expect(read(text).understood).toEqual(["At most 1 hour on Sundays"]);
    },
  );

  it("takes no hours at all for a day off", () => {
    expect(read("0 hours on Sundays").wishes).toEqual({ ...noWishes, weekdaysOff: [6] });
  });
});

describe("what is no such limit", () => {
  it.each([
    "at least 2 hours on weekdays and 5 hours on weekends",
    "more than 3 hours on Saturdays",
    "max 3 hours",
    "max 3 hours of Physics a day",
    "max 3 hours on 24 December",
    "30 hours a day",
    "20 hours a week",
    "don't keep Sunday light",
  ])("%s", (text) => {
    const { wishes, notUnderstood } = read(text);
    expect(wishes).toEqual(noWishes);
    expect(notUnderstood).toEqual([text]);
  });

  it("reports the half that leaves its unit out", () => {
    const result = read("2 hours on weekdays and 4 on weekends");
    expect(result.understood).toEqual(["At most 2 hours on weekdays"]);
    expect(result.notUnderstood).toEqual(["4 on weekends"]);
  });
});
