import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { chooseReviews, type ReviewItem } from "./choose-reviews.ts";
import { expectedRecall } from "./expected-recall.ts";
import {
  type Grade,
  type MemoryModel,
  type MemoryState,
  type ReviewRecord,
  rememberedOf,
} from "./memory.ts";
import { reviewsWanted } from "./reviews-wanted.ts";
import { coverSessions } from "./session-topics.ts";
import { firstExam } from "./subject-work.ts";
import type { KeptTopic } from "./topic.ts";
import { subjectProgressOf } from "./topic-progress.ts";

/** A memory simple enough to be worked out by hand: halves each `stability` days. */
const model: MemoryModel = {
  first: (grade: Grade): MemoryState => ({ stability: grade, difficulty: 5 }),
  after: ({ stability, difficulty }, days, grade) => ({
    stability: grade === 1 ? 1 : stability + days * (grade - 1) * 0.5,
    difficulty,
  }),
  recall: ({ stability }, days) => 0.5 ** (days / stability),
};

const today = day("2026-11-19");
const topic = (id: string, minutes: number, more: Partial<KeptTopic> = {}): KeptTopic => ({
  id,
  subject: "Physics",
  name: `Topic ${id}`,
  by: "hours",
  minutes,
  known: 1,
  addedOn: day("2026-11-01"),
  order: Number(id),
  done: true,
  saidOn: day("2026-11-10"),
  ...more,
});

describe("reviews by memory", () => {
  it("begins with how well the chapter is known, and goes by each answer in the order of days", () => {
    const reviews: readonly ReviewRecord[] = [
      { topicId: "1", day: day("2026-11-15"), grade: 1 },
      { topicId: "1", day: day("2026-11-12"), grade: 3 },
      { topicId: "1", day: day("2026-11-13") },
    ];
    const given = { model, known: 1, doneOn: day("2026-11-10") } as const;
    expect(rememberedOf({ ...given, reviews: [] })).toEqual({
      state: { stability: 2, difficulty: 5 },
      on: "2026-11-10",
    });
    expect(rememberedOf({ ...given, reviews })).toEqual({
      state: { stability: 1, difficulty: 5 },
      on: "2026-11-15",
    });
  });

  it("is expected over whatever the reviews will show", () => {
    const remembered = { state: { stability: 2, difficulty: 5 }, on: today };
    const exam = addDays(today, 4);
    expect(expectedRecall(model, remembered, [], exam)).toBeCloseTo(0.25);
    // Known with 1/2: then 4 days last; forgotten: then 1 day lasts; two days to the exam.
    expect(expectedRecall(model, remembered, [addDays(today, 2)], exam)).toBeCloseTo(
      0.5 * 0.5 ** 0.5 + 0.5 * 0.25,
    );
  });
});

describe("choosing days for reviews", () => {
  const slots = (minutes: readonly number[]) =>
    minutes.map((one, index) => ({ day: addDays(today, index), minutes: one }));
  const itemOf = (id: string, stability: number, more: Partial<ReviewItem> = {}): ReviewItem => ({
    id,
    remembered: { state: { stability, difficulty: 5 }, on: addDays(today, -2) },
    exam: addDays(today, 10),
    minutes: 10,
    ...more,
  });

  it("never before the last time through, on the exam or later, twice a day, or beyond the time", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            stability: fc.integer({ min: 1, max: 20 }),
            ago: fc.integer({ min: 0, max: 5 }),
            exam: fc.integer({ min: 0, max: 14 }),
            minutes: fc.integer({ min: 5, max: 30 }),
          }),
          { maxLength: 8 },
        ),
        fc.array(
          fc.record({
            ahead: fc.integer({ min: 0, max: 12 }),
            minutes: fc.integer({ min: 0, max: 60 }),
          }),
          { maxLength: 14 },
        ),
        (drawn, offered) => {
          const items = drawn.map(({ stability, ago, exam, minutes }, index) =>
            itemOf(String(index), stability, {
              remembered: { state: { stability, difficulty: 5 }, on: addDays(today, -ago) },
              exam: addDays(today, exam),
              minutes,
            }),
          );
          const given = offered
            .toSorted((a, b) => a.ahead - b.ahead)
            .map(({ ahead, minutes }) => ({ day: addDays(today, ahead), minutes }));
          const chosen = chooseReviews({ model, items, slots: given });
          for (const item of items) {
            const days = chosen
              .filter(({ id }) => id === item.id)
              .map(({ slot }) => given[slot]?.day ?? "");
            expect(new Set(days).size).toBe(days.length);
            for (const one of days) expect(one > item.remembered.on && one < item.exam).toBe(true);
          }
          for (const [index, { minutes }] of given.entries()) {
            const used = chosen
              .filter(({ slot }) => slot === index)
              .reduce(
                (sum, { id }) => sum + (items.find((item) => item.id === id)?.minutes ?? 0),
                0,
              );
            expect(used).toBeLessThanOrEqual(minutes);
          }
        },
      ),
      { seed: 3 },
    );
  });

  it("gives the time to chapters that would be forgotten", () => {
    const chosen = chooseReviews({
      model,
      items: [itemOf("firm", 200), itemOf("weak", 2)],
      slots: slots([0, 0, 0, 0, 0, 10, 0, 0, 0, 0]),
    });
    expect(chosen).toEqual([{ id: "weak", slot: 5 }]);
  });

  it("asks for more reviews of chapters forgotten sooner, and for none of those that will be known", () => {
    const wanted = (stability: number) =>
      reviewsWanted({
        model,
        remembered: { state: { stability, difficulty: 5 }, on: today },
        exam: addDays(today, 8),
        today,
      });
    expect(wanted(200)).toBe(0);
    expect(wanted(2)).toBeGreaterThan(1);
  });
});

