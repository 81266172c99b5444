import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { silentLog } from "../../test/silent-log.ts";
import { startLoop, startSweep } from "./start-loop.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the mail loop", () => {
  it("runs a round after each pause, also after one that failed", async () => {
    let rounds = 0;
    const loop = startLoop({
      run: async () => {
        rounds += 1;
        if (rounds === 1) throw new Error("down");
      },
      everyMs: 1_000,
      log: silentLog,
    });
    await vi.advanceTimersByTimeAsync(3_500);
    expect(rounds).toBe(3);
    await loop.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(rounds).toBe(3);
  });

  it("never runs two rounds at once, and looks again when woken meanwhile", async () => {
    let running = 0;
    let rounds = 0;
    const loop = startLoop({
      run: async () => {
        rounds += 1;
        running += 1;
        expect(running).toBe(1);
        await new Promise((done) => setTimeout(done, 500));
        running -= 1;
      },
      everyMs: 60_000,
      log: silentLog,
    });
    loop.wake();
    loop.wake();
    loop.wake();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(rounds).toBe(2);
    await loop.stop();
  });

  it("stops only when the present round is over", async () => {
    let isDone = false;
    const loop = startLoop({
      run: async () => {
        await new Promise((done) => setTimeout(done, 500));
        isDone = true;
      },
      everyMs: 1_000,
      log: silentLog,
    });
    loop.wake();
    const stopped = loop.stop();
    await vi.advanceTimersByTimeAsync(500);
    await stopped;
    expect(isDone).toBe(true);
  });
});

it("sweeps again and again, also after a failure, until it is stopped", async () => {
  const warn = vi.fn();
  const run = vi.fn(async () => undefined as unknown);
  run.mockRejectedValueOnce(new Error("the database is away"));
  const stop = startSweep({
    what: "old things",
    run,
    everyMs: 1_000,
    log: { ...silentLog, warn },
  });
  await vi.advanceTimersByTimeAsync(4_500);
  expect(run).toHaveBeenCalledTimes(4);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith("old things not swept", expect.anything());
  stop();
  await vi.advanceTimersByTimeAsync(4_500);
  expect(run).toHaveBeenCalledTimes(4);
});
