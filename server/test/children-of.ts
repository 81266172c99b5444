import { readdirSync, readFileSync } from "node:fs";

/** Started by any of its threads. */
export const childrenOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap(
    (thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").match(/\d+/g)?.map(Number) ?? [],
  );
