import { expect, it } from "vitest";
import type { StudyPlan } from "../model/model.ts";
import { letGoKeysOf, planBesideLetGo, withLetGoOf } from "./join-plans.ts";
import { releaseSessions } from "./release-sessions.ts";

const plan: StudyPlan = {
  "01-March-2027": [
    { subject: "Maths", hours: 1 },
    { subject: "Latin", hours: 1 },
  ],
  "02-March-2027": [{ subject: "Maths", hours: 2 }],
};
const [first, latin, second] = [
  "01-March-2027-Maths",
  "01-March-2027-Latin",
  "02-March-2027-Maths",
];
const released = (keys: readonly string[], as: "let go" | "again" = "let go") =>
  releaseSessions(plan, new Set(keys), as);

it("takes over sessions released and restored since, and nothing else", () => {
  const before = new Set([latin]);
  const other = released([first]);
  expect(letGoKeysOf(withLetGoOf({ plan: released([latin]), other, before }))).toEqual([first]);
  expect(letGoKeysOf(withLetGoOf({ plan: released([latin, second]), other, before }))).toEqual([
    first,
    second,
  ]);
});

it("is the very same plan if nothing was let go", () => {
  expect(withLetGoOf({ plan, other: plan, before: new Set() })).toBe(plan);
});

it("leaves sessions marked as planned again, and ignores keys without a session", () => {
  const again = released([first], "again");
  const other = { ...released([first, latin]), "03-March-2027": [] };
  const { "01-March-2027": day, ...rest } = again;
  expect(withLetGoOf({ plan: again, other: released([first]), before: new Set() })).toBe(again);
  expect(withLetGoOf({ plan: rest, other, before: new Set() })).toBe(rest);
  expect(day).toHaveLength(2);
});

it("tells two plans apart by anything but released sessions, whatever the order of fields", () => {
  const beside = planBesideLetGo(plan);
  expect(planBesideLetGo(released([first, second]))).toBe(beside);
  expect(planBesideLetGo({ ...plan, "02-March-2027": [{ hours: 2, subject: "Maths" }] })).toBe(
    beside,
  );
  expect(planBesideLetGo(released([first], "again"))).not.toBe(beside);
  expect(planBesideLetGo({ ...plan, "02-March-2027": [] })).not.toBe(beside);
});
