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
