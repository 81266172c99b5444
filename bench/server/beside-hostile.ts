import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
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
  readonly times: readonly number[];
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
  return { times, errors };
}

const at = (share: number, felt: readonly Felt[]) => {
  const times = felt.flatMap((each) => each.times).sort((a, b) => a - b);
  return times[Math.floor(times.length * share)] ?? 0;
};

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
  database: string,
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
  /** Of all rounds together: the slowest hundredth of one round is a handful of requests. */
  const rowOf = (name: string, share: number, note: string): Row => {
    const ratios = loud.map(
      (felt, round) => at(share, [felt]) / at(share, quiet.slice(round, round + 1)),
    );
    return {
      topic: "server",
      row: `${database}: ${name} of others beside one hostile account`,
      unit: "ms",
      figure: at(share, loud),
      reference: at(share, quiet),
      ratio: at(share, loud) / at(share, quiet),
      note: `${note}; of each of ${rounds} rounds: ${spanOf(ratios)}`,
    };
  };
  return [
    rowOf("p50", 0.5, "reference: the same without it, in turns"),
    rowOf("p99", 0.99, "less than 1.5 is asked for"),
    {
      topic: "server",
      row: `${database}: others' errors beside it`,
      unit: "",
      figure: loud.reduce((sum, { errors }) => sum + errors, 0),
    },
    { topic: "server", row: `${database}: memory beside it`, unit: "MB", figure: megabytes },
  ];
}
