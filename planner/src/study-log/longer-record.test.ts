import { expect, it } from "vitest";
import type { CalendarDay } from "../model/model.ts";
import { longerRecordOf } from "./study-record.ts";

const studied = (...minutes: readonly number[]) => ({
  subject: "Maths",
  stretches: minutes.map((length) => ({
    day: "2027-01-15" as CalendarDay,
    startMinute: 480,
    seconds: length * 60,
  })),
  source: "timer" as const,
});

it("more study counts, over all stretches, and of as much the later record", () => {
  const [short, long, parts] = [studied(40), studied(50), studied(30, 20)];
  expect(longerRecordOf(short, long)).toBe(long);
  expect(longerRecordOf(long, short)).toBe(long);
  expect(longerRecordOf(parts, short)).toBe(parts);
  expect(longerRecordOf(parts, long)).toBe(parts);
});
