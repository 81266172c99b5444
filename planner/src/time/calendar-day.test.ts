import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { dayOf, parseDay } from "./calendar-day.ts";
import { dayOfLabel, labelOf, longLabelOf } from "./day-labels.ts";
import {
  addDays,
  dayNumberOf,
  dayOfNumber,
  daysBetween,
  firstDayNumber,
  mondayOf,
  startOfWeek,
  weekdayOf,
  weekdays,
  weekdaysFrom,
} from "./day-number.ts";

const lastNumber = dayNumberOf(day("9999-12-31"));
const anyDay = fc.integer({ min: firstDayNumber, max: lastNumber }).map(dayOfNumber);
const zones = Intl.supportedValuesOf("timeZone");

describe("reading a calendar day", () => {
  it.each(["2027-03-05", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])(
    "takes %s",
    (text) => {
      expect(parseDay(text)).toBe(text);
    },
  );

  it.each([
    "2027-02-29",
    "1900-02-29",
    "2027-04-31",
    "2027-13-01",
    "2027-00-10",
    "2027-01-00",
    "0000-01-01",
    "27-03-05",
    "2027-3-5",
    "12027-03-05",
    "2027-03-05T00:00",
    " 2027-03-05",
    "2027-03-05\n",
    "٢٠٢٧-٠٣-٠٥",
    "",
  ])("refuses %j", (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  it("makes a day of its parts, and none of impossible parts", () => {
    expect(dayOf({ year: 2027, month: 3, day: 5 })).toBe("2027-03-05");
    expect(dayOf({ year: 2027, month: 2, day: 30 })).toBeUndefined();
    expect(dayOf({ year: 2027.5, month: 2, day: 3 })).toBeUndefined();
    expect(dayOf({ year: -1, month: 2, day: 3 })).toBeUndefined();
  });
});

describe("arithmetic on days", () => {
  it("knows days worked out by hand", () => {
    expect(dayNumberOf(day("1970-01-01"))).toBe(0);
    expect(dayNumberOf(day("0001-01-01"))).toBe(firstDayNumber);
    expect(dayNumberOf(day("2000-03-01"))).toBe(11_017);
    expect(addDays(day("2024-02-28"), 1)).toBe("2024-02-29");
    expect(addDays(day("2027-02-28"), 1)).toBe("2027-03-01");
    expect(addDays(day("2027-01-01"), -1)).toBe("2026-12-31");
    expect(daysBetween(day("2026-06-10"), day("2026-06-15"))).toBe(5);
    expect(daysBetween(day("2026-06-15"), day("2026-06-10"))).toBe(-5);
    expect(weekdayOf(day("2026-06-08"))).toBe(0);
    expect(weekdayOf(day("2026-06-14"))).toBe(6);
    expect(weekdayOf(day("1969-12-31"))).toBe(2);
  });

  it("agrees with the proleptic calendar of the runtime on every day of the years it covers", () => {
    fc.assert(
      fc.property(fc.integer({ min: firstDayNumber, max: lastNumber }), (number) => {
        const date = new Date(number * 86_400_000);
        expect(dayOfNumber(number)).toBe(date.toISOString().slice(0, 10));
        expect(dayNumberOf(dayOfNumber(number))).toBe(number);
        expect(weekdayOf(dayOfNumber(number))).toBe((date.getUTCDay() + 6) % 7);
      }),
    );
  });

  it("steps through four hundred years without a missing or doubled day", () => {
    let current = day("1900-01-01");
    for (let step = 0; step < 146_097; step += 1) {
      const next = addDays(current, 1);
      if (!(next > current) || weekdayOf(next) !== (weekdayOf(current) + 1) % 7)
        expect.fail(`${current} is followed by ${next}`);
      current = next;
    }
    expect(current).toBe("2300-01-01");
  });

  it("starts a week on the asked weekday, at most six days before, for all of its seven days", () => {
    const inside = fc.integer({ min: firstDayNumber + 7, max: lastNumber - 7 }).map(dayOfNumber);
    fc.assert(
      fc.property(inside, fc.constantFrom(...weekdays), (any, first) => {
        const start = startOfWeek(any, first);
        expect(weekdayOf(start)).toBe(first);
        expect(daysBetween(start, any)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(start, any)).toBeLessThan(7);
        const week = weekdaysFrom(first);
        expect(week.toSorted()).toEqual(weekdays);
        week.forEach((weekday, index) => {
          expect(weekdayOf(addDays(start, index))).toBe(weekday);
          expect(startOfWeek(addDays(start, index), first)).toBe(start);
        });
        expect(startOfWeek(any, 0)).toBe(mondayOf(any));
      }),
    );
  });

  it("undoes what it adds, and orders days as their text", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (first, second) => {
        expect(addDays(first, daysBetween(first, second))).toBe(second);
        expect(Math.sign(daysBetween(first, second))).toBe(
          first < second ? 1 : first > second ? -1 : 0,
        );
      }),
    );
  });

  it("refuses to leave the years it can write", () => {
    expect(() => addDays(day("9999-12-31"), 1)).toThrow(RangeError);
    expect(() => addDays(day("0001-01-01"), -1)).toThrow(RangeError);
  });
});

