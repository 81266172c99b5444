import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { now } from "./now.ts";
import type { Stall } from "./stall-process.ts";

const everyMs = 100;
const block = Buffer.alloc(4_096, 1);

/** When one small write was on its way to the disk, ten times a second, where the databases lie, too. */
export async function startDiskProbe() {
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-probe-"));
  const file = await open(join(folder, "probe"), "w");
  let isOver = false;
  let flushes: Stall[] = [];
  const run = async () => {
    while (!isOver) {
      const from = now();
      await file.write(block, 0, block.length, 0);
      await file.datasync();
      flushes.push({ from, to: now() });
      await wait(everyMs);
    }
  };
  const running = run();
  return {
    /** Since it was last asked. */
    take: (): readonly Stall[] => {
      const taken = flushes;
      flushes = [];
      return taken;
    },
    stop: async () => {
      isOver = true;
      await running;
      await file.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
