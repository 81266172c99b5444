import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startCalendarSource } from "./calendar-source.ts";

const root = resolve(import.meta.dirname, "..");

/**
 * One server on SQLite and one on PostgreSQL, both the product as `npm start` runs it, and one with
 * every way in: mail, passkeys and a provider.
 */
export default async function startServers() {
  const folder = await mkdtemp(join(tmpdir(), "smart-planner-e2e-"));
  const running: ChildProcess[] = [];
  const calendars = await startCalendarSource();
  process.env.E2E_CALENDARS = `http://${calendars.host}`;
  process.env.TRUSTED_CALENDAR_HOSTS = calendars.host;
  const stop = async () => {
    for (const child of running.reverse()) await stopped(child);
    await calendars.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const postgres = spawn(process.execPath, ["server/test/postgres-server.ts"], {
      cwd: root,
      stdio: ["pipe", "pipe", "inherit"],
    });
    const sqlite = startServer({ DATA_DIR: join(folder, "sqlite") });
    running.push(postgres, sqlite);
    const [sqliteUrl, databaseUrl] = await Promise.all([
      addressPrintedBy(sqlite),
      addressPrintedBy(postgres).catch(() => undefined),
      startWays({ folder: join(folder, "ways"), running }),
    ]);
    process.env.E2E_SQLITE_URL = sqliteUrl;
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

/** Passkeys are bound to a host name, and a provider sends people back: the address is known before. */
async function startWays({ folder, running }: { folder: string; running: ChildProcess[] }) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const others = spawn(process.execPath, ["server/test/ways-server.ts", address], {
    cwd: root,
    stdio: ["pipe", "pipe", "ignore"],
  });
  running.push(others);
  const mailbox = await addressPrintedBy(others);
  const told = await fetch(`${mailbox}/environment`);
  const server = startServer({ DATA_DIR: folder, PORT: String(port), ...(await told.json()) });
  running.push(server);
  await addressPrintedBy(server);
  process.env.E2E_WAYS_URL = address;
  process.env.E2E_MAILBOX_URL = mailbox;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

function startServer(env: Record<string, string>) {
  return spawn(process.execPath, ["server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    // Each test speaks from an address of its own, so that limits per address do not mix tests up.
    env: { ...process.env, PORT: "0", TRUSTED_PROXY: "loopback", LOG_LEVEL: "warn", ...env },
  });
}

/** The first address the process prints; output after it is read on so that the pipe never fills. */
function addressPrintedBy(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output = (output + chunk).slice(-4_000);
      const address = /\b(?:https?|postgres(?:ql)?):\/\/\S+/.exec(output)?.[0];
      if (address !== undefined) found(address);
    });
    child.on("close", () => fail(new Error(`The server did not start. It said:\n${output}`)));
  });
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.on("close", () => done());
    child.kill("SIGTERM");
  });
}
