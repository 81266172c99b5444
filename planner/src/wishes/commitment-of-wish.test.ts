import { describe, expect, it } from "vitest";
import { readerContext } from "../../test/wishes/reader-context.ts";
import { commitmentOfWish } from "./commitment-of-wish.ts";
import { readWishes } from "./read-wishes.ts";

const keptOf = (text: string) => {
  const [first] = readWishes({ text, ...readerContext }).readings;
  return first && commitmentOfWish(first.wish);
};

describe("a fixed time that was wished", () => {
  it("becomes a commitment with its days, times and type", () => {
    expect(keptOf("I work Tue and Thu 5-9pm")).toEqual({
      name: "Work",
      days: [1, 3],
      startTime: "17:00",
      endTime: "21:00",
      type: "work",
    });
    expect(keptOf("football practice wednesday 18-20")).toMatchObject({ type: "sports" });
    expect(keptOf("lunch 12-1")).toMatchObject({ type: "meal", days: [0, 1, 2, 3, 4, 5, 6] });
    expect(keptOf("lectures mon to fri 9-1")).toMatchObject({ type: "other", isClass: true });
    expect(keptOf("never on friday evenings")).toMatchObject({
      name: "Kept free",
      startTime: "17:00",
      endTime: "00:00",
    });
  });
  it("keeps its dates", () => {
    expect(keptOf("concert on 20 March from 18:00")).toMatchObject({
      name: "Concert",
      dates: { from: "2026-03-20", until: "2026-03-20" },
    });
  });
  it.each([
    "no sundays",
    "no maths on friday evenings",
    "max 2h a day",
    "free evening before each exam",
  ])("is none if the wish is not a weekly time: %s", (text) => {
    expect(keptOf(text)).toBeUndefined();
  });
});
