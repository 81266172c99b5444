import type {
  CalendarDay,
  PlanEntry,
  PlanMode,
  PlanMoment,
  ProgressMap,
  StudyPlan,
} from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { type PlanSession, sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { createIdGiver, withSessionIds } from "../study-plan/session-ids.ts";
import { labelOf } from "../time/day-labels.ts";
import { fillDay } from "./fill-day.ts";
import { doesStay } from "./fixed-sessions.ts";
import { type GivenKey, giveKeys } from "./give-keys.ts";
import { markToday } from "./mark-today.ts";
import { matchSessions } from "./match-sessions.ts";
import { pinPlaces, placesOn, withoutTime } from "./pin-places.ts";
import { differenceOf, noDifference, type PlanDifference } from "./plan-difference.ts";
import { isSameAhead } from "./same-ahead.ts";

export interface PlanUpdateInputs {
  readonly mode: PlanMode;
  /** Its sessions have no starts of their own, as those of a Quick Plan by the rule. */
  readonly isShares?: boolean | undefined;
  /** The mode's plan until now. */
  readonly before: StudyPlan | null;
  /** Sessions from now on; those with an id of `before` are the same sessions. */
  readonly made: StudyPlan;
  /** The other mode's plan: its sessions have ticks in the same map. */
  readonly other: StudyPlan | null;
  readonly progress: ProgressMap;
  readonly now: PlanMoment;
  /** Short and random. */
  readonly newId: () => string;
  /** Ids of sessions of `before` that keep their place. */
  readonly fixed?: ReadonlySet<string>;
  /** Keys of sessions in the log: their study counts in any plan. */
  readonly studied?: ReadonlySet<string>;
  /** Ids of those among them that were taken out by hand: they keep their share of a day and take no time. */
  readonly removed?: ReadonlySet<string>;
  /** Most minutes of study on a day, where sessions with times meet others that stay. */
  readonly mostMinutes?: number;
  /**
   * `made` existed before (undone, restored, imported): it brings its keys, its ticks, and its past
   * if `before` has none.
   */
  readonly brought?: { readonly done: ReadonlySet<string> };
}

export interface PlanUpdate {
  readonly plan: StudyPlan;
  /** From today on. */
  readonly difference: PlanDifference;
}

/** The past of a restored plan, unknown to the present one. */
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
 * The days of the joined plan: the past, and from today on the new plan around sessions that stay.
 */
const joinDays = (
  { now, mostMinutes, removed }: PlanUpdateInputs,
  {
    before,
    settled,
    ahead,
  }: {
    readonly before: StudyPlan;
    readonly settled: readonly PlanSession[];
    readonly ahead: readonly PlanSession[];
  },
) => {
  const settledOn = Map.groupBy(settled, ({ day }) => day);
  const aheadOn = Map.groupBy(ahead, ({ day }) => day);
  const metDays = [...settledOn.keys()].filter((day) => day >= now.day);
  const places = placesOn(withoutTime(before, removed), metDays);
  const days = [...new Set([...settledOn.keys(), ...aheadOn.keys()])].sort();
  const sessions = days.flatMap((day) =>
    day < now.day
      ? (settledOn.get(day) ?? [])
      : fillDay({
          staying: settledOn.get(day) ?? [],
          made: aheadOn.get(day) ?? [],
          placeOf: ({ key }) => places.get(key) ?? 0,
          takesTime: ({ entry }) => entry.id === undefined || !removed?.has(entry.id),
          mostMinutes,
        }),
  );
  return { sessions, metDays, places };
};

/** The session as stored: with its id, and with its key if it differs from its place's. */
const withIdentity = (entry: PlanEntry, id: string, { key, isCarried }: GivenKey): PlanEntry => {
  const carried = isCarried ? key : undefined;
  if (entry.id === id && entry.key === carried) return entry;
  const { key: _, ...rest } = entry;
  return carried === undefined ? { ...rest, id } : { ...rest, id, key: carried };
};

const planOf = (sessions: readonly PlanSession[], emptyDays: readonly CalendarDay[]): StudyPlan => {
  const byDay = new Map<CalendarDay, PlanEntry[]>(emptyDays.map((day) => [day, []]));
  for (const { day, entry } of sessions) {
    const entries = byDay.get(day);
    if (entries === undefined) byDay.set(day, [entry]);
    else entries.push(entry);
  }
  return Object.fromEntries(
    [...byDay]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, entries]) => [labelOf(day), entries]),
  );
};

