import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, it } from "vitest";

interface Thread {
  readonly name: string;
  readonly priority: number;
  /** As `0-3`. */
  readonly cores: string;
}

/** Its threads after a process of its own has done this. */
const threadsAfter = (call: string): readonly Thread[] => {
  const file = new URL("./lower-priority.ts", import.meta.url).href;
  const script = `import * as lower from ${JSON.stringify(file)};
    import { readdirSync, readFileSync } from "node:fs";
    import { getPriority } from "node:os";
    import { stat } from "node:fs/promises";
    await stat("/");
    await lower.${call}();
    console.log(JSON.stringify(readdirSync("/proc/self/task").map((thread) => {
      const status = readFileSync("/proc/self/task/" + thread + "/status", "utf8");
      const [, name] = /^Name:\\s*(\\S+)/m.exec(status);
      const [, cores] = /^Cpus_allowed_list:\\s*(\\S+)/m.exec(status);
      return { name, priority: getPriority(Number(thread)), cores };
    })));`;
  const args = ["--no-warnings", "--input-type=module", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
};

const firstOf = (cores: string) => /^\d+/.exec(cores)?.[0];
const ownCores = () =>
  /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "";
const hasOneCore = () => firstOf(ownCores()) === ownCores();

it.skipIf(process.platform !== "linux")(
  "lowers the threads that hash passwords, and no other",
  () => {
    const lowered = threadsAfter("lowerPoolThreads").filter(
      ({ priority }) => priority > getPriority(),
    );
    expect(lowered.map(({ name }) => name)).toEqual(Array(4).fill("libuv-worker"));
  },
);

it.skipIf(process.platform !== "linux" || hasOneCore())(
  "leaves the thread that answers a core without the runtime's other threads",
  () => {
    const elsewhere = threadsAfter("lowerPoolThreads").filter(
      ({ cores }) => firstOf(cores) !== firstOf(ownCores()),
    );
    expect(new Set(elsewhere.map(({ name }) => name))).toEqual(
      new Set(["libuv-worker", "node-V8Worker"]),
    );
  },
);

it.skipIf(process.platform !== "linux")(
  "lowers a whole process with the threads that collect its garbage",
  () => {
    const threads = threadsAfter("lowerThisProcess");
    expect(threads.map(({ name }) => name)).toContain("node-V8Worker");
    for (const { priority } of threads) expect(priority).toBeGreaterThanOrEqual(10);
  },
);

it.skipIf(process.platform !== "linux" || hasOneCore())(
  "leaves the first core to others, with every thread it has",
  () => {
    for (const { name, cores } of threadsAfter("leaveOneCoreFree"))
      expect(firstOf(cores), name).not.toBe(firstOf(ownCores()));
  },
);
