import type { CalendarDay } from "../model/model.ts";
import { daysBetween } from "../time/day-number.ts";
import type { Known } from "./topic.ts";

/** How well a chapter was still known at a review: again, hard, good, easy. */
export type Grade = 1 | 2 | 3 | 4;

export interface MemoryState {
  readonly stability: number;
  readonly difficulty: number;
}

/** A model of memory; which one is the host's business. */
export interface MemoryModel {
  /** After the first time through. */
  first(grade: Grade): MemoryState;
  after(state: MemoryState, days: number, grade: Grade): MemoryState;
  /** The chance, 0 to 1, that it is still known so many days later. */
  recall(state: MemoryState, days: number): number;
}

/** That a chapter was gone over again, and how it went if the student said so. */
export interface ReviewRecord {
  readonly topicId: string;
  readonly day: CalendarDay;
  /** The session it was part of. */
  readonly sessionKey?: string | undefined;
  readonly grade?: Grade | undefined;
  /** The student did not want to say: not asked again. */
  readonly skipped?: boolean | undefined;
}

export interface Remembered {
  readonly state: MemoryState;
  /** When it was last gone over. */
  readonly on: CalendarDay;
}

/** The memory model and the answers to its questions; without it, chapters come back by gaps. */
export interface ReviewMemory {
  readonly model?: MemoryModel | undefined;
  readonly reviews?: readonly ReviewRecord[] | undefined;
}

/** The memory of a chapter; undefined before it is finished and a review answered. */
export const topicMemoryOf = (
  {
    topic: { id, known },
    doneOn,
  }: {
    readonly topic: { readonly id: string; readonly known: Known };
    readonly doneOn?: CalendarDay | undefined;
  },
  { model, reviews = [] }: ReviewMemory,
): { readonly model: MemoryModel; readonly remembered: Remembered } | undefined => {
  const own = reviews.filter(({ topicId, grade }) => topicId === id && grade !== undefined);
  if (model === undefined || doneOn === undefined || own.length === 0) return undefined;
  return { model, remembered: rememberedOf({ model, known, doneOn, reviews: own }) };
};

const grades = [1, 2, 3, 4] as const;

/** The memory of a finished chapter, from its rating and every answer since. */
export const rememberedOf = ({
  model,
  known,
  doneOn,
  reviews,
}: {
  readonly model: MemoryModel;
  readonly known: Known;
  readonly doneOn: CalendarDay;
  readonly reviews: readonly ReviewRecord[];
}): Remembered => {
  const answers = reviews
    .flatMap(({ day, grade }) => (grade === undefined ? [] : [{ day, grade }]))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const [first] = answers;
  // Finished again after its first review: that review was of the earlier learning.
  let on = first !== undefined && first.day < doneOn ? first.day : doneOn;
  let state = model.first(grades[known]);
  for (const { day, grade } of answers) {
    state = model.after(state, daysBetween(on, day), grade);
    on = day;
  }
  return { state, on };
};

/** The interface of ts-fsrs that is used. */
interface ForgettingAlgorithm {
  next_state(state: MemoryState | null, days: number, grade: Grade): MemoryState;
  forgetting_curve(days: number, stability: number): number;
}

export const memoryOfAlgorithm = (algorithm: ForgettingAlgorithm): MemoryModel => ({
  first: (grade) => algorithm.next_state(null, 0, grade),
  after: (state, days, grade) => algorithm.next_state(state, days, grade),
  recall: ({ stability }, days) => algorithm.forgetting_curve(days, stability),
});
