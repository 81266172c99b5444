import { createScheduleReader } from "../../server/src/schedule/process/schedule-reader.ts";
import { createWorkers } from "../../server/src/workers/workers.ts";
import { allCases, type FileKind } from "../../server/test/schedule-files/cases.ts";
import { makeFiles } from "../../server/test/schedule-files/make-files.ts";
import { compare } from "../../server/test/schedule-files/score.ts";
import type { Row } from "../row.ts";

interface Tally {
  files: number;
  right: number;
  missed: number;
  invented: number;
  slowestMs: number;
}

const names: Readonly<Record<FileKind, string>> = {
  csv: "CSV",
  ics: "ICS",
  pdf: "PDF",
  png: "PNG",
  jpeg: "JPEG",
};

const targets: Readonly<Record<FileKind, number>> = {
  csv: 100,
  ics: 100,
  pdf: 98,
  png: 90,
  jpeg: 90,
};

const kinds: readonly FileKind[] = ["csv", "ics", "pdf", "png", "jpeg"];

const rowOf = (kind: FileKind, tally: Tally): Row => {
  const share = (100 * tally.right) / Math.max(1, tally.right + tally.missed);
  return {
    topic: "schedule",
    row: `${names[kind]}: rows read right`,
    figure: Math.round(share * 10) / 10,
    unit: "%",
    note: `target ${targets[kind]}; ${tally.files} files, ${tally.right} right, ${tally.missed} missed, ${tally.invented} invented; slowest ${(tally.slowestMs / 1000).toFixed(1)} s`,
  };
};

/** In a process of its own, as the server does. */
export async function measureAccuracy(): Promise<Row[]> {
  const workers = createWorkers();
  const reader = createScheduleReader(workers, { clockMs: 120_000 });
  const tallies = new Map<string, Tally>();
  await makeFiles(allCases(), async ({ name, kind, expected }, bytes) => {
    const startedAt = performance.now();
    const reading = await reader.read({ owner: "bench", bytes, kind });
    const slowestMs = performance.now() - startedAt;
    const score = compare(expected, reading.ok ? reading.rows : []);
    const key = expected.length === 0 ? "unrelated" : kind;
    const tally = tallies.get(key) ?? { files: 0, right: 0, missed: 0, invented: 0, slowestMs: 0 };
    tallies.set(key, {
      files: tally.files + 1,
      right: tally.right + score.right,
      missed: tally.missed + score.missed,
      invented: tally.invented + score.invented,
      slowestMs: Math.max(tally.slowestMs, slowestMs),
    });
    if (score.missed + score.invented > 0) {
      console.log(`  ${kind} ${name}: ${score.missed} missed, ${score.invented} invented`);
    }
  });
  await workers.close();
  const unrelated = tallies.get("unrelated");
  return [
    ...kinds.flatMap((kind) => {
      const tally = tallies.get(kind);
      return tally === undefined ? [] : [rowOf(kind, tally)];
    }),
    {
      topic: "schedule",
      row: "blank and unrelated files: rows invented",
      figure: unrelated?.invented ?? 0,
      unit: "rows",
      note: `target 0; ${unrelated?.files ?? 0} files`,
    },
  ];
}
