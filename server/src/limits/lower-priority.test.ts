import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

const source = (file: string) =>
  `import { lowerThisThread } from ${JSON.stringify(file)};
   import { readlinkSync } from "node:fs";
   import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";
   import { parentPort } from "node:worker_threads";
   lowerThisThread();
   parentPort.postMessage(getPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1))));`;

it.skipIf(process.platform !== "linux")("lowers one thread and not the whole server", async () => {
  const before = getPriority();
  const file = new URL("./lower-priority.ts", import.meta.url).href;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source(file))}`));
  const lowered = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  expect(lowered).toBeGreaterThanOrEqual(10);
  expect(getPriority()).toBe(before);
});

/** The names and priorities of its threads, after a process of its own has done this. */
const threadsAfter = (call: string): readonly (readonly [string, number])[] => {
  const file = new URL("./lower-priority.ts", import.meta.url).href;
  const script = `import * as lower from ${JSON.stringify(file)};
    import { readdirSync, readFileSync } from "node:fs";
    import { getPriority } from "node:os";
    import { stat } from "node:fs/promises";
    await stat("/");
    await lower.${call}();
    console.log(JSON.stringify(readdirSync("/proc/self/task").map((thread) =>
      [readFileSync("/proc/self/task/" + thread + "/comm", "utf8").trim(), getPriority(Number(thread))])));`;
  const args = ["--no-warnings", "--input-type=module", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
};

it.skipIf(process.platform !== "linux")(
  "lowers the threads that hash passwords, and no other",
  () => {
    const threads = threadsAfter("lowerPoolThreads");
    const lowered = threads.filter(([, priority]) => priority > getPriority());
    expect(lowered.map(([name]) => name)).toEqual(Array(4).fill("libuv-worker"));
  },
);

it.skipIf(process.platform !== "linux")(
  "lowers a whole process with the threads that collect its garbage",
  () => {
    const threads = threadsAfter("lowerThisProcess");
    expect(threads.map(([name]) => name)).toContain("node-V8Worker");
    for (const [, priority] of threads) expect(priority).toBeGreaterThanOrEqual(10);
  },
);

it.skipIf(process.platform !== "linux")("leaves the first core to others", () => {
  const file = new URL("./lower-priority.ts", import.meta.url).href;
  const script = `import { leaveOneCoreFree } from ${JSON.stringify(file)};
    import { readFileSync } from "node:fs";
    const cores = () => /Cpus_allowed_list:\\s*(\\S+)/.exec(readFileSync("/proc/self/status", "utf8"))[1];
    const before = cores();
    leaveOneCoreFree();
    console.log(JSON.stringify([before, cores()]));`;
  const args = ["--no-warnings", "--input-type=module", "--eval", script];
  const [before, after] = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
  const first = /^\d+/.exec(before)?.[0];
  if (before === first) expect(after).toBe(before);
  else expect(/^\d+/.exec(after)?.[0]).not.toBe(first);
});
