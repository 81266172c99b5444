import { spawnSync } from "node:child_process";

/** Whether this machine has a class of threads that run only where nobody else wants the core. */
export const hasSpareTime =
  process.platform === "linux" && spawnSync("chrt", ["--idle", "0", "true"]).status === 0;
