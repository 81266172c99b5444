import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { today, topic, topicNames } from "../../test/topics.ts";
import { addDays } from "../time/day-number.ts";
import { mergeTopics, splitTopic } from "./arrange-topics.ts";
import { keepDone, reestimated } from "./keep-done.ts";
import type { KeptTopic } from "./topic.ts";
import { type StudiedTime, subjectProgressOf } from "./topic-progress.ts";

const leftOf = (topics: readonly KeptTopic[], studied: readonly StudiedTime[]) =>
  subjectProgressOf({ topics, studied }).states.map(({ leftMinutes }) => leftMinutes);
const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** An hour of the timer for the second chapter, and an hour said to be left of its two. */
const said: readonly StudiedTime[] = [{ day: today, minutes: 60, topicId: "2", leftMinutes: 60 }];
const topics = [
  topic("1", 60),
  topic("2", 120, { done: false, saidOn: today }),
  topic("3", 150),
  topic("4", 60),
];
const before = { topics, studied: said };

const split = (given: typeof before, id: string): readonly KeptTopic[] => {
  const parts = keepDone(given, splitTopic(given.topics, id, "new", topicNames));
  return [...new Map([...given.topics, ...parts].map((one) => [one.id, one])).values()].sort(
    (one, other) => one.order - other.order,
  );
};
const merge = (given: typeof before, at: number): readonly KeptTopic[] => {
  const [one, next] = given.topics.slice(at);
  const merged =
    one === undefined || next === undefined ? undefined : mergeTopics(one, next, topicNames);
  if (merged === undefined || next === undefined) throw new Error("Nothing to merge");
  return given.topics.toSpliced(at, 2, ...keepDone(given, [merged], [next.id]));
};

describe("the stated rest, of a chapter that has changed", () => {
  it("leaves the untouched chapter that it is merged with to do", () => {
    expect(leftOf(merge(before, 1), said)).toEqual([60, 210, 60]);
  });

  it("is the second part where half was done", () => {
    expect(leftOf(split(before, "2"), said)).toEqual([60, 0, 60, 150, 60]);
  });

  it("reaches into the second part where more was done", () => {
    const studied = said.map((one) => ({ ...one, minutes: 80, leftMinutes: 40 }));
    const parts = split({ topics, studied }, "2");
    expect(leftOf(parts, studied)).toEqual([60, 0, 40, 150, 60]);
    expect(leftOf(merge({ topics: [...parts], studied }, 1), studied)).toEqual([60, 40, 150, 60]);
  });

  it("grows with the estimate, and is stated again of the new one", () => {
    const grown = reestimated(before, topic("2", 240, { done: false }));
    expect(leftOf(topics.with(1, grown), said)[1]).toBe(180);
    const again = reestimated(
      { topics: topics.with(1, grown), studied: said },
      {
        ...grown,
        minutes: 30,
      },
    );
    expect(leftOf(topics.with(1, again), said)[1]).toBe(15);
    expect(reestimated({ topics, studied: [] }, topic("2", 240))).toEqual(topic("2", 240));
  });

  it("keeps the progress of a merged chapter", () => {
    expect(leftOf(merge(before, 0), said)).toEqual([120, 150, 60]);
    const ticked = [topic("1", 60), topic("2", 60, { done: true, saidOn: today })];
    expect(leftOf(merge({ topics: ticked, studied: [] }, 0), [])).toEqual([60]);
  });

  it("goes to no other chapter if its own is gone", () => {
    const { states, beyondMinutes } = subjectProgressOf({
      topics: topics.toSpliced(1, 1),
      studied: said,
    });
    expect(states.map(({ leftMinutes }) => leftMinutes)).toEqual([60, 150, 60]);
    expect(beyondMinutes).toBe(60);
  });

  it("loses and invents nothing", () => {
    const studiedOn = {
      day: fc.integer({ min: -9, max: 0 }).map((days) => addDays(today, days)),
      minutes: fc.integer({ min: 1, max: 200 }),
    };
    // The timer asks how much is left of its chapter.
    const said = fc.record({
      ...studiedOn,
      topicId: fc.constantFrom("1", "2", "3"),
      leftMinutes: fc.integer({ min: 15, max: 60 }),
    });
    const chapters = fc
      .array(
        fc.record({
          minutes: fc.integer({ min: 60, max: 240 }),
          done: fc.option(fc.boolean(), { nil: undefined }),
        }),
        {
          minLength: 3,
          maxLength: 3,
        },
      )
      .map((all) =>
        all.map(({ minutes, done }, index) =>
          topic(String(index + 1), minutes, done === undefined ? {} : { done, saidOn: today }),
        ),
      );
    fc.assert(
      fc.property(
        chapters,
        fc.array(fc.record(studiedOn), { maxLength: 4 }),
        said,
        fc.boolean(),
        (all, ticked, answer, isSplit) => {
          const studied = [...ticked, answer];
          const given = { topics: all, studied };
          const after = isSplit ? split(given, "2") : merge(given, 1);
          // Of each chapter that is nearly through, a quarter of an hour is left at least.
          expect(
            Math.abs(total(leftOf(after, studied)) - total(leftOf(all, studied))),
          ).toBeLessThanOrEqual(45);
        },
      ),
      { numRuns: 300 },
    );
  });
});
