import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const everyMs = 100;
const block = Buffer.alloc(4_096, 1);

/** How long one small write takes to reach the disk, ten times a second, where the databases lie, too. */
export async function startDiskProbe() {
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-probe-"));
  const file = await open(join(folder, "probe"), "w");
  let isOver = false;
  let times: number[] = [];
  const run = async () => {
    while (!isOver) {
      const began = performance.now();
      await file.write(block, 0, block.length, 0);
      await file.datasync();
      times.push(performance.now() - began);
      await wait(everyMs);
    }
  };
  const running = run();
  return {
    /** Since it was last asked. */
    take: (): readonly number[] => {
      const taken = times;
      times = [];
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
