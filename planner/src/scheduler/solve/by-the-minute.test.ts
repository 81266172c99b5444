import { expect, it } from "vitest";
import { day } from "../../../test/calendar-day.ts";
import { defaultPreferences } from "../../model/default-preferences.ts";
import { addDays } from "../../time/day-number.ts";
import { planAdvanced } from "../plan-advanced.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { problemOf } from "../problem/problem.ts";
import { repairByTheMinute } from "./by-the-minute.ts";

const monday = day("2026-06-08");

/** Near has an exam on Thursday, Later some days after it; neither has a goal. */
const weekWith = (later: number, daysOff: readonly number[] = []): AdvancedInputs => ({
  today: monday,
  minuteOfDay: 0,
  subjects: [
    { name: "Near", examDate: addDays(monday, 3) },
    { name: "Later", examDate: addDays(monday, later) },
  ],
  grid: {},
  commitments: [],
  preferences: { ...defaultPreferences, maxSessionLength: 60 },
  hoursPerDay: 4,
  dateLimits: daysOff.map((off) => ({ day: addDays(monday, off), minutes: 0 })),
});

type Planned = readonly [name: string, day: number, hour: number, minutes: number];

/** If comfort has given way, as after each exam got some time. */
const repaired = (
  given: AdvancedInputs,
  planned: readonly Planned[],
  held: readonly Planned[] = [],
) => {
  const fixed = held.map(([subject, on, hour, minutes]) => ({
    subject,
    day: addDays(monday, on),
    start: hour * 60,
    minutes,
  }));
  const inputs = { ...given, fixed };
  const problem = problemOf(inputs);
  const examOf = (name: string) => problem.exams.findIndex((exam) => exam.name === name);
  const sessionsOf = (those: readonly Planned[]) =>
    those.map(([name, on, hour, minutes]) => ({
      exam: examOf(name),
      day: on,
      start: hour * 60,
      minutes,
    }));
  const after = repairByTheMinute(inputs, problem, sessionsOf(planned), sessionsOf(held));
  return (name: string) => after.filter(({ exam }) => exam === examOf(name));
};

it("the last two days before an exam do not stay empty while some of its share is left", () => {
  const of = repaired(weekWith(7), [
    ["Near", 1, 8, 60],
    ["Near", 2, 8, 60],
    ["Later", 0, 8, 60],
    ["Later", 3, 8, 60],
  ]);
  expect(of("Later").map(({ day: on }) => on)).toEqual([0, 3, 5, 6]);
});

it("a session that is spread to the eve of a nearer exam leaves some of that eve to the exam", () => {
  const of = repaired(weekWith(5, [1, 3, 4]), [
    ["Near", 0, 8, 60],
    ["Later", 0, 10, 60],
    ["Later", 0, 12, 60],
  ]);
  expect(of("Near").map(({ day: on }) => on)).toContain(2);
  expect(new Set(of("Later").map(({ day: on }) => on)).size).toBe(2);
});

it("a day of sessions that follow one another has no gap once they are shorter", () => {
  const names = ["Maths", "Art", "Law", "Music"];
  const { plan } = planAdvanced({
    ...weekWith(4),
    subjects: names.map((name) => ({ name, examDate: addDays(monday, 4) })),
    preferences: { ...defaultPreferences, minSessionLength: 60 },
    lunch: null,
    restDays: [1],
    effort: "full",
  });
  const starts = Object.values(plan)
    .at(-1)
    ?.map(({ startTime }) => startTime);
  expect(starts).toEqual(["08:00", "09:15", "10:30", "11:45"]);
});

it("a gap is not closed by a session that would begin before its work opens", () => {
  const essay = {
    key: "Essay",
    subject: "Essay",
    title: "Essay",
    opens: { day: addDays(monday, 1), minute: 10 * 60 },
    due: { day: addDays(monday, 3), minute: 1439 },
    workMinutes: 60,
  };
  const of = repaired({ ...weekWith(7), tasks: [essay] }, [
    ["Near", 1, 8, 60],
    ["Near", 2, 8, 60],
    ["Later", 0, 8, 60],
    ["Later", 3, 8, 60],
    ["Later", 4, 10, 60],
    ["Essay", 1, 10, 60],
  ]);
  expect(of("Later").map(({ day: on, start }) => [on, start / 60])).toContainEqual([4, 8]);
  expect(of("Essay").map(({ start }) => start / 60)).toEqual([10]);
});

it("an exam whose sessions on one day may not move gets missing work on another", () => {
  const of = repaired(
    weekWith(7, [2]),
    [],
    [
      ["Near", 1, 8, 60],
      ["Near", 1, 10, 60],
    ],
  );
  expect(of("Near").map(({ day: on }) => on)).toEqual([0]);
});

it("an exam whose sessions may not move gets missing work on its eve", () => {
  const of = repaired(
    weekWith(3),
    [["Later", 2, 8, 60]],
    [
      ["Near", 0, 8, 60],
      ["Near", 1, 8, 60],
    ],
  );
  expect(of("Near").map(({ day: on }) => on)).toEqual([2]);
});
