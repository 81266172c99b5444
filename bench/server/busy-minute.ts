import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row } from "../row.ts";
import { syncPath, tick } from "./load.ts";
import { startProcess } from "./server-process.ts";

const students = Number(process.env.BENCH_STUDENTS ?? 10_000);
const night = Date.parse("2026-06-10T01:00:00Z");
/** 15 minutes before 08:00 in Vienna. */
const busyMinute = Date.parse("2026-06-10T05:45:00Z");
const everyMs = 25;
const idleRequests = 400;

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** A tick every 25 ms until the work is done, or so many. */
async function waitsOf(url: string, isDone: (count: number) => boolean) {
  const waits: number[] = [];
  while (!isDone(waits.length)) {
    const began = performance.now();
    const response = await fetch(new URL(syncPath, url), { method: "POST", ...tick(url, 100) });
    await response.text();
    if (!response.ok) throw new Error(`A tick was answered with ${response.status}.`);
    const took = performance.now() - began;
    waits.push(took);
    await new Promise((done) => setTimeout(done, Math.max(0, everyMs - took)));
  }
  return waits;
}

/** Reminders of a whole time zone at once, and what others notice of it. */
export async function busyMinuteRows(): Promise<Row[]> {
  let received = 0;
  const service = createServer((request, response) => {
    request.resume().once("end", () => response.writeHead(201).end());
    received += 1;
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  // On TCP the address is not a string.
  const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-reminders-"));
  const server = await startProcess("reminders-server.ts", [folder, String(students), host]);
  const roundAt = async (at: number): Promise<number> => {
    await fetch(new URL(`/api/rounds/${at}`, server.url), { method: "POST" });
    for (;;) {
      await new Promise((done) => setTimeout(done, 500));
      const response = await fetch(new URL("/api/rounds", server.url));
      const { ms } = (await response.json()) as { readonly ms: number | null };
      if (ms !== null) return ms;
    }
  };
  try {
    const nightMs = await roundAt(night);
    const idle = p95(await waitsOf(server.url, (count) => count >= idleRequests));
    let isSent = false;
    const sending = roundAt(busyMinute).finally(() => {
      isSent = true;
    });
    const busy = p95(await waitsOf(server.url, () => isSent));
    const seconds = (await sending) / 1_000;
    const topic = "server";
    return [
      {
        ...{
          topic,
          row: `${students.toLocaleString("en-GB")} reminders due in one minute`,
          unit: "s",
        },
        ...{ figure: seconds, reference: 300, ratio: seconds / 300 },
        note: `${received} messages; reference: the aim; worked out ahead in ${(nightMs / 1_000).toFixed(0)} s`,
      },
      {
        ...{ topic, row: "others' ticks beside it, p95", unit: "ms" },
        ...{ figure: busy, reference: idle, ratio: busy / idle },
        note: "reference: idle; at most 1.5 is asked for",
      },
    ];
  } finally {
    await server.stop();
    service.closeAllConnections();
    service.close();
    await rm(folder, { recursive: true, force: true });
  }
}
