import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import type { Log } from "../log.ts";
import { StartRefused } from "../start-refused.ts";
import type { Database } from "./database.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { migrate } from "./migrate.ts";
import type { Migrations } from "./migration.ts";
import { createPostgresPool, type PostgresTimes } from "./postgres-pool.ts";
import type { Schema } from "./schema.ts";
import { createWriteProbe } from "./write-probe.ts";

interface OpenInput {
  readonly url: string;
  readonly migrations: Migrations;
  readonly log: Log;
  readonly times?: PostgresTimes;
  /** How long a start waits for a database that is starting. */
  readonly patienceMs?: number;
}

const defaultTimes: PostgresTimes = { connectMs: 4_000, statementMs: 5_000 };

/** A migration may take longer than a request, and waits for one that runs elsewhere. */
async function migrateOnce({
  url,
  migrations,
  log,
  times,
}: Required<Omit<OpenInput, "patienceMs">>) {
  const pool = createPostgresPool({ url, log, size: 2, times: { ...times, statementMs: 0 } });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate({ db, kind: "postgres", steps: migrations });
  } finally {
    await db.destroy();
  }
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || "localhost"}:${port || "5432"}${pathname}`;
}

export async function openPostgres(input: OpenInput): Promise<Database> {
  const { url, migrations, log, times = defaultTimes, patienceMs = 30_000 } = input;
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      await migrateOnce({ url, migrations, log, times });
      break;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw refusal({ url, error });
      if (Date.now() >= deadline) throw refusal({ url, error: error.cause });
      log.warn("waiting for the database", { place: placeOf(url) });
      await wait(Math.min(1_000, Math.max(50, deadline - Date.now())));
    }
  }
  const pool = createPostgresPool({ url, log, size: 10, times });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const canWrite = createWriteProbe({ db });
  return {
    kind: "postgres",
    db,
    // PostgreSQL's flush blocks only its caller.
    lightly: (run) => run(db),
    ping: async () => {
      await sql`select 1`.execute(db);
      await canWrite();
    },
    // PostgreSQL checks its own files.
    inspect: async () => undefined,
    // Left to vacuum.
    scrub: async () => undefined,
    close: () => db.destroy(),
  };
}

function refusal({ url, error }: { url: string; error: unknown }): StartRefused {
  if (error instanceof StartRefused) return error;
  const reason = error instanceof Error ? error.message : "no answer";
  return new StartRefused(
    `The database at ${placeOf(url)} cannot be used (${reason}); check DATABASE_URL and that PostgreSQL is running.`,
    { cause: error },
  );
}
