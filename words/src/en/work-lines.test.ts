import { parseDay } from "@smart-planner/planner/time";
import type { WorkFacts } from "@smart-planner/planner/work";
import { expect, it } from "vitest";
import { workLineWords as words } from "./work-lines.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const facts: WorkFacts = {
  kind: "topics",
  topics: 2,
  doneTopics: 1,
  wholeMinutes: 1320,
  doneMinutes: 540,
  exams: 2,
  isTold: true,
};
const none: WorkFacts = { ...facts, kind: "none", isTold: false };

it("says chapters, hours and exams", () => {
  expect(words.line(facts)).toBe("2 exams, 9 of 22 h done");
  expect(words.line({ ...facts, doneMinutes: 545 })).toBe("2 exams, 9 h 05 of 22 h done");
  expect(words.line({ ...facts, exams: 1, topics: 1, doneMinutes: 0 })).toBe("1 exam, 1 chapter");
  expect(words.line({ ...facts, kind: "goal", exams: 1, doneMinutes: 0 })).toBe(
    "1 exam, goal 22 h",
  );
  expect(words.line(none)).toBeUndefined();
  expect(words.line({ ...none, isTold: true })).toBe("2 exams");
  expect(words.head(facts)).toBe("2 chapters, 22 h, 9 h done");
  expect(words.head({ ...facts, kind: "goal", doneMinutes: 0 })).toBe("Goal 22 h");
  expect(words.head(none)).toBe("No goal set");
});

it("names the rest beside the time that stays free", () => {
  expect(words.left(facts)).toBe("1 of 2 chapters, 13 h left");
  expect(words.left({ ...facts, kind: "goal" })).toBe("13 h left");
  expect(words.fit(facts, 0, 180)).toBe("1 of 2 chapters, 13 h left, 3 h to spare");
  expect(words.fit(facts, 60, 0)).toBe("1 of 2 chapters, 13 h left, 1 h do not fit");
  expect(words.fit(facts, 0, 0)).toBe("1 of 2 chapters, 13 h left, nothing to spare");
  expect(words.fit(none, 0, 0)).toBeUndefined();
});

it("says when the next exam is, and how much a day is left until the last", () => {
  expect(words.nextExam({ name: "Midterm", days: 9 })).toBe("Midterm in 9 days");
  expect(words.nextExam({ name: "", days: 1 })).toBe("Exam tomorrow");
  expect(words.nextExam("over")).toBe("All exams are over");
  const until = { minutesADay: 30, day: day("2026-12-16") };
  expect(words.foot({ leftMinutes: 780, until: { ...until, name: "Final" } })).toBe(
    "13 h left, about 30 min a day until the final",
  );
  expect(words.foot({ leftMinutes: 780, until })).toBe(
    "13 h left, about 30 min a day until 16 December",
  );
  expect(words.foot({ leftMinutes: 780 })).toBe("13 h left");
  expect(words.foot({ leftMinutes: 0 })).toBe("All of it is done");
});

it("says that an exam is over, and how often a chapter was gone over", () => {
  const today = day("2026-11-19");
  expect(words.examOver(today, today)).toBe("This exam is today, so no time is planned for it.");
  expect(words.examOver(day("2026-11-18"), today)).toBe(
    "18 November 2026 is over, so no time is planned for it.",
  );
  expect(words.review({ times: 0 })).toBe("Not gone over yet.");
  expect(words.review({ times: 1, last: today })).toBe("Gone over once, last on 19 November.");
  const forecast = { percent: 80, day: day("2026-12-16") };
  expect(words.review({ times: 2, last: today, forecast })).toBe(
    "Gone over 2 times, last on 19 November. Without another time, you would know about 80 % of it on 16 December.",
  );
});
