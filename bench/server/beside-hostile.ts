import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median } from "../median.ts";
import { startProduct } from "../product.ts";
import type { Row } from "../row.ts";
import { ask, enter, type Person } from "./people.ts";

const students = 20;
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
/** Of all students together: a busy evening, not the most the server can do. */
const ticksPerSecond = 60;

let made = 0;
const tick = (url: string, person: Person) => {
  made += 1;
  const stamp = `00${Date.now()}-${String(made % 100_000).padStart(5, "0")}-device01`;
  const register = `progress/05-March-2027-Subject ${made % 50}`;
  const changes = [{ register, stamp, value: "true" }];
  const body = { protocol: 1, user: person.uid, device: "device01", cursor: made, changes };
  return ask(url, person, "/api/workspace/sync", { body });
};

interface Felt {
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
}

/** Begun at their times, whatever the server does: waiting is part of what is measured. */
async function feltBy(url: string, people: readonly Person[]): Promise<Felt> {
  const times: number[] = [];
  let errors = 0;
  const underWay: Promise<void>[] = [];
  const count = seconds * ticksPerSecond;
  const startedAt = performance.now();
  for (let nr = 0; nr < count; nr += 1) {
    const dueAt = startedAt + (nr * 1_000) / ticksPerSecond;
    await wait(Math.max(0, dueAt - performance.now()));
    const person = people[nr % people.length];
    if (person === undefined) continue;
    const began = performance.now();
    const done = tick(url, person).then(({ status }) => {
      times.push(performance.now() - began);
      if (status !== 200) errors += 1;
    });
    underWay.push(done);
  }
  await Promise.all(underWay);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), errors };
}

const spanOf = (values: readonly number[]) =>
  `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;

function startAttack(url: string, person: Person) {
  const file = fileURLToPath(new URL("./hostile-process.ts", import.meta.url));
  const { email, password, uid, cookie, address } = person;
  const args = [file, url, email, password, uid, cookie, address];
  const child = spawn(process.execPath, args, { stdio: "inherit" });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return async () => {
    child.kill("SIGTERM");
    await once(child, "close");
  };
}

/** What others feel of one account that does everything it can, in turns with the same without it. */
export async function besideHostile(
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const product = await startProduct({ TRUSTED_PROXY: "loopback", ...env });
  const { url, pid } = product;
  const quiet: Felt[] = [];
  const loud: Felt[] = [];
  let megabytes = 0;
  try {
    const people: Person[] = [];
    for (let nr = 0; nr < students; nr += 1) people.push(await enter(url, `198.51.100.${nr + 1}`));
    const hostile = await enter(url, "203.0.113.7");
    await feltBy(url, people);
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await feltBy(url, people));
      const stop = startAttack(url, hostile);
      await wait(2_000);
      loud.push(await feltBy(url, people));
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      megabytes = Math.max(megabytes, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      await stop();
      await wait(1_000);
    }
  } finally {
    await product.stop();
  }
  const of = (felt: readonly Felt[], key: keyof Felt) => median(felt.map((each) => each[key]));
  /** Each round beside the quiet one just before it: what else the machine does weighs on both. */
  const ratios = (key: "p50" | "p99") =>
    loud.map((felt, round) => felt[key] / (quiet[round]?.[key] ?? 1));
  const rowOf = (key: "p50" | "p99", note: string): Row => ({
    topic: "server",
    row: `${name}: ${key} of others beside one hostile account`,
    unit: "ms",
    figure: of(loud, key),
    reference: of(quiet, key),
    ratio: median(ratios(key)),
    note: `${note}; ratio: the median of ${rounds} rounds, ${spanOf(ratios(key))}`,
  });
  return [
    rowOf("p50", "reference: the same without it, in turns"),
    rowOf("p99", "less than 1.5 is asked for"),
    {
      topic: "server",
      row: `${name}: others' errors beside it`,
      unit: "",
      figure: loud.reduce((sum, { errors }) => sum + errors, 0),
    },
    { topic: "server", row: `${name}: memory beside it`, unit: "MB", figure: megabytes },
  ];
}
