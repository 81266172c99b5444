import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { readWishes } from "@smart-planner/planner/wishes";
import { afterEach, describe, expect, it } from "vitest";
import { childrenOf } from "../../test/children-of.ts";
import { smallTask } from "../../test/small-task.ts";
import { ServerBusy } from "../http/server-busy.ts";
import { createPlanning } from "../timetable/planning.ts";
import { createWorkers, type Workers } from "./workers.ts";

const moduleThat = (does: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`export const work = (given) => { ${does} }`)}`,
  );
const [endless, echo] = [moduleThat("for (;;);"), moduleThat("return given")];
const clockMs = 120_000;

let workers: Workers;
afterEach(() => workers.close());

const startedBeside = (before: readonly number[]) =>
  childrenOf(process.pid).filter((pid) => !before.includes(pid));

describe("the workers", { timeout: 180_000 }, () => {
  it("make plans and read words", async () => {
    workers = createWorkers();
    const planning = createPlanning(workers);
    const asked = { signal: new AbortController().signal, owner: "ada" };
    expect((await planning.plan(smallTask, asked)).outcome).toBe("made");
    const { today, subjects } = smallTask.inputs;
    const words = { text: "No study on Sundays. Blue elephants.", subjects, today };
    const made = { wishes: [], ambiguous: [], notUnderstood: ["Blue elephants"] };
    expect(await planning.read({ asked: words, answer: undefined }, asked)).toEqual({
      outcome: "done",
      answer: readWishes(words),
    });
    expect(await planning.read({ asked: words, answer: made }, asked)).toMatchObject({
      outcome: "done",
      answer: { readings: [], notUnderstood: [{ start: 0 }, { start: 21 }] },
    });
  });

  it("end a task that takes too long or that no client waits for, and take the next", async () => {
    workers = createWorkers({ places: 1 });
    const late = workers.run({ module: endless, given: 0, owner: "ada", clockMs: 500 });
    expect(await late).toEqual({ outcome: "too-long" });
    const leaving = new AbortController();
    const { signal } = leaving;
    const left = workers.run({ module: endless, given: 0, owner: "ada", clockMs, signal });
    const inLine = workers.run({ module: endless, given: 0, owner: "bob", clockMs, signal });
    leaving.abort();
    expect(await left).toEqual({ outcome: "stopped" });
    expect(await inLine).toEqual({ outcome: "stopped" });
    const next = workers.run({ module: echo, given: { a: 1 }, owner: "ada", clockMs });
    expect(await next).toEqual({ outcome: "done", answer: { a: 1 } });
  });

  it("leave a place for others beside a long task of one account", async () => {
    workers = createWorkers({ places: 2, inLine: 2 });
    const long = [1, 2, 3].map(() =>
      workers.run({ module: endless, given: 0, owner: "ada", clockMs }),
    );
    const refused = workers.run({ module: endless, given: 0, owner: "ada", clockMs });
    await expect(refused).rejects.toThrow(ServerBusy);
    long[2]?.catch(() => undefined);
    const other = workers.run({ module: echo, given: 7, owner: "bob", clockMs });
    expect(await other).toEqual({ outcome: "done", answer: 7 });
    await workers.close();
    expect(await Promise.all(long.slice(0, 2))).toEqual(Array(2).fill({ outcome: "stopped" }));
  });

  it("say when a task fails, and go on", async () => {
    workers = createWorkers({ places: 1 });
    for (const does of ['throw new Error("bug")', "process.exit(1)"]) {
      const failed = workers.run({ module: moduleThat(does), given: 0, owner: "ada", clockMs });
      expect(await failed).toEqual({ outcome: "failed" });
    }
    const next = workers.run({ module: echo, given: 7, owner: "ada", clockMs });
    expect(await next).toEqual({ outcome: "done", answer: 7 });
  });

  it.skipIf(process.platform !== "linux")(
    "keep a worker whose task ends soon after its client has gone",
    async () => {
      const before = childrenOf(process.pid);
      workers = createWorkers({ places: 1 });
      const leaving = new AbortController();
      const { signal } = leaving;
      const left = workers.run({ module: echo, given: 0, owner: "ada", clockMs, signal });
      await expect.poll(() => startedBeside(before)).toHaveLength(1);
      const started = startedBeside(before);
      leaving.abort();
      await left;
      await workers.run({ module: echo, given: 0, owner: "ada", clockMs });
      expect(startedBeside(before)).toEqual(started);
    },
  );

  it.skipIf(process.platform !== "linux")(
    "have a low priority and no secrets, and a task survives a killed worker",
    async () => {
      const before = childrenOf(process.pid);
      workers = createWorkers({ places: 1 });
      await workers.run({ module: echo, given: 0, owner: "ada", clockMs });
      const [worker = 0, ...others] = startedBeside(before);
      expect(others).toEqual([]);
      expect(getPriority(worker)).toBeGreaterThanOrEqual(10);
      const given = readFileSync(`/proc/${worker}/environ`, "utf8").split("\0").filter(Boolean);
      expect(given.filter((variable) => !variable.startsWith("NODE_C"))).toEqual([]);
      const planning = createPlanning(workers);
      const asked = { signal: new AbortController().signal, owner: "ada" };
      const underWay = planning.plan(smallTask, asked);
      process.kill(worker, "SIGKILL");
      expect((await underWay).outcome).toBe("made");
    },
  );
});
