import { spawn } from "node:child_process";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Stamps, caches and test results; safe to delete. */
export const cacheDir = resolve(root, ".cache");

// Shared compile cache: a server starts in half the time.
process.env.NODE_COMPILE_CACHE ??= resolve(cacheDir, "compiled");

/** Ends the command with one sentence. */
export class Stop extends Error {}

/** An expected failure is one sentence, a bug keeps its stack. */
export async function main(steps) {
  try {
    process.exitCode = (await steps()) ?? 0;
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}

/** Returns the exit code; output goes to the terminal. */
export function run(command, args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", fail);
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** The JavaScript behind a dependency's command, so that no shell is needed. */
export function bin(name) {
  const files = {
    biome: "@biomejs/biome/bin/biome",
    knip: "knip/bin/knip.js",
    playwright: "@playwright/test/cli.js",
    tsc: "typescript/bin/tsc",
    vite: "vite/bin/vite.js",
    vitest: "vitest/vitest.mjs",
  };
  return resolve(root, "node_modules", files[name]);
}

/** On the Node that `ensureRuntime` chose. */
export function tool(name, args, options) {
  return run(process.env.SMART_PLANNER_NODE ?? process.execPath, [bin(name), ...args], options);
}
