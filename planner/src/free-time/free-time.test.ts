import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type {
  AvailabilityBlock,
  AvailabilityGrid,
  BlockType,
  CalendarDay,
  Commitment,
  PlanningWishes,
  PreferredTime,
  Weekday,
} from "../model/model.ts";
import { formatClock } from "../time/clock-time.ts";
import { weekdayNames } from "../time/day-labels.ts";
import { addDays, weekdayOf, weekdays } from "../time/day-number.ts";
import { noWishes } from "../wishes/no-wishes.ts";
import type { Availability } from "./busy-week.ts";
import { freeDaysFrom } from "./free-days.ts";
import { minutesIn } from "./intervals.ts";
import { preferredTimeWindows } from "./preferred-times.ts";
import { weekPatternOf } from "./week-pattern.ts";

const monday = day("2026-06-08");
const noSleep = { start: 0, end: 0 };

const gridOf = (...painted: readonly (readonly [Weekday, number, BlockType])[]): AvailabilityGrid =>
  Object.fromEntries(
    painted.map(([day, hour, type]): [string, AvailabilityBlock] => [
      `${weekdayNames[day]}-${hour}`,
      { day, hour, type, label: type },
    ]),
  );

const commitment = (days: readonly Weekday[], startTime: string, endTime: string): Commitment => ({
  name: "Shift",
  days,
  startTime,
  endTime,
  type: "work",
});

const availabilityOf = (parts: Partial<Availability>): Availability => ({
  grid: {},
  commitments: [],
  sleepSchedule: noSleep,
  ...parts,
});

const hours = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([start, end]) => ({ start: start * 60, end: end * 60 }));

describe("the free time of a week", () => {
  it("is every waking hour when nothing is painted", () => {
    const week = weekPatternOf(availabilityOf({ sleepSchedule: { start: 23, end: 7 } }));
    for (const weekday of weekdays) expect(week[weekday]).toEqual(hours([7, 23]));
  });

  it("leaves out a sleep window that does not pass midnight", () => {
    const week = weekPatternOf(availabilityOf({ sleepSchedule: { start: 1, end: 9 } }));
    expect(week[3]).toEqual(hours([0, 1], [9, 24]));
  });

  it("leaves out classes, commitments and sleep that are painted", () => {
    const grid = gridOf([0, 9, "class"], [0, 10, "commitment"], [0, 14, "sleep"]);
    const week = weekPatternOf(availabilityOf({ grid }));
    expect(week[0]).toEqual(hours([0, 9], [11, 14], [15, 24]));
    expect(week[1]).toEqual(hours([0, 24]));
  });

  it("is only Free Time on a weekday where some is painted", () => {
    const grid = gridOf([2, 18, "free"], [2, 19, "free"], [2, 22, "free"]);
    const week = weekPatternOf(availabilityOf({ grid, sleepSchedule: { start: 22, end: 7 } }));
    expect(week[2]).toEqual(hours([18, 20]));
    expect(week[3]).toEqual(hours([7, 22]));
  });

  it("carries a commitment past midnight into the next day", () => {
    const commitments = [commitment([4], "22:30", "02:15")];
    const week = weekPatternOf(availabilityOf({ commitments }));
    expect(week[4]).toEqual([{ start: 0, end: 22 * 60 + 30 }]);
    expect(week[5]).toEqual([{ start: 135, end: 1440 }]);
  });

  it("carries Sunday night into Monday morning", () => {
    const week = weekPatternOf(
      availabilityOf({ commitments: [commitment([6], "20:00", "06:00")] }),
    );
    expect(week[6]).toEqual(hours([0, 20]));
    expect(week[0]).toEqual(hours([6, 24]));
  });

  it("takes a whole day for a commitment that ends when it began", () => {
    const week = weekPatternOf(
      availabilityOf({ commitments: [commitment([1], "09:00", "09:00")] }),
    );
    expect(week[1]).toEqual(hours([0, 9]));
    expect(week[2]).toEqual(hours([9, 24]));
  });

  it("ends a commitment at midnight without touching the next day", () => {
    for (const endTime of ["00:00", "24:00"]) {
      const week = weekPatternOf(
        availabilityOf({ commitments: [commitment([1], "21:00", endTime)] }),
      );
      expect(week[1]).toEqual(hours([0, 21]));
      expect(week[2]).toEqual(hours([0, 24]));
    }
  });

  it("keeps wished days and times free of study", () => {
    const wishes: PlanningWishes = {
      ...noWishes,
      weekdaysOff: [6],
      datesOff: [addDays(monday, 2)],
      avoidedTimes: ["Afternoon"],
      earliestStart: 9 * 60,
      latestEnd: 20 * 60,
    };
    const [first, , third, fourth, , , seventh] = freeDaysFrom({
      availability: availabilityOf({ wishes }),
      today: monday,
      minuteOfDay: 0,
      days: 7,
    });
    expect(first?.free).toEqual(hours([9, 12], [17, 20]));
    expect(third?.free).toEqual([]);
    expect(fourth?.free).toEqual(hours([9, 12], [17, 20]));
    expect(seventh?.free).toEqual([]);
  });
});

