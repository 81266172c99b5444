import { describe, expect, it } from "vitest";
import { studentOf } from "../../test/generated-students.ts";
import { guaranteeSeeds, guaranteeTimeout } from "../../test/guarantee-runs.ts";
import type { PlanMode, StudyPlan } from "../model/model.ts";
import { checkPlan } from "../plan-check/check-plan.ts";
import { fixedSessionsOf } from "../plan-update/fixed-sessions.ts";
import { updatePlan } from "../plan-update/update-plan.ts";
import { planQuick } from "../quick-plan/plan-quick.ts";
import { planAdvanced } from "../scheduler/plan-advanced.ts";
import { seededRandom } from "../scheduler/solve/seeded-random.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { sessionIdFrom } from "../study-plan/session-ids.ts";
import { addDays } from "../time/day-number.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { applyEdits } from "./apply-edits.ts";
import { sessionEditAt } from "./edit-changes.ts";
import { lockedIdsOf, type PlanEdit } from "./plan-edit.ts";

/** A plan, some sessions moved manually, and the replan around them. */
const livedBy = (seed: number, mode: PlanMode) => {
  const random = seededRandom(seed + 31);
  const { inputs: usual } = studentOf(seed);
  // A share of fourteen hours has no room beside a lock at noon, and none of the guarantees can be kept.
  const inputs = { ...usual, hoursPerDay: Math.min(usual.hoursPerDay, 8) };
  const now = { day: inputs.today, minuteOfDay: inputs.minuteOfDay };
  const newId = () => sessionIdFrom(random);
  const join = (before: StudyPlan | null, made: StudyPlan, fixed: ReadonlySet<string>) =>
    updatePlan({ mode, before, made, other: null, progress: {}, now, newId, fixed }).plan;
  const make = (given: typeof inputs) =>
    mode === "quick" ? planQuick({ ...given }) : planAdvanced({ ...given, effort: "preview" }).plan;
  const first = join(null, make(inputs), new Set());
  const edits: Record<string, PlanEdit> = {};
  for (const session of sessionsOf(first)) {
    if (random() > 0.12 || session.entry.id === undefined || session.day === now.day) continue;
    const place = {
      day: addDays(session.day, random() < 0.5 ? 0 : 1),
      start: Math.floor(random() * 80) * 15,
      minutes: session.minutes,
    };
    edits[session.entry.id] = sessionEditAt({ session, mode, place });
  }
  const before = applyEdits({ plan: first, mode, edits }).plan;
  const locked = lockedIdsOf(edits, mode);
  const fixed = fixedSessionsOf({ plan: before, progress: {}, now, fixed: locked });
  const later = { ...inputs, hoursPerDay: Math.max(inputs.hoursPerDay - 1, 1), fixed };
  const after = applyEdits({ plan: join(before, make(later), locked), mode, edits }).plan;
  return { edits, after, inputs: later, locked };
};

describe("sessions locked by hand", () => {
  it.each(["quick", "advanced"] as const)(
    "never move, whatever %s plan is made",
    (mode) => {
      for (const seed of guaranteeSeeds(8)) {
        const { edits, after } = livedBy(seed, mode);
        const shown = new Map(
          timelineOf({ plan: after }).events.map((one) => [one.sessionId, one]),
        );
        for (const [id, { day, start, minutes }] of Object.entries(edits)) {
          const event = shown.get(id);
          expect(event && [event.day, event.minutes], `${seed} ${id}`).toEqual([day, minutes]);
          // Two that were both put on one time: the calendar shows them one after the other.
          const isOverlaid = Object.entries(edits).some(
            ([other, one]) =>
              other !== id &&
              one.day === day &&
              one.start < start + minutes &&
              one.start + one.minutes > start,
          );
          if (!isOverlaid) expect(event?.startMinute, `${seed} ${id}`).toBe(start);
        }
      }
    },
    guaranteeTimeout,
  );

  it(
    "leave every guarantee kept elsewhere",
    () => {
      for (const seed of guaranteeSeeds(8)) {
        const { after, inputs, locked } = livedBy(seed, "advanced");
        const elsewhere = Object.fromEntries(
          Object.entries(after).map(([label, entries]) => [
            label,
            entries.filter(({ id }) => id === undefined || !locked.has(id)),
          ]),
        );
        const lockedDays = new Set((inputs.fixed ?? []).map(({ day }) => day));
        const { broken } = checkPlan({ plan: elsewhere, inputs, kind: "scheduled" });
        const own = broken.filter(
          ({ guarantee, day }) =>
            guarantee !== "every-subject" &&
            guarantee !== "fair-and-spread" &&
            // Locks alone may fill a day beyond its hours.
            !(guarantee === "daily-hours" && day !== undefined && lockedDays.has(day)),
        );
        expect(
          own.map(({ message }) => message),
          `${seed}`,
        ).toEqual([]);
      }
    },
    guaranteeTimeout,
  );
});
