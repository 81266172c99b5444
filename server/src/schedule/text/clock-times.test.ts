import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clockStyleOf,
  durationOfCell,
  findRange,
  rangeOfCell,
  repairScannedTimes,
  resolveRange,
  timeOfCell,
} from "./clock-times.ts";

const resolved = (text: string): string | undefined => {
  const range = rangeOfCell(text, { bareHours: true });
  if (range === undefined) return undefined;
  const times = resolveRange(range, clockStyleOf([range.start, range.end]));
  return times === undefined ? undefined : `${times.startTime}-${times.endTime}`;
};

describe("ranges in a cell", () => {
  it.each([
    ["09:00-10:30", "09:00-10:30"],
    ["9:00 – 10:30", "09:00-10:30"],
    ["14:00 to 15:15", "14:00-15:15"],
    ["from 14:00 until 15:15", "14:00-15:15"],
    ["9.00-10.30", "09:00-10:30"],
    ["0900-1030", "09:00-10:30"],
    ["9am-10am", "09:00-10:00"],
    ["9-10:30am", "09:00-10:30"],
    ["11:00 - 1:00 PM", "11:00-13:00"],
    ["11am-1", "11:00-13:00"],
    ["1-2 pm", "13:00-14:00"],
    ["1:00 p.m. – 2:30 p.m.", "13:00-14:30"],
    ["12:00 PM - 1:00 PM", "12:00-13:00"],
    ["12:00 AM - 1:00 AM", "00:00-01:00"],
    ["10 am to noon", "10:00-12:00"],
    ["9h00 - 10h30", "09:00-10:30"],
    ["11:00-1:00", "11:00-13:00"],
    ["1:00-2:30", "13:00-14:30"],
    ["01:00-02:30", "01:00-02:30"],
    ["22:00-06:00", "22:00-06:00"],
    ["23:00-24:00", "23:00-00:00"],
    ["9:00:00 - 10:00:00", "09:00-10:00"],
    ["9-10", "09:00-10:00"],
  ])("%s", (text, expected) => {
    expect(resolved(text)).toBe(expected);
  });

  it.each(["", "Maths", "9:00", "25:00-26:00", "09:75-10:00", "Maths 9:00-10:00", "10:00-10:00"])(
    "%s is no range",
    (text) => {
      expect(resolved(text)).toBeUndefined();
    },
  );

  it("finds a range inside other words, but not two bare numbers", () => {
    expect(findRange("Period 2 (9:50-10:40)")?.before).toBe("Period 2 (");
    expect(findRange("Chapter 9-10")).toBeUndefined();
    expect(findRange("Call 555-1234")).toBeUndefined();
  });

  it("reads back every range that a 24-hour clock can write", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const clock = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
    fc.assert(
      fc.property(minute, minute, (start, end) => {
        fc.pre(start !== end);
        const range = rangeOfCell(`${clock(start)}-${clock(end)}`);
        expect(range).toBeDefined();
        if (range === undefined) return;
        expect(resolveRange(range, { afternoonHours: false })).toEqual({
          startTime: clock(start),
          endTime: clock(end),
        });
      }),
    );
  });
});

describe("single times and lengths", () => {
  it("takes a bare number for a time only where times are expected", () => {
    expect(timeOfCell("9")).toBeUndefined();
    expect(timeOfCell("9", { bareHours: true })?.hour).toBe(9);
    expect(timeOfCell("9 pm")?.half).toBe("pm");
    expect(timeOfCell("Room 9", { bareHours: true })).toBeUndefined();
  });

  it.each([
    ["90 min", 90],
    ["1h 30", 90],
    ["1.5 hours", 90],
    ["2 h", 120],
    ["1:30", 90],
    ["45", 45],
  ])("%s", (text, minutes) => {
    expect(durationOfCell(text)).toBe(minutes);
  });

  it("repairs what a scan makes of digits", () => {
    expect(repairScannedTimes("O9:3O-l0:15")).toBe("09:30-10:15");
    expect(repairScannedTimes("10;30")).toBe("10:30");
    expect(repairScannedTimes("1lam")).toBe("11am");
    expect(repairScannedTimes("1llam")).toBe("11am");
    expect(repairScannedTimes("l1 am")).toBe("11 am");
    expect(repairScannedTimes("08 00 - 09 30")).toBe("08:00 - 09:30");
    expect(repairScannedTimes("10:15 11:45")).toBe("10:15 - 11:45");
    expect(repairScannedTimes("History of Ideas")).toBe("History of Ideas");
  });
});
