import type { MemoryModel } from "./memory.ts";
import {
  leastBetter,
  leastGain,
  type PlacedCourse,
  placedCourseOf,
  placesOf,
  type ReviewItem,
  type ReviewSlot,
  reviewBoardOf,
} from "./review-board.ts";
import { mostAhead, spread } from "./review-limits.ts";

export interface ChosenReview {
  readonly id: string;
  /** Index of the slot. */
  readonly slot: number;
}

/** Sessions looked at for one chapter, and for all of them together. */
const [fewestPlaces, mostPlaces, placesInAll] = [8, 16, 1_600];
/** A bound on the search: the page waits for the result. */
const mostSteps = 16_000;
const mostRounds = 6;
/** Full sessions in which a chapter asks others to give way. */
const mostAsked = 3;

/** Moves and adds reviews while that helps, each where it helps most. */
const improve = (
  courses: readonly PlacedCourse[],
  { set, makeRoom, fits, fill }: ReturnType<typeof reviewBoardOf>,
  isTired: () => boolean,
) => {
  const improveOne = (course: PlacedCourse): boolean => {
    const { chosen, recall, item, slots, sameDay } = course;
    const places = placesOf(chosen);
    const leaves = [
      ...places.map((place) => 1 << place),
      ...(places.length < mostAhead ? [0] : []),
    ];
    const wanted = leaves
      .flatMap((leave) => {
        const kept = chosen & ~leave;
        return slots.flatMap((slot, place) => {
          const to = kept | (1 << place);
          if (to === chosen || (kept & (sameDay[place] ?? 0)) !== 0) return [];
          const gain = course.recallOf(to) - recall;
          return gain > (leave === 0 ? leastGain : leastBetter) ? [{ slot, kept, to, gain }] : [];
        });
      })
      .sort((one, other) => other.gain - one.gain);
    let asked = 0;
    for (const { slot, kept, to, gain } of wanted) {
      const isFree = fits(slot, item.minutes);
      if (!isFree && asked >= mostAsked) continue;
      if (!isFree) asked += 1;
      set(course, kept);
      if (makeRoom(slot, item.minutes, gain)) {
        set(course, to);
        return true;
      }
      set(course, chosen);
    }
    return false;
  };

  for (let round = 0; round < mostRounds; round++) {
    let isBetter = false;
    for (const course of courses) {
      if (isTired()) return;
      isBetter = improveOne(course) || isBetter;
    }
    if (!isBetter) return;
    fill(true);
  }
};

/**
 * Chooses the sessions of reviews to maximise the expected recall on exam day: greedily by gain,
 * then by moves and swaps.
 */
export const chooseReviews = ({
  model,
  items,
  slots,
}: {
  readonly model: MemoryModel;
  readonly items: readonly ReviewItem[];
  readonly slots: readonly ReviewSlot[];
}): readonly ChosenReview[] => {
  let steps = 0;
  const counting: MemoryModel = {
    ...model,
    after: (...review) => {
      steps += 1;
      return model.after(...review);
    },
  };
  const isTired = (): boolean => steps > mostSteps;
  const places = Math.min(
    Math.max(Math.floor(placesInAll / items.length), fewestPlaces),
    mostPlaces,
  );
  const courses = items.map((item, turn) => {
    const open = slots.flatMap(({ day, minutes }, slot) =>
      day > item.remembered.on && day < item.exam && minutes >= item.minutes ? [slot] : [],
    );
    // Each chapter looks at other sessions, or all would crowd into the same few.
    return placedCourseOf(counting, item, slots, spread(open, places, turn));
  });
  const found = [true, false].flatMap((isByMinute) => {
    // The second way begins only if the first left time for it.
    if (!isByMinute && isTired()) return [];
    const board = reviewBoardOf(slots, courses);
    for (const course of courses) {
      course.chosen = 0;
      course.recall = course.recallOf(0);
    }
    board.fill(isByMinute);
    improve(courses, board, isTired);
    return [
      {
        recall: courses.reduce((sum, { recall }) => sum + recall, 0),
        chosen: courses.flatMap(({ item, slots: own, chosen }) =>
          placesOf(chosen).map((place): ChosenReview => ({ id: item.id, slot: own[place] ?? 0 })),
        ),
      },
    ];
  });
  return found.reduce((best, other) => (other.recall > best.recall ? other : best)).chosen;
};
