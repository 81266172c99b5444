import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { readSchedule } from "./read-schedule.ts";

const argumentsSchema = z.tuple([
  z.enum(["pdf", "png", "jpeg", "csv", "ics"]),
  z.coerce.number().int().positive(),
  z.coerce.number().int().positive(),
  z.string().max(100),
]);

const [kind, memoryBytes, processorMs, timeZone] = argumentsSchema.parse(process.argv.slice(2));

const guard = new Worker(new URL("./resource-guard.ts", import.meta.url), {
  workerData: `${memoryBytes} ${processorMs}`,
});
guard.unref();

const reading = await readSchedule({
  bytes: new Uint8Array(await buffer(process.stdin)),
  kind,
  timeZone: timeZone === "" ? undefined : timeZone,
});
process.stdout.write(JSON.stringify(reading), () => process.exit(0));
