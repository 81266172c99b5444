import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { families, stampOf, syncProtocol, syncResponseSchema } from "@smart-planner/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createPostgresDatabase, postgresIsAvailable } from "./each-database.ts";

const kills = Number(process.env.KILLS ?? 2);
const serverFile = fileURLToPath(new URL("./workspace-server.ts", import.meta.url));
const users = ["ada", "bob", "eve"];

async function startServer(place: string) {
  const child = spawn(process.execPath, [serverFile, place], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  const url = String(line).trim();
  const kill = async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return { url, kill };
}

const send = async (url: string, user: string, body: Record<string, unknown>) => {
  const response = await fetch(`${url}/api/workspace/sync`, {
    method: "POST",
    headers: { "x-test-user": user, "content-type": "application/json" },
    body: JSON.stringify({ protocol: syncProtocol, user, device: "device01", ...body }),
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status !== 200) throw new Error(`${response.status}`);
  return z.parse(syncResponseSchema, await response.json());
};

let ticks = 0;
const nextTick = () => {
  ticks += 1;
  const stamp = stampOf({ wall: Date.now(), count: ticks % 100_000 }, "device01");
  // Records of every family, and of one that only a later version has, take turns.
  const prefixes = [...Object.values(families).map(({ prefix }) => prefix), "later"];
  return { register: `${prefixes[ticks % prefixes.length]}/${ticks}`, stamp, value: "true" };
};

interface Work {
  readonly user: string;
  readonly urls: readonly string[];
  readonly acknowledged: string[];
}

/**
 * Ticks one session after the other at any server that answers, and notes the acknowledged ones.
 */
async function tickUntil(isOver: () => boolean, { user, urls, acknowledged }: Work) {
  for (let turn = 0; !isOver(); turn += 1) {
    const change = nextTick();
    try {
      await send(urls[turn % urls.length] ?? "", user, { cursor: 0, changes: [change] });
      acknowledged.push(change.register);
    } catch {
      await wait(5);
    }
  }
}

/** However slow the machine: the kill comes in the middle of work, not before it. */
async function untilMoreThan(count: number, work: readonly Work[]) {
  const isBusy = () => work.every(({ acknowledged }) => acknowledged.length > count);
  while (!isBusy()) await wait(2);
}

async function heldBy(url: string, user: string): Promise<Set<string>> {
  const held = new Set<string>();
  for (let cursor = 0, more = true; more; ) {
    const answer = await send(url, user, { cursor, changes: [] });
    for (const { register } of answer.changes) held.add(register);
    ({ cursor, more } = answer);
  }
  return held;
}

async function expectHeld(url: string, work: readonly Work[]) {
  for (const user of users) {
    const held = await heldBy(url, user);
    const acknowledged = work.flatMap((each) => (each.user === user ? each.acknowledged : []));
    expect(acknowledged.filter((register) => !held.has(register))).toEqual([]);
  }
}

/** Kills server after server in the middle of work; returns how many ticks were acknowledged, all of them kept. */
async function expectNothingLost(place: string): Promise<number> {
  const done: Work[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(place);
    const work = users.map((user) => ({ user, urls: [server.url], acknowledged: [] }));
    let isOver = false;
    const working = work.map((each) => tickUntil(() => isOver, each));
    await untilMoreThan((kill * 7) % 13, work);
    await server.kill();
    isOver = true;
    await Promise.all(working);
    done.push(...work);
  }
  const server = await startServer(place);
  await expectHeld(server.url, done).finally(server.kill);
  return done.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

const timeout = 60_000 + kills * 20_000;

describe(`after ${kills} times kill -9 under load no acknowledged tick is lost`, () => {
  it("on SQLite", { timeout }, async ({ annotate }) => {
    const place = mkdtempSync(join(tmpdir(), "planner-sync-kill-"));
    await annotate(`${await expectNothingLost(place)} acknowledged ticks, all kept`);
    rmSync(place, { recursive: true });
  });

  it.skipIf(!postgresIsAvailable())("on PostgreSQL", { timeout }, async ({ annotate }) => {
    const { url, drop } = await createPostgresDatabase();
    await annotate(`${await expectNothingLost(url)} acknowledged ticks, all kept`);
    await drop();
  });
});

describe.skipIf(!postgresIsAvailable())("two processes on one PostgreSQL", () => {
  it("go on with one killed under load, and tell each other of changes", {
    timeout: 60_000,
  }, async () => {
    const { url, drop } = await createPostgresDatabase();
    const [first, second] = [await startServer(url), await startServer(url)];
    const events = await fetch(`${second.url}/api/workspace/events`, {
      headers: { "x-test-user": "ada" },
    });
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const heardFrom = async () => {
      let text = "";
      while (!text.includes("event: change")) {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) throw new Error("The stream has ended.");
        text += chunk.value;
      }
      return text;
    };
    const heard = heardFrom();
    await send(first.url, "ada", { cursor: 0, changes: [nextTick()] });
    expect(await heard).toContain("event: change");

    const work = users.map((user) => ({
      user,
      urls: [first.url, second.url],
      acknowledged: [] as string[],
    }));
    let isOver = false;
    const working = work.map((each) => tickUntil(() => isOver, each));
    await untilMoreThan(5, work);
    await first.kill();
    const [{ acknowledged: before = [] } = {}] = work;
    await untilMoreThan(before.length + 10, work);
    isOver = true;
    await Promise.all(working);
    await expectHeld(second.url, work);
    await reader?.cancel();
    await second.kill();
    await drop();
  });
});
