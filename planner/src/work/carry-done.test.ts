import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { today, topic } from "../../test/topics.ts";
import { carryDone } from "./carry-done.ts";
import { type StudiedTime, subjectProgressOf } from "./topic-progress.ts";

const topics = [topic("1", 60), topic("2", 90), topic("3", 60, { leftOut: true })];
const studied: readonly StudiedTime[] = [{ day: day("2026-11-17"), minutes: 100, sessionKey: "x" }];
const none: readonly StudiedTime[] = [];
const leftOf = (all: typeof topics, pieces: readonly StudiedTime[]) =>
  subjectProgressOf({
    topics: all.filter(({ leftOut }) => leftOut !== true),
    studied: pieces,
  }).states.map(({ leftMinutes }) => leftMinutes);

it("names chapters finished by time, on their day, and the rest of the chapter begun", () => {
  const carried = carryDone({ topics, studied, there: none, reviews: [] });
  expect(carried[0]).toMatchObject({ done: true, saidOn: "2026-11-17" });
  expect(carried[1]).toMatchObject({ doneBefore: 40 });
  expect(carried[2]).toEqual(topics[2]);
  expect(leftOf([...carried], none)).toEqual([0, 50]);
});

it("counts nothing twice if the old name comes back", () => {
  const there = carryDone({ topics, studied, there: none, reviews: [] });
  const back = carryDone({ topics: there, studied: none, there: studied, reviews: [] });
  expect(leftOf([...back], studied)).toEqual([0, 50]);
});

it("keeps the student's answer about the rest", () => {
  const pieces = [{ day: today, minutes: 60, topicId: "2", leftMinutes: 80 }];
  const carried = carryDone({ topics, studied: pieces, there: none, reviews: [] });
  expect(leftOf([...carried], none)).toEqual([60, 80]);
  const back = carryDone({ topics: carried, studied: none, there: pieces, reviews: [] });
  expect(leftOf([...back], pieces)).toEqual([60, 80]);
});
