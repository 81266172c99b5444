import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** Our own input: a schema would take longer to load than a log to copy. */
const file = String(workerData);

/** Each pass is shorter: it copies pages written during the one before. */
const mostPasses = 3;

const database = new DatabaseSync(file, { timeout: 1_000 });
const pass = database.prepare("pragma wal_checkpoint(passive)");

/** Pages that are only in the log. */
function copyPages(): number {
  let left = 0;
  for (let nr = 0; nr < mostPasses; nr += 1) {
    const { log, checkpointed } = pass.get() ?? {};
    left = Number(log ?? 0) - Number(checkpointed ?? 0);
    if (left <= 0) return 0;
  }
  return left;
}

// Not at a lower priority: it holds locks.
parentPort?.on("message", () => parentPort?.postMessage(copyPages()));
