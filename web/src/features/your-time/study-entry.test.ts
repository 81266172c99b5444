import type { CalendarDay } from "@smart-planner/planner/model";
import type { StudyRecord } from "@smart-planner/planner/progress";
import { yourTimeWords } from "@smart-planner/words/en/your-time";
import { describe, expect, it } from "vitest";
import { entryErrorsOf, entryOf, recordOfEntry } from "./study-entry.ts";

const today = "2026-11-19" as CalendarDay;
const now = { day: today, minuteOfDay: 16 * 60 };
const entry = { subject: " Physics ", day: "2026-11-18", startTime: "16:30", minutes: "45" };

describe("study entered by hand", () => {
  it("becomes a record", () => {
    expect(entryErrorsOf(yourTimeWords, entry, now)).toEqual({});
    expect(recordOfEntry(entry)).toEqual({
      subject: "Physics",
      source: "hand",
      stretches: [{ day: "2026-11-18", startMinute: 990, seconds: 2_700 }],
    });
  });

  it("names errors", () => {
    expect(
      entryErrorsOf(yourTimeWords, { subject: "", day: "", startTime: "", minutes: "0" }, now),
    ).toEqual({
      day: "Choose a day",
      startTime: "Choose a time",
      minutes: "Enter 1 to 960 minutes",
    });
    expect(
      entryErrorsOf(yourTimeWords, { ...entry, day: "2026-11-20", minutes: "x" }, now),
    ).toEqual({
      day: "Choose today or a day before",
      minutes: "Enter 1 to 960 minutes",
    });
  });

  it("has begun: future time was not studied", () => {
    const startOn = (day: string, startTime: string) =>
      entryErrorsOf(yourTimeWords, { ...entry, day, startTime }, now);
    const refusal = { startTime: "That is still to come: choose a time that has passed" };
    expect(startOn("2026-11-19", "16:01")).toEqual(refusal);
    expect(startOn("2026-11-19", "16:00")).toEqual({});
    expect(startOn("2026-11-18", "23:00")).toEqual({});
    // The day says it already.
    expect(startOn("2026-11-20", "23:00")).toEqual({ day: "Choose today or a day before" });
  });

  it("gives each day its own where it passes midnight", () => {
    expect(recordOfEntry({ ...entry, startTime: "23:30" })?.stretches).toEqual([
      { day: "2026-11-18", startMinute: 1_410, seconds: 1_800 },
      { day: "2026-11-19", startMinute: 0, seconds: 900 },
    ]);
  });

  describe("that the timer had logged", () => {
    const record: StudyRecord = {
      subject: "Physics",
      source: "timer",
      sessionKey: "k",
      topicId: "waves",
      plannedMinutes: 30,
      leftMinutes: 15,
      pace: 1.2,
      stretches: [
        { day: today, startMinute: 960, seconds: 601 },
        { day: today, startMinute: 980, seconds: 599 },
      ],
    };

    it("keeps its seconds, its pauses and its session when only another field changes", () => {
      expect(recordOfEntry(entryOf(record), record)).toEqual(record);
      expect(recordOfEntry({ ...entryOf(record), subject: " Physics " }, record)).toEqual(record);
      expect(recordOfEntry({ ...entryOf(record), startTime: "17:00" }, record)).toEqual({
        ...record,
        stretches: [{ day: today, startMinute: 1_020, seconds: 1_200 }],
      });
    });

    it("leaves its session behind with its subject: another one learns nothing from that plan", () => {
      expect(recordOfEntry({ ...entryOf(record), subject: "History" }, record)).toEqual({
        subject: "History",
        source: "timer",
        stretches: record.stretches,
      });
    });
  });
});
