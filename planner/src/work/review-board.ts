import type { CalendarDay } from "../model/model.ts";
import { type ReviewCourse, reviewCourseOf } from "./expected-recall.ts";
import type { MemoryModel, Remembered } from "./memory.ts";
import { mostAhead } from "./review-limits.ts";

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

/** A review that raises the expected recall by less is not worth its minutes. */
export const leastGain = 0.002;
/** A chance of a chance: both its ways are much the same for the sum. */
const leastChance = 0.05;
/** Nor is moving one for less than this. */
export const leastBetter = 1e-4;

/** A chapter with the sessions it may come back in; those it does come back in are bits of `chosen`. */
export interface PlacedCourse extends ReviewCourse {
  readonly item: ReviewItem;
  readonly slots: readonly number[];
  /** For each of its sessions, those of the same day: twice on one day is once. */
  readonly sameDay: readonly number[];
  chosen: number;
  recall: number;
}

interface Offer {
  readonly course: PlacedCourse;
  readonly place: number;
  readonly recall: number;
}

/** The places whose bits are set, first to last. */
export const placesOf = (chosen: number): readonly number[] => {
  const places: number[] = [];
  for (let rest = chosen; rest !== 0; rest &= rest - 1) places.push(31 - Math.clz32(rest & -rest));
  return places;
};

const indexOfHighest = (numbers: readonly number[]): number => {
  let best = 0;
  for (let index = 1; index < numbers.length; index++)
    if ((numbers[index] ?? 0) > (numbers[best] ?? 0)) best = index;
  return best;
};

export const placedCourseOf = (
  model: MemoryModel,
  item: ReviewItem,
  slots: readonly ReviewSlot[],
  own: readonly number[],
): PlacedCourse => {
  const days = own.flatMap((slot) => slots[slot]?.day ?? []);
  const course = reviewCourseOf({ ...item, model, days, leastChance });
  const sameDay = days.map((day) =>
    days.reduce((bits, other, place) => bits | (other === day ? 1 << place : 0), 0),
  );
  return { ...course, item, slots: own, sameDay, chosen: 0, recall: course.recallOf(0) };
};

/** Sessions as they fill with reviews: which chapter in which session, and the free time. */
export const reviewBoardOf = (slots: readonly ReviewSlot[], courses: readonly PlacedCourse[]) => {
  const room = slots.map(({ minutes }) => minutes);
  const holders: Set<PlacedCourse>[] = slots.map(() => new Set());
  const fits = (slot: number, minutes: number): boolean => (room[slot] ?? 0) >= minutes;

  const set = (course: PlacedCourse, to: number) => {
    const { item, chosen } = course;
    for (const place of placesOf(chosen ^ to)) {
      const slot = course.slots[place] ?? 0;
      const isTaken = (to & (1 << place)) !== 0;
      room[slot] = (room[slot] ?? 0) + (isTaken ? -item.minutes : item.minutes);
      if (isTaken) holders[slot]?.add(course);
      else holders[slot]?.delete(course);
    }
    course.chosen = to;
    course.recall = course.recallOf(to);
  };

  /** The best free session to add. */
  const bestMore = (course: PlacedCourse, but = -1): Offer | undefined => {
    const { chosen, item, sameDay } = course;
    if (placesOf(chosen).length >= mostAhead) return undefined;
    let best: Offer | undefined;
    for (let place = 0; place < course.slots.length; place++) {
      const slot = course.slots[place] ?? 0;
      if (slot === but || (chosen & (sameDay[place] ?? 0)) !== 0) continue;
      if (!fits(slot, item.minutes)) continue;
      const recall = course.recallOf(chosen | (1 << place));
      if (best === undefined || recall > best.recall) best = { course, place, recall };
    }
    return best !== undefined && best.recall - course.recall >= leastGain ? best : undefined;
  };

  /** The most helpful review first, by the minute or by itself, until nothing helps or fits. */
  const fill = (isByMinute: boolean) => {
    const offers = courses.map((course) => bestMore(course));
    const worthOf = ({ course, recall }: Offer): number =>
      (recall - course.recall) / (isByMinute ? course.item.minutes : 1);
    const worths = offers.map((offer) => (offer === undefined ? 0 : worthOf(offer)));
    for (;;) {
      const best = indexOfHighest(worths);
      const taken = offers[best];
      if (taken === undefined || worths[best] === 0) return;
      const slot = taken.course.slots[taken.place];
      set(taken.course, taken.course.chosen | (1 << taken.place));
      for (let index = 0; index < offers.length; index++) {
        const offer = offers[index];
        if (offer === undefined || offer.course.slots[offer.place] !== slot) continue;
        if (index !== best && fits(slot ?? 0, offer.course.item.minutes)) continue;
        const next = bestMore(offer.course);
        offers[index] = next;
        worths[index] = next === undefined ? 0 : worthOf(next);
      }
    }
  };

  /**
   * Makes room in a session, by one chapter or two that go elsewhere, if that loses less than is
   * gained.
   */
  const makeRoom = (slot: number, minutes: number, gain: number, most = 2): boolean => {
    if (fits(slot, minutes)) return true;
    if (most === 0) return false;
    for (const other of [...(holders[slot] ?? [])]) {
      const { chosen, recall } = other;
      set(other, chosen & ~(1 << other.slots.indexOf(slot)));
      const instead = bestMore(other, slot);
      const left = gain - (recall - (instead?.recall ?? other.recall));
      if (left > leastBetter) {
        if (instead !== undefined) set(other, other.chosen | (1 << instead.place));
        if (makeRoom(slot, minutes, left, most - 1)) return true;
      }
      set(other, chosen);
    }
    return false;
  };

  return { set, fill, makeRoom, fits };
};
