import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Change,
  sessionAnswerSchema,
  stampOf,
  syncProtocol,
  syncResponseSchema,
} from "@smart-planner/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { password } from "./accounts-client.ts";
import { createPostgresDatabase, postgresIsAvailable } from "./each-database.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { bareEnvironment, type ServerProcess, startServerProcess } from "./server-process.ts";

const email = "ada@example.org";
const backupFile = fileURLToPath(new URL("../src/operations/backup.ts", import.meta.url));
const dumpTools = ["pg_dump", "pg_restore"].map((name) => join(findPostgresBinaries() ?? "", name));

let cwd: string;
const running: ServerProcess[] = [];
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "planner-backup-"));
});
afterEach(async () => {
  for (const server of running.splice(0)) await stop(server);
  rmSync(cwd, { recursive: true });
});

const start = (environment: Record<string, string>) => {
  const server = startServerProcess({ cwd, environment });
  running.push(server);
  return server;
};
const stop = async ({ child, ended }: ServerProcess) => {
  child.kill("SIGKILL");
  await ended;
};

async function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...bareEnvironment, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "close");
  expect(code).toBe(0);
}

/** One device: it remembers its cursor and everything that it ever ticked. */
class Device {
  ticked: Change[] = [];
  cursor = 0;
  #address = "";
  #cookie = "";
  #uid = "";

  async enter(server: ServerProcess, route: "sign-up" | "sign-in") {
    this.#address = await server.address;
    const response = await this.#post(`/account/${route}`, { email, password });
    this.#cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    this.#uid = sessionAnswerSchema.parse(await response.json()).user?.uid ?? "";
    return response.status;
  }

  async sync(changes: readonly Change[]) {
    const request = { protocol: syncProtocol, user: this.#uid, device: "device01" };
    const body = { ...request, cursor: this.cursor, changes };
    const answer = await (await this.#post("/workspace/sync", body)).json();
    const read = syncResponseSchema.parse(answer);
    this.cursor = read.cursor;
    return read;
  }

  async tick() {
    const count = this.ticked.length;
    const stamp = stampOf({ wall: Date.now(), count }, "device01");
    const change = { register: `progress/tick ${count}`, stamp, value: "true" };
    await this.sync([change]);
    this.ticked.push(change);
  }

  async tickUntil(work: Promise<unknown>) {
    let isOver = false;
    const over = work.finally(() => {
      isOver = true;
    });
    while (!isOver) await this.tick();
    await over;
  }

  #post(path: string, body: unknown) {
    return fetch(`${this.#address}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        cookie: this.#cookie,
      },
      body: JSON.stringify(body),
    });
  }
}

interface Way {
  readonly live: Record<string, string>;
  readonly restored: Record<string, string>;
  readonly backup: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** A backup under load, work that goes on after it, the server lost, and the backup put in its place. */
async function expectBackupHolds({ live, restored, backup, restore }: Way) {
  const device = new Device();
  const server = start(live);
  expect(await device.enter(server, "sign-up")).toBe(200);
  for (let count = 0; count < 20; count += 1) await device.tick();
  const surelyIn = [...device.ticked];
  await device.tickUntil(backup());
  for (let count = 0; count < 20; count += 1) await device.tick();
  await stop(server);
  await restore();

  const fresh = start(restored);
  const other = new Device();
  expect(await other.enter(fresh, "sign-in")).toBe(200);
  expect((await other.sync([])).changes).toEqual(expect.arrayContaining(surelyIn));

  expect(await device.enter(fresh, "sign-in")).toBe(200);
  const met = await device.sync([]);
  expect(met.reset).toBe(true);
  await device.sync(device.ticked);
  const whole = new Device();
  await whole.enter(fresh, "sign-in");
  expect((await whole.sync([])).changes).toHaveLength(device.ticked.length);
}

describe("a backup made while the server writes brings everything back, and devices the rest", {
  timeout: 120_000,
}, () => {
  it("on SQLite, into a new data folder", async () => {
    const [data, newData, file] = [join(cwd, "data"), join(cwd, "new"), join(cwd, "b.sqlite")];
    await expectBackupHolds({
      live: { DATA_DIR: data },
      restored: { DATA_DIR: newData },
      backup: () => run(process.execPath, [backupFile, file], { DATA_DIR: data }),
      restore: async () => {
        mkdirSync(newData);
        copyFileSync(file, join(newData, "planner.sqlite"));
      },
    });
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it.skipIf(!postgresIsAvailable() || !dumpTools.every(existsSync))(
    "on PostgreSQL, into a new database",
    async () => {
      const [dump = "", load = ""] = dumpTools;
      const [old, fresh] = [await createPostgresDatabase(), await createPostgresDatabase()];
      const file = join(cwd, "b.dump");
      await expectBackupHolds({
        live: { DATABASE_URL: old.url },
        restored: { DATABASE_URL: fresh.url },
        backup: () => run(dump, ["--format=custom", `--file=${file}`, old.url]),
        restore: () => run(load, ["--no-owner", "--exit-on-error", `--dbname=${fresh.url}`, file]),
      });
      for (const server of running.splice(0)) await stop(server);
      await Promise.all([old.drop(), fresh.drop()]);
    },
  );
});

describe("npm run backup refuses with one sentence", () => {
  const refusal = (args: readonly string[], env: Record<string, string>) => {
    const { status, stderr } = spawnSync(process.execPath, [backupFile, ...args], {
      cwd,
      env: { ...bareEnvironment, ...env },
    });
    expect(status).toBe(1);
    return String(stderr).trim();
  };

  it.each([
    { name: "no file", args: [], env: {}, says: "Name the file" },
    { name: "no database", args: ["b"], env: { DATA_DIR: "nothing" }, says: "no database" },
    { name: "PostgreSQL", args: ["b"], env: { DATABASE_URL: "postgres://x/y" }, says: "pg_dump" },
  ])("$name", ({ args, env, says }) => {
    expect(refusal(args, env)).toMatch(new RegExp(`^.*${says}.*$`));
  });

  it("a name that is taken, and a folder that is not there, leaving nothing behind", async () => {
    await start({ DATA_DIR: join(cwd, "data") }).address;
    expect(refusal([join(cwd, "data", "planner.sqlite")], {})).toMatch(/is there already/);
    expect(refusal([join(cwd, "missing", "b")], {})).toMatch(/No backup was made/);
    expect(existsSync(join(cwd, "missing"))).toBe(false);
  });
});
