import type {
  CalendarDay,
  PlanEntry,
  PlanMode,
  PlanMoment,
  ProgressMap,
  StudyPlan,
} from "../model.ts";
import { isDone } from "../progress/progress-map.ts";
import { type PlanSession, sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { createIdGiver, withSessionIds } from "../study-plan/session-ids.ts";
import { labelOf } from "../time/calendar-day.ts";
import { fillDay } from "./fill-day.ts";
import { giveKeys } from "./give-keys.ts";
import { matchSessions } from "./match-sessions.ts";
import { pinPlaces, placesOn } from "./pin-places.ts";
import { comparePlans, type PlanDifference } from "./plan-difference.ts";
import { doesStay } from "./what-stays.ts";

export interface PlanUpdateInputs {
  readonly mode: PlanMode;
  /** The mode's plan until now. */
  readonly before: StudyPlan | null;
  /** What lies ahead from now on; sessions with an id that `before` knows are those sessions. */
  readonly made: StudyPlan;
  /** The other mode's plan: its sessions have ticks in the same map. */
  readonly other: StudyPlan | null;
  readonly progress: ProgressMap;
  readonly now: PlanMoment;
  /** Short and random. */
  readonly newId: () => string;
  /** Ids of sessions of `before` that stay wherever they lie. */
  readonly fixed?: ReadonlySet<string>;
  /** Most minutes of study on a day, where sessions with times meet others that stay. */
  readonly mostMinutes?: number;
  /**
   * `made` is a plan that was there before (undone, restored, imported): it brings its keys, with
   * those that were ticked, and its past where `before` has none.
   */
  readonly brought?: { readonly done: ReadonlySet<string> };
}

export interface PlanUpdate {
  readonly plan: StudyPlan;
  /** From today on. */
  readonly difference: PlanDifference;
}

/** The past of a plan that is brought back: what the present plan knows nothing of. */
const broughtPast = (
  { brought, now }: PlanUpdateInputs,
  old: readonly PlanSession[],
  made: readonly PlanSession[],
): readonly PlanSession[] => {
  if (brought === undefined) return [];
  const first: CalendarDay | undefined = old[0]?.day;
  const keys = new Set(old.map(({ key }) => key));
  const ids = new Set(old.map(({ entry }) => entry.id));
  return made.filter(
    ({ day, key, entry }) =>
      day < now.day &&
      !keys.has(key) &&
      (entry.id === undefined || !ids.has(entry.id)) &&
      (first === undefined || day < first || brought.done.has(key)),
  );
};

/** Keys that a new session may not take: the other mode's, and those of ticks whose session is gone. */
const reservedKeysOf = (
  { other, progress, brought }: PlanUpdateInputs,
  old: readonly PlanSession[],
): ((key: string) => boolean) => {
  const held = new Set(old.map(({ key }) => key));
  const others = new Set(sessionsOf(other ?? {}).map(({ key }) => key));
  return (key) =>
    others.has(key) || (isDone(progress, key) && !held.has(key) && !brought?.done.has(key));
};

/**
 * The one way in which a mode's plan changes: the past as it was, what is done, begun or fixed, and
 * around it the new plan. Sessions of the new plan that are old ones keep their ids, and every tick
 * its session.
 */
export const updatePlan = (inputs: PlanUpdateInputs): PlanUpdate => {
  const { mode, made, progress, now, newId, fixed, mostMinutes, brought } = inputs;
  const before = withSessionIds({ plan: inputs.before ?? {}, mode });
  const old = sessionsOf(before);
  const staying = old.filter((session) => doesStay(session, { progress, now, fixed }));
  const stays = new Set(staying);
  const stayingIds = new Set(staying.map(({ entry }) => entry.id));
  const coming = sessionsOf(made);
  const past = broughtPast(inputs, old, coming);
  const ahead = coming.filter(
    ({ day, entry }) => day >= now.day && (entry.id === undefined || !stayingIds.has(entry.id)),
  );

  const stayingOn = Map.groupBy([...staying, ...past], ({ day }) => day);
  const comingOn = Map.groupBy(ahead, ({ day }) => day);
  const metDays = [...stayingOn.keys()].filter((day) => day >= now.day);
  const places = placesOn(before, metDays);
  const days = [...new Set([...stayingOn.keys(), ...comingOn.keys()])].sort();
  const sessions = days.flatMap((day) =>
    day < now.day
      ? (stayingOn.get(day) ?? [])
      : fillDay({
          staying: stayingOn.get(day) ?? [],
          made: comingOn.get(day) ?? [],
          placeOf: ({ key }) => places.get(key) ?? 0,
          mostMinutes,
        }),
  );

  const isSettled = new Set([...stays, ...past]);
  const match = matchSessions(
    old.filter((session) => !stays.has(session)),
    sessions.filter((session) => !isSettled.has(session)),
  );
  const isReserved = reservedKeysOf(inputs, old);
  const giveId = createIdGiver(newId);
  for (const { entry } of staying) giveId(entry.id);
  const idOf = (session: PlanSession): string => {
    if (stays.has(session) && session.entry.id !== undefined) return session.entry.id;
    const known = match.same.get(session) ?? match.moved.get(session);
    return giveId(known?.entry.id ?? session.entry.id);
  };
  const keptKeyOf = (session: PlanSession): string | undefined => {
    if (stays.has(session)) return session.key;
    const known = match.same.get(session) ?? match.moved.get(session);
    const key =
      brought === undefined ? (known?.day === session.day ? known.key : undefined) : session.key;
    return key === undefined || isReserved(key) ? undefined : key;
  };
  const identified = sessions.map((session) => ({ session, id: idOf(session) }));
  const keys = giveKeys(
    identified.map(({ session: { day, subject }, session, id }) => ({
      label: labelOf(day),
      subject,
      id,
      kept: keptKeyOf(session),
    })),
    isReserved,
  );

  const byDay = new Map<CalendarDay, PlanEntry[]>(days.map((day) => [day, []]));
  identified.forEach(({ session, id }, index) => {
    const { key: _, id: __, ...entry } = session.entry;
    const given = keys[index];
    byDay.get(session.day)?.push({
      ...entry,
      id,
      ...(given?.isCarried ? { key: given.key } : {}),
    });
  });
  // A day that the new plan leaves empty is still a day of it.
  for (const { day } of sessionDaysOf(made))
    if (day >= now.day && !byDay.has(day)) byDay.set(day, []);
  const joined: StudyPlan = Object.fromEntries(
    [...byDay]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, entries]) => [labelOf(day), entries]),
  );
  const plan = pinPlaces({
    plan: joined,
    places,
    days: metDays,
    staying: new Set(staying.map(({ key }) => key)),
  });
  return { plan, difference: comparePlans({ before, after: plan, today: now.day }) };
};
