import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { exam, today, topic, topicNames } from "../../test/topics.ts";
import { addDays } from "../time/day-number.ts";
import { mergeTopics, moveTopic, splitTopic } from "./arrange-topics.ts";
import { coverSessions, type SessionAhead } from "./session-topics.ts";
import { estimateOf, type KeptTopic, type Known } from "./topic.ts";
import { numbersIn } from "./topic-numbers.ts";
import { type StudiedTime, subjectProgressOf } from "./topic-progress.ts";

const session = (key: string, date: string, minutes: number): SessionAhead => ({
  key,
  day: day(date),
  minutes,
});
const learned = (cover: ReturnType<typeof coverSessions>, key: string) =>
  cover.bySession.get(key)?.learn.map(({ topicId, minutes }) => `${topicId}:${minutes}`) ?? [];

describe("which chapters a session holds", () => {
  const topics = [topic("1", 60), topic("2", 90), topic("3", 60)];
  const exams = [exam("first", "2026-11-25")];

  it("goes through them in order, each going on where the session before left it", () => {
    const { states } = subjectProgressOf({ topics, studied: [] });
    const cover = coverSessions({
      states,
      exams,
      today,
      sessions: [
        session("a", "2026-11-19", 60),
        session("b", "2026-11-19", 60),
        session("c", "2026-11-20", 60),
      ],
    });
    expect(learned(cover, "a")).toEqual(["1:60"]);
    expect(learned(cover, "b")).toEqual(["2:60"]);
    // The day after, the first chapter comes back before the next begins.
    expect(cover.bySession.get("c")?.review.map(({ topicId }) => topicId)).toEqual(["1"]);
    expect(learned(cover, "c")).toEqual(["2:30", "3:20"]);
    expect(cover.missing).toEqual([{ topicId: "3", minutes: 40 }]);
  });

  it("rolls on: ticked sessions finish chapters, and a chapter said to be open stays", () => {
    const studied: readonly StudiedTime[] = [
      { day: day("2026-11-17"), minutes: 100, sessionKey: "x" },
    ];
    const progress = subjectProgressOf({ topics, studied });
    expect(progress.states.map(({ isDone, leftMinutes }) => [isDone, leftMinutes])).toEqual([
      [true, 0],
      [false, 50],
      [false, 60],
    ]);
    expect(progress.bySession.get("x")).toEqual(["1", "2"]);
    const open = subjectProgressOf({
      topics: [topic("1", 60, { done: false, saidOn: today }), ...topics.slice(1)],
      studied,
    });
    expect(open.states[0]).toMatchObject({ isDone: false, leftMinutes: 15 });
  });

  it("believes the timer's answer about the rest", () => {
    const { states } = subjectProgressOf({
      topics,
      studied: [{ day: today, minutes: 70, topicId: "1", leftMinutes: 30 }],
    });
    expect(states[0]).toMatchObject({ isDone: false, leftMinutes: 30 });
    expect(states[1]).toMatchObject({ leftMinutes: 90 });
  });

  it("gives a chapter ticked early no time, and counts nothing that was studied before it was added", () => {
    const { states } = subjectProgressOf({
      topics: [topic("1", 60, { done: true, saidOn: today }), topic("2", 90, { addedOn: today })],
      studied: [{ day: addDays(today, -1), minutes: 300 }],
    });
    expect(states.map(({ leftMinutes }) => leftMinutes)).toEqual([0, 90]);
  });

  it("goes over all of it where everything is through and nothing is due", () => {
    const { states } = subjectProgressOf({ topics: [topic("1", 30), topic("2", 30)], studied: [] });
    const cover = coverSessions({
      states,
      exams,
      today,
      sessions: [session("a", "2026-11-19", 60), session("b", "2026-11-19", 40)],
    });
    expect(cover.bySession.get("b")).toEqual({
      learn: [],
      review: [
        { topicId: "1", minutes: 20 },
        { topicId: "2", minutes: 20 },
      ],
    });
  });

  it("learns each chapter before the exam it is for", () => {
    const two = [exam("mid", "2026-11-21"), exam("final", "2026-12-10")];
    const { states } = subjectProgressOf({
      topics: [topic("1", 60, { exam: "final" }), topic("2", 60)],
      studied: [],
    });
    const cover = coverSessions({
      states,
      exams: two,
      today,
      sessions: [
        { ...session("a", "2026-11-19", 60), exam: day("2026-11-21") },
        { ...session("b", "2026-11-22", 60), exam: day("2026-12-10") },
      ],
    });
    expect(learned(cover, "a")).toEqual(["2:60"]);
    expect(cover.bySession.get("b")?.learn[0]?.topicId).toBe("1");
  });

  it("places every chapter before its exam or names the missing time; parts add up, order kept", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            minutes: fc.integer({ min: 5, max: 400 }),
            known: fc.constantFrom<Known>(0, 1, 2, 3),
            exam: fc.constantFrom(undefined, "mid", "final"),
            done: fc.constantFrom(undefined, undefined, true, false),
          }),
          { maxLength: 15 },
        ),
        fc.array(
          fc.record({
            ahead: fc.integer({ min: 0, max: 30 }),
            minutes: fc.integer({ min: 15, max: 180 }),
          }),
          { maxLength: 30 },
        ),
        fc.array(
          fc.record({
            ago: fc.integer({ min: 0, max: 15 }),
            minutes: fc.integer({ min: 1, max: 200 }),
          }),
          { maxLength: 8 },
        ),
        (drawn, ahead, past) => {
          const topics = drawn.map((one, index) =>
            topic(String(index + 1), one.minutes, { ...one, saidOn: today }),
          );
          const exams = [exam("mid", "2026-11-29"), exam("final", "2026-12-14")];
          const studied = past.map(({ ago, minutes }) => ({ day: addDays(today, -ago), minutes }));
          const { states } = subjectProgressOf({ topics, studied });
          const sessions = ahead
            .toSorted((a, b) => a.ahead - b.ahead)
            .map(
              ({ ahead: days, minutes }, index): SessionAhead => ({
                key: String(index),
                day: addDays(today, days),
                minutes,
              }),
            );
          const { bySession, missing } = coverSessions({ states, sessions, exams, today });
          for (const { topic: one, leftMinutes } of states) {
            const examDay = one.exam === "final" ? day("2026-12-14") : day("2026-11-29");
            let placed = 0;
            for (const { key, day: on } of sessions)
              for (const part of bySession.get(key)?.learn ?? [])
                if (part.topicId === one.id) {
                  expect(on < examDay).toBe(true);
                  placed += part.minutes;
                }
            const short = missing.find(({ topicId }) => topicId === one.id)?.minutes ?? 0;
            expect(placed + short).toBeCloseTo(leftMinutes, 6);
          }
          for (const { key, minutes, day: on } of sessions) {
            const parts = bySession.get(key);
            const all = [...(parts?.learn ?? []), ...(parts?.review ?? [])];
            expect(all.reduce((sum, part) => sum + part.minutes, 0)).toBeLessThanOrEqual(
              minutes + 1e-9,
            );
            for (const { topicId } of parts?.review ?? [])
              expect(
                on <
                  (topics.find(({ id }) => id === topicId)?.exam === "mid"
                    ? day("2026-11-29")
                    : day("2026-12-14")),
              ).toBe(true);
          }
          // Of the chapters for one exam, none begins before the one above it is through.
          for (const forExam of ["mid", "final"]) {
            const order = sessions.flatMap(({ key }) =>
              (bySession.get(key)?.learn ?? []).flatMap(({ topicId }) => {
                const found = topics.find(({ id }) => id === topicId);
                return (found?.exam ?? "mid") === forExam ? [Number(topicId)] : [];
              }),
            );
            expect(order).toEqual(order.toSorted((a, b) => a - b));
          }
        },
      ),
      { seed: 7 },
    );
  });
});

