import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPostgresDatabase, postgresIsAvailable } from "./each-database.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

let cwd: string;
const running: ServerProcess[] = [];

beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "planner-main-"));
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill("SIGKILL");
    await ended;
  }
  rmSync(cwd, { recursive: true });
});

const start = (environment: Record<string, string> = {}) => {
  const server = startServerProcess({ cwd, environment });
  running.push(server);
  return server;
};

async function expectRefusal(environment: Record<string, string>, sentence: RegExp) {
  const server = start(environment);
  expect(await server.ended).toBe(1);
  expect(server.stderr()).toMatch(sentence);
  expect(server.stderr().trim().split("\n")).toHaveLength(1);
}

describe("the server's process", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "keeps its data in ./data, writes JSON lines without queries, and stops cleanly on %s",
    async (signal) => {
      const server = start();
      const address = await server.address;
      expect(address).toMatch(/^http:\/\/localhost:\d+$/);
      const response = await fetch(`${address}/api/health?token=hunter2`);
      expect(await response.json()).toEqual({ status: "ok", database: "up" });
      expect(existsSync(join(cwd, "data", "planner.sqlite"))).toBe(true);

      server.child.kill(signal);
      expect(await server.ended).toBe(0);
      expect(existsSync(join(cwd, "data", "planner.sqlite-wal"))).toBe(false);
      const [first, ...rest] = server.stdout().trim().split("\n");
      expect(first).toBe(`Smart Planner is running at ${address}`);
      const events = rest.map((line) => JSON.parse(line).event);
      expect(events).toEqual(["request", "stopping", "stopped"]);
      expect(server.stdout()).not.toContain("hunter2");
      expect(server.stderr()).toBe("");
    },
  );

  it("refuses a data folder that another process uses, and a taken port; goes on after a kill -9", {
    timeout: 120_000,
  }, async () => {
    const first = start();
    const { port } = new URL(await first.address);
    await expectRefusal({}, /already running on the data folder/);
    const elsewhere = { PORT: port, DATA_DIR: join(cwd, "other") };
    await expectRefusal(elsewhere, new RegExp(`^Port ${port} is already in use`));
    first.child.kill("SIGKILL");
    await first.ended;
    expect((await fetch(`${await start().address}/api/health`)).status).toBe(200);
  });

  it("refuses a data folder that it cannot write to", async () => {
    writeFileSync(join(cwd, "file"), "");
    await expectRefusal({ DATA_DIR: join(cwd, "file") }, /cannot be written to/);
  });

  it("refuses a wrong value by its name", async () => {
    await expectRefusal({ PORT: "many" }, /^PORT must be a whole number/);
  });

  it("reads a .env file, which the environment overrides", async () => {
    writeFileSync(join(cwd, ".env"), "DATA_DIR=./elsewhere\nPORT=many\n");
    await start({ PORT: "0" }).address;
    expect(existsSync(join(cwd, "elsewhere", "planner.sqlite"))).toBe(true);
  });

  it.skipIf(!postgresIsAvailable())("runs twice on one PostgreSQL database", async () => {
    const { url, drop } = await createPostgresDatabase();
    // Several servers over one database share the key that the operator set, and need no folder.
    const shared = { DATABASE_URL: url, SECRET_KEY: "one key for both servers of this test" };
    const both = [start(shared), start(shared)];
    for (const server of both) {
      expect((await fetch(`${await server.address}/api/health`)).status).toBe(200);
      server.child.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    }
    expect(existsSync(join(cwd, "data"))).toBe(false);
    await drop();
  });
});
