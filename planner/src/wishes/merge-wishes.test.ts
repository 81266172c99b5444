import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOfNumber } from "../time/calendar-day.ts";
import { mergeWishes } from "./merge-wishes.ts";
import { noWishes } from "./no-wishes.ts";

describe("wishes together", () => {
  it("are none without any", () => {
    expect(mergeWishes([])).toEqual(noWishes);
    expect(mergeWishes([{}, noWishes])).toEqual(noWishes);
  });

  it("keep both where they differ, and the later where they speak of the same", () => {
    expect(
      mergeWishes([
        {
          emphasis: { Physics: 1.5, Art: 2 },
          weekdaysOff: [6],
          datesOff: [dayOfNumber(20_811)],
          dailyLimits: [{ weekdays: [0], minutes: 60 }],
          preferredTimes: [{ times: ["Evening"] }, { subject: "Art", times: ["Morning"] }],
          avoidedTimes: ["Night"],
          finishDaysBefore: [{ days: 2 }],
          earliestStart: 540,
        },
        {
          emphasis: { Physics: 0.5 },
          weekdaysOff: [0, 6],
          datesOff: [dayOfNumber(20_800), dayOfNumber(20_811)],
          dailyLimits: [
            { weekdays: [0], minutes: 60 },
            { weekdays: [1], minutes: 30 },
          ],
          preferredTimes: [{ subject: "Art", times: ["Night", "Morning"] }],
          avoidedTimes: ["Early Morning", "Night"],
          finishDaysBefore: [{ days: 1 }, { subject: "Art", days: 3 }],
          earliestStart: 600,
          latestEnd: 1200,
        },
      ]),
    ).toEqual({
      ...noWishes,
      emphasis: { Physics: 0.5, Art: 2 },
      weekdaysOff: [0, 6],
      datesOff: [dayOfNumber(20_800), dayOfNumber(20_811)],
      dailyLimits: [
        { weekdays: [0], minutes: 60 },
        { weekdays: [1], minutes: 30 },
      ],
      preferredTimes: [{ times: ["Evening"] }, { subject: "Art", times: ["Morning", "Night"] }],
      avoidedTimes: ["Early Morning", "Night"],
      finishDaysBefore: [{ days: 1 }, { subject: "Art", days: 3 }],
      earliestStart: 600,
      latestEnd: 1200,
    });
  });

  it("merged again with the same, stay as they are", () => {
    const record = fc.dictionary(fc.string(), fc.constantFrom(0.5, 1.5, 2));
    fc.assert(
      fc.property(
        record,
        fc.uniqueArray(fc.constantFrom(0, 1, 2, 3, 4, 5, 6)),
        (emphasis, days) => {
          const once = mergeWishes([{ emphasis, weekdaysOff: days }]);
          expect(mergeWishes([once, once])).toEqual(once);
        },
      ),
    );
  });
});
