import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { silentLog } from "../../test/silent-log.ts";
import { startSweep } from "./start-sweep.ts";

const dayMs = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("sweeps a few times a day, also after a failure, until it is stopped", async () => {
  const warn = vi.fn();
  const run = vi.fn(async () => undefined as unknown);
  run.mockRejectedValueOnce(new Error("the database is away"));
  const stop = startSweep({ what: "old things", run, log: { ...silentLog, warn } });
  await vi.advanceTimersByTimeAsync(dayMs);
  expect(run).toHaveBeenCalledTimes(4);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith("old things not swept", expect.anything());
  stop();
  await vi.advanceTimersByTimeAsync(dayMs);
  expect(run).toHaveBeenCalledTimes(4);
});
