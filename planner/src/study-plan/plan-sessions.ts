import type { CalendarDay, DateLabel, PlanEntry, StudyPlan } from "../model.ts";
import { sessionMinutesOf } from "../time/duration.ts";
import { type PlanDay, planDaysOf } from "./plan-days.ts";

export interface PlanSession {
  /** The key of its tick, one of its own in the whole plan: `{label}-{subject}`, then `#2`, `#3`. */
  readonly key: string;
  readonly day: CalendarDay;
  readonly label: DateLabel;
  /** Trimmed. */
  readonly subject: string;
  readonly minutes: number;
  readonly entry: PlanEntry;
}

const sessionsOfDay = ({ day, label, entries }: PlanDay): readonly PlanSession[] => {
  const taken = new Set<string>();
  const lastOrdinal = new Map<string, number>();
  return entries.map((entry) => {
    const subject = entry.subject.trim();
    const base = `${label}-${subject}`;
    let ordinal = (lastOrdinal.get(base) ?? 0) + 1;
    let key = ordinal === 1 ? base : `${base}#${ordinal}`;
    // A subject may itself be called `Maths#2`: its tick must not be the second tick of `Maths`.
    while (taken.has(key)) {
      ordinal += 1;
      key = `${base}#${ordinal}`;
    }
    taken.add(key);
    lastOrdinal.set(base, ordinal);
    return { key, day, label, subject, minutes: sessionMinutesOf(entry), entry };
  });
};

export interface SessionDay {
  readonly day: CalendarDay;
  readonly label: DateLabel;
  readonly sessions: readonly PlanSession[];
}

/**
 * The sessions of a plan by day, days in order, sessions in the order of the plan; with `days` only
 * those, so that a week of a long plan costs no more than a week.
 */
export const sessionDaysOf = (
  plan: StudyPlan,
  days?: readonly CalendarDay[],
): readonly SessionDay[] =>
  planDaysOf(plan)
    .filter(({ day }) => days === undefined || days.includes(day))
    .map((planDay) => ({
      day: planDay.day,
      label: planDay.label,
      sessions: sessionsOfDay(planDay),
    }));
