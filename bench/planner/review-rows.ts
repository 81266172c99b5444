import type { CalendarDay } from "@smart-planner/planner/model";
import { addDays, daysBetween } from "@smart-planner/planner/time";
import { type Random, seededRandom } from "../../planner/src/scheduler/solve/seeded-random.ts";
import {
  chooseReviews,
  type ReviewItem,
  type ReviewSlot,
} from "../../planner/src/work/choose-reviews.ts";
import { expectedRecall } from "../../planner/src/work/expected-recall.ts";
import { type Grade, rememberedOf } from "../../planner/src/work/memory.ts";
import type { Known } from "../../planner/src/work/topic.ts";
import { memoryModel as model } from "../../web/src/planner-service/memory-model.ts";
import { mean } from "../mean.ts";
import type { Row } from "../row.ts";
import { instanceOf } from "./instances.ts";

const topic = "planner";
const mostReviews = 4;

interface Case {
  readonly today: CalendarDay;
  readonly items: readonly ReviewItem[];
  readonly slots: readonly ReviewSlot[];
}

const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** A student before an exam, with answered chapters. */
const caseOf = (
  seed: number,
  size: { readonly items: number; readonly days: number; readonly isStudyDay: number },
): Case => {
  const random = seededRandom(seed);
  const { today } = instanceOf({
    seed: 1,
    subjects: 1,
    days: 7,
    hoursPerDay: 1,
    maxSessionLength: 60,
  }).inputs;
  const exam = addDays(today, size.days);
  const items = Array.from({ length: size.items }, (_, index): ReviewItem => {
    const doneOn = addDays(today, -between(random, 3, 25));
    const answers = between(random, 1, 3);
    const reviews = Array.from({ length: answers }, (__, at) => ({
      topicId: String(index),
      day: addDays(doneOn, Math.round(((at + 1) * daysBetween(doneOn, today)) / (answers + 1))),
      grade: between(random, 1, 4) as Grade,
    }));
    return {
      id: String(index),
      remembered: rememberedOf({ model, known: between(random, 0, 3) as Known, doneOn, reviews }),
      exam,
      minutes: 5 * between(random, 1, 4),
    };
  });
  const slots = Array.from({ length: size.days }, (_, index) => ({
    day: addDays(today, index),
    minutes: random() < size.isStudyDay ? 5 * between(random, 2, 6) : 0,
  })).filter(({ minutes }) => minutes > 0);
  return { today, items, slots };
};

const recallOf = (
  { items, slots }: Case,
  chosen: readonly { readonly id: string; readonly slot: number }[],
): number =>
  mean(
    items.map(({ id, remembered, exam }) => {
      const days = chosen.flatMap((one) => (one.id === id ? (slots[one.slot]?.day ?? []) : []));
      return expectedRecall(model, remembered, days.sort(), exam);
    }),
  );

type Wanted = (item: ReviewItem, today: CalendarDay, reviews: number) => readonly CalendarDay[];

const equalGaps: Wanted = ({ remembered, exam }, today, reviews) => {
  const from = remembered.on > today ? remembered.on : today;
  return Array.from({ length: reviews }, (_, index) =>
    addDays(from, Math.round(((index + 1) * daysBetween(from, exam)) / (reviews + 1))),
  );
};
const oneThreeSeven: Wanted = (_, today) => [1, 3, 7, 14].map((days) => addDays(today, days - 1));
const lastDays: Wanted = ({ exam }) => [1, 2, 3, 4].map((days) => addDays(exam, -days));

