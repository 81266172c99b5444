import type { CalendarDay, PlanMode, StudyPlan } from "../model/model.ts";
import { type PlanSession, sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { withSessionIds } from "../study-plan/session-ids.ts";
import type { PlanEdits } from "./plan-edit.ts";

/** A plan by day: a drag asks many times a second, and only for the days it touches. */
export const planPartsOf = (plan: StudyPlan, mode: PlanMode) => {
  const days = sessionDaysOf(withSessionIds({ plan, mode }));
  const byDay = new Map(days.map((one) => [one.day, one]));
  const dayOfId = new Map(
    days.flatMap(({ day, sessions }) => sessions.map(({ entry }) => [entry.id, day] as const)),
  );
  return {
    sessionsOn: (day: CalendarDay): readonly PlanSession[] => byDay.get(day)?.sessions ?? [],
    /** All of the plan that decides how these days look with these edits; every session carries its key. */
    partFor: (wanted: readonly CalendarDay[], edits: PlanEdits): StudyPlan => {
      const needed = new Set(wanted);
      for (const [id, edit] of Object.entries(edits)) {
        const from = wanted.includes(edit.day) ? dayOfId.get(id) : undefined;
        if (from !== undefined) needed.add(from);
      }
      return Object.fromEntries(
        [...needed].sort().flatMap((day) => {
          const found = byDay.get(day);
          return found === undefined
            ? []
            : [[found.label, found.sessions.map(({ entry, key }) => ({ ...entry, key }))] as const];
        }),
      );
    },
  };
};
