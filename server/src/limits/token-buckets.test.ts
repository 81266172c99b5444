import { describe, expect, it } from "vitest";
import { createTokenBuckets } from "./token-buckets.ts";

const open = () => {
  let time = 0;
  const buckets = createTokenBuckets({ most: 10, perSecond: 2, elapsed: () => time });
  return { ...buckets, pass: (ms: number) => (time += ms) };
};

describe("a token bucket", () => {
  it("gives its tokens, says when there is another, and fills up again", () => {
    const { take, pass } = open();
    for (let nr = 0; nr < 10; nr += 1) expect(take("a")).toBe(0);
    expect(take("a")).toBe(500);
    expect(take("b")).toBe(0);
    pass(500);
    expect([take("a"), take("a")]).toEqual([0, 500]);
    pass(60_000);
    for (let nr = 0; nr < 10; nr += 1) expect(take("a")).toBe(0);
    expect(take("a")).toBe(500);
  });

  it("lets the last take overdraw it, and refuses until the debt is paid", () => {
    const { take, charge, pass } = open();
    expect(take("a", 30)).toBe(0);
    expect(take("a")).toBe(10_500);
    charge("a", 2);
    expect(take("a")).toBe(11_500);
    pass(11_500);
    expect(take("a")).toBe(0);
  });
});
