import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./free-port.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";

export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const found =
    users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return { uid: Number(found?.[2] ?? 65_534), gid: Number(found?.[3] ?? 65_534) };
}

async function run(command: string, args: readonly string[], user: User | undefined) {
  const child = spawn(command, args, { ...user, cwd: tmpdir(), stdio: "ignore" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${command} ended with ${code}.`);
}

async function answers({ url, child }: { url: string; child: ChildProcess }) {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const client = new Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error("PostgreSQL did not start.");
}

const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "32MB",
  max_connections: "200",
};

/** Tests kill processes, not machines: the kernel's buffers are safe enough for them. */
const fast = { fsync: "off", full_page_writes: "off" };
/** As an operator runs it: acknowledged writes are on the disk. */
const durable = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };

/** A server of its own on loopback in a temporary folder, or undefined if none can be had. */
export async function startPostgres({
  isDurable = false,
} = {}): Promise<PostgresServer | undefined> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) return undefined;
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), "planner-postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    await run(
      join(binaries, "initdb"),
      ["-D", data, "-U", "planner", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"],
      user,
    );
    const port = await freePort("127.0.0.1");
    const options = Object.entries({ ...settings, ...(isDurable ? durable : fast) }).flatMap(
      ([name, value]) => ["-c", `${name}=${value}`],
    );
    const child = spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), ...options], {
      ...user,
      cwd: folder,
      stdio: "ignore",
    });
    const killAtExit = () => child.kill("SIGKILL");
    process.once("exit", killAtExit);
    const url = `postgres://planner@127.0.0.1:${port}/postgres`;
    await answers({ url, child });
    return {
      url,
      stop: async () => {
        process.removeListener("exit", killAtExit);
        const ended = once(child, "exit");
        child.kill("SIGINT");
        await ended;
        removeFolder();
      },
    };
  } catch (error) {
    process.stderr.write(`No PostgreSQL for the tests: ${error}\n`);
    removeFolder();
    return undefined;
  }
}
