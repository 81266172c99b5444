import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row } from "../row.ts";
import { type Load, measureTicks } from "./load.ts";
import { startProcess } from "./server-process.ts";
import { sendTerms } from "./students.ts";

const topic = "server";
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const manyUsers = 10_000;
const students = 500;

interface Measured {
  readonly few: Load;
  readonly many: Load;
  readonly megabytes: number;
  readonly processorMs: number;
}

async function measure(args: readonly string[]) {
  const server = await startProcess("workspace-server.ts", args);
  try {
    await measureTicks(server.url, 1);
    const before = server.processorSeconds();
    const load = await measureTicks(server.url, seconds);
    const processorMs = ((server.processorSeconds() - before) * 1_000) / (load.perSecond * seconds);
    return { load, processorMs, megabytes: server.residentMegabytes() };
  } finally {
    await server.stop();
  }
}

async function measureOn(place: string): Promise<Measured> {
  const few = await measure([place]);
  const many = await measure([place, String(manyUsers)]);
  const { megabytes, processorMs } = many;
  return { few: few.load, many: many.load, megabytes, processorMs };
}

/** What the database takes on disk, after a stop that leaves no log beside it. */
async function diskPerStudent(): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-disk-"));
  const server = await startProcess("workspace-server.ts", [folder]);
  await sendTerms(server.url, students).finally(server.stop);
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  await rm(folder, { recursive: true, force: true });
  const figure = files.reduce((sum, { size }) => sum + size, 0) / students / 1024;
  const note = `a term of each of ${students} students: twelve weeks planned, 150 ticks`;
  return { topic, row: "SQLite: disk a student", unit: "KB", figure, note };
}

const beside = (figure: number, reference: number) => ({
  figure,
  reference,
  ratio: reference === 0 ? 0 : figure / reference,
});

function rowsOf(
  name: string,
  { few, many, megabytes, processorMs }: Measured,
  { load: bare, megabytes: bareMb, processorMs: bareMs }: Awaited<ReturnType<typeof measure>>,
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
    {
      topic,
      row: `${name}: processor time a tick`,
      unit: "ms",
      ...beside(processorMs, bareMs),
      note: "of the server's process alone",
    },
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
  rows.push(await diskPerStudent());

  const postgres = await startProcess("postgres-server.ts").catch(() => undefined);
  if (postgres === undefined) return rows;
  try {
    const before = postgres.processorSeconds();
    const measured = await measureOn(postgres.url);
    const ticks = (measured.few.perSecond + measured.many.perSecond) * (seconds + 1);
    const figure = ((postgres.processorSeconds() - before) * 1_000) / ticks;
    rows.push(...rowsOf("PostgreSQL", measured, bare), {
      topic,
      row: "PostgreSQL: processor time of the database a tick",
      unit: "ms",
      figure,
      note: "with the rows of the other users written in the same time",
    });
  } finally {
    await postgres.stop();
  }
  return rows;
}
