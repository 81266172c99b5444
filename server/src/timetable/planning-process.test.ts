import { readdirSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { readWishes } from "@smart-planner/planner";
import { afterEach, describe, expect, it } from "vitest";
import { childrenOf } from "../../test/children-of.ts";
import { hasSpareTime } from "../../test/has-spare-time.ts";
import { smallTask as task } from "../../test/small-task.ts";
import { spareMs } from "../limits/spare-time.ts";
import type { PlanningPool } from "./planning-pool.ts";
import { createPlanningProcess } from "./planning-process.ts";

const from = "192.0.2.1";
const asked = () => ({ signal: new AbortController().signal, from });

const hostsBeside = (before: readonly number[]) =>
  childrenOf(process.pid).filter((pid) => !before.includes(pid));

let planning: PlanningPool;
afterEach(() => planning.close());

describe("planning in a process of its own", { timeout: 180_000 }, () => {
  it("makes plans and reads words", async () => {
    planning = createPlanningProcess();
    const { today, subjects } = task.inputs;
    const words = { text: "No study on Sundays.", subjects, today };
    expect((await planning.plan({ task, ...asked() })).outcome).toBe("made");
    expect(await planning.read({ asked: words, answer: undefined, ...asked() })).toEqual({
      outcome: "read",
      read: readWishes(words),
    });
  });

  it("leaves what nobody waits for any more", async () => {
    planning = createPlanningProcess();
    const leaving = new AbortController();
    const left = planning.plan({ task, signal: leaving.signal, from });
    leaving.abort();
    expect(await left).toEqual({ outcome: "stopped" });
    expect((await planning.plan({ task, ...asked() })).outcome).toBe("made");
  });

  it.skipIf(process.platform !== "linux")(
    "gives way with every thread it has, and is started again when it was killed",
    async () => {
      const before = childrenOf(process.pid);
      planning = createPlanningProcess();
      await planning.plan({ task, ...asked() });
      const [host = 0, ...others] = hostsBeside(before);
      expect(others).toEqual([]);
      // Of what the server was started with, where its secrets are, only what the runtime itself needs.
      const given = readFileSync(`/proc/${host}/environ`, "utf8").split("\0").filter(Boolean);
      expect(given.filter((variable) => !variable.startsWith("NODE_C"))).toEqual([]);
      for (const thread of readdirSync(`/proc/${host}/task`))
        expect(getPriority(Number(thread))).toBeGreaterThanOrEqual(10);
      const underWay = planning.plan({ task, ...asked() });
      process.kill(host, "SIGKILL");
      expect((await underWay).outcome).toBe("made");
    },
  );

  it.skipIf(!hasSpareTime)(
    "uses time that nobody else wants, and gets a share again where there is none",
    async () => {
      const before = childrenOf(process.pid);
      planning = createPlanningProcess();
      await planning.plan({ task, ...asked() });
      const [host = 0] = hostsBeside(before);
      expect(spareMs(host)).toBeDefined();
      // As if other programs left it nothing at all.
      process.kill(host, "SIGSTOP");
      expect((await planning.plan({ task, ...asked() })).outcome).toBe("made");
      const hosts = hostsBeside(before);
      expect(hosts).not.toContain(host);
      expect(hosts.map(spareMs)).toEqual([undefined]);
    },
  );
});
