import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFlushThread } from "./flush-thread.ts";

const noFile = 2 ** 20;

describe("a thread that flushes", () => {
  let folder: string;
  let handle: number;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "planner-flush-"));
    handle = openSync(join(folder, "log"), "w");
  });
  afterEach(() => {
    closeSync(handle);
    rmSync(folder, { recursive: true });
  });

  it("answers each time it is asked", async () => {
    const { flush, end } = createFlushThread();
    for (let nr = 0; nr < 5; nr += 1) {
      writeSync(handle, "a line\n");
      await expect(flush(handle)).resolves.toBeUndefined();
    }
    await end?.();
  });

  it("says what the disk says, and refuses when it has ended", async () => {
    const { flush, end } = createFlushThread();
    await expect(flush(noFile)).rejects.toThrow(/EBADF/);
    await expect(flush(handle)).resolves.toBeUndefined();
    await end?.();
    await expect(flush(handle)).rejects.toThrow(/has ended/);
  });
});