/**
 * The only way a mode's plan changes: the past, done, started and locked sessions stay, with the
 * new plan around them. Ids and ticks stay with their sessions.
 */
export const updatePlan = (inputs: PlanUpdateInputs): PlanUpdate => {
  const { mode, progress, now, newId, fixed, studied, brought } = inputs;
  const { isShares = mode === "quick" } = inputs;
  const before = withSessionIds({ plan: inputs.before ?? {}, mode });
  if (isSameAhead({ before, made: inputs.made, today: now.day }))
    return { plan: before, difference: noDifference(before, now.day) };
  const old = sessionsOf(before);
  const made = sessionDaysOf(inputs.made);
  const coming = made.flatMap(({ sessions }) => sessions);
  const staying = new Set(
    old.filter((session) => doesStay(session, { isShares, progress, now, fixed, studied })),
  );
  const stayingIds = new Set([...staying].map(({ entry }) => entry.id));
  const past = broughtPast(inputs, old, coming);
  const settled = new Set([...staying, ...past]);
  const { sessions, metDays, places } = joinDays(inputs, {
    before,
    settled: [...settled],
    ahead: coming.filter(
      ({ day, entry }) => day >= now.day && (entry.id === undefined || !stayingIds.has(entry.id)),
    ),
  });

  const replaced = old.filter((session) => !staying.has(session));
  const fresh = sessions.filter((session) => !settled.has(session));
  const match = matchSessions(replaced, fresh, { isShares });
  const knownAs = (session: PlanSession) => match.same.get(session) ?? match.moved.get(session);
  const isReserved = reservedKeysOf(inputs, old);
  const giveId = createIdGiver(newId);
  for (const id of stayingIds) giveId(id);
  const ids = sessions.map((session) => {
    const { id } = session.entry;
    return staying.has(session) && id !== undefined ? id : giveId(knownAs(session)?.entry.id ?? id);
  });
  const keptKeyOf = (session: PlanSession): string | undefined => {
    if (staying.has(session)) return session.key;
    const known = knownAs(session);
    const isOnItsDay = known?.day === session.day;
    const key = brought === undefined ? (isOnItsDay ? known.key : undefined) : session.key;
    return key === undefined || isReserved(key) ? undefined : key;
  };
  const keys = giveKeys(
    sessions.map((session, index) => ({
      label: session.label,
      subject: session.subject,
      id: ids[index] ?? "",
      kept: keptKeyOf(session),
    })),
    isReserved,
  );

  const placed = new Map(
    sessions.map((session, index) => {
      const given = keys[index] ?? { key: session.key, isCarried: false };
      const entry = withIdentity(session.entry, ids[index] ?? "", given);
      return [session, { ...session, key: given.key, entry }];
    }),
  );
  const emptyDays = made.filter((day) => day.day >= now.day && day.sessions.length === 0);
  const marked = markToday({
    before: old,
    sessions: [...placed.values()],
    progress,
    now,
    isBrought: brought !== undefined,
  });
  const plan = pinPlaces({
    plan: planOf(
      marked,
      emptyDays.map(({ day }) => day),
    ),
    places,
    removed: inputs.removed,
    days: metDays,
    staying: new Set([...staying].map(({ key }) => key)),
  });
  return {
    plan,
    difference: differenceOf({
      old: old.filter(({ day }) => day >= now.day),
      fresh: sessions.filter(({ day }) => day >= now.day),
      match,
      staying: [...staying].filter(({ day }) => day >= now.day),
      placed,
    }),
  };
};
