import { defaultPreferences } from "@smart-planner/planner";
import { afterEach, describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { PlanTask } from "./make-plan.ts";
import { createPlanningPool, type PlanningPool } from "./planning-pool.ts";

const workerThat = (does: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from "node:worker_threads"; parentPort.on("message", (task) => { ${does} });`,
    )}`,
  );
const endless = workerThat("for (;;);");

const task: PlanTask = {
  effort: "preview",
  inputs: {
    today: day("2027-03-01"),
    minuteOfDay: 0,
    subjects: [{ name: "Art", examDate: day("2027-03-08") }],
    hoursPerDay: 2,
    grid: {},
    commitments: [],
    preferences: defaultPreferences,
  },
};

let pool: PlanningPool;
afterEach(() => pool.close());
const waiting = () => new AbortController().signal;

describe("the planning pool", () => {
  it("makes plans, one after another on each of its threads", async () => {
    pool = createPlanningPool({ workers: 2 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => pool.plan({ task, signal: waiting() })),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(6).fill("made"));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("ends a search that nobody waits for, and goes on with the next", async () => {
    pool = createPlanningPool({ workers: 1, workerFile: endless });
    const leaving = new AbortController();
    const first = pool.plan({ task, signal: leaving.signal });
    const alsoLeaving = new AbortController();
    const second = pool.plan({ task, signal: alsoLeaving.signal });
    leaving.abort();
    expect(await first).toEqual({ outcome: "stopped" });
    alsoLeaving.abort();
    expect(await second).toEqual({ outcome: "stopped" });
    expect(await pool.plan({ task, signal: AbortSignal.abort() })).toEqual({ outcome: "stopped" });
  });

  it("gives up a search that takes too long", async () => {
    pool = createPlanningPool({ workers: 1, workerFile: endless, timeoutMs: 100 });
    expect(await pool.plan({ task, signal: waiting() })).toEqual({ outcome: "too-long" });
  });

  it("refuses what it could not serve soon", async () => {
    pool = createPlanningPool({ workers: 1, workerFile: endless, maxWaiting: 2 });
    const taken = [1, 2, 3].map(() => pool.plan({ task, signal: waiting() }));
    expect(await pool.plan({ task, signal: waiting() })).toEqual({ outcome: "busy" });
    await pool.close();
    expect(await Promise.all(taken)).toEqual(Array(3).fill({ outcome: "stopped" }));
  });

  it("survives a thread that fails or ends", async () => {
    for (const does of ['throw new Error("bug")', "process.exit(1)"]) {
      pool = createPlanningPool({ workers: 1, workerFile: workerThat(does) });
      const failures = [1, 2].map(() => pool.plan({ task, signal: waiting() }));
      for (const failure of failures) await expect(failure).rejects.toThrow();
      await pool.close();
    }
  });
});
