import { describe, expect, it } from "vitest";
import { readerContext } from "../../test/wishes/reader-context.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { planAdvanced } from "../scheduler/plan-advanced.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { weekdayOf } from "../time/day-number.ts";
import { applyWishes } from "./apply-wishes.ts";
import { arrangeDays } from "./arrange-days.ts";
import { checkWishes } from "./check-wishes.ts";
import { readWishes } from "./read-wishes.ts";

const asked = {
  ...readerContext,
  minuteOfDay: 480,
  grid: {},
  commitments: [],
  preferences: defaultPreferences,
  hoursPerDay: 4,
};

const planFor = (text: string, hoursPerDay = 4) => {
  const wishes = readWishes({ text, ...readerContext }).readings.map(({ wish }) => wish);
  const inputs = applyWishes({ inputs: { ...asked, hoursPerDay }, wishes });
  const { plan: made } = planAdvanced({ ...inputs, effort: "preview" });
  const plan = arrangeDays({ plan: made, wishes, inputs, mostPause: 180 });
  return {
    plan,
    wishes,
    broken: checkPlan({ plan, inputs, kind: "scheduled" }).broken,
    unkept: checkWishes({ plan, wishes, inputs: asked, planWithout: () => ({}) }),
  };
};

const sessionsOf = (plan: Parameters<typeof sessionDaysOf>[0]) =>
  sessionDaysOf(plan).flatMap(({ sessions }) => sessions);

describe("the wishes applied", () => {
  it.each([
    "no studying on Sundays",
    "i can only study on weekends",
    "never on friday evenings",
    "nothing before 10am, nothing after 9pm",
    "between 4 and 8pm on weekdays",
    "I work Tue and Thu 5-9pm",
    "I'm away 14-16 March",
    "next week I have less time, max 1h a day",
    "start from 9 March",
    "leave the day before each exam free",
    "start with maths",
    "no maths on fridays",
    "history on weekends only",
    "never maths and physics on the same day",
    "no more than 2 subjects a day",
    "45 minute blocks, half an hour break between sessions",
    "max 2 hours on weekdays and 5 on weekends",
    "maths needs 20h, physics 15 and the rest 5 each",
    "skip history",
    "drop english until after the maths exam",
    "this week only maths",
    "be done with biology one week before the exam",
    "dont start english before 20 march",
    "saturday only until noon",
    "two days off a week",
    "history at most twice a week",
    "max 1 hour of chem a day",
    "concert on 20 March from 18:00",
    "I sleep from 1am to 9am",
    "at least 1 hour every day",
    "last 3 days before the english exam only english",
    "chemistry before physics every day",
    "start each day with english",
    "history only in the evening",
  ])("is kept by the plan, which keeps every guarantee: %s", (text) => {
    const { wishes, broken, unkept, plan } = planFor(text);
    expect(wishes.length).toBeGreaterThan(0);
    expect(Object.keys(plan).length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
    expect(unkept).toEqual([]);
  });

  it("raises a day's hours as well as it lowers them", () => {
    const { plan } = planFor("max 1 hour on weekdays and 6 on weekends", 2);
    const minutesOn = (isWeekend: boolean) =>
      sessionDaysOf(plan)
        .filter(({ day }) => weekdayOf(day) >= 5 === isWeekend)
        .map(({ sessions }) => sessions.reduce((sum, { minutes }) => sum + minutes, 0));
    expect(Math.max(...minutesOn(false))).toBeLessThanOrEqual(60);
    expect(Math.max(...minutesOn(true))).toBeGreaterThan(120);
  });

  it("subtracts the done part", () => {
    const all = planFor("maths needs 20 hours");
    const half = planFor("maths needs 20 hours, half of maths is done");
    const hoursOf = ({ plan }: typeof all) =>
      sessionsOf(plan)
        .filter(({ subject }) => subject === "Mathematics")
        .reduce((sum, { minutes }) => sum + minutes / 60, 0);
    expect(hoursOf(all)).toBeCloseTo(20, 0);
    expect(hoursOf(half)).toBeCloseTo(10, 0);
  });

  it("keeps half an hour before a shift free, too", () => {
    const { plan } = planFor("I work Tue and Thu 5-9pm, 30 min travel before my shift");
    const late = sessionsOf(plan).filter(({ day, entry, minutes }) => {
      const [hour = 0, minute = 0] = (entry.startTime ?? "00:00").split(":").map(Number);
      const start = hour * 60 + minute;
      return [1, 3].includes(weekdayOf(day)) && start < 21 * 60 && start + minutes > 16.5 * 60;
    });
    expect(late).toEqual([]);
  });

  it("is named with the reason if it cannot be kept", () => {
    const { unkept } = planFor("The maths exam is on the 26th.");
    expect(unkept.map(({ reason }) => reason)).toEqual([{ kind: "exam", isNew: false }]);
  });
});

describe("a plan that breaks a wish", () => {
  const plan = {
    "03-March-2026": [
      { subject: "Physics", hours: 2, startTime: "19:00" },
      { subject: "Mathematics", hours: 1, startTime: "09:00" },
    ],
  };
  it.each([
    "no study on tuesdays",
    "only on weekends",
    "nothing after 6pm",
    "max 2 hours a day",
    "at least 5 hours a day",
    "max 1 hour per session",
    "one subject a day",
    "maths and physics never on the same day",
    "physics before maths every day",
    "give physics 10 hours",
    "skip physics",
    "start from 9 march",
    "english every day",
    "biology 3 times a week",
    "this week only maths",
    "history first",
    "the last 2 days before each exam only for that subject",
    "max 10 minutes of physics a day",
    "at most 1 session a day",
  ])("is found out: %s", (text) => {
    const wishes = readWishes({ text, ...readerContext }).readings.map(({ wish }) => wish);
    expect(wishes).toHaveLength(1);
    const unkept = checkWishes({ plan, wishes, inputs: asked, planWithout: () => ({}) });
    expect(unkept).toHaveLength(1);
  });
});