describe("numbers of chapters", () => {
  const topics = ["1", "2", "3", "4", "5", "6"].map((id) => topic(id, 60));

  it("join three or more that follow each other", () => {
    expect(numbersIn(["5", "6"], topics)).toEqual([["5"], ["6"]]);
    expect(numbersIn(["2", "3", "4", "6"], topics)).toEqual([["2", "4"], ["6"]]);
    expect(numbersIn(["gone"], topics)).toEqual([]);
  });

  it("are those of the book if all have one", () => {
    const book = topics.map((one, index) => ({ ...one, number: String(index + 7) }));
    expect(numbersIn(["1", "2"], book)).toEqual([["7"], ["8"]]);
  });
});

describe("arranging chapters", () => {
  const topics = ["1", "2", "3"].map((id) => topic(id, 60));
  const apply = (changed: readonly KeptTopic[], to: readonly KeptTopic[] = topics) =>
    [...new Map([...to, ...changed].map((one) => [one.id, one])).values()]
      .toSorted((a, b) => a.order - b.order)
      .map(({ id }) => id);

  it("moves a chapter by changing it alone", () => {
    expect(apply(moveTopic(topics, "3", 0))).toEqual(["3", "1", "2"]);
    expect(apply(moveTopic(topics, "1", 1))).toEqual(["2", "1", "3"]);
    expect(moveTopic(topics, "1", 1)).toHaveLength(1);
    expect(moveTopic(topics, "1", 0)).toEqual([]);
  });

  it("renumbers if there is no room between two", () => {
    const tight = topics.map((one) => ({ ...one, order: 1 }));
    expect(apply(moveTopic(tight, "3", 1), tight)).toEqual(["1", "3", "2"]);
  });

  it("splits into parts that add up, and merges them again", () => {
    const split = splitTopic(topics.with(1, topic("2", 95)), "2", "new", topicNames);
    const all = apply(split);
    expect(all).toEqual(["1", "2", "new", "3"]);
    const [first, second] = [split[0], split[1]];
    if (first === undefined || second === undefined) throw new Error("no parts");
    expect(estimateOf(first) + estimateOf(second)).toBe(95);
    expect(mergeTopics(first, second, topicNames)).toMatchObject({ name: "Topic 2", minutes: 95 });
    expect(mergeTopics(topic("1", 5000), topic("2", 5000), topicNames)).toBeUndefined();
  });

  it("splits pages in whole pages", () => {
    const split = splitTopic(
      [topic("1", 60, { by: "pages", pages: 25, minutesPerPage: 4 })],
      "1",
      "n",
      topicNames,
    );
    expect(split.map(({ pages }) => pages)).toEqual([13, 12]);
  });
});
