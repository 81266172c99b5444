import { answerOrders } from "../limits/answer-orders.ts";
import { leaveOneCoreFree, lowerThisProcess } from "../limits/lower-priority.ts";
import { useSpareTime } from "../limits/spare-time.ts";
import { createPlanningPool, type PoolAnswer } from "./planning-pool.ts";
import type { PlanningOrder } from "./planning-process.ts";

leaveOneCoreFree();
const pool = createPlanningPool();
const spareTimeFrom = Number(process.argv[2]);
let usesSpareTime = false;

const giveWay = () => {
  lowerThisProcess();
  if (usesSpareTime || Date.now() < spareTimeFrom) return;
  useSpareTime(process.pid);
  usesSpareTime = true;
};

answerOrders(async ({ task, from }: PlanningOrder, signal): Promise<PoolAnswer> => {
  const answer =
    task.kind === "plan"
      ? await pool.plan({ task: task.task, from, signal })
      : await pool.read({ ...task, from, signal });
  // Not before: on a busy machine its code would take half a minute to load.
  if (answer.outcome !== "stopped") giveWay();
  return answer;
});
