import { defaultPreferences } from "@smart-planner/planner/model";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { joinRuleOf } from "../sync/join-rules.ts";
import { families } from "./families.ts";
import { planInputsSchema, quickInputsSchema } from "./plan-inputs.ts";
import { readRecord } from "./record-map.ts";

const essay = {
  kind: "hand-in",
  subject: "History",
  title: "Essay 2",
  due: { day: "2026-11-27", minute: 720 },
  estimate: { minutes: 360 },
  parts: [{ id: "d", title: "Draft", minutes: 360 }],
  state: "open",
  addedOn: "2026-11-16",
};
const read = (value: unknown) => readRecord(families.assignments, JSON.stringify(value));

describe("an assignment", () => {
  it("is read as it was stored, with fields of later versions", () => {
    expect(read({ ...essay, later: 1 })).toMatchObject({ ok: true, value: { ...essay, later: 1 } });
  });

  it("outlives a field that cannot be read, but not a missing due day in its due time", () => {
    expect(read({ ...essay, estimate: { minutes: 54_000 }, kind: "oral" })).toMatchObject({
      ok: true,
      value: { kind: "hand-in", title: "Essay 2" },
    });
    for (const bad of [{ due: { day: "2026-02-31" } }, { state: "lost" }, { title: 7 }])
      expect(read({ ...essay, ...bad }).ok).toBe(false);
  });
});

describe("two devices that edit one assignment offline", () => {
  const rule = joinRuleOf("assignments/e");
  const join = (base: unknown, ours: unknown, theirs: unknown) => {
    const [was, own, other] = [base, ours, theirs].map((value) =>
      value === null ? null : JSON.stringify(value),
    );
    const joined = rule?.join({
      base: was,
      ours: own ?? null,
      theirs: other ?? null,
      isOursLater: true,
    });
    return JSON.parse(joined?.text ?? "null");
  };

  it("keep what each changed", () => {
    const ours = { ...essay, due: { day: "2026-11-30", minute: 720 }, note: "library" };
    const theirs = {
      ...essay,
      title: "Essay two",
      parts: [...essay.parts, { id: "e", title: "Edit", minutes: 60 }],
    };
    expect(join(essay, ours, theirs)).toEqual({
      ...ours,
      title: "Essay two",
      parts: theirs.parts,
    });
  });

  it("hand it in on one and rename it on the other: both hold", () => {
    const handedIn = { ...essay, state: "handed in", endedOn: "2026-11-20" };
    expect(join(essay, { ...essay, title: "Essay two" }, handedIn)).toEqual({
      ...handedIn,
      title: "Essay two",
    });
  });

  it("move weekly work to another weekday on one and end it earlier on the other: both hold", () => {
    const rule = { ...essay, repeats: { everyWeeks: 1 } };
    const moved = { ...rule, repeats: { everyWeeks: 1, weekday: 3 } };
    const ended = { ...rule, repeats: { everyWeeks: 1, until: "2026-12-18" } };
    expect(join(rule, moved, ended).repeats).toEqual({
      everyWeeks: 1,
      weekday: 3,
      until: "2026-12-18",
    });
  });

  it("make one occurrence of weekly work: it is one record with both changes", () => {
    const moved = { ...essay, note: "moved" };
    const longer = { ...essay, importance: 2 };
    expect(join(null, moved, longer)).toEqual({ ...moved, importance: 2 });
  });
});

it("the inputs of a plan are stored with their due work and its fixed sessions", () => {
  const inputs = {
    today: "2026-11-16",
    minuteOfDay: 480,
    subjects: [],
    tasks: [
      {
        key: "e",
        subject: "History",
        title: "Essay 2",
        due: { day: "2026-11-27", minute: 720 },
        opens: { day: "2026-11-20", minute: 0 },
        workMinutes: 360,
      },
    ],
    hoursPerDay: 3,
    grid: {},
    commitments: [],
    preferences: defaultPreferences,
    fixed: [{ subject: "History", taskId: "e", day: "2026-11-16", start: 600, minutes: 60 }],
  };
  expect(z.parse(planInputsSchema, inputs)).toMatchObject(inputs);
  expect(z.parse(quickInputsSchema, inputs)).toMatchObject({ tasks: inputs.tasks });
});
