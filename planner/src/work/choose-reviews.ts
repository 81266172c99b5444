import type { CalendarDay } from "../model/model.ts";
import { reviewCourseOf } from "./expected-recall.ts";
import type { MemoryModel, Remembered } from "./memory.ts";
import { mostAhead, spread } from "./review-limits.ts";

/** A finished chapter that may come back. */
export interface ReviewItem {
  readonly id: string;
  readonly remembered: Remembered;
  readonly exam: CalendarDay;
  readonly minutes: number;
}

/** Time for reviews in one session, in the order of days. */
export interface ReviewSlot {
  readonly day: CalendarDay;
  readonly minutes: number;
}

export interface ChosenReview {
  readonly id: string;
  /** Index of the slot. */
  readonly slot: number;
}

/** A review that raises the expected recall by less is not worth its minutes. */
const leastGain = 0.002;
/** A chance of a chance: both its ways are much the same for the sum. */
const leastChance = 0.05;
/** Sessions looked at for one chapter, and for all of them together: the page waits for the result. */
const [fewestPlaces, mostPlaces, placesInAll] = [8, 16, 1_600];

/** Chooses the sessions of reviews, always the one next that raises the expected recall on exam day most. */
export const chooseReviews = ({
  model,
  items,
  slots,
}: {
  readonly model: MemoryModel;
  readonly items: readonly ReviewItem[];
  readonly slots: readonly ReviewSlot[];
}): readonly ChosenReview[] => {
  const room = slots.map(({ minutes }) => minutes);
  const places = Math.min(
    Math.max(Math.floor(placesInAll / items.length), fewestPlaces),
    mostPlaces,
  );
  const courses = items.map((item, turn) => {
    const open = slots.flatMap(({ day, minutes }, slot) =>
      day > item.remembered.on && day < item.exam && minutes >= item.minutes ? [{ slot, day }] : [],
    );
    // Each chapter looks at other sessions, or all would crowd into the same few.
    const own = spread(open, places, turn);
    const days = own.map(({ day }) => day);
    const { recallOf } = reviewCourseOf({ ...item, model, days, leastChance });
    return { item, own, recallOf, taken: new Map<CalendarDay, number>(), chosen: 0 };
  });

  const offerOf = (course: (typeof courses)[number]) => {
    const { item, own, recallOf, taken, chosen } = course;
    let best = { course, place: 0, slot: 0, day: item.exam, gain: 0 };
    for (const [place, { slot, day }] of taken.size < mostAhead ? own.entries() : []) {
      // Twice on one day is once.
      if (taken.has(day) || (room[slot] ?? 0) < item.minutes) continue;
      const gain = recallOf(chosen | (1 << place)) - recallOf(chosen);
      if (gain >= leastGain && gain > best.gain) best = { course, place, slot, day, gain };
    }
    return best;
  };

  const offers = courses.map(offerOf);
  for (;;) {
    const [best] = offers.toSorted((one, other) => other.gain - one.gain);
    if (best === undefined || best.gain === 0) break;
    const { course, place, slot, day } = best;
    room[slot] = (room[slot] ?? 0) - course.item.minutes;
    course.chosen |= 1 << place;
    course.taken.set(day, slot);
    for (const [index, offer] of offers.entries())
      if (offer.course === course || offer.slot === slot) offers[index] = offerOf(offer.course);
  }
  return courses.flatMap(({ item: { id }, taken }) =>
    [...taken.values()].map((slot) => ({ id, slot })),
  );
};
