import type { PlanSession } from "../study-plan/plan-sessions.ts";
import { dayNumberOf } from "../time/day-number.ts";

/** Which session of one plan is which of another. */
export interface SessionMatch {
  /** Same subject, day, start and length. */
  readonly same: ReadonlyMap<PlanSession, PlanSession>;
  /** By new session: the old one that has another day, start or length now. */
  readonly moved: ReadonlyMap<PlanSession, PlanSession>;
  /** Old sessions that the new plan lacks. */
  readonly left: readonly PlanSession[];
}

type Rule = (one: PlanSession, other: PlanSession) => boolean;

const isSamePlace: Rule = (one, other) =>
  one.minutes === other.minutes &&
  one.entry.startTime === other.entry.startTime &&
  one.day === other.day;

/** A share starts where the day has room: a start caused by a manual edit is not its own. */
const isSameShare: Rule = (one, other) =>
  isSamePlace(one, other) ||
  (other.entry.startTime === undefined && one.minutes === other.minutes && one.day === other.day);

const isSameExam: Rule = (one, other) => one.entry.examDate === other.entry.examDate;

/** Within one day and subject, the closest match first. With two exams of one name, each session stays with its own. */
const rulesOfDay = (isSame: Rule): readonly Rule[] => [
  (one, other) => isSame(one, other) && isSameExam(one, other),
  isSame,
  isSameExam,
  () => true,
];

/** A session that returns after longer counts as another one. */
const furthestDays = 3653;

/** Sessions of due work are never those of an exam, nor of other work of the subject. */
const subjectOf = ({ subject, entry: { taskId } }: PlanSession): string =>
  taskId === undefined ? subject : `${subject}\n${taskId}`;

const byDayAndSubject = (sessions: Iterable<PlanSession>) =>
  Map.groupBy(sessions, (session) => `${session.day}\n${subjectOf(session)}`);

interface Stop {
  readonly session: PlanSession;
  readonly isOld: boolean;
  readonly day: number;
  before: Stop | undefined;
  after: Stop | undefined;
  isPaired: boolean;
}

const stopOf = (session: PlanSession, isOld: boolean): Stop => ({
  session,
  isOld,
  day: dayNumberOf(session.day),
  before: undefined,
  after: undefined,
  isPaired: false,
});

/** Takes two neighbours out of the line. */
const takeOut = (one: Stop, other: Stop): void => {
  one.isPaired = true;
  other.isPaired = true;
  if (one.before !== undefined) one.before.after = other.after;
  if (other.after !== undefined) other.after.before = one.before;
};

/**
 * Pairs old with new sessions by distance in days, the nearest first. Linear: the nearest pair are
 * always neighbours.
 */
const pairNearest = (
  old: readonly PlanSession[],
  fresh: readonly PlanSession[],
  onPair: (old: PlanSession, fresh: PlanSession) => void,
) => {
  const line = [
    ...old.map((session) => stopOf(session, true)),
    ...fresh.map((session) => stopOf(session, false)),
  ].sort((one, other) => one.day - other.day);
  const byDistance = new Map<number, (readonly [Stop, Stop])[]>();
  const offer = (one: Stop | undefined, other: Stop | undefined) => {
    if (one === undefined || other === undefined || one.isOld === other.isOld) return;
    const pairs = byDistance.get(other.day - one.day) ?? [];
    byDistance.set(other.day - one.day, pairs);
    pairs.push([one, other]);
  };
  line.forEach((stop, index) => {
    stop.before = line[index - 1];
    stop.after = line[index + 1];
    offer(stop.before, stop);
  });
  const span = (line.at(-1)?.day ?? 0) - (line[0]?.day ?? 0);
  for (let distance = 0; distance <= Math.min(span, furthestDays); distance++)
    // The list grows while it is walked: a pair that meets may be no further apart.
    for (const [one, other] of byDistance.get(distance) ?? []) {
      if (one.isPaired || other.isPaired) continue;
      takeOut(one, other);
      offer(one.before, other.after);
      const [was, is] = one.isOld ? [one, other] : [other, one];
      onPair(was.session, is.session);
    }
};

const hasId = ({ entry }: PlanSession): boolean => entry.id !== undefined;

/** By id, then by place, then by subject and day, then by subject and length on the nearest days. */
export const matchSessions = (
  old: readonly PlanSession[],
  fresh: readonly PlanSession[],
  { isShares = false }: { readonly isShares?: boolean | undefined } = {},
): SessionMatch => {
  const isSameSession = isShares ? isSameShare : isSamePlace;
  const rules = rulesOfDay(isSameSession);
  const same = new Map<PlanSession, PlanSession>();
  const moved = new Map<PlanSession, PlanSession>();
  const left = new Set(old);
  const unmatched = new Set(fresh);
  const pair = (one: PlanSession, other: PlanSession) => {
    const isSame = subjectOf(one) === subjectOf(other) && isSameSession(one, other);
    (isSame ? same : moved).set(other, one);
    left.delete(one);
    unmatched.delete(other);
  };
  const pairBy = (old: readonly PlanSession[], fresh: readonly PlanSession[], rule: Rule) => {
    for (const session of fresh.filter((one) => unmatched.has(one))) {
      const other = old.find((one) => left.has(one) && rule(one, session));
      if (other !== undefined) pair(other, session);
    }
  };

  const byId = new Map(old.filter(hasId).map((session) => [session.entry.id, session]));
  for (const session of fresh.filter(hasId)) {
    const other = byId.get(session.entry.id);
    if (other !== undefined && left.has(other)) pair(other, session);
  }
  const oldDays = byDayAndSubject(left);
  for (const [key, ofDay] of byDayAndSubject(unmatched))
    for (const rule of rules) pairBy(oldDays.get(key) ?? [], ofDay, rule);
  if (left.size === 0 || unmatched.size === 0) return { same, moved, left: [...left] };
  const lengthOf = (session: PlanSession) => `${session.minutes} ${subjectOf(session)}`;
  const oldByLength = Map.groupBy(left, lengthOf);
  for (const [length, sessions] of Map.groupBy(unmatched, lengthOf))
    pairNearest(oldByLength.get(length) ?? [], sessions, pair);
  return { same, moved, left: [...left] };
};
