import { readWishes } from "@smart-planner/planner";
import { afterEach, describe, expect, it } from "vitest";
import { smallTask as task } from "../../test/small-task.ts";
import { createPlanningPool, type PlanningPool } from "./planning-pool.ts";

const workerThat = (does: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from "node:worker_threads"; parentPort.on("message", (task) => { ${does} });`,
    )}`,
  );
const endless = workerThat("for (;;);");

let pool: PlanningPool;
afterEach(() => pool.close());
const from = "192.0.2.1";
const waiting = () => new AbortController().signal;

describe("the planning pool", () => {
  it("makes plans, one after another on each of its threads", async () => {
    pool = createPlanningPool({ workers: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => pool.plan({ task, signal: waiting(), from })),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(6).fill("made"));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("reads words on the same threads, alone or with what a model made of them", {
    timeout: 180_000,
  }, async () => {
    // The first words take the grammar long on a machine that does much else.
    pool = createPlanningPool({ workers: 1, clockMs: 170_000 });
    const { today, subjects } = task.inputs;
    const asked = { text: "No study on Sundays. Blue elephants.", subjects, today };
    const answer = { wishes: [], ambiguous: [], notUnderstood: ["Blue elephants"] };
    for (const made of [undefined, answer]) {
      const reading = await pool.read({ asked, answer: made, signal: waiting(), from });
      expect(reading).toEqual({ outcome: "read", read: readWishes(asked) });
    }
  });

  it("ends a search that nobody waits for, and goes on with the next", async () => {
    pool = createPlanningPool({ workers: 1, workerFile: endless });
    const leaving = new AbortController();
    const first = pool.plan({ task, signal: leaving.signal, from });
    const alsoLeaving = new AbortController();
    const second = pool.plan({ task, signal: alsoLeaving.signal, from });
    leaving.abort();
    expect(await first).toEqual({ outcome: "stopped" });
    alsoLeaving.abort();
    expect(await second).toEqual({ outcome: "stopped" });
    expect(await pool.plan({ task, signal: AbortSignal.abort(), from })).toEqual({
      outcome: "stopped",
    });
  });

  it.each([{ processorMs: 100 }, { clockMs: 100 }])(
    "gives up a search that takes too long: %o",
    async (limit) => {
      pool = createPlanningPool({ workers: 1, workerFile: endless, ...limit });
      expect(await pool.plan({ task, signal: waiting(), from })).toEqual({ outcome: "too-long" });
    },
  );

  it("does not count the processor's time that others have", async () => {
    const idling = workerThat(
      "setTimeout(() => parentPort.postMessage({ outcome: 'empty', problems: [] }), 3_000)",
    );
    pool = createPlanningPool({ workers: 1, workerFile: idling, processorMs: 2_000 });
    expect(await pool.plan({ task, signal: waiting(), from })).toMatchObject({ outcome: "empty" });
  });

  it("refuses what it could not serve soon", async () => {
    pool = createPlanningPool({ workers: 1, workerFile: endless, maxWaiting: 2 });
    const taken = [1, 2, 3].map(() => pool.plan({ task, signal: waiting(), from }));
    expect(await pool.plan({ task, signal: waiting(), from })).toEqual({ outcome: "busy" });
    await pool.close();
    expect(await Promise.all(taken)).toEqual(Array(3).fill({ outcome: "stopped" }));
  });

  it("does not count the time in line towards the limit of a search", async () => {
    const slow = workerThat(
      "setTimeout(() => parentPort.postMessage({ outcome: 'empty', problems: [] }), 700)",
    );
    pool = createPlanningPool({ workers: 1, workerFile: slow, clockMs: 3_000 });
    const all = Array.from({ length: 5 }, () => pool.plan({ task, signal: waiting(), from }));
    expect((await Promise.all(all)).map(({ outcome }) => outcome)).toEqual(Array(5).fill("empty"));
  });

  it("serves one address and the other in turn, and the loud one gives up its place in line", async () => {
    const slow = workerThat(
      "setTimeout(() => parentPort.postMessage({ outcome: 'empty', problems: [] }), 20)",
    );
    pool = createPlanningPool({ workers: 1, workerFile: slow, maxWaiting: 4 });
    const order: string[] = [];
    const ask = async (name: string, place: string) => {
      const { outcome } = await pool.plan({ task, signal: waiting(), from: place });
      order.push(`${name} ${outcome}`);
    };
    const loud = [1, 2, 3, 4, 5].map((nr) => ask(`loud ${nr}`, "198.51.100.7"));
    await Promise.all([...loud, ask("quiet", from)]);
    expect(order).toEqual([
      "loud 5 busy",
      "loud 1 empty",
      "quiet empty",
      "loud 2 empty",
      "loud 3 empty",
      "loud 4 empty",
    ]);
  });

  it("keeps one thread free for another address", async () => {
    pool = createPlanningPool({
      workers: 2,
      workerFile: workerThat(
        "if (task.task.effort === 'full') for (;;); parentPort.postMessage({ outcome: 'empty', problems: [] })",
      ),
    });
    const heavy = { ...task, effort: "full" as const };
    const loud = [1, 2, 3].map(() =>
      pool.plan({ task: heavy, signal: waiting(), from: "198.51.100.7" }),
    );
    expect(await pool.plan({ task, signal: waiting(), from })).toMatchObject({ outcome: "empty" });
    await pool.close();
    await Promise.all(loud);
  });

  it("survives a thread that fails or ends", async () => {
    for (const does of ['throw new Error("bug")', "process.exit(1)"]) {
      pool = createPlanningPool({ workers: 1, workerFile: workerThat(does) });
      const failures = [1, 2].map(() => pool.plan({ task, signal: waiting(), from }));
      for (const failure of failures) await expect(failure).rejects.toThrow();
      await pool.close();
    }
  });
});
