import { describe, expect, it } from "vitest";
import { parseRegister, type Register, readRegister, registers } from "./registers.ts";

const storedAs = (register: Register, stored: unknown): unknown => {
  const reading = parseRegister(register, stored);
  return reading.ok ? JSON.parse(JSON.stringify(reading.value)) : reading;
};

describe("plans", () => {
  it("keeps every specified field", () => {
    const plan = {
      "05-March-2027": [
        {
          subject: "Maths",
          hours: 1.5,
          time: { hours: 1, minutes: 30 },
          timeFormatted: "1 hr 30 min",
          examDate: "2027-04-01",
          difficulty: "Hard",
          preferredStartHour: 9,
          startTime: "09:00",
        },
      ],
    };
    expect(storedAs("advancedPlanCache", plan)).toEqual(plan);
  });

  it("reads long labels, `name` for `subject`, and entries with only the hours", () => {
    expect(storedAs("quickPlanCache", { "5 March 2027": [{ name: "Art", hours: 1 }] })).toEqual({
      "05-March-2027": [{ subject: "Art", hours: 1 }],
    });
  });

  it("drops an optional field of another shape instead of the plan", () => {
    const entry = {
      subject: "Art",
      hours: 1,
      difficulty: 4,
      time: null,
      startTime: "25:00",
    };
    expect(storedAs("quickPlanCache", { "05-March-2027": [entry] })).toEqual({
      "05-March-2027": [{ subject: "Art", hours: 1 }],
    });
  });

  it.each([
    null,
    7,
    [],
    "plan",
    { someday: [] },
    { "05-March-2027": {} },
    { "05-March-2027": [{ hours: 1 }] },
    { "05-March-2027": [{ subject: "Art", hours: "lots" }] },
    { "05-March-2027": [null] },
  ])("refuses %j", (stored) => {
    expect(parseRegister("quickPlanCache", stored).ok).toBe(false);
  });
});

describe("maps keyed by what people type", () => {
  it("treats `__proto__` and `constructor` as ordinary subjects", () => {
    const text = '{"subjectDifficulty":{"__proto__":5,"constructor":4}}';
    const reading = readRegister("smartplanner_preferences", text);
    if (!reading.ok) throw new Error(reading.message);
    const { subjectDifficulty } = reading.value;
    expect(Object.keys(subjectDifficulty)).toEqual(["__proto__", "constructor"]);
    expect(Object.getPrototypeOf(subjectDifficulty)).toBe(null);
    expect(subjectDifficulty.toString).toBe(undefined);
    expect(JSON.stringify(subjectDifficulty)).toBe('{"__proto__":5,"constructor":4}');
  });
});

it("reads hours as a number or as text, 24 at most", () => {
  expect(storedAs("quickPlanHours", 0)).toBe(0);
  expect(storedAs("quickPlanHours", 6)).toBe(6);
  expect(storedAs("quickPlanHours", "6.5")).toBe(6.5);
  expect(storedAs("studyHoursAvailable", 99)).toBe(24);
  expect(parseRegister("quickPlanHours", -1).ok).toBe(false);
  expect(parseRegister("quickPlanHours", "many").ok).toBe(false);
  expect(parseRegister("quickPlanHours", {}).ok).toBe(false);
});

it("reads subject rows with either name and with unfinished fields", () => {
  const rows = [
    { name: "Art", examDate: "2027-03-01" },
    { subject: "" },
    { examDate: "2027-03-02" },
  ];
  expect(storedAs("advancedPlanSubjects", rows)).toEqual([
    { subject: "Art", examDate: "2027-03-01" },
    { subject: "", examDate: "" },
    { subject: "", examDate: "2027-03-02" },
  ]);
});

it("fills preferences with the defaults, field by field", () => {
  const value = storedAs("smartplanner_preferences", { pomodoro: { focusDuration: 999 } });
  expect(value).toEqual({
    preferredTimes: [],
    pomodoro: {
      focusDuration: 25,
      breakDuration: 5,
      longBreakDuration: 15,
      sessionsBeforeLongBreak: 4,
    },
    subjectDifficulty: {},
    minSessionLength: 30,
    maxSessionLength: 120,
    sleepSchedule: { start: 23, end: 7 },
  });
});

it("refuses more blocks than a week has hours", () => {
  const block = { day: 0, hour: 0, type: "free", label: "Free Time" };
  const blocks = Object.fromEntries(Array.from({ length: 169 }, (_, i) => [`k${i}`, block]));
  expect(parseRegister("smartplanner_grid", blocks).ok).toBe(false);
  expect(parseRegister("smartplanner_grid", { "Monday-0": block }).ok).toBe(true);
});

it("answers damaged text of every register with a value, never a throw", () => {
  const damaged = ["", "{", "undefined", "[1,2", '"', "null", "\u0000", '{"a":{"b":[{}]}}'];
  for (const register of registers)
    for (const text of damaged) expect(readRegister(register, text)).toHaveProperty("ok");
});