describe("the free time of calendar days", () => {
  it("gives only the rest of today", () => {
    const availability = availabilityOf({ sleepSchedule: { start: 23, end: 7 } });
    const [first, second] = freeDaysFrom({
      availability,
      today: monday,
      minuteOfDay: 15 * 60 + 7,
      days: 2,
    });
    expect(first?.free).toEqual([{ start: 907, end: 1380 }]);
    expect(second?.free).toEqual(hours([7, 23]));
  });

  it("has nothing when no day is asked for", () => {
    const availability = availabilityOf({});
    expect(freeDaysFrom({ availability, today: monday, minuteOfDay: 0, days: 0 })).toEqual([]);
    expect(freeDaysFrom({ availability, today: monday, minuteOfDay: 0, days: -3 })).toEqual([]);
  });
});

describe("against a model that looks at every minute", () => {
  const anyWeekday = fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6);
  const anyTime = fc.constantFrom<PreferredTime>(
    "Early Morning",
    "Morning",
    "Afternoon",
    "Evening",
    "Night",
  );
  const anyMinute = fc.integer({ min: 0, max: 1439 });
  const anyGrid = fc
    .array(
      fc.tuple(
        anyWeekday,
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom<BlockType>("free", "class", "commitment", "sleep"),
      ),
      { maxLength: 60 },
    )
    .map((painted) => gridOf(...painted));
  const anyCommitment = fc
    .tuple(fc.uniqueArray(anyWeekday), anyMinute, anyMinute)
    .map(([days, start, end]) => commitment(days, formatClock(start), formatClock(end)));
  const anyWishes = fc.record({
    weekdaysOff: fc.uniqueArray(anyWeekday, { maxLength: 2 }),
    datesOff: fc.array(
      fc.integer({ min: 0, max: 13 }).map((days) => addDays(monday, days)),
      { maxLength: 2 },
    ),
    avoidedTimes: fc.uniqueArray(anyTime, { maxLength: 2 }),
    earliestStart: anyMinute,
    latestEnd: anyMinute,
  });
  const anyHour = fc.integer({ min: 0, max: 23 });

  const minutesOfClock = (text: string): number =>
    Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

  const busyOn = (availability: Availability, day: CalendarDay): ((minute: number) => boolean) => {
    const { grid, commitments, sleepSchedule, wishes } = availability;
    const weekday = weekdayOf(day);
    const dayBefore = weekdayOf(addDays(day, -1));
    const painted = Array.from(
      { length: 24 },
      (_, hour) => grid[`${weekdayNames[weekday]}-${hour}`]?.type,
    );
    const someFree = painted.includes("free");
    const isCommitted = (minute: number): boolean =>
      commitments.some(({ days, startTime, endTime }) => {
        const start = minutesOfClock(startTime);
        const end = minutesOfClock(endTime);
        const overnight = end <= start;
        return (
          (days.includes(weekday) && minute >= start && (overnight || minute < end)) ||
          (overnight && days.includes(dayBefore) && minute < end)
        );
      });
    const isAsleep = (hour: number): boolean => {
      const { start, end } = sleepSchedule;
      return start <= end ? hour >= start && hour < end : hour >= start || hour < end;
    };
    const isWishedAway = (minute: number): boolean =>
      wishes !== undefined &&
      (wishes.weekdaysOff.includes(weekday) ||
        wishes.datesOff.includes(day) ||
        minute < (wishes.earliestStart ?? 0) ||
        minute >= (wishes.latestEnd ?? 1440) ||
        wishes.avoidedTimes.some(
          (time) =>
            minute >= preferredTimeWindows[time].start && minute < preferredTimeWindows[time].end,
        ));
    return (minute) => {
      const hour = Math.floor(minute / 60);
      const block = painted[hour];
      return (
        (block !== undefined && block !== "free") ||
        (someFree && block !== "free") ||
        isCommitted(minute) ||
        isAsleep(hour) ||
        isWishedAway(minute)
      );
    };
  };

  it("agrees on every minute of a fortnight", () => {
    fc.assert(
      fc.property(
        fc.record({
          grid: anyGrid,
          commitments: fc.array(anyCommitment, { maxLength: 4 }),
          sleepSchedule: fc.record({ start: anyHour, end: anyHour }),
        }),
        fc.option(anyWishes, { nil: undefined }),
        anyMinute,
        (parts, wishes, minuteOfDay) => {
          const availability: Availability = wishes
            ? { ...parts, wishes: { ...noWishes, ...wishes } }
            : parts;
          const days = freeDaysFrom({ availability, today: monday, minuteOfDay, days: 14 });
          expect(days.map(({ day }) => day)).toEqual(
            Array.from({ length: 14 }, (_, index) => addDays(monday, index)),
          );
          for (const { day, free } of days) {
            const isBusy = busyOn(availability, day);
            let expected = 0;
            for (let minute = 0; minute < 1440; minute += 1) {
              const past = day === monday && minute < minuteOfDay;
              const isFree = !past && !isBusy(minute);
              if (isFree) expected += 1;
              const said = free.some(({ start, end }) => minute >= start && minute < end);
              if (said !== isFree) expect.fail(`${day} minute ${minute}: ${said}`);
            }
            expect(minutesIn(free)).toBe(expected);
            for (const [index, { start, end }] of free.entries()) {
              expect(end).toBeGreaterThan(start);
              expect(start).toBeGreaterThan(free[index - 1]?.end ?? -1);
            }
          }
        },
      ),
    );
  });
});
