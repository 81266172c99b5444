import type { CalendarDay } from "@smart-planner/planner/model";
import { formatClock, formatClock12, parseClock, parseDay } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { reminderText } from "./reminder-text.ts";
import type { Words } from "./said.ts";

const english: Words = (texts) => texts;
const inClock = (show: (minutes: number) => string) => (time: number | string) =>
  show(typeof time === "number" ? time : (parseClock(time) ?? 0));
const quoteOf = () => ({ text: "Begin.", author: "A writer" });
const spoken = { words: english, showTime: inClock(formatClock), quoteOf };

const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`not a day: ${text}`);
  return parsed;
};
const today = day("2026-06-10");

describe("the words of a notification", () => {
  it("name the session and its time", () => {
    const content = {
      kind: "studyReminder",
      key: "",
      subject: "Mathematics",
      startTime: "08:00",
      endTime: "09:20",
    } as const;
    expect(reminderText({ content, day: today }, spoken)).toEqual({
      title: "Mathematics at 08:00",
      lines: ["Mathematics starts at 08:00 and goes on until 09:20 (1 hr 20 min)."],
    });
  });

  it.each([
    [7, 150, "Chemistry exam in 7 days", "Your plan has 2 h 30 left for it until then."],
    [1, 0, "Chemistry exam tomorrow", "Nothing more is planned for it."],
  ])("count %i days to an exam", (daysLeft, minutesLeft, title, last) => {
    const content = {
      kind: "examAlert",
      subject: "Chemistry",
      examDay: day("2026-06-17"),
      daysLeft,
      minutesLeft,
    } as const;
    const words = reminderText({ content, day: today }, spoken);
    expect(words.title).toBe(title);
    expect(words.lines).toEqual(["Your Chemistry exam is on 17 June 2026.", last]);
  });

  it("name work that is due", () => {
    const content = {
      kind: "examAlert",
      subject: "History",
      examDay: day("2026-06-13"),
      daysLeft: 3,
      minutesLeft: 60,
      work: { id: "essay", title: "Essay 2", minute: 720 },
    } as const;
    expect(reminderText({ content, day: today }, spoken)).toEqual({
      title: "Essay 2 is due in 3 days",
      lines: [
        "Essay 2 for History is due on 13 June 2026 at 12:00.",
        "Your plan has 1 h left for it until then.",
      ],
    });
  });

  it("sum up a week, also an empty one", () => {
    const content = {
      kind: "weeklyDigest",
      plannedMinutes: 180,
      doneMinutes: 60,
      ahead: [{ subject: "Art", minutes: 45 }],
      examsAhead: [{ name: "Art", examDate: day("2026-06-17") }],
    } as const;
    expect(reminderText({ content, day: today }, spoken).lines).toEqual([
      "This week you did 1 h of 3 h.",
      "Next week: Art 45 min.",
      "Exam ahead: Art, 17 June 2026.",
    ]);
    const empty = { ...content, plannedMinutes: 0, doneMinutes: 0, ahead: [], examsAhead: [] };
    expect(reminderText({ content: empty, day: today }, spoken).lines).toEqual([
      "Nothing was planned this week.",
      "Nothing is planned for next week yet.",
    ]);
  });

  it("say times by the student's clock", () => {
    const content = {
      kind: "studyReminder",
      key: "",
      subject: "Maths",
      startTime: "08:00",
      endTime: "24:00",
    } as const;
    expect(
      reminderText({ content, day: today }, { ...spoken, showTime: inClock(formatClock12) }),
    ).toEqual({
      title: "Maths at 8 AM",
      lines: ["Maths starts at 8 AM and goes on until 12 AM next day (16 hr)."],
    });
  });

  it("quote a line and its author", () => {
    expect(reminderText({ content: { kind: "morningQuote" }, day: today }, spoken)).toEqual({
      title: "A line to start the day",
      lines: ["“Begin.”", "A writer"],
    });
  });

  it("keep an endless subject name and its line breaks out of a title", () => {
    const content = {
      kind: "studyReminder",
      key: "",
      subject: `Maths\r\nBcc: all@example.org ${"x".repeat(10_000)}`,
      startTime: "08:00",
      endTime: "09:00",
    } as const;
    const { title } = reminderText({ content, day: today }, spoken);
    expect(title).not.toMatch(/[\r\n]/);
    expect(title.length).toBeLessThan(100);
  });
});
