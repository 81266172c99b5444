import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCalendarSource } from "./calendar-source.ts";
import { addressPrintedBy, startBeside, startServer, stopped } from "./server-processes.ts";
import { startWaysProduct } from "./ways-product.ts";

/** SQLite, PostgreSQL, and one with every way to sign in. */
export default async function startServers() {
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-e2e-"));
  const running: ChildProcess[] = [];
  const calendars = await startCalendarSource();
  process.env.E2E_CALENDARS = `http://${calendars.host}`;
  process.env.TRUSTED_CALENDAR_HOSTS = calendars.host;
  const ways = startWaysProduct();
  const stop = async () => {
    await ways.then(
      (product) => product.stop(),
      () => undefined,
    );
    for (const child of running.reverse()) await stopped(child);
    await calendars.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const postgres = startBeside("postgres-server.ts");
    const sqlite = startServer({ DATA_DIR: join(folder, "sqlite") });
    running.push(postgres, sqlite);
    const [sqliteUrl, databaseUrl, { address, mailbox }] = await Promise.all([
      addressPrintedBy(sqlite),
      addressPrintedBy(postgres).catch(() => undefined),
      ways,
    ]);
    process.env.E2E_SQLITE_URL = sqliteUrl;
    process.env.E2E_WAYS_URL = address;
    process.env.E2E_MAILBOX_URL = mailbox;
    if (databaseUrl !== undefined) {
      const server = startServer({ DATA_DIR: join(folder, "postgres"), DATABASE_URL: databaseUrl });
      running.push(server);
      process.env.E2E_POSTGRES_URL = await addressPrintedBy(server);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
