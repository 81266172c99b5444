import type { CalendarDay, DateLabel, PlanEntry, StudyPlan } from "../model/model.ts";
import { sessionMinutesOf } from "../time/duration.ts";
import { oncePer } from "./once-per.ts";
import { type PlanDay, planDaysOf } from "./plan-days.ts";

export interface PlanSession {
  /** Its own key, else `{label}-{subject}`, then `#2`, `#3`. */
  readonly key: string;
  readonly day: CalendarDay;
  readonly label: DateLabel;
  readonly subject: string;
  readonly minutes: number;
  readonly entry: PlanEntry;
}

/** Own keys: no other session may get one of them. */
const carriedKeysIn = (plan: StudyPlan): ReadonlySet<string> => {
  const keys = new Set<string>();
  for (const entries of Object.values(plan))
    for (const { key } of entries) if (key !== undefined) keys.add(key);
  return keys;
};

/** The first free key of `base`, `base#2`, `base#3`. */
export const createPlaceKeys = (isTaken: (key: string) => boolean) => {
  const lastOrdinal = new Map<string, number>();
  return (base: string): string => {
    if (!isTaken(base)) return base;
    let ordinal = lastOrdinal.get(base) ?? 2;
    // A subject may be called `Maths#2`: its tick must not be the second tick of `Maths`.
    while (isTaken(`${base}#${ordinal}`)) ordinal += 1;
    lastOrdinal.set(base, ordinal);
    return `${base}#${ordinal}`;
  };
};

const sessionsOfDay = (
  { day, label, entries }: PlanDay,
  carried: ReadonlySet<string>,
  seen: Set<string>,
): readonly PlanSession[] => {
  const placeKeyOf = createPlaceKeys(
    carried.size === 0 ? (key) => seen.has(key) : (key) => carried.has(key) || seen.has(key),
  );
  return entries.map((entry) => {
    const subject = entry.subject.trim();
    // A plan from elsewhere may repeat a key: two sessions must not share a tick.
    const own = entry.key !== undefined && !seen.has(entry.key) ? entry.key : undefined;
    const key = own ?? placeKeyOf(`${label}-${subject}`);
    seen.add(key);
    return { key, day, label, subject, minutes: sessionMinutesOf(entry), entry };
  });
};

export interface SessionDay {
  readonly day: CalendarDay;
  readonly label: DateLabel;
  readonly sessions: readonly PlanSession[];
}

const allSessionDaysOf = oncePer((plan: StudyPlan): readonly SessionDay[] => {
  const carried = carriedKeysIn(plan);
  const seen = new Set<string>();
  return planDaysOf(plan).map((planDay) => ({
    day: planDay.day,
    label: planDay.label,
    sessions: sessionsOfDay(planDay, carried, seen),
  }));
});

/** Days in order, sessions in plan order; with `days` only those. */
export const sessionDaysOf = (
  plan: StudyPlan,
  days?: readonly CalendarDay[],
): readonly SessionDay[] => {
  const all = allSessionDaysOf(plan);
  return days === undefined ? all : all.filter(({ day }) => days.includes(day));
};

export const sessionsOf = (
  plan: StudyPlan,
  days?: readonly CalendarDay[],
): readonly PlanSession[] => sessionDaysOf(plan, days).flatMap(({ sessions }) => sessions);
