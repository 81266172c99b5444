import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startProduct } from "../product.ts";
import type { Row } from "../row.ts";
import { enter, type Person } from "./people.ts";
import { send } from "./send.ts";

const students = 20;
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
/** All students together: a busy evening. */
const ticksPerSecond = 60;

const kinds = {
  account: "one hostile account",
  address: "one hostile address without an account",
  cookies: "one address with invented cookies",
} as const;
const kindNames = ["account", "address", "cookies"] as const;

interface Student {
  readonly person: Person;
  ticks: number;
}

interface Felt {
  readonly waitsMs: readonly number[];
  readonly errors: number;
}

const agent = new Agent({ keepAlive: true });

const tick = (url: URL, student: Student) => {
  const { person, ticks } = student;
  student.ticks += 1;
  const stamp = `00${Date.now()}-${String(ticks % 100_000).padStart(5, "0")}-device01`;
  const register = `progress/05-March-2027-Subject ${ticks % 50}`;
  const changes = [{ register, stamp, value: "true" }];
  const request = { protocol: 1, user: person.uid, device: "device01", cursor: ticks, changes };
  const body = Buffer.from(JSON.stringify(request));
  return send({ agent, url, by: person, path: "/api/workspace/sync", body });
};

/** Ticks start on schedule, so waiting is part of the measure. */
async function feltBy(url: URL, people: readonly Student[]): Promise<Felt> {
  const waitsMs: number[] = [];
  let errors = 0;
  const startedAt = performance.now();
  const one = async (student: Student) => {
    const began = performance.now();
    const status = await tick(url, student).catch(() => 0);
    waitsMs.push(performance.now() - began);
    if (status !== 200) errors += 1;
  };
  const underWay: Promise<void>[] = [];
  for (let nr = 0; nr < seconds * ticksPerSecond; nr += 1) {
    await wait(Math.max(0, startedAt + (nr * 1_000) / ticksPerSecond - performance.now()));
    const student = people[nr % people.length];
    if (student !== undefined) underWay.push(one(student));
  }
  await Promise.all(underWay);
  return { waitsMs, errors };
}

async function attackedBy(
  kind: keyof typeof kinds,
  { url, person, measure }: { url: URL; person: Person; measure: () => Promise<Felt> },
): Promise<Felt> {
  const file = fileURLToPath(new URL("./hostile-process.ts", import.meta.url));
  const child = fork(file, [url.href, kind, JSON.stringify(person)]);
  try {
    return await measure();
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}

const p99 = (all: readonly Felt[]) => {
  const sorted = all.flatMap(({ waitsMs }) => waitsMs).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
};

/** Twenty students beside each kind of attacker, in rounds that alternate with quiet ones. */
export async function besideHostile(
  database: string,
  env: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const product = await startProduct({ TRUSTED_PROXY: "loopback", ...env });
  const url = new URL(product.url);
  try {
    const people: Student[] = [];
    for (let nr = 0; nr < students; nr += 1)
      people.push({ person: await enter(url.href, `198.51.100.${nr + 1}`), ticks: 0 });
    const person = await enter(url.href, "203.0.113.7");
    const measure = () => feltBy(url, people);
    await measure();
    const rows: Row[] = [];
    for (const kind of kindNames) {
      const [quiet, attacked]: [Felt[], Felt[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        quiet.push(await measure());
        attacked.push(await attackedBy(kind, { url, person, measure }));
      }
      const [figure, reference] = [p99(attacked), p99(quiet)];
      const errors = attacked.reduce((sum, felt) => sum + felt.errors, 0);
      rows.push({
        topic: "server",
        row: `${database}: p99 of others beside ${kinds[kind]}`,
        unit: "ms",
        ...{ figure, reference, ratio: figure / reference },
        note: `${errors} errors of others; below 3 and 250 ms is asked for`,
      });
    }
    return rows;
  } finally {
    agent.destroy();
    await product.stop();
  }
}
