import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasSpareTime } from "../../test/has-spare-time.ts";
import { createSpareTime, spareMs, useSpareTime } from "./spare-time.ts";

describe("what is done in spare time", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** How often a process was given up that has had so much after each three seconds. */
  const givenUp = (...had: readonly (number | undefined)[]) => {
    const onStarved = vi.fn();
    const [first, ...later] = had;
    let now = first;
    const spareTime = createSpareTime(() => now);
    const unwatch = spareTime.watch(1, onStarved);
    for (const next of later) {
      now = next;
      vi.advanceTimersByTime(3_000);
    }
    unwatch();
    vi.advanceTimersByTime(60_000);
    return { times: onStarved.mock.calls.length, waitMs: spareTime.from() - Date.now() };
  };

  it("goes on while it gets its share", () => {
    expect(givenUp(0, 300, 700, 3_000)).toEqual({ times: 0, waitMs: expect.any(Number) });
  });

  it("is given up once where others leave it nothing, and not tried again for minutes", () => {
    const { times, waitMs } = givenUp(1_000, 1_299, 1_300);
    expect(times).toBe(1);
    expect(waitMs).toBeGreaterThan(3 * 60_000);
  });

  it("is what a process of the usual class does not do, however little it gets", () => {
    expect(givenUp(undefined, undefined, undefined).times).toBe(0);
  });
});

describe.skipIf(!hasSpareTime)("a process", () => {
  let sleeping: ChildProcess;
  beforeEach(() => {
    sleeping = spawn("sleep", ["60"], { stdio: "ignore" });
  });
  afterEach(() => sleeping.kill("SIGKILL"));

  it("has spare time only when it was told so", () => {
    expect(spareMs(sleeping.pid)).toBeUndefined();
    useSpareTime(sleeping.pid);
    expect(spareMs(sleeping.pid)).toBeLessThan(1_000);
  });
});
