import type { CalendarDay } from "../model/model.ts";
import { daysBetween } from "../time/day-number.ts";
import type { MemoryModel, MemoryState, Remembered } from "./memory.ts";

interface Belief {
  readonly chance: number;
  readonly state: MemoryState;
}

export interface ReviewCourse {
  /** The recall to expect at the exam, with reviews on these of its days: one bit for each. */
  readonly recallOf: (days: number) => number;
}

const highestBit = (days: number): number => 31 - Math.clz32(days);

/** Reviews of a chapter on given days. Both outcomes of a review are counted; common prefixes are computed once. */
export const reviewCourseOf = ({
  model,
  remembered,
  days,
  exam,
  leastChance = 0,
}: {
  readonly model: MemoryModel;
  readonly remembered: Remembered;
  /** In their order, at most 30: one bit each. */
  readonly days: readonly CalendarDay[];
  readonly exam: CalendarDay;
  /** Unlikely branches follow their likelier outcome only. */
  readonly leastChance?: number | undefined;
}): ReviewCourse => {
  const { state, on } = remembered;
  const ahead = days.map((day) => daysBetween(on, day));
  const examAhead = daysBetween(on, exam);
  const beliefs = new Map<number, readonly Belief[]>([[0, [{ chance: 1, state }]]]);
  const recalls = new Map<number, number>();

  const lastOf = (chosen: number): number => (chosen === 0 ? 0 : (ahead[highestBit(chosen)] ?? 0));

  const beliefsAfter = (chosen: number): readonly Belief[] => {
    const known = beliefs.get(chosen);
    if (known !== undefined) return known;
    const before = chosen & ~(1 << highestBit(chosen));
    const gap = lastOf(chosen) - lastOf(before);
    const after: Belief[] = [];
    for (const { chance, state: now } of beliefsAfter(before)) {
      const recall = model.recall(now, gap);
      if (chance < leastChance) {
        after.push({ chance, state: model.after(now, gap, recall < 0.5 ? 1 : 3) });
        continue;
      }
      after.push({ chance: chance * recall, state: model.after(now, gap, 3) });
      after.push({ chance: chance * (1 - recall), state: model.after(now, gap, 1) });
    }
    beliefs.set(chosen, after);
    return after;
  };

  return {
    recallOf: (chosen) => {
      const known = recalls.get(chosen);
      if (known !== undefined) return known;
      const left = examAhead - lastOf(chosen);
      const recall = beliefsAfter(chosen).reduce(
        (sum, belief) => sum + belief.chance * model.recall(belief.state, left),
        0,
      );
      recalls.set(chosen, recall);
      return recall;
    },
  };
};

/** The recall to expect on the day of the exam, with reviews on these days, whatever they will show. */
export const expectedRecall = (
  model: MemoryModel,
  remembered: Remembered,
  reviews: readonly CalendarDay[],
  exam: CalendarDay,
): number =>
  reviewCourseOf({ model, remembered, days: reviews, exam }).recallOf(2 ** reviews.length - 1);
