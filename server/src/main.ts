import { existsSync } from "node:fs";
import { readConfig } from "./config.ts";
import { createLog, describeError, type Log } from "./log.ts";
import type { RunningServer } from "./start.ts";
import { StartRefused } from "./start-refused.ts";

/** The first with Argon2. */
const oldestNode = "24.7";
const longestStopMs = 20_000;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function isOlder(version: string, than: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = than.split(".").map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

function stopOnSignals({ server, log }: { server: RunningServer; log: Log }) {
  let stopping = false;
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info("stopping", { signal });
    // Also keeps the process alive until the stop is done.
    setTimeout(() => process.exit(1), longestStopMs);
    await server.stop();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}

async function main() {
  if (isOlder(process.versions.node, oldestNode)) {
    refuse(`Smart Planner needs Node ${oldestNode} or newer, and this is ${process.version}.`);
  }
  if (existsSync(".env")) process.loadEnvFile(".env");
  const read = readConfig(process.env);
  if (!read.ok) refuse(read.message);
  const { config } = read;
  const log = createLog({
    level: config.logLevel,
    write: (line) => process.stdout.write(`${line}\n`),
  });
  process.on("uncaughtException", (error) => {
    log.error("unexpected failure", describeError(error));
    process.exit(1);
  });
  try {
    // Loaded late, so that a mistyped setting is reported at once.
    const { start } = await import("./start.ts");
    const server = await start({ config, log });
    stopOnSignals({ server, log });
    const shownHost = config.host.includes(":") ? `[${config.host}]` : config.host;
    const address = config.publicUrl?.origin ?? `http://${shownHost}:${server.port}`;
    console.log(`Smart Planner is running at ${address}`);
  } catch (error) {
    if (error instanceof StartRefused) refuse(error.message);
    log.error("start failed", describeError(error));
    refuse("Smart Planner could not start; the line above says why.");
  }
}

await main();
