import type { ReadWishes, WishedPlan, WishedTask } from "@smart-planner/planner/wishes";
import type { Workers } from "../workers/workers.ts";
import type { Words } from "./model-answer.ts";

export type PlanningTask =
  | { readonly kind: "plan"; readonly task: WishedTask }
  | { readonly kind: "read"; readonly words: Words };

/** The client has gone, or it took too long. */
export interface Unserved {
  readonly outcome: "stopped" | "too-long";
}

interface Asked {
  readonly signal: AbortSignal;
  /** The account or, without one, the address. */
  readonly owner: string;
}

export type Planning = ReturnType<typeof createPlanning>;

const module = new URL("./planning-task.ts", import.meta.url);
const clockMs = 60_000;

/** Planning and reading long texts, away from the main thread. */
export function createPlanning(workers: Workers) {
  const run = async <Answer>(given: PlanningTask, asked: Asked) => {
    const worked = await workers.run<PlanningTask, Answer>({ module, given, clockMs, ...asked });
    if (worked.outcome === "failed") throw new Error("The planner failed.");
    return worked;
  };
  return {
    plan: async (task: WishedTask, asked: Asked): Promise<WishedPlan | Unserved> => {
      const worked = await run<WishedPlan>({ kind: "plan", task }, asked);
      return worked.outcome === "done" ? worked.answer : { outcome: worked.outcome };
    },
    read: (words: Words, asked: Asked) => run<ReadWishes>({ kind: "read", words }, asked),
  };
}
