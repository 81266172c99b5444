import { expect, it } from "vitest";
import type { CalendarDay } from "../model/model.ts";
import { loggedSecondsOf, recordOfLength } from "./record-of-length.ts";
import { type StudyLog, type StudyRecord, secondsOf } from "./study-record.ts";

const today = "2026-11-19" as CalendarDay;
const session = "19-November-2026-Maths";
const timed = (startMinute: number, seconds: number): StudyRecord => ({
  subject: "Maths",
  stretches: [{ day: today, startMinute, seconds }],
  plannedMinutes: 60,
  leftMinutes: 30,
  sessionKey: session,
  topicId: "sums",
  source: "timer",
});

const answered = (
  log: StudyLog,
  minutes: number,
  { at = 20 * 60, leftMinutes = 0 }: { at?: number; leftMinutes?: number } = {},
) => {
  const { id, record } = recordOfLength({
    log,
    session: { key: session, subject: "Maths", plannedMinutes: 60 },
    answer: { minutes, leftMinutes },
    place: { day: today, startMinute: 900 },
    now: { day: today, minuteOfDay: at },
    newId: "new",
  });
  const after = { ...log, [id]: record };
  return { id, record, minutes: loggedSecondsOf(after, session) / 60 };
};

it("without a timer the whole answer is logged, at the session's place", () => {
  const other = { ...timed(900, 600), sessionKey: "another" };
  const { id, record } = answered({ other }, 75);
  expect(id).toBe("new");
  expect(record).toMatchObject({
    subject: "Maths",
    stretches: [{ day: today, startMinute: 900, seconds: 75 * 60 }],
    plannedMinutes: 60,
    leftMinutes: 0,
    sessionKey: session,
    source: "hand",
  });
});

it("the answer includes the timer's log: only the rest is added, after it", () => {
  const log = { one: timed(910, 24 * 60 + 10), two: timed(940, 20 * 60) };
  const { id, record, minutes } = answered(log, 75);
  expect(id).toBe("new");
  expect(minutes).toBe(75);
  expect(record).toMatchObject({ topicId: "sums", source: "hand" });
  expect(record.stretches[0]?.startMinute).toBe(960);
});

it("the rest is not logged for a time that is still to come", () => {
  const { record } = answered({ one: timed(910, 44 * 60) }, 75, { at: 956 });
  expect(record.stretches[0]?.startMinute).toBe(956 - 31);
  // Later than the timer's record: the last record gives the rest.
  const long = answered({ one: timed(910, 44 * 60) }, 300, { at: 956 });
  expect(long.record.stretches[0]?.startMinute).toBe(911);
});

it("the rest passes midnight with the record it follows", () => {
  const { record, minutes } = answered({ one: timed(23 * 60 + 30, 30 * 60) }, 40, { at: 1_439 });
  expect(minutes).toBe(40);
  expect(secondsOf(record)).toBe(600);
  expect(record.stretches[0]?.startMinute).toBe(1_429);
});

it("an answer of no more than the log removes nothing, and the rest is kept", () => {
  const log = { two: timed(940, 20 * 60 + 20), one: timed(910, 24 * 60) };
  for (const minutes of [44, 30]) {
    const { id, record } = answered(log, minutes, { leftMinutes: 15 });
    expect(id).toBe("two");
    expect(record).toEqual({ ...log.two, leftMinutes: 15 });
  }
});
