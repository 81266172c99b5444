import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** From our own side: a schema would take longer to load than a log to copy. */
const file = String(workerData);

/** Each is shorter than the one before: it copies what was written meanwhile. */
const mostPasses = 3;

const database = new DatabaseSync(file, { timeout: 1_000 });
const pass = database.prepare("pragma wal_checkpoint(passive)");

/** How many pages are still in the log alone. */
function copyPages(): number {
  let left = 0;
  for (let nr = 0; nr < mostPasses; nr += 1) {
    const { log, checkpointed } = pass.get() ?? {};
    left = Number(log ?? 0) - Number(checkpointed ?? 0);
    if (left <= 0) return 0;
  }
  return left;
}

// Not at a lower priority: the locks it takes would be held by whoever gets no turn.
parentPort?.on("message", () => parentPort?.postMessage(copyPages()));
