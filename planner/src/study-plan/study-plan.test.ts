import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { PlanEntry, StudyPlan } from "../model/model.ts";
import { planDaysOf } from "./plan-days.ts";
import { sessionDaysOf } from "./plan-sessions.ts";
import { withSessionIds } from "./session-ids.ts";

const entry = (subject: string): PlanEntry => ({ subject, hours: 1 });
const keysOf = (plan: StudyPlan): readonly string[] =>
  sessionDaysOf(plan).flatMap(({ sessions }) => sessions.map(({ key }) => key));

describe("the days of a plan", () => {
  it("come in order, whatever the order and the form of their labels", () => {
    const plan = { "2 January 2027": [entry("B")], "31-December-2026": [entry("A")] };
    expect(planDaysOf(plan).map(({ day, label }) => [day, label])).toEqual([
      ["2026-12-31", "31-December-2026"],
      ["2027-01-02", "02-January-2027"],
    ]);
  });

  it("are one when two labels name the same day", () => {
    const plan = { "5 March 2027": [entry("A")], "05-March-2027": [entry("B")] };
    expect(planDaysOf(plan)).toEqual([
      { day: "2027-03-05", label: "05-March-2027", entries: [entry("A"), entry("B")] },
    ]);
  });

  it("leave out invalid dates", () => {
    expect(planDaysOf({ someday: [entry("A")], constructor: [entry("B")] })).toEqual([]);
  });
});

describe("values derived from a plan", () => {
  const anyPlan = fc.dictionary(
    fc.constantFrom("05-March-2027", "5 March 2027", "06-March-2027", "7 March 2027", "someday"),
    fc.array(
      fc
        .record({ subject: fc.constantFrom("A", " A", "A#2", "B"), hours: fc.constant(1) })
        .chain((one) =>
          fc
            .option(fc.constantFrom("05-March-2027-A", "k"), { nil: undefined })
            .map((key) => (key === undefined ? one : { ...one, key })),
        ),
      { maxLength: 5 },
    ),
    { noNullPrototype: true },
  );

  it("are computed once, and equal those of an identical plan", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const first = sessionDaysOf(plan);
        expect(sessionDaysOf(plan)).toBe(first);
        expect(planDaysOf(plan)).toBe(planDaysOf(plan));
        expect(sessionDaysOf(structuredClone(plan))).toEqual(first);
      }),
    );
  });

  it("gives the sessions of some days the keys that they have in the whole plan", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const sixth = day("2027-03-06");
        expect(sessionDaysOf(structuredClone(plan), [sixth])).toEqual(
          sessionDaysOf(plan).filter((one) => one.day === sixth),
        );
      }),
    );
  });
});

describe("the keys of sessions", () => {
  it("number further sessions of one subject on one day", () => {
    expect(
      keysOf({
        "05-March-2027": [entry("Maths"), entry("Art"), entry(" Maths "), entry("Maths")],
        "06-March-2027": [entry("Maths")],
      }),
    ).toEqual([
      "05-March-2027-Maths",
      "05-March-2027-Art",
      "05-March-2027-Maths#2",
      "05-March-2027-Maths#3",
      "06-March-2027-Maths",
    ]);
  });

  it("stay apart when a subject is named like a key", () => {
    expect(keysOf({ "05-March-2027": [entry("x"), entry("x"), entry("x#2")] })).toEqual([
      "05-March-2027-x",
      "05-March-2027-x#2",
      "05-March-2027-x#2#2",
    ]);
    expect(keysOf({ "05-March-2027": [entry("x#2"), entry("x"), entry("x"), entry("x")] })).toEqual(
      ["05-March-2027-x#2", "05-March-2027-x", "05-March-2027-x#3", "05-March-2027-x#4"],
    );
  });

  it("are those that sessions carry, which no other is given", () => {
    const carried = { ...entry("Maths"), key: "05-March-2027-Maths" };
    expect(keysOf({ "05-March-2027": [entry("Maths"), entry("Maths"), carried] })).toEqual([
      "05-March-2027-Maths#2",
      "05-March-2027-Maths#3",
      "05-March-2027-Maths",
    ]);
    expect(keysOf({ "05-March-2027": [entry("Maths")], "06-March-2027": [carried] })).toEqual([
      "05-March-2027-Maths#2",
      "05-March-2027-Maths",
    ]);
    expect(keysOf({ "05-March-2027": [carried, carried] })).toEqual([
      "05-March-2027-Maths",
      "05-March-2027-Maths#2",
    ]);
  });

  it("are unique for any names at all", () => {
    const anyName = fc.oneof(
      fc.constantFrom(
        "__proto__",
        "a-b",
        "x",
        "x#2",
        "x#2#2",
        "🧮",
        "עברית",
        "",
        "n".repeat(10_000),
      ),
      fc.string({ unit: "binary" }),
    );
    const anyLabel = fc.constantFrom("05-March-2027", "5 March 2027", "06-March-2027");
    fc.assert(
      fc.property(
        fc.dictionary(anyLabel, fc.array(anyName.map(entry), { maxLength: 12 })),
        (plan) => {
          const keys = keysOf(plan);
          expect(keys).toHaveLength(Object.values(plan).flat().length);
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
    );
  });
});

describe("the ids of sessions", () => {
  const plan = {
    "05-March-2027": [entry("Maths"), entry("Maths"), { ...entry("Art"), id: "abc" }],
    "06-March-2027": [entry("Maths"), { ...entry("Art"), id: "abc" }],
  };
  const idsOf = (given: StudyPlan) =>
    Object.values(given).flatMap((day) => day.map(({ id }) => id));

  it("are the same wherever they are derived, and each session's own", () => {
    const ids = idsOf(withSessionIds({ plan, mode: "quick" }));
    expect(idsOf(withSessionIds({ plan: structuredClone(plan), mode: "quick" }))).toEqual(ids);
    expect(new Set(ids).size).toBe(5);
    expect(ids[2]).toBe("abc");
    const inOtherMode = idsOf(withSessionIds({ plan, mode: "advanced" }));
    expect(inOtherMode.filter((id) => ids.includes(id))).toEqual(["abc"]);
    for (const id of ids.filter((one) => one !== "abc")) expect(id).toMatch(/^[0-9a-zA-Z]{6}$/);
  });

  it("leave a plan alone that has them", () => {
    const given = withSessionIds({ plan, mode: "quick" });
    expect(withSessionIds({ plan: given, mode: "quick" })).toBe(given);
  });
});
