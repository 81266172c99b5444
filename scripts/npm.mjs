import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { run, Stop } from "./project.mjs";

/** Older npm cannot read the lockfile's install rules. */
const wanted = 11;

/** Runs npm's JavaScript on our Node, without a shell. */
export function npm(args, { cwd } = {}) {
  const cli = findNpm();
  const agent = /npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? "");
  const old = agent !== null && Number(agent[1]) < wanted;
  const call = old ? ["exec", "--yes", `npm@${wanted}`, "--", ...args] : args;
  return run(process.env.SMART_PLANNER_NODE ?? process.execPath, [cli, ...call], { cwd });
}

function findNpm() {
  const beside = dirname(process.execPath);
  const places = [
    process.env.npm_execpath,
    resolve(beside, "node_modules/npm/bin/npm-cli.js"),
    resolve(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
  ];
  const found = places.find((place) => place?.endsWith(".js") && existsSync(place));
  if (found === undefined)
    throw new Stop("npm was not found: start this with `npm start` or `npm test`.");
  return found;
}
