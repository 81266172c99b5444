import type { CalendarDay } from "../model/model.ts";
import type { ReviewRecord } from "./memory.ts";
import { estimateOf, type KeptTopic } from "./topic.ts";
import { reviewMinutesOf } from "./topic-reviews.ts";

/** Time that was studied for a subject: by the log, or a ticked session if the log is silent. */
export interface StudiedTime {
  readonly day: CalendarDay;
  readonly minutes: number;
  /** The timer's chapter. */
  readonly topicId?: string | undefined;
  /** The student's answer about the rest of it. */
  readonly leftMinutes?: number | undefined;
  readonly sessionKey?: string | undefined;
}

export interface TopicState {
  readonly topic: KeptTopic;
  readonly isDone: boolean;
  /** When it was finished; if unknown, the day it was added. */
  readonly doneOn?: CalendarDay | undefined;
  /** Of the estimate as it is planned, pace included. */
  readonly leftMinutes: number;
  readonly wholeMinutes: number;
  /** The days since it was finished on which it was gone over again. */
  readonly reviewedOn: readonly CalendarDay[];
}

export interface SubjectProgress {
  /** In the order of the chapters. */
  readonly states: readonly TopicState[];
  /** Which chapters each studied session held, by its key. */
  readonly bySession: ReadonlyMap<string, readonly string[]>;
  /** Which of them it went over again. */
  readonly reviewedBySession: ReadonlyMap<string, readonly string[]>;
  /** Study before the first chapter existed, for a removed one, or beyond all of them. */
  readonly beyondMinutes: number;
}

/** A chapter that took its time and is not done rolls on with this much. */
const rollOnMinutes = 15;

interface Running {
  readonly topic: KeptTopic;
  readonly whole: number;
  left: number;
  doneOn: CalendarDay | undefined;
  /** In the order of days. */
  readonly reviewedOn: CalendarDay[];
  /** The student said how a review went. */
  readonly isAnswered: boolean;
}

/** The day it was finished, as far as that day knows; the student's own word counts more than time. */
const doneOnOf = ({ topic, left, doneOn }: Running): CalendarDay | undefined => {
  if (topic.done === true) return topic.saidOn ?? topic.addedOn;
  return topic.done === undefined && left <= 0 ? (doneOn ?? topic.addedOn) : undefined;
};

const noteReview = ({ reviewedOn }: Running, day: CalendarDay) => {
  if (reviewedOn.includes(day)) return;
  reviewedOn.push(day);
  reviewedOn.sort();
};

/** The last time through, as far as that day knows; undefined while it is not learned. */
const lastOnOf = (one: Running, day: CalendarDay): CalendarDay | undefined => {
  const doneOn = doneOnOf(one);
  if (doneOn === undefined) return undefined;
  return one.reviewedOn.findLast((each) => each > doneOn && each <= day) ?? doneOn;
};

/**
 * Chapters that a studied session reviewed: as recorded when it was ticked. Without a record all
 * was learning or, with everything learned, for the longest ago.
 */
const reviewedIn = (
  { day, minutes, sessionKey }: StudiedTime,
  running: readonly Running[],
  said: readonly ReviewRecord[],
): readonly Running[] => {
  if (sessionKey === undefined) return [];
  if (said.length > 0)
    return running.filter(({ topic }) => said.some(({ topicId }) => topicId === topic.id));
  if (running.some((one) => isOpenOn(one, day))) return [];
  let left = minutes;
  return running
    .flatMap((one) => {
      // After an answer only answers count as reviews.
      const on = one.isAnswered ? undefined : lastOnOf(one, day);
      return on !== undefined && on < day ? [{ one, on }] : [];
    })
    .sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
    .flatMap(({ one }) => {
      const takes = reviewMinutesOf(one.topic);
      if (takes > left) return [];
      left -= takes;
      return [one];
    });
};

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

/** The answer was about the chapter as it was then: later growth is to do. */
const leftAfter = ({ topic }: Running, said: number, pace: number): number => {
  const now = estimateOf(topic);
  return Math.max(said + (now - (topic.estimateThen ?? now)) * pace, 0);
};

/**
 * Progress of each chapter by day: timed study goes to its chapter, other study to the first open
 * one and on. Time of a removed chapter counts for no other.
 */
export const subjectProgressOf = ({
  topics,
  studied,
  reviews = [],
  pace = 1,
}: {
  readonly topics: readonly KeptTopic[];
  /** Of this subject alone. */
  readonly studied: readonly StudiedTime[];
  readonly reviews?: readonly ReviewRecord[] | undefined;
  readonly pace?: number | undefined;
}): SubjectProgress => {
  const running = topics.map((topic): Running => {
    const whole = estimateOf(topic) * pace;
    const own = reviews.filter(({ topicId }) => topicId === topic.id);
    return {
      topic,
      whole,
      left: Math.max(whole - (topic.doneBefore ?? 0) * pace, 0),
      doneOn: undefined,
      reviewedOn: [...new Set(own.map(({ day }) => day))].sort(),
      isAnswered: own.some(({ grade }) => grade !== undefined),
    };
  });
  const byId = new Map(running.map((one) => [one.topic.id, one]));
  const bySession = new Map<string, string[]>();
  const reviewedBySession = new Map<string, string[]>();
  const saidOf = Map.groupBy(reviews, ({ sessionKey }) => sessionKey);
  let beyond = 0;
  const note = ({ sessionKey }: StudiedTime, { topic }: Running, held = bySession) => {
    if (sessionKey === undefined) return;
    const ids = held.get(sessionKey) ?? [];
    held.set(sessionKey, ids);
    if (!ids.includes(topic.id)) ids.push(topic.id);
  };
  const inOrder = studied.toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
  for (const piece of inOrder) {
    const own = piece.topicId === undefined ? undefined : byId.get(piece.topicId);
    if (own !== undefined) {
      const doneOn = doneOnOf(own);
      // A review leaves no rest.
      if ((piece.leftMinutes ?? 0) === 0 && doneOn !== undefined && doneOn < piece.day) {
        note(piece, own, reviewedBySession);
        noteReview(own, piece.day);
        continue;
      }
      note(piece, own);
      // The timer asks whether it is done: only that answer, not the clock, finishes it.
      own.left =
        piece.leftMinutes === undefined
          ? Math.max(own.left - piece.minutes, Math.min(own.left, rollOnMinutes))
          : leftAfter(own, piece.leftMinutes, pace);
      if (own.left <= 0) own.doneOn ??= piece.day;
      continue;
    }
    if (piece.topicId !== undefined) {
      beyond += piece.minutes;
      continue;
    }
    let minutes = piece.minutes;
    for (const one of reviewedIn(piece, running, saidOf.get(piece.sessionKey) ?? [])) {
      minutes -= Math.min(reviewMinutesOf(one.topic), minutes);
      noteReview(one, piece.day);
      note(piece, one, reviewedBySession);
    }
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
    states: running.map((one): TopicState => {
      const { topic, whole, left, reviewedOn } = one;
      const doneOn = doneOnOf(one);
      if (doneOn !== undefined)
        return {
          topic,
          isDone: true,
          doneOn,
          leftMinutes: 0,
          wholeMinutes: whole,
          reviewedOn: reviewedOn.filter((day) => day > doneOn),
        };
      return {
        topic,
        isDone: false,
        leftMinutes: Math.max(left, Math.min(rollOnMinutes, whole)),
        wholeMinutes: whole,
        reviewedOn: [],
      };
    }),
    bySession,
    reviewedBySession,
    beyondMinutes: beyond,
  };
};
