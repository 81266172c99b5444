import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Row } from "../row.ts";
import { besideHostile } from "./beside-hostile.ts";
import { busyMinuteRows } from "./busy-minute.ts";
import { feedPolls } from "./feed-polls.ts";
import { loadedSeconds, type Measured, measureInTurns, rounds } from "./in-turns.ts";
import { liveDelay } from "./live-delay.ts";
import { startProcess } from "./server-process.ts";
import { slowCalendars } from "./slow-calendars.ts";

const topic = "server";
const manyUsers = 10_000;

type Name = "bare" | "few" | "many";

const beside = (figure: number, reference: number) => ({
  figure,
  reference,
  ratio: reference === 0 ? 0 : figure / reference,
});

function rowsOf(name: string, durability: string, { bare, few, many }: Record<Name, Measured>) {
  const rows: Row[] = [
    {
      topic,
      row: `${name}: ticks`,
      unit: "/s",
      ...beside(few.perSecond, bare.perSecond),
      note: `${durability}; reference: a bare Hono route`,
    },
    { topic, row: `${name}: p50`, unit: "ms", ...beside(few.p50, bare.p50) },
    { topic, row: `${name}: p99`, unit: "ms", ...beside(few.p99, bare.p99) },
    {
      topic,
      row: `${name}: p99 beside ${manyUsers} users' rows`,
      unit: "ms",
      ...beside(many.p99, few.p99),
      note: `reference: the same with 100 users; medians of ${rounds} rounds in turns; less than 1.5 is asked for`,
    },
    { topic, row: `${name}: errors`, unit: "", figure: few.errors + many.errors },
    {
      topic,
      row: `${name}: processor time a tick`,
      unit: "ms",
      ...beside(few.processorMs, bare.processorMs),
      note: "of the server's process alone",
    },
    { topic, row: `${name}: memory`, unit: "MB", ...beside(many.megabytes, bare.megabytes) },
  ];
  return rows;
}

/** At a bare route, with a hundred users, and with many more. */
const measureOn = (few: string, many: string) =>
  measureInTurns({ bare: ["bare"], few: [few], many: [many, String(manyUsers)] });

async function onSqlite(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-load-"));
  const measured = await measureOn(join(folder, "few"), join(folder, "many"));
  const rows = rowsOf("SQLite", "each flushed to the disk before it is acknowledged", measured);
  rows.push(...(await liveDelay("SQLite", [join(folder, "live")])));
  rows.push(await feedPolls("SQLite", join(folder, "feeds")));
  await rm(folder, { recursive: true, force: true });
  return rows;
}

async function onPostgres(): Promise<Row[]> {
  const names = ["few", "many", "live", "feeds"];
  const postgres = await startProcess("postgres-server.ts", ["durable", ...names]).catch(
    () => undefined,
  );
  if (postgres === undefined) return [];
  const [few = "", many = "", shared = "", feeds = ""] = names.map(
    (name) => new URL(name, postgres.url).href,
  );
  try {
    const before = postgres.processorSeconds();
    const measured = await measureOn(few, many);
    const spentMs = (postgres.processorSeconds() - before) * 1_000;
    const ticks = (measured.few.perSecond + measured.many.perSecond) * loadedSeconds;
    const durability = "as on SQLite: fsync and synchronous_commit are on";
    const ofDatabase: Row = {
      topic,
      row: "PostgreSQL: processor time of the database a tick",
      unit: "ms",
      figure: spentMs / ticks,
      note: "with the rows of the other users written in the same time",
    };
    const live = await liveDelay("PostgreSQL", [shared, shared]);
    const polls = await feedPolls("PostgreSQL", feeds);
    return [...rowsOf("PostgreSQL", durability, measured), ofDatabase, ...live, polls];
  } finally {
    await postgres.stop();
  }
}

async function hostile(): Promise<Row[]> {
  const rows = await besideHostile("SQLite", {});
  const postgres = await startProcess("postgres-server.ts", ["durable", "hostile"]).catch(
    () => undefined,
  );
  if (postgres === undefined) return rows;
  try {
    const DATABASE_URL = new URL("hostile", postgres.url).href;
    return [...rows, ...(await besideHostile("PostgreSQL", { DATABASE_URL }))];
  } finally {
    await postgres.stop();
  }
}

export const parts = ["load", "hostile", "calendars", "reminders"];

/** Sync on both databases beside a bare route, attackers and slow hosts; a busy minute of reminders. */
export async function run(asked: readonly string[]): Promise<Row[]> {
  const isAsked = (part: string) => asked.length === 0 || asked.includes(part);
  return [
    ...(isAsked("load") ? [...(await onSqlite()), ...(await onPostgres())] : []),
    ...(isAsked("hostile") ? await hostile() : []),
    ...(isAsked("calendars") ? await slowCalendars() : []),
    ...(isAsked("reminders") ? await busyMinuteRows() : []),
  ];
}
