import { describe, expect, it } from "vitest";
import { dayOfNumber } from "../time/calendar-day.ts";
import { noWishes } from "./no-wishes.ts";
import { readWishes } from "./read-wishes.ts";

const subjects = ["Physics", "Mathematics", "Chemistry", "History", "English Literature", "Art"];
const read = (text: string) => readWishes({ text, subjects, today: dayOfNumber(20_789) });

describe("days kept free before an exam", () => {
  const cases: readonly (readonly [string, number])[] = [
    ["finish two days before each exam", 2],
    ["be done a week before each exam", 7],
    ["I want everything done 3 days before my exams", 3],
    ["I want to be finished 2 days early", 2],
    ["Finish studying a day before each exam", 1],
    ["keep the day before each exam free", 1],
    ["no study the day before an exam", 1],
    ["day off before each exam", 1],
    ["leave a one day buffer before exams", 1],
    ["leave the last two days before the exams free", 2],
    ["finish a couple of days before the exams", 2],
  ];
  it.each(cases)("%s", (text, days) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, finishDaysBefore: [{ days }] },
      notUnderstood: [],
    });
  });

  const forOne: readonly (readonly [string, string, number])[] = [
    ["finish Physics three days before the exam", "Physics", 3],
    ["finish Maths one week before", "Mathematics", 7],
    ["stop studying Physics 2 days before the exam", "Physics", 2],
    ["keep two days before the Maths exam free", "Mathematics", 2],
  ];
  it.each(forOne)("%s", (text, subject, days) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, finishDaysBefore: [{ subject, days }] },
      notUnderstood: [],
    });
  });

  it.each(["no new material the day before the exam", "finish 100 days before each exam"])(
    "reports %s",
    (text) => {
      expect(read(text)).toEqual({ wishes: noWishes, understood: [], notUnderstood: [text] });
    },
  );
});
