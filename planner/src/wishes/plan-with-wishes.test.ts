import { describe, expect, it } from "vitest";
import { describeUnkept, describeWish } from "../../test/wishes/describe-wish.ts";
import { readerContext } from "../../test/wishes/reader-context.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { applyWishes } from "./apply-wishes.ts";
import { planWithWishes } from "./plan-with-wishes.ts";
import { readWishes } from "./read-wishes.ts";

/** Three subjects, four hours a day and nothing else in the week: there is room for any one wish. */
const context = {
  today: readerContext.today,
  subjects: readerContext.subjects.filter(({ name }) =>
    ["Mathematics", "Physics", "History"].includes(name),
  ),
};
const inputs = {
  ...context,
  minuteOfDay: 480,
  grid: {},
  commitments: [],
  preferences: defaultPreferences,
  hoursPerDay: 4,
};

const planFor = (text: string) => {
  const wishes = readWishes({ text, ...context }).readings.map(({ wish }) => wish);
  const wished = planWithWishes({ inputs, wishes, effort: "preview" });
  if (wished.outcome !== "made") throw new Error(`No plan: ${JSON.stringify(wished)}`);
  const {
    made: { plan, problems },
    unkept,
  } = wished;
  return {
    wishes: wishes.map(describeWish),
    problems,
    unkept: unkept.map(({ wish, reason }) => describeUnkept(wish, reason)),
    broken: checkPlan({ plan, inputs: applyWishes({ inputs, wishes }), kind: "scheduled" }).broken,
    hours: Object.fromEntries(
      context.subjects.map(({ name }) => [
        name,
        sessionDaysOf(plan)
          .flatMap(({ sessions }) => sessions)
          .filter(({ subject }) => subject === name)
          .reduce((sum, { minutes }) => sum + minutes / 60, 0),
      ]),
    ),
  };
};

describe("where there is ample room", () => {
  it.each([
    "no maths in the morning",
    "no maths before 6pm",
    "maths only after 6pm",
    "maths only from 9 to 11",
    "maths only before 10am",
    "no maths on monday mornings",
    "no hard subjects in the evening. maths is hard",
    "maths and physics only after 4pm",
    "only history in the mornings. no history in the evening",
  ])("the hours of a subject are kept: %s", (text) => {
    const { wishes, unkept, broken, hours } = planFor(text);
    expect(wishes.length).toBeGreaterThan(0);
    expect(unkept).toEqual([]);
    expect(broken).toEqual([]);
    for (const [name, usual] of Object.entries(planFor("").hours))
      expect(hours[name]).toBeGreaterThan(usual * 0.7);
  });

  it.each([
    "at most 30 min history on weekdays",
    "at most 20 min history on weekdays",
    "max 2 sessions a day",
    "max 1 session a day",
    "at least 2 hours of physics a day",
    "at least 30 minutes of maths every day",
  ])("the amounts of a day are kept: %s", (text) => {
    const { wishes, unkept, broken, hours } = planFor(text);
    expect(wishes.length).toBeGreaterThan(0);
    expect(unkept).toEqual([]);
    expect(broken).toEqual([]);
    for (const each of Object.values(hours)) expect(each).toBeGreaterThan(2.5);
  });
});

it("keeps a subject to two days a week beside five others, also before its exam", () => {
  const { subjects, today } = readerContext;
  const all = { ...inputs, subjects };
  const wishes = readWishes({ text: "physics twice a week", subjects, today }).readings;
  const wished = planWithWishes({
    inputs: all,
    wishes: wishes.map(({ wish }) => wish),
    effort: "preview",
  });
  expect(wishes).toHaveLength(1);
  expect(wished).toMatchObject({ outcome: "made", unkept: [] });
});