describe("reviews in sessions", () => {
  const exams = [{ ...firstExam, date: "2026-12-10", day: day("2026-12-10") }];
  const topics = ["1", "2"].map((id) => topic(id, 60));
  const sessions = Array.from({ length: 20 }, (_, index) => ({
    key: `s${index}`,
    day: addDays(today, index),
    minutes: 30,
  }));
  const daysOf = (cover: ReturnType<typeof coverSessions>, id: string) =>
    sessions.flatMap(({ key, day: on }) =>
      (cover.bySession.get(key)?.review ?? []).some(
        // With everything gone over, a session is for all of it.
        ({ topicId, minutes }) => topicId === id && minutes === 10,
      )
        ? [daysBetween(today, on)]
        : [],
    );

  it("come at growing gaps from the last one, and before the exam, while nothing was answered", () => {
    const { states } = subjectProgressOf({ topics, studied: [] });
    const cover = coverSessions({ states, sessions, exams, today });
    // A window of five days after it was finished is over: one review now; then two windows, then the last days.
    expect(daysOf(cover, "1")).toEqual([0, 6, 19]);
  });

  it("come back if the answers say it helps most, and only for those that were answered", () => {
    const reviews: readonly ReviewRecord[] = [
      { topicId: "1", day: day("2026-11-18"), grade: 1, sessionKey: "x" },
    ];
    const { states } = subjectProgressOf({ topics, studied: [], reviews });
    const gaps = coverSessions({ states, sessions, exams, today });
    const chosen = coverSessions({ states, sessions, exams, today, memory: { model, reviews } });
    expect(daysOf(chosen, "2")).toEqual(daysOf(gaps, "2"));
    const recall = (days: readonly number[]) =>
      expectedRecall(
        model,
        rememberedOf({ model, known: 1, doneOn: day("2026-11-10"), reviews }),
        days.map((one) => addDays(today, one)),
        day("2026-12-10"),
      );
    expect(recall(daysOf(chosen, "1"))).toBeGreaterThan(recall(daysOf(gaps, "1")));
  });

  it("that were done by a tick are not due again the next day", () => {
    const learned = topics.map(({ saidOn: _, done: __, ...rest }) => rest);
    const studied = [
      { day: day("2026-11-10"), minutes: 120, sessionKey: "a" },
      { day: day("2026-11-19"), minutes: 30, sessionKey: "b" },
    ];
    const progress = subjectProgressOf({ topics: learned, studied });
    expect(progress.reviewedBySession.get("b")).toEqual(["1", "2"]);
    const cover = coverSessions({
      states: progress.states,
      sessions: sessions.slice(1),
      exams,
      today,
    });
    // Two windows of four days later.
    expect(daysOf(cover, "1")[0]).toBe(8);
  });

  it("go by the stored part of a session, if there is one", () => {
    const reviews: readonly ReviewRecord[] = [
      { topicId: "2", day: day("2026-11-19"), sessionKey: "b" },
    ];
    const { reviewedBySession, states } = subjectProgressOf({
      topics,
      studied: [{ day: day("2026-11-19"), minutes: 30, sessionKey: "b" }],
      reviews,
    });
    expect(reviewedBySession.get("b")).toEqual(["2"]);
    expect(states.map(({ reviewedOn }) => reviewedOn.length)).toEqual([0, 1]);
  });

  it("take time from learning only where they were planned: the rest goes on with the chapters", () => {
    const mixed = [topic("1", 60), topic("2", 120, { done: undefined, saidOn: undefined })];
    const { states } = subjectProgressOf({
      topics: mixed,
      studied: [
        { day: day("2026-11-18"), minutes: 30, sessionKey: "a" },
        { day: day("2026-11-19"), minutes: 60, sessionKey: "b" },
      ],
      reviews: [{ topicId: "1", day: day("2026-11-19"), sessionKey: "b" }],
    });
    // Ten minutes of the hour went over the first chapter; the half hour before was for the second alone.
    expect(states[1]?.leftMinutes).toBe(40);
  });
});
