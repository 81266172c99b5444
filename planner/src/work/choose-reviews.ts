import type { CalendarDay } from "../model.ts";
import { addDays, daysBetween } from "../time/calendar-day.ts";
import { expectedRecall, type MemoryModel, type Remembered } from "./memory.ts";

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

/** More than this lies so far ahead that answers will have changed it. */
const mostAhead = 4;
/** A review that raises the expected recall by less is not worth its minutes. */
const leastGain = 0.002;
/** Looked at for each chapter; of more, every second or third. */
const mostCandidates = 16;
const mostRounds = 6;
/** So many courses of reviews are looked at, then what was found is good enough: somebody waits for it. */
const mostLooks = 6_000;
/** Pairs are tried only among so many reviews: the time grows with their square. */
const mostPaired = 12;

interface Course {
  readonly item: ReviewItem;
  readonly candidates: readonly number[];
  /** Slots, in their order. */
  chosen: readonly number[];
  recall: number;
}

const thinned = <One>(all: readonly One[]): readonly One[] => {
  if (all.length <= mostCandidates) return all;
  const step = (all.length - 1) / (mostCandidates - 1);
  const kept = new Set(
    Array.from({ length: mostCandidates }, (_, index) => Math.round(index * step)),
  );
  return all.filter((_, index) => kept.has(index));
};

