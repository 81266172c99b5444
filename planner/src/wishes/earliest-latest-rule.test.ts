import { describe, expect, it } from "vitest";
import { dayOfNumber } from "../time/calendar-day.ts";
import { noWishes } from "./no-wishes.ts";
import { readWishes } from "./read-wishes.ts";

const subjects = ["Physics", "Mathematics", "Chemistry", "History", "English Literature", "Art"];
const read = (text: string) => readWishes({ text, subjects, today: dayOfNumber(20_789) });

describe("the first hour of study", () => {
  const cases: readonly (readonly [string, number])[] = [
    ["after 5pm", 17 * 60],
    ["only after 5", 17 * 60],
    ["I can study after 4", 16 * 60],
    ["from 5pm onwards", 17 * 60],
    ["not before 10", 10 * 60],
    ["no study before ten", 10 * 60],
    ["don't start before 10 a.m.", 10 * 60],
    ["not before noon", 12 * 60],
    ["start at 9", 9 * 60],
    ["start at 8 in the morning", 8 * 60],
    ["start no earlier than 8:30", 8 * 60 + 30],
    ["not before 17.30", 17 * 60 + 30],
    ["earliest 9am", 9 * 60],
  ];
  it.each(cases)("%s", (text, earliestStart) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, earliestStart },
      notUnderstood: [],
    });
    expect(read(text).wishes.latestEnd).toBeUndefined();
  });
});

describe("the last hour of study", () => {
  const cases: readonly (readonly [string, number])[] = [
    ["until 9 pm", 21 * 60],
    ["no study after 9pm", 21 * 60],
    ["don't make me study after 10 at night", 22 * 60],
    ["nothing after 22:00", 22 * 60],
    ["not past 10", 22 * 60],
    ["no later than 10 pm", 22 * 60],
    ["finish by 8pm", 20 * 60],
    ["stop at 9", 21 * 60],
    ["latest 9 o'clock", 21 * 60],
    ["before 10pm", 22 * 60],
    ["until midnight", 24 * 60],
  ];
  it.each(cases)("%s", (text, latestEnd) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, latestEnd },
      notUnderstood: [],
    });
    expect(read(text).wishes.earliestStart).toBeUndefined();
  });
});

describe("both", () => {
  const cases: readonly (readonly [string, number, number])[] = [
    ["between 5 and 9 pm", 17, 21],
    ["between 9 and 5", 9, 17],
    ["from 4 to 8", 16, 20],
    ["9am-5pm", 9, 17],
    ["from 10am until 6pm", 10, 18],
    ["17:00-21:00 only", 17, 21],
    ["only between 4pm and 8pm", 16, 20],
    ["from 9 to 17", 9, 17],
    ["no study before 10 or after 9pm", 10, 21],
    ["not before 9 am and not after 8 pm", 9, 20],
    ["no study after 9pm or before 8am", 8, 21],
  ];
  it.each(cases)("%s", (text, from, to) => {
    expect(read(text)).toEqual({
      understood: expect.any(Array),
      wishes: { ...noWishes, earliestStart: from * 60, latestEnd: to * 60 },
      notUnderstood: [],
    });
  });
});

describe("what may be either half of the day, or is no wish for every day", () => {
  it.each([
    "before 10",
    "after 8",
    "until 3",
    "between 8 and 10",
    "8-10",
    "no study between 12 and 2",
    "not before midnight",
    "from 9pm to 5am",
    "after 25:00",
    "on weekdays after 5pm",
    "Maths after 5pm",
    "I work until 5pm",
    "I have school until 4pm",
    "I get home at 5pm",
    "don't stop at 9pm",
    "start no later than 9",
  ])("%s", (text) => {
    expect(read(text)).toEqual({ wishes: noWishes, understood: [], notUnderstood: [text] });
  });

  it("refuses an hour that leaves no time at all", () => {
    const result = read("not before 6pm. until 5pm.");
    expect(result.understood).toEqual(["No study before 18:00"]);
    expect(result.notUnderstood).toEqual(["until 5pm"]);
  });
});
