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

interface Dated {
  readonly day: CalendarDay;
}

const byDay = ({ day: one }: Dated, { day: other }: Dated): number =>
  one < other ? -1 : one > other ? 1 : 0;

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
      return on !== undefined && on < day ? [{ one, day: on }] : [];
    })
    .sort(byDay)
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

/** The timer's study of a chapter; whether it was a review. */
const studyTimed = (own: Running, { day, minutes, leftMinutes }: StudiedTime, pace: number) => {
  const doneOn = doneOnOf(own);
  // A review leaves no rest.
  if ((leftMinutes ?? 0) === 0 && doneOn !== undefined && doneOn < day) {
    noteReview(own, day);
    return true;
  }
  // The timer asks whether it is done: only that answer, not the clock, finishes it.
  own.left =
    leftMinutes === undefined
      ? Math.max(own.left - minutes, Math.min(own.left, rollOnMinutes))
      : leftAfter(own, leftMinutes, pace);
  if (own.left <= 0) own.doneOn ??= day;
  return false;
};

type TopicsBySession = Map<string, string[]>;

const noteTopic = (held: TopicsBySession, { sessionKey }: StudiedTime, { topic }: Running) => {
  if (sessionKey === undefined) return;
  const ids = held.get(sessionKey) ?? [];
  held.set(sessionKey, ids);
  if (!ids.includes(topic.id)) ids.push(topic.id);
};

/** Reviews first, then the open chapters in their order; returns the minutes beyond all of them. */
const studyUntimed = (
  piece: StudiedTime,
  running: readonly Running[],
  said: readonly ReviewRecord[],
  held: { readonly bySession: TopicsBySession; readonly reviewedBySession: TopicsBySession },
): number => {
  let { minutes } = piece;
  for (const one of reviewedIn(piece, running, said)) {
    minutes -= Math.min(reviewMinutesOf(one.topic), minutes);
    noteReview(one, piece.day);
    noteTopic(held.reviewedBySession, piece, one);
  }
  for (const one of running.filter((each) => isOpenOn(each, piece.day))) {
    const used = study(one, minutes, piece.day);
    minutes -= used;
    if (used > 0) noteTopic(held.bySession, piece, one);
  }
  return minutes;
};

const stateOf = (one: Running): TopicState => {
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
  const bySession: TopicsBySession = new Map();
  const reviewedBySession: TopicsBySession = new Map();
  const saidOf = Map.groupBy(reviews, ({ sessionKey }) => sessionKey);
  let beyond = 0;
  for (const piece of studied.toSorted(byDay)) {
    const own = byId.get(piece.topicId ?? "");
    if (own !== undefined) {
      const isReview = studyTimed(own, piece, pace);
      noteTopic(isReview ? reviewedBySession : bySession, piece, own);
      continue;
    }
    if (piece.topicId !== undefined) {
      beyond += piece.minutes;
      continue;
    }
    const said = saidOf.get(piece.sessionKey) ?? [];
    beyond += studyUntimed(piece, running, said, { bySession, reviewedBySession });
  }
  return {
    states: running.map(stateOf),
    bySession,
    reviewedBySession,
    beyondMinutes: beyond,
  };
};
