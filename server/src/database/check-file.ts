import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

/** In a thread of its own: it reads the whole file, and everybody else would wait for it. */
const { file } = z.object({ file: z.string() }).parse(workerData);

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
