import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { readSchedule, scheduleFileKinds } from "./read-schedule.ts";

/** Our own input: a schema would take longer to load than a small file to read. */
const [given, memoryBytes, processorMs, mostRows, timeZone] = process.argv.slice(2);
const kind = scheduleFileKinds.find((known) => known === given);
if (kind === undefined) throw new Error("No kind of file is named");

const guard = new Worker(new URL("./resource-guard.ts", import.meta.url), {
  workerData: `${memoryBytes} ${processorMs}`,
});
guard.unref();

const reading = await readSchedule({
  bytes: new Uint8Array(await buffer(process.stdin)),
  kind,
  timeZone: timeZone === "" ? undefined : timeZone,
  mostRows: Number(mostRows),
});
process.stdout.write(JSON.stringify(reading), () => process.exit(0));
