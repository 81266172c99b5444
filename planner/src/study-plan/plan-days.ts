import type { CalendarDay, DateLabel, PlanEntry, StudyPlan } from "../model/model.ts";
import { dayOfLabel, labelOf } from "../time/day-labels.ts";
import { oncePer } from "./once-per.ts";

export interface PlanDay {
  readonly day: CalendarDay;
  /** Normalised to `DD-MMMM-YYYY`. */
  readonly label: DateLabel;
  readonly entries: readonly PlanEntry[];
}

/** In order; invalid labels are left out. */
export const planDaysOf = oncePer((plan: StudyPlan): readonly PlanDay[] => {
  const byDay = new Map<CalendarDay, readonly PlanEntry[]>();
  for (const [label, entries] of Object.entries(plan)) {
    const day = dayOfLabel(label);
    if (day === undefined) continue;
    const known = byDay.get(day);
    // `5 March 2027` and `05-March-2027` are one day: merge both lists.
    byDay.set(day, known === undefined ? entries : [...known, ...entries]);
  }
  return [...byDay]
    .map(([day, entries]) => ({ day, label: labelOf(day), entries }))
    .sort((first, second) => (first.day < second.day ? -1 : 1));
});
