import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row } from "../row.ts";
import { type Load, measureTicks } from "./load.ts";
import { startProcess } from "./server-process.ts";

const topic = "server";
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const manyUsers = 10_000;

interface Measured {
  readonly few: Load;
  readonly many: Load;
  readonly megabytes: number;
}

async function measure(args: readonly string[]) {
  const server = await startProcess("workspace-server.ts", args);
  try {
    await measureTicks(server.url, 1);
    const load = await measureTicks(server.url, seconds);
    return { load, megabytes: server.residentMegabytes() };
  } finally {
    await server.stop();
  }
}

async function measureOn(place: string): Promise<Measured> {
  const few = await measure([place]);
  const many = await measure([place, String(manyUsers)]);
  return { few: few.load, many: many.load, megabytes: many.megabytes };
}

const beside = (figure: number, reference: number) => ({
  figure,
  reference,
  ratio: reference === 0 ? 0 : figure / reference,
});

function rowsOf(
  name: string,
  { few, many, megabytes }: Measured,
  { load: bare, megabytes: bareMb }: Awaited<ReturnType<typeof measure>>,
) {
  const rows: Row[] = [
    {
      topic,
      row: `${name}: ticks`,
      unit: "/s",
      ...beside(few.perSecond, bare.perSecond),
      note: "each a durable write; reference: a bare Hono route",
    },
    { topic, row: `${name}: p50`, unit: "ms", ...beside(few.p50, bare.p50) },
    { topic, row: `${name}: p99`, unit: "ms", ...beside(few.p99, bare.p99) },
    {
      topic,
      row: `${name}: p99 beside ${manyUsers} users' rows`,
      unit: "ms",
      ...beside(many.p99, few.p99),
      note: "reference: the same with 100 users",
    },
    { topic, row: `${name}: errors`, unit: "", figure: few.errors + many.errors },
    { topic, row: `${name}: memory`, unit: "MB", ...beside(megabytes, bareMb) },
  ];
  return rows;
}

/** Sync under load, on both databases, beside a route with nothing behind it. */
export async function run(): Promise<Row[]> {
  const bare = await measure(["bare"]);
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-load-"));
  const rows = rowsOf("SQLite", await measureOn(folder), bare);
  await rm(folder, { recursive: true, force: true });

  const postgres = await startProcess("postgres-server.ts").catch(() => undefined);
  if (postgres === undefined) return rows;
  try {
    rows.push(...rowsOf("PostgreSQL", await measureOn(postgres.url), bare));
  } finally {
    await postgres.stop();
  }
  return rows;
}