describe("in every time zone", () => {
  const localDayIn = (zone: string): ((instant: number) => string) => {
    const format = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      calendar: "iso8601",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    return (instant) => {
      const part = Object.fromEntries(
        format.formatToParts(instant).map(({ type, value }) => [type, value]),
      );
      return `${part.year}-${part.month}-${part.day}`;
    };
  };

  // Samoa and Kwajalein crossed the date line and skipped a day.
  const crossesDateLine = (from: string, to: string): boolean =>
    daysBetween(day(from), day(to)) === 2;

  it("follows the wall calendar through a year of nights, clock changes and a leap day", () => {
    expect(zones.length).toBeGreaterThan(300);
    for (const zone of zones) {
      const localDay = localDayIn(zone);
      let previous = localDay(Date.UTC(2023, 6, 1, 12));
      for (let hour = 1; hour <= 366 * 24; hour += 23) {
        const current = localDay(Date.UTC(2023, 6, 1, 12 + hour));
        if (current === previous) continue;
        if (addDays(day(previous), 1) !== current)
          expect.fail(`${zone}: ${previous} then ${current}`);
        previous = current;
      }
    }
  });

  it("is right at any instant between 1970 and 2100", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 4_102_444_800 }),
        (zone, second) => {
          const localDay = localDayIn(zone);
          const today = localDay(second * 1000);
          const tomorrow = addDays(day(today), 1);
          const soon = [0, 12, 24, 25, 36, 47].map((hours) =>
            localDay((second + hours * 3600) * 1000),
          );
          const hole = soon.some((later) => crossesDateLine(today, later));
          expect(hole || soon.includes(tomorrow)).toBe(true);
        },
      ),
    );
  });

  it("labels a day as the runtime writes it in British English in that zone", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 4_102_444_800 }),
        (zone, second) => {
          const long = new Intl.DateTimeFormat("en-GB", {
            timeZone: zone,
            day: "numeric",
            month: "long",
            year: "numeric",
          }).format(second * 1000);
          expect(longLabelOf(day(localDayIn(zone)(second * 1000)))).toBe(long);
        },
      ),
    );
  });
});

describe("labels", () => {
  it("writes the plan's form and the long form", () => {
    expect(labelOf(day("2027-03-05"))).toBe("05-March-2027");
    expect(labelOf(day("2026-12-31"))).toBe("31-December-2026");
    expect(longLabelOf(day("2027-03-05"))).toBe("5 March 2027");
  });

  it.each(["05-March-2027", "5-March-2027", "5 March 2027", "05 march 2027", " 5  MARCH 2027 "])(
    "reads %j",
    (text) => {
      expect(dayOfLabel(text)).toBe("2027-03-05");
    },
  );

  it.each([
    "31-June-2027",
    "29 February 2027",
    "05-Mar-2027",
    "5 March-2027",
    "05/March/2027",
    "2027-03-05",
    "March 5 2027",
    "__proto__",
    "constructor",
    "",
  ])("refuses %j", (text) => {
    expect(dayOfLabel(text)).toBeUndefined();
  });

  it("reads back both forms of every day", () => {
    fc.assert(
      fc.property(anyDay, (calendarDay) => {
        expect(dayOfLabel(labelOf(calendarDay))).toBe(calendarDay);
        expect(dayOfLabel(longLabelOf(calendarDay))).toBe(calendarDay);
      }),
    );
  });
});
