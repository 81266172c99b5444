import { describe, expect, it } from "vitest";
import { dayOfNumber } from "../time/calendar-day.ts";
import { describeWishes } from "./describe-wishes.ts";
import { noWishes } from "./no-wishes.ts";

describe("wishes in words", () => {
  it("says nothing of no wishes, nor of wishes that change nothing", () => {
    expect(describeWishes(noWishes)).toEqual([]);
    expect(
      describeWishes({
        ...noWishes,
        emphasis: { Physics: 1 },
        dailyLimits: [{ weekdays: [], minutes: 60 }],
        preferredTimes: [{ times: [] }],
        finishDaysBefore: [{ days: 0 }],
      }),
    ).toEqual([]);
  });

  it("has one sentence for each", () => {
    expect(
      describeWishes({
        emphasis: { Physics: 2, Maths: 1.5, Art: 1.2, Latin: 0.8, History: 2 / 3, Greek: 0.25 },
        difficulty: { Physics: 5, Maths: 3, Art: 1 },
        weekdaysOff: [6, 5],
        datesOff: [
          dayOfNumber(20_811),
          dayOfNumber(20_812),
          dayOfNumber(20_813),
          dayOfNumber(20_830),
        ],
        dailyLimits: [
          { weekdays: [0, 1, 2, 3, 4], minutes: 180 },
          { weekdays: [0, 1, 2, 3, 4, 5, 6], minutes: 61 },
          { weekdays: [2], minutes: 0 },
        ],
        preferredTimes: [{ subject: "Maths", times: ["Morning", "Night"] }, { times: ["Evening"] }],
        avoidedTimes: ["Early Morning", "Afternoon"],
        earliestStart: 570,
        latestEnd: 1260,
        finishDaysBefore: [{ days: 1 }, { subject: "Physics", days: 3 }],
        minSessionLength: 30,
        maxSessionLength: 90,
      }),
    ).toEqual([
      "Much more time for Physics",
      "More time for Maths",
      "A little more time for Art",
      "A little less time for Latin",
      "Less time for History",
      "Much less time for Greek",
      "Physics counts as very hard",
      "Maths counts as medium",
      "Art counts as very easy",
      "No study on weekends",
      "No study from 24 to 26 December 2026",
      "No study on 12 January 2027",
      "At most 3 hours on weekdays",
      "At most 1 hour 1 minute a day",
      "No study on Wednesdays",
      "Maths preferably in the morning and at night",
      "Study preferably in the evening",
      "No study in the early morning or in the afternoon",
      "No study before 09:30",
      "No study after 21:00",
      "The last day before each exam free of its subject",
      "The last 3 days before the Physics exam free of Physics",
      "Sessions of at least 30 minutes",
      "Sessions of at most 1 hour 30 minutes",
    ]);
  });

  it("names months and years of a run only where they differ", () => {
    const run = (first: number, last: number) =>
      describeWishes({ ...noWishes, datesOff: [dayOfNumber(first), dayOfNumber(last)] });
    expect(run(20_818, 20_819)).toEqual(["No study from 31 December 2026 to 1 January 2027"]);
    expect(run(20_787, 20_788)).toEqual(["No study from 30 November to 1 December 2026"]);
  });
});
