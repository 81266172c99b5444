import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/**
 * In a thread: it reads the whole file. The name is our own, and a schema would take longer to load
 * than most files to read.
 */
const file = String(workerData);

function faultOf(database: DatabaseSync): string | undefined {
  try {
    const row = database.prepare("pragma quick_check(1)").get();
    const said = String(row?.quick_check ?? "no answer");
    return said === "ok" ? undefined : said;
  } catch (error) {
    return error instanceof Error ? error.message : "unknown";
  }
}

const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
parentPort?.postMessage(faultOf(database));
database.close();
