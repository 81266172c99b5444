import { totalMinutes } from "../time/total-minutes.ts";
import { type StudyRecord, sittingsOf, startOf } from "./study-record.ts";

/** Fewer finished sessions say nothing. */
const fewestRecords = 5;
/** Of the shorter and of the longer ones, before their lengths say something. */
const fewestOfLength = 8;
/** Smaller differences are not worth asking about. */
const smallestDifference = 0.08;
/** After "Not now", ask again with this many more records. */
const askAgainAfter = 10;
/** Prior sessions of planned length, so that a few odd days do not change the factor much. */
const imaginedSessions = 10;
/** Habits change: only recent sessions count. */
const mostSessions = 50;

export interface LearnedPace {
  readonly subject: string;
  readonly records: number;
  readonly plannedMinutes: number;
  readonly realMinutes: number;
  /** Real length per planned length, shrunk towards 1: of the sessions ahead, by their lengths. */
  readonly factor: number;
  /**
   * The same for sessions up to a length and for longer ones, if there are enough and they differ.
   */
  readonly byLength?: {
    readonly minutes: number;
    readonly shorter: number;
    readonly longer: number;
  };
}

export interface PaceAnswer {
  readonly use: boolean;
  readonly factor: number;
  readonly records: number;
}

export type PaceAnswers = Readonly<Record<string, PaceAnswer>>;

interface StudiedSession {
  readonly subject: string;
  readonly start: string;
  /** In the plan. */
  readonly length: number;
  /** Before the pace that the plan used; due work is planned without one. */
  readonly planned: number;
  readonly real: number;
}

/** A session in two sittings was planned once; the last answer gives the rest. */
const plannedSessionsOf = (records: readonly StudyRecord[]): readonly StudiedSession[] =>
  sittingsOf(
    records.filter(({ subject, plannedMinutes = 0 }) => subject !== "" && plannedMinutes > 0),
  ).map(({ last, minutes }) => {
    const { subject, plannedMinutes: length = 0, pace = 1, leftMinutes = 0, taskId } = last;
    return {
      subject,
      start: startOf(last),
      length,
      planned: taskId === undefined ? length / pace : length,
      real: minutes + leftMinutes,
    };
  });

const sumOf = (sessions: readonly StudiedSession[], part: "planned" | "real"): number =>
  sessions.reduce((sum, session) => sum + session[part], 0);

const factorOf = (sessions: readonly StudiedSession[]): number => {
  const planned = sumOf(sessions, "planned");
  const imagined = (planned / sessions.length) * imaginedSessions;
  return (sumOf(sessions, "real") + imagined) / (planned + imagined);
};

const byLengthOf = (sessions: readonly StudiedSession[]): LearnedPace["byLength"] => {
  const lengths = sessions.map(({ length }) => length).toSorted((one, other) => one - other);
  const minutes = lengths[Math.floor((lengths.length - 1) / 2)] ?? 0;
  const [short, long] = [true, false].map((isShort) =>
    sessions.filter(({ length }) => length <= minutes === isShort),
  );
  if (short === undefined || long === undefined) return undefined;
  if (Math.min(short.length, long.length) < fewestOfLength) return undefined;
  const [shorter, longer] = [factorOf(short), factorOf(long)];
  const isApart = Math.abs(Math.log(shorter / longer)) >= smallestDifference * 2;
  return isApart ? { minutes: Math.round(minutes), shorter, longer } : undefined;
};

type Sessions = readonly { readonly minutes: number }[];

const factorAhead = (
  { minutes, shorter, longer }: NonNullable<LearnedPace["byLength"]>,
  ahead: Sessions,
): number =>
  ahead.reduce((sum, one) => sum + one.minutes * (one.minutes <= minutes ? shorter : longer), 0) /
  totalMinutes(ahead);

/**
 * By subject in order of appearance; unplanned study is ignored. The factor is for a subject as a
 * whole, not for single sessions.
 */
export const learnedPacesOf = (
  records: readonly StudyRecord[],
  /** Open sessions, by subject. */
  ahead: ReadonlyMap<string, Sessions> = new Map(),
): readonly LearnedPace[] =>
  [...Map.groupBy(plannedSessionsOf(records), ({ subject }) => subject)].map(([subject, all]) => {
    const sessions = all
      .sort((one, other) => (one.start < other.start ? -1 : 1))
      .slice(-mostSessions);
    const byLength = byLengthOf(sessions);
    const own = ahead.get(subject);
    return {
      subject,
      records: sessions.length,
      plannedMinutes: sumOf(sessions, "planned"),
      realMinutes: sumOf(sessions, "real"),
      factor:
        byLength === undefined || own === undefined
          ? factorOf(sessions)
          : factorAhead(byLength, own),
      ...(byLength !== undefined && { byLength }),
    };
  });

/** Never imposed, and not asked twice for the same. */
export const isWorthAsking = (pace: LearnedPace, answer: PaceAnswer | undefined): boolean => {
  if (pace.records < fewestRecords) return false;
  const inUse = answer?.use === true ? answer.factor : 1;
  if (Math.abs(pace.factor / inUse - 1) < smallestDifference) return false;
  return answer === undefined || answer.use || pace.records >= answer.records + askAgainAfter;
};

/** 1 unless the student agreed. */
export const paceFactorOf = (answers: PaceAnswers, subject: string): number => {
  const answer = Object.hasOwn(answers, subject) ? answers[subject] : undefined;
  return answer?.use === true ? answer.factor : 1;
};
