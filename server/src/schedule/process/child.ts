import { buffer } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { readSchedule } from "./read-schedule.ts";

const argumentsSchema = z.tuple([
  z.enum(["pdf", "png", "jpeg", "csv", "ics"]),
  z.coerce.number().int().positive(),
  z.coerce.number().int().positive(),
]);

const [kind, memoryBytes, processorMs] = argumentsSchema.parse(process.argv.slice(2));

const guard = new Worker(new URL("./resource-guard.ts", import.meta.url), {
  workerData: `${memoryBytes} ${processorMs}`,
});
guard.unref();

const reading = await readSchedule(new Uint8Array(await buffer(process.stdin)), kind);
process.stdout.write(JSON.stringify(reading), () => process.exit(0));
