import type { PlanSession } from "../study-plan/plan-sessions.ts";
import { parseClock } from "../time/clock-time.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { gapMinutes } from "../timeline/place-day.ts";

interface DayToFill {
  /** Sessions of the day that stay as they are. */
  readonly staying: readonly PlanSession[];
  readonly made: readonly PlanSession[];
  /** Where the calendar shows a session that stays, in minutes from midnight. */
  readonly placeOf: (staying: PlanSession) => number;
  /** False for one that was taken out by hand, which only keeps its share. */
  readonly takesTime: (staying: PlanSession) => boolean;
  /** Most minutes of study on the day; without it as many as were planned. */
  readonly mostMinutes: number | undefined;
}

const startOf = ({ entry }: PlanSession): number | undefined => parseClock(entry.startTime ?? "");

const hasStart = (session: PlanSession): boolean => startOf(session) !== undefined;

const withMinutes = (session: PlanSession, minutes: number): PlanSession => ({
  ...session,
  minutes,
  entry: { ...session.entry, ...durationFieldsOf(minutes) },
});

/** A subject's share is the rest of it after the sessions that stay; each with its break. */
const restsOf = (
  staying: readonly PlanSession[],
  shares: readonly PlanSession[],
): ReadonlyMap<PlanSession, PlanSession | undefined> => {
  const counted = staying.map(({ subject, minutes, entry }) => ({
    subject,
    exam: entry.examDate,
    minutes,
  }));
  return new Map(
    shares.map((share) => {
      const { examDate } = share.entry;
      let left = share.minutes;
      for (const one of counted) {
        const isOther = one.exam !== undefined && examDate !== undefined && one.exam !== examDate;
        if (one.subject !== share.subject || isOther) continue;
        const minutes = Math.min(left, one.minutes);
        one.minutes -= minutes;
        left -= minutes;
      }
      if (left === share.minutes) return [share, share];
      return [share, left === 0 ? undefined : withMinutes(share, left)];
    }),
  );
};

/** Shares keep the order of the rows: the staying part of a subject comes before its rest. */
const fillShares = ({ staying, made }: DayToFill): readonly PlanSession[] => {
  const rests = restsOf(staying, made);
  const waiting = Map.groupBy(staying, ({ subject }) => subject);
  const rows = made.flatMap((share) => {
    const before = waiting.get(share.subject) ?? [];
    waiting.delete(share.subject);
    return [...before, ...[rests.get(share)].filter((rest) => rest !== undefined)];
  });
  return [...[...waiting.values()].flat(), ...rows];
};

/** Only sessions with free times that fit the day's hours. */
const clearTimes = ({ staying, made, placeOf, takesTime, mostMinutes }: DayToFill) => {
  const standing = staying.filter(takesTime);
  const held = standing.map((session) => ({
    start: placeOf(session) - gapMinutes,
    end: placeOf(session) + session.minutes + gapMinutes,
  }));
  let minutes = standing.reduce((total, session) => total + session.minutes, 0);
  return made.filter(hasStart).filter((session) => {
    const start = startOf(session) ?? 0;
    const overlaps = held.some((time) => start < time.end && start + session.minutes > time.start);
    if (overlaps || minutes + session.minutes > (mostMinutes ?? Infinity)) return false;
    minutes += session.minutes;
    return true;
  });
};

/** One day of the new plan around the old sessions that stay. */
export const fillDay = (day: DayToFill): readonly PlanSession[] => {
  const { staying, made } = day;
  if (staying.length === 0) return made;
  if (!made.some(hasStart)) return fillShares(day);
  const places = new Map(staying.map((session) => [session, day.placeOf(session)]));
  const at = (session: PlanSession) => places.get(session) ?? startOf(session) ?? 0;
  const shares = made.filter((session) => !hasStart(session));
  const rests = [...restsOf(staying, shares).values()].filter((rest) => rest !== undefined);
  return [...[...staying, ...clearTimes(day)].sort((one, other) => at(one) - at(other)), ...rests];
};