/**
 * Which chapters come back in which sessions so that the expected recall on exam day, summed over
 * the chapters, is highest within the time there is: the most helpful review a minute first, then
 * each is moved, replaced or exchanged while that helps.
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
  const room = slots.map(({ minutes }) => minutes);
  const dayAt = (slot: number): CalendarDay | undefined => slots[slot]?.day;
  const known = new Map<string, number>();
  const recallOf = (item: ReviewItem, chosen: readonly number[]): number => {
    const key = `${item.id} ${chosen.join(" ")}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const recall = expectedRecall(
      model,
      item.remembered,
      chosen.flatMap((slot) => dayAt(slot) ?? []),
      item.exam,
    );
    known.set(key, recall);
    return recall;
  };
  const isTired = (): boolean => known.size > mostLooks;
  const courses = items.map((item): Course => {
    const open = slots.flatMap(({ day, minutes }, slot) =>
      day > item.remembered.on && day < item.exam && minutes >= item.minutes ? [slot] : [],
    );
    return { item, candidates: thinned(open), chosen: [], recall: recallOf(item, []) };
  });
  const has = ({ chosen }: Course, slot: number): boolean =>
    chosen.some((one) => dayAt(one) === dayAt(slot));
  const fits = ({ item }: Course, slot: number): boolean => (room[slot] ?? 0) >= item.minutes;
  const set = (course: Course, chosen: readonly number[], recall: number) => {
    for (const slot of course.chosen) room[slot] = (room[slot] ?? 0) + course.item.minutes;
    for (const slot of chosen) room[slot] = (room[slot] ?? 0) - course.item.minutes;
    course.chosen = chosen;
    course.recall = recall;
  };
  const sorted = (chosen: readonly number[]) => chosen.toSorted((one, other) => one - other);

  /** The best slot to add, as it is now. */
  const bestOf = (course: Course, out: readonly (readonly [Course, number])[] = []) => {
    let best: { slot: number; recall: number } | undefined;
    if (course.chosen.length >= mostAhead) return undefined;
    for (const slot of course.candidates) {
      if (has(course, slot) || !fits(course, slot)) continue;
      if (out.some(([one, taken]) => one === course && taken === slot)) continue;
      const recall = recallOf(course.item, sorted([...course.chosen, slot]));
      if (best === undefined || recall > best.recall) best = { slot, recall };
    }
    return best !== undefined && best.recall - course.recall >= leastGain ? best : undefined;
  };

  const fill = (isByMinute = true, out: readonly (readonly [Course, number])[] = []) => {
    const offers = new Map(courses.map((course) => [course, bestOf(course, out)]));
    for (;;) {
      let taken: { course: Course; slot: number; recall: number; worth: number } | undefined;
      for (const [course, offer] of offers) {
        if (offer === undefined) continue;
        const gain = offer.recall - course.recall;
        const worth = isByMinute ? gain / course.item.minutes : gain;
        if (taken === undefined || worth > taken.worth) taken = { course, ...offer, worth };
      }
      if (taken === undefined) return;
      const { course, slot, recall } = taken;
      set(course, sorted([...course.chosen, slot]), recall);
      for (const [other, offer] of offers)
        if (other === course || (offer?.slot === slot && !fits(other, slot)))
          offers.set(other, bestOf(other, out));
    }
  };

  /** Each review to the slot that is best for it alone. */
  const shift = (): boolean => {
    let isBetter = false;
    for (const course of courses)
      for (const slot of course.chosen) {
        if (isTired()) return isBetter;
        const rest = course.chosen.filter((one) => one !== slot);
        const before = course.recall;
        set(course, rest, recallOf(course.item, rest));
        const best = bestOf(course);
        if (best !== undefined && best.recall > before + 1e-6) {
          set(course, sorted([...rest, best.slot]), best.recall);
          isBetter = true;
          break;
        }
        set(course, sorted([...rest, slot]), before);
      }
    return isBetter;
  };

  const total = (): number => courses.reduce((sum, { recall }) => sum + recall, 0);

  /** Takes reviews out and fills anew, by gain alone or by gain a minute; back again where that is no better. */
  const renew = (out: readonly (readonly [Course, number])[]): boolean => {
    if (isTired()) return false;
    const before = total();
    const kept = courses.map(({ chosen, recall }) => ({ chosen, recall }));
    const restore = () => {
      for (const course of courses) set(course, [], course.recall);
      for (const [index, course] of courses.entries()) {
        const { chosen = [], recall = 0 } = kept[index] ?? {};
        set(course, chosen, recall);
      }
    };
    for (const isByMinute of [true, false]) {
      for (const [course, slot] of out) {
        const rest = course.chosen.filter((one) => one !== slot);
        set(course, rest, recallOf(course.item, rest));
      }
      fill(isByMinute, out);
      if (total() > before + 1e-6) return true;
      restore();
    }
    return false;
  };

  /** One review, or two where there are few, give way to others where that is worth more. */
  const replace = (): boolean => {
    const all = courses.flatMap((course) =>
      course.chosen.map((slot): readonly [Course, number] => [course, slot]),
    );
    if (all.some((one) => renew([one]))) return true;
    if (all.length > mostPaired) return false;
    return all.some((one, index) => all.slice(index + 1).some((other) => renew([one, other])));
  };

  /** Two chapters exchange their sessions. */
  const exchange = (): boolean => {
    for (const [index, one] of courses.entries())
      for (const other of courses.slice(index + 1))
        for (const mine of one.chosen)
          for (const theirs of other.chosen) {
            if (isTired()) return false;
            if (mine === theirs || !one.candidates.includes(theirs)) continue;
            if (!other.candidates.includes(mine)) continue;
            const oneRest = one.chosen.filter((slot) => slot !== mine);
            const otherRest = other.chosen.filter((slot) => slot !== theirs);
            const clashes = (rest: readonly number[], slot: number) =>
              rest.some((each) => dayAt(each) === dayAt(slot));
            if (clashes(oneRest, theirs) || clashes(otherRest, mine)) continue;
            const more = one.item.minutes - other.item.minutes;
            if ((room[theirs] ?? 0) < more || (room[mine] ?? 0) < -more) continue;
            const oneNew = sorted([...oneRest, theirs]);
            const otherNew = sorted([...otherRest, mine]);
            const oneRecall = recallOf(one.item, oneNew);
            const otherRecall = recallOf(other.item, otherNew);
            if (oneRecall + otherRecall <= one.recall + other.recall + 1e-6) continue;
            set(one, oneNew, oneRecall);
            set(other, otherNew, otherRecall);
            return true;
          }
    return false;
  };

  fill();
  for (let round = 0; round < mostRounds && !isTired(); round++) {
    const shifted = shift();
    if (!shifted && !replace() && !exchange()) break;
    fill();
  }
  return courses.flatMap(({ item, chosen }) => chosen.map((slot) => ({ id: item.id, slot })));
};

/** What is hoped for on the day of the exam: more costs much and brings little. */
const wantedRecall = 0.9;

/** How many reviews, each on its best day, one chapter takes to be known at its exam. */
export const reviewsWanted = ({
  model,
  remembered,
  exam,
  today,
}: {
  readonly model: MemoryModel;
  readonly remembered: Remembered;
  readonly exam: CalendarDay;
  readonly today: CalendarDay;
}): number => {
  const days = Array.from({ length: Math.max(daysBetween(today, exam), 0) }, (_, index) =>
    addDays(today, index),
  ).filter((day) => day > remembered.on);
  const candidates = thinned(days);
  let chosen: readonly CalendarDay[] = [];
  while (
    chosen.length < Math.min(mostAhead, candidates.length) &&
    expectedRecall(model, remembered, chosen, exam) < wantedRecall
  ) {
    const before = chosen;
    const offers = candidates
      .filter((day) => !before.includes(day))
      .map((day) => {
        const more = [...before, day].sort();
        return { days: more, recall: expectedRecall(model, remembered, more, exam) };
      });
    chosen = offers.reduce((best, offer) => (offer.recall > best.recall ? offer : best)).days;
  }
  return chosen.length;
};
