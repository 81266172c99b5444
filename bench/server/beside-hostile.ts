import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { availableParallelism, constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startProduct } from "../product.ts";
import type { Row } from "../row.ts";
import { startDiskProbe } from "./disk-probe.ts";
import type { HostileDone, HostileWord } from "./hostile-process.ts";
import { now } from "./now.ts";
import { enter, type Person } from "./people.ts";
import { send } from "./send.ts";
import { isDisturbed, watchForStalls } from "./stalls.ts";

const students = 20;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Long enough that the attacker comes to its limits and stays there. */
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
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

/** How long somebody waited, and how long after the beginning of the round. */
interface Wait {
  readonly afterMs: number;
  readonly ms: number;
}

interface Felt {
  /** Those whom the machine did not let wait. */
  readonly waits: readonly Wait[];
  /** How many the machine let wait. */
  readonly disturbed: number;
  readonly errors: number;
}

/** The disk stands still: what the attacker has written, some megabytes in all, takes a part of this. */
const diskStandsMs = 100;

interface Watchers {
  readonly probe: Awaited<ReturnType<typeof startDiskProbe>>;
  readonly stalls: ReturnType<typeof watchForStalls>;
}

/** Begun at their times, whatever the server does: waiting is part of what is measured. */
async function feltBy(
  url: URL,
  people: readonly Student[],
  { probe, stalls }: Watchers,
): Promise<Felt> {
  probe.take();
  await stalls.take();
  const waits: { readonly began: number; readonly ended: number }[] = [];
  let errors = 0;
  const underWay: Promise<void>[] = [];
  const count = seconds * ticksPerSecond;
  const startedAt = now();
  for (let nr = 0; nr < count; nr += 1) {
    const dueAt = startedAt + (nr * 1_000) / ticksPerSecond;
    await wait(Math.max(0, dueAt - now()));
    const student = people[nr % people.length];
    if (student === undefined) continue;
    const began = now();
    const done = tick(url, student).then((status) => {
      waits.push({ began, ended: now() });
      if (status !== 200) errors += 1;
    });
    underWay.push(done);
  }
  await Promise.all(underWay);
  const stoodStill = [
    ...(await stalls.take()),
    ...probe.take().filter(({ from, to }) => to - from > diskStandsMs),
  ];
  const undisturbed = waits.filter((each) => !isDisturbed(each, stoodStill));
  return {
    waits: undisturbed.map(({ began, ended }) => ({
      afterMs: began - startedAt,
      ms: ended - began,
    })),
    disturbed: waits.length - undisturbed.length,
    errors,
  };
}

const { PRIORITY_LOW } = constants.priority;
const lastCore = availableParallelism() - 1;

/** Of all its threads; without effect where the system has no such thing. */
const keepOn = (cores: string, pid: number) => spawnSync("taskset", ["-apc", cores, String(pid)]);

/**
 * What the students and the attacker do is to be as if done on other machines: not on the core that the
 * server leaves to its own short answers. The attacker has the processor's lowest priority, also as a
 * session, which Linux may weigh as a whole, and its idle class, where the system has it.
 */
function giveWay(pid: number) {
  setPriority(pid, PRIORITY_LOW);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW));
  } catch {
    // Not every system weighs sessions.
  }
  spawnSync("chrt", ["--all-tasks", "--idle", "--pid", "0", String(pid)]);
  keepOn(String(lastCore), pid);
}

/**
 * The students wait for the server alone, not for the costly work beside it; gives the way back. By a class of
 * their own: a high priority would count as a full core, and the kernel would keep a database away from it.
 * Nobody inherits it: an attacker half in that class spun on its core for ever, waiting for a thread of its own.
 */
function comeFirst() {
  const pid = String(process.pid);
  spawnSync("chrt", ["--fifo", "--reset-on-fork", "--pid", "10", pid]);
  keepOn(String(lastCore), process.pid);
  return () => {
    spawnSync("chrt", ["--other", "--pid", "0", pid]);
    keepOn(`0-${lastCore}`, process.pid);
  };
}

