import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ScheduleRow } from "@smart-planner/contract";
import { weekdayNames } from "@smart-planner/planner/time";
import { z } from "zod";
import { createScheduleReader } from "../../server/src/schedule/process/schedule-reader.ts";
import { isBreak } from "../../server/src/schedule/text/subject-text.ts";
import { kindOfFile } from "../../server/src/schedule/upload/file-kind.ts";
import { createWorkers } from "../../server/src/workers/workers.ts";
import type { Row } from "../row.ts";

/** `truth.json`: for each file the rows a person reads (day, start, end, name) and the browser's time zone. */
const truthSchema = z.record(
  z.string(),
  z.object({
    group: z.string().default("files"),
    timeZone: z.string().optional(),
    rows: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  }),
);

type Key = readonly [day: string, start: string, end: string, name: string];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+/gu, "");

const isSame = (left: Key, right: Key): boolean => {
  const [first, second] = [plain(left[3]), plain(right[3])];
  const named = first === second || first.includes(second) || second.includes(first);
  return named && left.slice(0, 3).join() === right.slice(0, 3).join();
};

const keyOf = ({ day, startTime, endTime, subject }: ScheduleRow): Key => [
  weekdayNames[weekdayNames.indexOf(day)]?.slice(0, 3) ?? "",
  startTime,
  endTime,
  subject,
];

/** On both sides, breaks are dropped and consecutive lessons joined. */
const merged = (keys: readonly Key[]): readonly Key[] => {
  const classes = new Map(
    keys.filter((key) => !isBreak(key[3])).map((key) => [key.join("|"), key] as const),
  );
  const sorted = [...classes.values()].sort((left, right) => left[1].localeCompare(right[1]));
  const result: Key[] = [];
  for (const key of sorted) {
    const [day, start, end, name] = key;
    const index = result.findIndex(
      (other) => other[0] === day && other[2] === start && plain(other[3]) === plain(name),
    );
    const before = result[index];
    if (before === undefined) result.push(key);
    else result[index] = [day, before[1], end, name];
  }
  return result;
};

interface Tally {
  files: number;
  wanted: number;
  right: number;
  ticked: number;
  wrong: number;
  slowestMs: number;
}

/** Real files can stay outside the project. */
export async function measureFolder(folder: string): Promise<Row[]> {
  const truth = truthSchema.parse(JSON.parse(await readFile(join(folder, "truth.json"), "utf8")));
  const workers = createWorkers();
  const reader = createScheduleReader(workers, { clockMs: 120_000 });
  const tallies = new Map<string, Tally>();
  for (const [name, { group, timeZone, rows }] of Object.entries(truth)) {
    const bytes = new Uint8Array(await readFile(join(folder, "files", name)));
    const kind = kindOfFile({ name, type: "", bytes });
    if (!kind.ok) continue;
    const startedAt = performance.now();
    const reading = await reader.read({ owner: "bench", bytes, kind: kind.kind, timeZone });
    const read = reading.ok ? reading.rows : [];
    const wanted = merged(rows);
    const shown = merged(read.map(keyOf));
    // Nothing of a school's file is ticked until a section is chosen.
    const isSchool = read.some((row) => row.group !== undefined);
    const ticked = merged(
      read.filter(({ unlikely }) => unlikely === undefined && !isSchool).map(keyOf),
    );
    const key = `${kind.kind} ${group}`;
    const sum = tallies.get(key) ?? {
      files: 0,
      wanted: 0,
      right: 0,
      ticked: 0,
      wrong: 0,
      slowestMs: 0,
    };
    tallies.set(key, {
      files: sum.files + 1,
      wanted: sum.wanted + wanted.length,
      right: sum.right + wanted.filter((each) => shown.some((row) => isSame(each, row))).length,
      ticked: sum.ticked + ticked.length,
      wrong: sum.wrong + ticked.filter((row) => !wanted.some((each) => isSame(each, row))).length,
      slowestMs: Math.max(sum.slowestMs, performance.now() - startedAt),
    });
  }
  await workers.close();
  return [...tallies].sort().map(([key, tally]) => ({
    topic: "schedule",
    row: `folder, ${key}: rows read right`,
    figure: Math.round((1000 * tally.right) / Math.max(1, tally.wanted)) / 10,
    unit: "%",
    note: `${tally.files} files, ${tally.wanted} rows; ${tally.wrong} of ${tally.ticked} ticked rows wrong; slowest ${(tally.slowestMs / 1000).toFixed(1)} s`,
  }));
}
