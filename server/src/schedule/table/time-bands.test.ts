import { formatClock } from "@smart-planner/planner/written";
import { expect, it } from "vitest";
import { labelOfText } from "../text/written-times.ts";
import { bandsOfLabels } from "./time-bands.ts";

const bands = (...texts: string[]): string[] =>
  bandsOfLabels(texts.flatMap((text) => labelOfText(text) ?? [])).map(
    ({ start, end }) => `${formatClock(start)}-${formatClock(end)}`,
  );

it("ends the one row that reaches into the next where the next begins", () => {
  expect(bands("10:00-11:00", "11:00-2:00", "12:00-13:00", "13:00-14:00")).toEqual([
    "10:00-11:00",
    "11:00-12:00",
    "12:00-13:00",
    "13:00-14:00",
  ]);
});

it("leaves rows that overlap by design, and a last row that is long", () => {
  const overlapping = ["09:00-10:30", "10:00-11:30", "11:00-12:30", "12:00-13:30"];
  expect(bands(...overlapping)).toEqual(overlapping);
  const long = ["09:00-10:00", "10:00-11:00", "11:00-12:00", "12:00-16:00"];
  expect(bands(...long)).toEqual(long);
});
