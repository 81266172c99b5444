import type { CalendarDay, PlanEntry, StudyPlan } from "../model/model.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { formatClock } from "../time/clock-time.ts";
import { timelineOf } from "../timeline/timeline.ts";

/** Where the calendar shows each session of some days: by session key, in minutes from midnight. */
export const placesOn = (
  plan: StudyPlan,
  days: readonly CalendarDay[],
): ReadonlyMap<string, number> =>
  days.length === 0
    ? new Map()
    : new Map(timelineOf({ plan, days }).events.map(({ id, startMinute }) => [id, startMinute]));

/** A plan in which some sessions take no time; keys stay the same. */
export const withoutTime = (plan: StudyPlan, ids: ReadonlySet<string> | undefined): StudyPlan =>
  ids === undefined || ids.size === 0
    ? plan
    : Object.fromEntries(
        Object.entries(plan).map(([label, entries]) => [
          label,
          entries.map((entry) =>
            entry.id !== undefined && ids.has(entry.id)
              ? { ...entry, hours: 0, time: { hours: 0, minutes: 0 } }
              : entry,
          ),
        ]),
      );

/** If a session without a start would move, although it stays, it gets the start it was shown at. */
export const pinPlaces = ({
  plan,
  days,
  places,
  staying,
  removed,
}: {
  readonly plan: StudyPlan;
  /** The days on which sessions stay and others come. */
  readonly days: readonly CalendarDay[];
  /** Where the sessions stood until now, by key. */
  readonly places: ReadonlyMap<string, number>;
  /** Keys of the sessions that stay. */
  readonly staying: ReadonlySet<string>;
  /** Ids of sessions that take no time. */
  readonly removed: ReadonlySet<string> | undefined;
}): StudyPlan => {
  const after = placesOn(withoutTime(plan, removed), days);
  const pinned = sessionDaysOf(plan, days).flatMap(({ label, sessions }) => {
    const hasMoved = sessions.some(
      ({ key }) => staying.has(key) && places.has(key) && after.get(key) !== places.get(key),
    );
    if (!hasMoved) return [];
    const entries = sessions.map(({ key, entry }): PlanEntry => {
      const place = staying.has(key) ? places.get(key) : undefined;
      return place === undefined ? entry : { ...entry, startTime: formatClock(place) };
    });
    return [[label, entries] as const];
  });
  return pinned.length === 0 ? plan : { ...plan, ...Object.fromEntries(pinned) };
};
