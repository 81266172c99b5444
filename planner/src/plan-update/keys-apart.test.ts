import fc from "fast-check";
import { expect, it } from "vitest";
import type { StudyPlan } from "../model/model.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { withKeysApart } from "./keys-apart.ts";

const labels = ["05-March-2027", "06-March-2027"];
const subjects = fc.array(fc.constantFrom("Maths", "Maths#2", "Latin"), { maxLength: 4 });
const plans = fc
  .tuple(subjects, subjects)
  .map(
    (days): StudyPlan =>
      Object.fromEntries(
        labels.map((label, day) => [
          label,
          (days[day] ?? []).map((subject, place) => ({ subject, hours: 1, id: `${day}.${place}` })),
        ]),
      ),
  );
const keysOf = (plan: StudyPlan) => sessionsOf(plan).map(({ key }) => key);

it("no session has a key of the other plan's, but where something is known of it; all others keep theirs", () => {
  fc.assert(
    fc.property(plans, plans, fc.array(fc.nat(7)), (plan, other, places) => {
      const before = keysOf(plan);
      const known = new Set(places.map((place) => before[place]));
      const apart = withKeysApart({
        plan,
        mode: "quick",
        other,
        isKnown: (key) => known.has(key),
      });
      const after = keysOf(apart);
      const taken = new Set(keysOf(other));
      expect(new Set(after).size).toBe(before.length);
      for (const [index, key] of before.entries()) {
        const isShared = taken.has(key) && !known.has(key);
        if (isShared) expect(taken.has(after[index] ?? key)).toBe(false);
        else expect(after[index]).toBe(key);
      }
      const rest = (all: StudyPlan) =>
        sessionsOf(all).map(({ day, entry: { key: _, ...entry } }) => [day, entry]);
      expect(rest(apart)).toEqual(rest(plan));
    }),
  );
});
