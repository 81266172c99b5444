import type { CalendarDay } from "../model.ts";
import { estimateOf, type KeptTopic } from "./topic.ts";

/** Time that was studied for a subject: by the log, or a ticked session where the log is silent. */
export interface StudiedTime {
  readonly day: CalendarDay;
  readonly minutes: number;
  /** What the timer ran for. */
  readonly topicId?: string | undefined;
  /** What the student said was left of that. */
  readonly leftMinutes?: number | undefined;
  readonly sessionKey?: string | undefined;
}

export interface TopicState {
  readonly topic: KeptTopic;
  readonly isDone: boolean;
  /** When it was finished; the day it was added where nobody knows. */
  readonly doneOn?: CalendarDay | undefined;
  /** Of the estimate as it is planned, pace included. */
  readonly leftMinutes: number;
  readonly wholeMinutes: number;
}

export interface SubjectProgress {
  /** In the order of the chapters. */
  readonly states: readonly TopicState[];
  /** Which chapters each studied session held, by its key. */
  readonly bySession: ReadonlyMap<string, readonly string[]>;
  /** What was studied before the first chapter was there, or beyond all of them. */
  readonly beyondMinutes: number;
}

/** A chapter that took its time and is not done rolls on with this much. */
const rollOnMinutes = 15;

interface Running {
  readonly topic: KeptTopic;
  readonly whole: number;
  left: number;
  doneOn: CalendarDay | undefined;
}

const isOpenOn = ({ topic, left }: Running, day: CalendarDay): boolean => {
  if (left <= 0 || day < topic.addedOn) return false;
  // Study of the day it was ticked may have been for it; later study was for the next one.
  return topic.done !== true || topic.saidOn === undefined || day <= topic.saidOn;
};

const study = (one: Running, minutes: number, day: CalendarDay): number => {
  // "Not yet" is the student's word: time alone does not finish such a chapter.
  const floor = one.topic.done === false ? Math.min(rollOnMinutes, one.left) : 0;
  const used = Math.min(minutes, one.left - floor);
  one.left -= used;
  if (one.left <= 0) one.doneOn = day;
  return used;
};

/**
 * How far each chapter is, from what was studied in the order of days: a chapter that the timer ran
 * for gets its time, other study goes to the first open chapter and rolls on. Nothing of it is kept.
 */
export const subjectProgressOf = ({
  topics,
  studied,
  pace = 1,
}: {
  readonly topics: readonly KeptTopic[];
  /** Of this subject alone. */
  readonly studied: readonly StudiedTime[];
  /** What the estimates are multiplied with. */
  readonly pace?: number | undefined;
}): SubjectProgress => {
  const running = topics.map((topic): Running => {
    const whole = estimateOf(topic) * pace;
    return { topic, whole, left: whole, doneOn: undefined };
  });
  const byId = new Map(running.map((one) => [one.topic.id, one]));
  const bySession = new Map<string, string[]>();
  let beyond = 0;
  const note = ({ sessionKey }: StudiedTime, { topic }: Running) => {
    if (sessionKey === undefined) return;
    const held = bySession.get(sessionKey) ?? [];
    bySession.set(sessionKey, held);
    if (!held.includes(topic.id)) held.push(topic.id);
  };
  const inOrder = studied.toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
  for (const piece of inOrder) {
    const own = piece.topicId === undefined ? undefined : byId.get(piece.topicId);
    if (own !== undefined) {
      note(piece, own);
      // The timer asks whether it is done: only that answer, not the clock, finishes it.
      own.left =
        piece.leftMinutes ?? Math.max(own.left - piece.minutes, Math.min(own.left, rollOnMinutes));
      continue;
    }
    let minutes = piece.minutes;
    for (const one of running) {
      if (minutes <= 0) break;
      if (!isOpenOn(one, piece.day)) continue;
      const used = study(one, minutes, piece.day);
      minutes -= used;
      if (used > 0) note(piece, one);
    }
    beyond += minutes;
  }
  return {
    states: running.map(({ topic, whole, left, doneOn }): TopicState => {
      const isDone = topic.done ?? left <= 0;
      if (isDone)
        return {
          topic,
          isDone,
          doneOn: topic.done === true ? (topic.saidOn ?? topic.addedOn) : (doneOn ?? topic.addedOn),
          leftMinutes: 0,
          wholeMinutes: whole,
        };
      return {
        topic,
        isDone,
        leftMinutes: Math.max(left, Math.min(rollOnMinutes, whole)),
        wholeMinutes: whole,
      };
    }),
    bySession,
    beyondMinutes: beyond,
  };
};
