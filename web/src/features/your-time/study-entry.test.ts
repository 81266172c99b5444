import type { CalendarDay, StudyRecord } from "@smart-planner/planner";
import { describe, expect, it } from "vitest";
import { entryErrorsOf, entryOf, recordOfEntry } from "./study-entry.ts";

const today = "2026-11-19" as CalendarDay;
const entry = { subject: " Physics ", day: "2026-11-18", startTime: "16:30", minutes: "45" };

describe("study entered by hand", () => {
  it("becomes a record", () => {
    expect(entryErrorsOf(entry, today)).toEqual({});
    expect(recordOfEntry(entry)).toEqual({
      subject: "Physics",
      source: "hand",
      stretches: [{ day: "2026-11-18", startMinute: 990, seconds: 2_700 }],
    });
  });

  it("says what is wrong", () => {
    expect(entryErrorsOf({ subject: "", day: "", startTime: "", minutes: "0" }, today)).toEqual({
      day: "Choose a day",
      startTime: "Choose a time",
      minutes: "Enter 1 to 960 minutes",
    });
    expect(entryErrorsOf({ ...entry, day: "2026-11-20", minutes: "x" }, today)).toEqual({
      day: "Choose today or a day before",
      minutes: "Enter 1 to 960 minutes",
    });
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
