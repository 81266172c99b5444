import type { CalendarDay } from "../model/model.ts";

/** 0 New, 1 A little, 2 Mostly, 3 Well. */
export type Known = 0 | 1 | 2 | 3;

/**
 * One chapter of a subject as stored: a record of its own, so that two devices can each change one.
 */
export interface Topic {
  readonly subject: string;
  readonly name: string;
  /** Its number in the book, if pasted with one: `5`, `3.2`. */
  readonly number?: string | undefined;
  readonly by: "hours" | "pages";
  /** Kept while pages count, so that switching back loses nothing. */
  readonly minutes: number;
  readonly pages?: number | undefined;
  readonly minutesPerPage?: number | undefined;
  readonly known: Known;
  /** The student's word; without it, done follows from studied time. */
  readonly done?: boolean | undefined;
  /** There is no time for it now: kept, and neither planned nor counted. */
  readonly leftOut?: boolean | undefined;
  /** When it was said. */
  readonly saidOn?: CalendarDay | undefined;
  /** The estimate when the student said how much was left of it, if it has another one since. */
  readonly estimateThen?: number | undefined;
  /** Minutes done in a removed chapter or under an old name; negative if more was said to be left. */
  readonly doneBefore?: number | undefined;
  /** Study of earlier days was not for it. */
  readonly addedOn: CalendarDay;
  /** Chapters of a subject go by this number, then by id. */
  readonly order: number;
  /** The exam it is for; without one it is for all of them. */
  readonly exam?: string | undefined;
}

export interface KeptTopic extends Topic {
  readonly id: string;
}

/** A subject holds no more chapters than this. */
export const mostTopics = 200;
/** No chapter takes longer: beyond it, it is several. */
export const mostTopicMinutes = 100 * 60;
export const mostGoalMinutes = 2000 * 60;
export const usualMinutesPerPage = 5;
const usualMinutes = 60;

/** The whole estimate, in minutes. */
export const estimateOf = ({ by, minutes, pages = 0, minutesPerPage = 0 }: Topic): number =>
  Math.min(
    Math.max(Math.round(by === "pages" ? pages * minutesPerPage : minutes), 1),
    mostTopicMinutes,
  );

/** Default estimate of a new chapter: the median of the others. */
export const usualEstimateOf = (topics: readonly Topic[]): number => {
  const estimates = topics.map(estimateOf).sort((one, other) => one - other);
  return estimates[Math.floor(estimates.length / 2)] ?? usualMinutes;
};

/** A subject's chapters in their order. */
export const topicsOfSubject = (
  records: Readonly<Record<string, Topic>>,
  subject: string,
): readonly KeptTopic[] =>
  Object.entries(records)
    .flatMap(([id, topic]) => (topic.subject === subject ? [{ ...topic, id }] : []))
    .sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1));
