import { cpus, loadavg } from "node:os";
import type { Row } from "./row.ts";
import { table } from "./table.ts";

/** One folder a topic; each exports `run`. */
const topics = ["page", "planner", "wishes", "schedule", "server", "interaction"];

const asked = process.argv.slice(2);
const chosen = asked.length === 0 ? topics : asked;
const unknown = chosen.filter((topic) => !topics.includes(topic));
if (unknown.length > 0) {
  console.error(`No such topic: ${unknown.join(", ")}. There are: ${topics.join(", ")}.`);
  process.exit(1);
}

const rows: Row[] = [];
for (const topic of chosen) {
  const file = new URL(`./${topic}/run.ts`, import.meta.url);
  console.log(`— ${topic}`);
  const { run }: { run: () => Promise<readonly Row[]> } = await import(file.href);
  rows.push(...(await run()));
}

const load = loadavg().map((value) => value.toFixed(1));
console.log(`\n${cpus().length} cores, Node ${process.versions.node}, load ${load.join(" ")}\n`);
console.log(table(rows));