/** A habit under the same hours: each review on the nearest free day. */
const placed = ({ items, slots, today }: Case, wanted: Wanted) => {
  const room = slots.map(({ minutes }) => minutes);
  const chosen: { id: string; slot: number }[] = [];
  const all = slots.reduce((sum, { minutes }) => sum + minutes, 0);
  const each = Math.max(
    Math.min(Math.round(all / items.reduce((sum, { minutes }) => sum + minutes, 0)), mostReviews),
    1,
  );
  for (let turn = 0; turn < mostReviews; turn++)
    for (const item of items) {
      const days = wanted(item, today, each);
      const on = days[turn] ?? days.at(-1) ?? today;
      const distance = (slot: number) => Math.abs(daysBetween(slots[slot]?.day ?? today, on));
      const free = slots.flatMap(({ day }, slot) =>
        (room[slot] ?? 0) >= item.minutes &&
        day > item.remembered.on &&
        day < item.exam &&
        !chosen.some((one) => one.id === item.id && one.slot === slot)
          ? [slot]
          : [],
      );
      const [best] = free.sort((one, other) => distance(one) - distance(other));
      if (best === undefined) continue;
      room[best] = (room[best] ?? 0) - item.minutes;
      chosen.push({ id: item.id, slot: best });
    }
  return chosen;
};

const subsetsOf = (slots: readonly number[], most: number): readonly (readonly number[])[] => {
  const sets: (readonly number[])[] = [[]];
  for (const slot of slots)
    sets.push(...sets.filter((set) => set.length < most).map((set) => [...set, slot]));
  return sets;
};

/** Brute force. */
const exhaustive = ({ items, slots }: Case): number => {
  const room = slots.map(({ minutes }) => minutes);
  const options = items.map((item) =>
    subsetsOf(
      slots.flatMap(({ day }, slot) => (day > item.remembered.on && day < item.exam ? [slot] : [])),
      mostReviews,
    ).map((set) => ({
      set,
      recall: expectedRecall(
        model,
        item.remembered,
        set.flatMap((slot) => slots[slot]?.day ?? []),
        item.exam,
      ),
    })),
  );
  const from = (index: number): number => {
    const item = items[index];
    if (item === undefined) return 0;
    let best = Number.NEGATIVE_INFINITY;
    for (const { set, recall } of options[index] ?? []) {
      if (set.some((slot) => (room[slot] ?? 0) < item.minutes)) continue;
      for (const slot of set) room[slot] = (room[slot] ?? 0) - item.minutes;
      best = Math.max(best, recall + from(index + 1));
      for (const slot of set) room[slot] = (room[slot] ?? 0) + item.minutes;
    }
    return best;
  };
  return from(0) / items.length;
};

const percent = (share: number): number => 100 * share;

/** Expected recall beside habits under the same hours. */
export const reviewRows = (): readonly Row[] => {
  const students = Array.from({ length: 60 }, (_, seed) =>
    caseOf(seed + 1, { items: 6 + (seed % 9), days: 10 + ((seed * 7) % 31), isStudyDay: 0.7 }),
  );
  const ours = mean(students.map((one) => recallOf(one, chooseReviews({ model, ...one }))));
  const none = mean(students.map((one) => recallOf(one, [])));
  const beside = (name: string, wanted: Wanted): Row => {
    const reference = mean(students.map((one) => recallOf(one, placed(one, wanted))));
    return {
      topic,
      row: `expected recall on exam day, beside ${name}`,
      figure: percent(ours),
      unit: "%",
      reference: percent(reference),
      ratio: ours / reference,
      note: `60 students, 6 to 14 chapters, the same hours; without any review ${percent(none).toFixed(1)} %`,
    };
  };
  const small = Array.from({ length: 60 }, (_, seed) =>
    caseOf(seed + 101, { items: 3, days: 9, isStudyDay: 0.6 }),
  );
  const ratios = small.map(
    (one) => recallOf(one, chooseReviews({ model, ...one })) / exhaustive(one),
  );
  return [
    beside("equal gaps", equalGaps),
    beside("1-3-7-14", oneThreeSeven),
    beside("the last days", lastDays),
    {
      topic,
      row: "expected recall beside the best there is",
      figure: mean(ratios),
      unit: "",
      reference: 1,
      ratio: mean(ratios),
      note: `60 cases of 3 chapters, every choice tried; lowest ${Math.min(...ratios).toFixed(4)}`,
    },
  ];
};
