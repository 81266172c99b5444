import { createHelperProcess } from "../limits/helper-process.ts";
import { lowerALittle } from "../limits/lower-priority.ts";
import type { Asked, PlanningPool, PoolAnswer, ThreadTask, Unserved } from "./planning-pool.ts";

export interface PlanningOrder {
  readonly task: ThreadTask;
  readonly from: string;
}

/**
 * The planning threads in a process of their own: threads of the server's own process would have their
 * garbage collected, which is half of the work, by helpers that give way to nobody.
 */
export function createPlanningProcess(): PlanningPool {
  const host = createHelperProcess<PlanningOrder, PoolAnswer>({
    file: new URL("./planning-host.ts", import.meta.url),
    onStart: lowerALittle,
  });
  let isClosed = false;

  const serve = async <Answer extends PoolAnswer>(
    task: ThreadTask,
    { from, signal }: Asked,
  ): Promise<Answer | Unserved> => {
    const answer = await host.run({ given: { task, from }, signal });
    if (isClosed || signal.aborted) return { outcome: "stopped" };
    if (answer === undefined) throw new Error("A plan was lost with the process that made it.");
    // A thread answers a task of one kind with the answer of that kind.
    return answer as Answer;
  };

  return {
    plan: ({ task, ...asked }) => serve({ kind: "plan", task }, asked),
    read: ({ asked, answer, ...rest }) => serve({ kind: "read", asked, answer }, rest),
    close: async () => {
      isClosed = true;
      host.close();
    },
  };
}
