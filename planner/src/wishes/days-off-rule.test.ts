import { describe, expect, it } from "vitest";
import type { PlanningWishes } from "../model.ts";
import { dayOfNumber } from "../time/calendar-day.ts";
import { noWishes } from "./no-wishes.ts";
import { readWishes } from "./read-wishes.ts";

const subjects = ["Physics", "Mathematics", "Chemistry", "History", "English Literature", "Art"];
const read = (text: string) => readWishes({ text, subjects, today: dayOfNumber(20_789) });

describe("days of the week without study", () => {
  const cases: readonly (readonly [string, PlanningWishes["weekdaysOff"]])[] = [
    ["no Sundays", [6]],
    ["not on Sundays", [6]],
    ["Sundays off", [6]],
    ["keep Sundays free", [6]],
    ["I'd like my Sundays free", [6]],
    ["can I have Fridays off?", [4]],
    ["Leave the weekend free", [5, 6]],
    ["weekends should be free", [5, 6]],
    ["Sunday is my day off", [6]],
    ["I don't study on Sundays", [6]],
    ["I do not want to study on Sundays.", [6]],
    ["I would rather not study on Sundays", [6]],
    ["I never study on Fridays", [4]],
    ["I can't work on Sundays", [6]],
    ["I can't study on Tuesdays and Thursdays", [1, 3]],
    ["I'm busy on Wednesdays", [2]],
    ["Nothing on Saturdays", [5]],
    ["skip Sundays", [6]],
    ["rest on Sundays", [6]],
    ["I'm not free on Sundays", [6]],
    ["All my Sundays must stay free", [6]],
    ["Weekends are not possible", [5, 6]],
    ["I need a break on Sundays", [6]],
    ["Mondays don't work for me", [0]],
    ["not Saturday or Sunday", [5, 6]],
    ["no Saturdays, no Sundays", [5, 6]],
    ["no Saturdays, Sundays and Mondays", [0, 5, 6]],
    ["Sat/Sun off", [5, 6]],
    ["not during the week", [0, 1, 2, 3, 4]],
    ["No study from Monday to Wednesday", [0, 1, 2]],
    ["off Fri-Mon", [0, 4, 5, 6]],
    ["no wensdays, please", [2]],
    ["no sundys", [6]],
    ["weekends only", [0, 1, 2, 3, 4]],
    ["I can only study on weekends", [0, 1, 2, 3, 4]],
    ["Only Monday, Wednesday and Friday", [1, 3, 5, 6]],
    ["every day except Sunday", [6]],
    ["no weekdays except Friday", [0, 1, 2, 3]],
  ];
  it.each(cases)("%s", (text, weekdaysOff) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, weekdaysOff },
      notUnderstood: [],
    });
  });
});

describe("dates without study, on Wednesday 2 December 2026", () => {
  const week = (first: number, last: number, month = "2026-12"): readonly string[] =>
    Array.from(
      { length: last - first + 1 },
      (_, index) => `${month}-${String(first + index).padStart(2, "0")}`,
    );
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["day off on 24 December", ["2026-12-24"]],
    ["24th of December off", ["2026-12-24"]],
    ["No study on Dec 24th", ["2026-12-24"]],
    ["no study on December 24, 2026", ["2026-12-24"]],
    ["no study on 24/12", ["2026-12-24"]],
    ["no study on 12/24", ["2026-12-24"]],
    ["24.12. off", ["2026-12-24"]],
    ["24/12/26 off", ["2026-12-24"]],
    ["2026-12-24 off", ["2026-12-24"]],
    ["off on the 24th", ["2026-12-24"]],
    ["off on the 1st", ["2027-01-01"]],
    ["Not available on 3 January", ["2027-01-03"]],
    ["29 February 2028 off", ["2028-02-29"]],
    ["Friday 25 December off", ["2026-12-25"]],
    ["no study on Christmas Eve", ["2026-12-24"]],
    ["no study on New Year's Eve", ["2026-12-31"]],
    ["no study today", ["2026-12-02"]],
    ["tomorrow I'm busy", ["2026-12-03"]],
    ["the day after tomorrow off", ["2026-12-04"]],
    ["this Friday off", ["2026-12-04"]],
    ["next Friday off", ["2026-12-11"]],
    ["this weekend off", week(5, 6)],
    ["next week off", week(7, 13)],
    ["no study on 24 and 26 December", ["2026-12-24", "2026-12-26"]],
    ["no study on 20, 22 and 24 December", ["2026-12-20", "2026-12-22", "2026-12-24"]],
    ["I'm away 20-27 December", week(20, 27)],
    ["No study Dec 20-27", week(20, 27)],
    ["20/12-27/12 off", week(20, 27)],
    ["I'm away from the 20th to the 27th", week(20, 27)],
    ["on holiday between 20 and 27 December", week(20, 27)],
    ["off from 30 December to 2 January", [...week(30, 31), ...week(1, 2, "2027-01")]],
    ["between Christmas Eve and 26 December I am on holiday", week(24, 26)],
  ];
  it.each(cases)("%s", (text, datesOff) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, datesOff },
      notUnderstood: [],
    });
  });

  it("takes days of the week and dates in one breath", () => {
    expect(read("no Sundays or 24 December")).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, weekdaysOff: [6], datesOff: ["2026-12-24"] },
      notUnderstood: [],
    });
  });
});

describe("what is no day off, or not surely one", () => {
  it.each([
    "I'm free on Sundays",
    "I have Sundays off",
    "I have no work on Sundays",
    "I don't want Sundays off",
    "don't avoid Sundays",
    "not never on Sundays",
    "I don't mind Sundays",
    "Sundays are fine",
    "no Physics on Sundays",
    "no study on Sunday mornings",
    "every other Sunday off",
    "some Sundays off",
    "I'm usually busy on Sundays",
    "I want one day off per week",
    "If it rains, no Sundays",
    "no Sundays unless there is an exam",
    "Thursday 25 December off",
    "24 December 2020 off",
    "31 February off",
    "32 December off",
    "Sunday",
  ])("%s", (text) => {
    expect(read(text)).toEqual({ wishes: noWishes, understood: [], notUnderstood: [text] });
  });
});
