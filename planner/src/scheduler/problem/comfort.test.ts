import { expect, it } from "vitest";
import { comfortOf } from "./comfort.ts";

const wholeDay = { start: 8 * 60, end: 22 * 60 };

/** Two hours of study, the second of them at this time. */
const comfortWith = (start: number, free = [wholeDay]): number =>
  comfortOf({
    sessions: [
      { start: 9 * 60, minutes: 60 },
      { start, minutes: 60 },
    ],
    preferredOf: () => [wholeDay],
    gapMinutes: 30,
    free,
  });

it("an idle hour between two sessions costs comfort, and more idle hours cost no more", () => {
  const together = comfortWith(10.5 * 60);
  expect(comfortWith(11.5 * 60)).toBeLessThan(comfortWith(11 * 60));
  expect(comfortWith(11 * 60)).toBeLessThan(together);
  expect(comfortWith(15 * 60)).toBe(comfortWith(11.5 * 60));
});

it("a break costs nothing where the student left the hours between unpainted", () => {
  const painted = [
    { start: 8 * 60, end: 10 * 60 },
    { start: 13 * 60, end: 15 * 60 },
  ];
  expect(comfortWith(13 * 60, painted)).toBe(comfortWith(10.5 * 60));
});

it("a half hour far from the session before it, or alone, costs more than one right after it", () => {
  const comfort = (starts: readonly number[], minutes: number) =>
    comfortOf({
      sessions: starts.map((start) => ({ start, minutes })),
      preferredOf: () => [wholeDay],
      gapMinutes: 30,
      free: [
        { start: 9 * 60, end: 10 * 60 },
        { start: 19 * 60, end: 21 * 60 },
      ],
    });
  const [near, far] = [
    [9 * 60, 10 * 60],
    [9 * 60, 19 * 60],
  ].map((starts) => comfort(starts, 30));
  expect(far).toBe((near ?? 0) - 30);
  expect(comfort([9 * 60], 60) - comfort([9 * 60], 30)).toBeGreaterThan(60);
  expect(comfort([9 * 60, 19 * 60], 60)).toBe(2 * comfort([9 * 60], 60));
});

it("a pause for dinner is worth more than an evening without it, or a later one", () => {
  const comfort = (first: number, second: number) =>
    comfortOf({
      sessions: [first, second].map((start) => ({ start, minutes: 90 })),
      preferredOf: () => [wholeDay],
      gapMinutes: 5,
      free: [{ start: 17 * 60, end: 23 * 60 }],
    });
  const withDinner = comfort(17 * 60, 19.5 * 60);
  expect(withDinner).toBeGreaterThan(comfort(17 * 60, 19 * 60));
  expect(withDinner).toBeGreaterThan(comfort(18 * 60, 20 * 60));
  expect(withDinner).toBeGreaterThan(comfort(19 * 60, 21 * 60));
});
