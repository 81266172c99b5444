import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

const source = (file: string) =>
  `import { lowerThisThread } from ${JSON.stringify(file)};
   import { readlinkSync } from "node:fs";
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
