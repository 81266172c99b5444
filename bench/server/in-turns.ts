import { median } from "../median.ts";
import { type Load, measureTicks } from "./load.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";

/** Odd, so that a median is a measured value. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const warmUpSeconds = 1;
/** How long each server is under load in all. */
export const loadedSeconds = warmUpSeconds + rounds * seconds;

export interface Measured extends Load {
  readonly megabytes: number;
  readonly processorMs: number;
}

async function measure(server: ServerProcess): Promise<Measured> {
  const before = server.processorSeconds();
  const load = await measureTicks(server.url, seconds);
  const processorMs = ((server.processorSeconds() - before) * 1_000) / (load.perSecond * seconds);
  return { ...load, processorMs, megabytes: server.residentMegabytes() };
}

const summary = (all: readonly Measured[]): Measured => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
  processorMs: median(all.map(({ processorMs }) => processorMs)),
  errors: all.reduce((sum, { errors }) => sum + errors, 0),
  megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
});

/** Loads servers in turns, so that noise affects all of them. Medians, but all errors and the most memory. */
export async function measureInTurns<Name extends string>(
  argsOf: Readonly<Record<Name, readonly string[]>>,
): Promise<Readonly<Record<Name, Measured>>> {
  const names = Object.keys(argsOf) as Name[];
  const running = new Map<Name, ServerProcess>();
  const measured = new Map<Name, Measured[]>(names.map((name) => [name, []]));
  try {
    for (const name of names) {
      const server = await startProcess("workspace-server.ts", argsOf[name]);
      running.set(name, server);
      await measureTicks(server.url, warmUpSeconds);
    }
    for (let round = 0; round < rounds; round += 1) {
      const start = round % names.length;
      for (const name of [...names.slice(start), ...names.slice(0, start)]) {
        const server = running.get(name);
        if (server !== undefined) measured.get(name)?.push(await measure(server));
      }
    }
  } finally {
    for (const server of running.values()) await server.stop();
  }
  const results = names.map((name) => [name, summary(measured.get(name) ?? [])]);
  return Object.fromEntries(results);
}
