import { cpus, loadavg } from "node:os";
import type { Row } from "./row.ts";
import { table } from "./table.ts";

/** Each topic exports `run`, and `parts` if its rows can run alone. */
const topics = ["page", "planner", "chance", "wishes", "schedule", "server", "interaction"];
/** Only by name: it calls a configured model thousands of times. */
const asked = ["model"];

interface Topic {
  readonly parts?: readonly string[];
  readonly run: (parts: readonly string[]) => Promise<readonly Row[]>;
}

/** Parts follow their topic: `planner time`. */
const chosen = new Map<string, string[]>();
for (const word of process.argv.slice(2)) {
  const parts = [...chosen.values()].at(-1);
  if ([...topics, ...asked].includes(word)) chosen.set(word, []);
  else if (parts !== undefined) parts.push(word);
  else refuse(`No such topic: ${word}. There are: ${[...topics, ...asked].join(", ")}.`);
}
if (chosen.size === 0) for (const topic of topics) chosen.set(topic, []);

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

const rows: Row[] = [];
for (const [topic, wanted] of chosen) {
  const file = new URL(`./${topic}/run.ts`, import.meta.url);
  const { run, parts = [] }: Topic = await import(file.href);
  const unknown = wanted.filter((part) => !parts.includes(part));
  if (unknown.length > 0)
    refuse(
      `No such part of ${topic}: ${unknown.join(", ")}.${parts.length > 0 ? ` There are: ${parts.join(", ")}.` : ""}`,
    );
  console.log(`— ${[topic, ...wanted].join(" ")}`);
  rows.push(...(await run(wanted)));
}

const load = loadavg().map((value) => value.toFixed(1));
console.log(`\n${cpus().length} cores, Node ${process.versions.node}, load ${load.join(" ")}\n`);
console.log(table(rows));
