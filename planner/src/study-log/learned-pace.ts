import { latestRecordOf, type StudyRecord, secondsOf, startOf } from "./study-record.ts";

/** From this many finished sessions on, a subject's real length says something. */
const fewestRecords = 5;
/** A smaller difference is not worth a question. */
const smallestDifference = 0.08;
/** After "Not now" the question comes again with this many more records. */
const askAgainAfter = 10;
/** Sessions imagined as long as planned: a few odd days do not swing the factor. */
const imaginedSessions = 10;
/** Habits change: only the latest sessions of a subject count. */
const mostSessions = 50;

/** How long a subject takes against its plan. */
export interface LearnedPace {
  readonly subject: string;
  readonly records: number;
  readonly plannedMinutes: number;
  readonly realMinutes: number;
  /** Real length for each planned one, drawn towards 1. */
  readonly factor: number;
}

/** What the student answered for a subject. */
export interface PaceAnswer {
  readonly use: boolean;
  /** The factor that was shown. */
  readonly factor: number;
  /** How many records it was drawn from. */
  readonly records: number;
}

export type PaceAnswers = Readonly<Record<string, PaceAnswer>>;

interface StudiedSession {
  readonly subject: string;
  readonly start: string;
  readonly planned: number;
  readonly real: number;
}

/** A session studied in two sittings was planned once, and only the last answer says what is left. */
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
        // A plan that counts with it already is not what the student took longer than.
        planned: (last.plannedMinutes ?? 0) / (last.pace ?? 1),
        real: minutes + (last.leftMinutes ?? 0),
      },
    ];
  });
};

/**
 * By subject, in the order of first appearance; study that was not planned teaches nothing here. The
 * factor is for the work of a subject as a whole: for a single session it is no better than the plan.
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

/** Whether to ask if new plans should count with it: never imposed, and not twice for the same. */
export const isWorthAsking = (pace: LearnedPace, answer: PaceAnswer | undefined): boolean => {
  if (pace.records < fewestRecords) return false;
  const inUse = answer?.use === true ? answer.factor : 1;
  if (Math.abs(pace.factor / inUse - 1) < smallestDifference) return false;
  return answer === undefined || answer.use || pace.records >= answer.records + askAgainAfter;
};

/** What new plans multiply a subject's work with; 1 unless the student said so. */
export const paceFactorOf = (answers: PaceAnswers, subject: string): number => {
  const answer = Object.hasOwn(answers, subject) ? answers[subject] : undefined;
  return answer?.use === true ? answer.factor : 1;
};
