import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent } from "node:http";
import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median } from "../median.ts";
import { startProduct } from "../product.ts";
import type { Row } from "../row.ts";
import type { HostileWord } from "./hostile-process.ts";
import { enter, type Person } from "./people.ts";
import { send } from "./send.ts";

const students = 20;
const rounds = Number(process.env.BENCH_ROUNDS ?? 11);
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
/** Of all students together: a busy evening, not the most the server can do. */
const ticksPerSecond = 120;

/** Somebody who ticks, as a page does that has seen everything of its own. */
interface Student {
  readonly person: Person;
  ticks: number;
}

const agent = new Agent({ keepAlive: true });

const tick = (url: URL, student: Student) => {
  const { person, ticks } = student;
  student.ticks += 1;
  const stamp = `00${Date.now()}-${String(ticks % 100_000).padStart(5, "0")}-device01`;
  const changes = [
    { register: `progress/05-March-2027-Subject ${ticks % 50}`, stamp, value: "true" },
  ];
  const request = { protocol: 1, user: person.uid, device: "device01", cursor: ticks, changes };
  const body = Buffer.from(JSON.stringify(request));
  return send({ agent, url, by: person, path: "/api/workspace/sync", body });
};

interface Felt {
  readonly times: readonly number[];
  readonly errors: number;
}

/** Begun at their times, whatever the server does: waiting is part of what is measured. */
async function feltBy(url: URL, people: readonly Student[]): Promise<Felt> {
  const times: number[] = [];
  let errors = 0;
  const underWay: Promise<void>[] = [];
  const count = seconds * ticksPerSecond;
  const startedAt = performance.now();
  for (let nr = 0; nr < count; nr += 1) {
    const dueAt = startedAt + (nr * 1_000) / ticksPerSecond;
    await wait(Math.max(0, dueAt - performance.now()));
    const student = people[nr % people.length];
    if (student === undefined) continue;
    const began = performance.now();
    const done = tick(url, student).then((status) => {
      times.push(performance.now() - began);
      if (status !== 200) errors += 1;
    });
    underWay.push(done);
  }
  await Promise.all(underWay);
  return { times, errors };
}

const at = (share: number, ...felt: readonly Felt[]) => {
  const times = felt.flatMap((each) => each.times).sort((a, b) => a - b);
  return times[Math.floor(times.length * share)] ?? 0;
};

/**
 * The attacker's own work is to be as if done on another machine: the processor's lowest priority and,
 * where the system has it, its idle class, which gives way at once.
 */
function giveWay(pid: number) {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  spawnSync("chrt", ["--all-tasks", "--idle", "--pid", "0", String(pid)]);
}

/** A process that is there in quiet rounds, too, and does nothing in them. */
function startHostile(url: URL, { email, password, uid, cookie, address }: Person) {
  const file = fileURLToPath(new URL("./hostile-process.ts", import.meta.url));
  const child = fork(file, [url.href, email, password, uid, cookie, address]);
  if (child.pid !== undefined) giveWay(child.pid);
  return {
    tell: async (word: HostileWord) => {
      const heard = once(child, "message");
      child.send(word);
      await heard;
    },
    end: async () => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/**
 * What twenty students feel of one account that does everything it can. Quiet and loud rounds come in
 * turns, with the same processes alive in both; what the attacker sends lies ready before the quiet
 * round, and sending it takes the processor from nobody else. So the difference is what the server does
 * for the attacker, from the first moment of the attack on. The figures are those of the middle round:
 * a disk that others use, too, stands still for half a second now and then, in quiet rounds as in loud ones.
 */
export async function besideHostile(
  database: string,
  env: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const product = await startProduct({ TRUSTED_PROXY: "loopback", ...env });
  const { pid } = product;
  const url = new URL(product.url);
  const quiet: Felt[] = [];
  const loud: Felt[] = [];
  let megabytes = 0;
  try {
    const people: Student[] = [];
    for (let nr = 0; nr < students; nr += 1)
      people.push({ person: await enter(url.href, `198.51.100.${nr + 1}`), ticks: 0 });
    const hostile = startHostile(url, await enter(url.href, "203.0.113.7"));
    await feltBy(url, people);
    for (let round = 0; round < rounds; round += 1) {
      await hostile.tell("ready");
      quiet.push(await feltBy(url, people));
      await hostile.tell("attack");
      loud.push(await feltBy(url, people));
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      megabytes = Math.max(megabytes, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      await hostile.tell("rest");
      await wait(1_000);
    }
    await hostile.end();
  } finally {
    agent.destroy();
    await product.stop();
  }
  const rowOf = (name: string, share: number, note: string): Row => {
    const each = (felt: readonly Felt[]) => felt.map((round) => at(share, round));
    const [figure, reference] = [median(each(loud)), median(each(quiet))];
    const [all, allQuiet] = [at(share, ...loud), at(share, ...quiet)];
    return {
      topic: "server",
      row: `${database}: ${name} of others beside one hostile account`,
      unit: "ms",
      figure,
      reference,
      ratio: figure / reference,
      note: `${note}; all ${rounds} rounds together: ${all.toFixed(1)} and ${allQuiet.toFixed(1)} ms`,
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
