import { latestRecordOf, type StudyRecord, secondsOf, startOf } from "./study-record.ts";

/** Fewer finished sessions say nothing. */
const fewestRecords = 5;
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
  /** Real length per planned length, shrunk towards 1. */
  readonly factor: number;
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
  readonly planned: number;
  readonly real: number;
}

/** A session in two sittings was planned once; the last answer says what is left. */
const plannedSessionsOf = (records: readonly StudyRecord[]): readonly StudiedSession[] => {
  const sittings = Map.groupBy(
    records.filter(({ subject, plannedMinutes = 0 }) => subject !== "" && plannedMinutes > 0),
    (record) => record.sessionKey ?? record,
  );
  return [...sittings.values()].flatMap((group) => {
    const last = latestRecordOf(group);
    if (last === undefined) return [];
    const minutes = group.reduce((sum, record) => sum + secondsOf(record) / 60, 0);
    return [
      {
        subject: last.subject,
        start: startOf(last),
        // The plan already used a pace.
        planned: (last.plannedMinutes ?? 0) / (last.pace ?? 1),
        real: minutes + (last.leftMinutes ?? 0),
      },
    ];
  });
};

/**
 * By subject in order of appearance; unplanned study is ignored. The factor is for a subject as a
 * whole, not for single sessions.
 */
export const learnedPacesOf = (records: readonly StudyRecord[]): readonly LearnedPace[] =>
  [...Map.groupBy(plannedSessionsOf(records), ({ subject }) => subject)].map(([subject, all]) => {
    const sessions = all
      .sort((one, other) => (one.start < other.start ? -1 : 1))
      .slice(-mostSessions);
    const planned = sessions.reduce((sum, session) => sum + session.planned, 0);
    const real = sessions.reduce((sum, session) => sum + session.real, 0);
    const imagined = (planned / sessions.length) * imaginedSessions;
    return {
      subject,
      records: sessions.length,
      plannedMinutes: planned,
      realMinutes: real,
      factor: (real + imagined) / (planned + imagined),
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