/** A process that is there in quiet rounds, too, and does nothing in them. */
function startHostile(url: URL, { email, password, uid, cookie, address }: Person) {
  const file = fileURLToPath(new URL("./hostile-process.ts", import.meta.url));
  const args = [url.href, email, password, uid, cookie, address];
  const child = fork(file, args, { detached: true });
  if (child.pid !== undefined) giveWay(child.pid);
  return {
    tell: async (word: HostileWord): Promise<HostileDone> => {
      const heard = once(child, "message");
      child.send(word);
      const [done] = await heard;
      return done;
    },
    end: async () => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Between two rounds: what the attacker left behind is cleared away. */
const restMs = 1_000;

/**
 * What twenty students feel of one account that does everything it can. Quiet and attacked rounds come in
 * pairs, every other pair the other way round, with the same processes alive in both; what the attacker
 * sends lies ready before, and sending it takes the processor from nobody else. So the difference is what
 * the server does for the attacker, from the first moment of each attack on. All ticks of all attacked
 * rounds stand beside all those of the quiet ones, but for moments in which the machine stood still.
 */
export async function besideHostile(
  database: string,
  env: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const product = await startProduct({ TRUSTED_PROXY: "loopback", ...env });
  const { pid } = product;
  const url = new URL(product.url);
  const goBack = comeFirst();
  const watchers = { probe: await startDiskProbe(), stalls: watchForStalls() };
  const quiet: Felt[] = [];
  const attacked: Felt[] = [];
  const sent = { answered: 0, letIn: 0 };
  let megabytes = 0;
  try {
    const people: Student[] = [];
    for (let nr = 0; nr < students; nr += 1)
      people.push({ person: await enter(url.href, `198.51.100.${nr + 1}`), ticks: 0 });
    const hostile = startHostile(url, await enter(url.href, "203.0.113.7"));
    const quietRound = async () => {
      quiet.push(await feltBy(url, people, watchers));
    };
    const attackedRound = async () => {
      await hostile.tell("attack");
      attacked.push(await feltBy(url, people, watchers));
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      megabytes = Math.max(megabytes, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
      const { answered, letIn } = await hostile.tell("rest");
      sent.answered += answered;
      sent.letIn += letIn;
    };
    // What other programs wrote before goes to the disk now, not in one of the rounds.
    spawnSync("sync");
    // As on a server that has done everything before, for somebody else.
    const another = startHostile(url, await enter(url.href, "203.0.113.8"));
    await another.tell("attack");
    await feltBy(url, people, watchers);
    await another.end();
    for (let round = 0; round < rounds; round += 1) {
      const pair = [quietRound, attackedRound];
      for (const one of round % 2 === 0 ? pair : pair.toReversed()) {
        await hostile.tell("ready");
        await wait(restMs);
        await one();
      }
    }
    await hostile.end();
  } finally {
    goBack();
    agent.destroy();
    await watchers.probe.stop();
    watchers.stalls.stop();
    await product.stop();
  }
  /** Of all ticks of such rounds, in their first second or in all of it. */
  const feltAt = (share: number, felt: readonly Felt[], withinMs = Number.POSITIVE_INFINITY) => {
    const waits = felt.flatMap((round) => round.waits);
    const times = waits.filter(({ afterMs }) => afterMs < withinMs).map(({ ms }) => ms);
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
  };
  const beside = (name: string, share: number, note: string): Row => {
    const [figure, reference] = [feltAt(share, attacked), feltAt(share, quiet)];
    return {
      topic: "server",
      row: `${database}: ${name} of others beside one hostile account`,
      unit: "ms",
      figure,
      reference,
      ratio: figure / reference,
      note,
    };
  };
  const disturbed = (felt: readonly Felt[]) =>
    felt.reduce((sum, { disturbed: some }) => sum + some, 0);
  const inFirstSecond = [attacked, quiet].map((felt) => feltAt(0.99, felt, 1_000).toFixed(1));
  return [
    beside(
      "p50",
      0.5,
      `reference: the same without it, in turns; ${rounds} pairs of rounds of ${seconds} s; ${disturbed(attacked)} and ${disturbed(quiet)} of ${rounds * seconds * ticksPerSecond} ticks left out, when the machine or its disk stood still`,
    ),
    beside(
      "p99",
      0.99,
      `less than 1.5 is asked for; ${sent.answered} requests of the attacker answered, ${sent.letIn} let in; in the first second of an attack ${inFirstSecond.join(" and ")} ms`,
    ),
    {
      topic: "server",
      row: `${database}: others' errors beside it`,
      unit: "",
      figure: attacked.reduce((sum, { errors }) => sum + errors, 0),
    },
    { topic: "server", row: `${database}: memory beside it`, unit: "MB", figure: megabytes },
  ];
}
