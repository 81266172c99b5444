import { beforeAll, describe, expect, it } from "vitest";
import { readSchedule } from "../src/schedule/process/read-schedule.ts";
import { allCases, type Case } from "./schedule-files/cases.ts";
import { makeFiles } from "./schedule-files/make-files.ts";
import { type Comparison, compare } from "./schedule-files/score.ts";

/** One file of each sort; the benchmark reads the whole set. */
const drawn = new Set([
  "pdf list, ruled",
  "pdf list, narrow, no rules",
  "pdf list, days once",
  "pdf sections, plain",
  "pdf columns, own times",
  "pdf week, half hours",
  "pdf week, rooms",
  "pdf week turned, colours",
  "pdf calendar, strong",
  "pdf scanned list, ruled",
  "png list, ruled",
  "jpeg week, ranges",
  "jpeg week turned, hours",
  "png unrelated, blank",
  "pdf unrelated, blank",
  "pdf unrelated, a letter",
  "pdf unrelated, opening hours",
]);

const keyOf = ({ kind, name }: Case): string => `${kind} ${name.replace(/ \(.*/, "")}`;

const chosen = (): Case[] => {
  const taken = new Set<string>();
  return allCases().filter((item) => {
    const key = keyOf(item);
    const isText = "text" in item.source;
    const wanted = isText || (drawn.has(key) && !taken.has(key));
    taken.add(key);
    return wanted;
  });
};

describe("timetables that Chromium draws", () => {
  const results: { readonly item: Case; readonly score: Comparison }[] = [];
  const rowsOf = (matches: (item: Case) => boolean) => {
    const found = results.filter(({ item }) => matches(item));
    const sum = (pick: (score: Comparison) => number) =>
      found.reduce((total, { score }) => total + pick(score), 0);
    return {
      files: found.length,
      share: sum(({ right }) => right) / sum(({ right, missed }) => right + missed),
      invented: sum(({ invented }) => invented),
      wrong: found.flatMap(({ item, score }) =>
        [...score.missedRows, ...score.inventedRows].map((row) => `${item.name}: ${row}`),
      ),
    };
  };
  const isTimetable = (item: Case) => item.expected.length > 0;

  beforeAll(async () => {
    await makeFiles(chosen(), async (item, bytes) => {
      const reading = await readSchedule({ bytes, kind: item.kind });
      results.push({ item, score: compare(item.expected, reading.ok ? reading.rows : []) });
    });
  }, 300_000);

  it("has a file of each sort", () => {
    const drawnFiles = results.filter(({ item }) => "rendering" in item.source);
    expect(drawnFiles.map(({ item }) => keyOf(item)).sort()).toEqual([...drawn].sort());
  });

  it.each(["csv", "ics", "pdf"] as const)("every row of the %s files is right", (kind) => {
    const { files, wrong } = rowsOf((item) => item.kind === kind && isTimetable(item));
    expect(files).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it("nine rows of ten in pictures are right", () => {
    const { share, wrong } = rowsOf(
      (item) => (item.kind === "png" || item.kind === "jpeg") && isTimetable(item),
    );
    expect(share, wrong.join("\n")).toBeGreaterThanOrEqual(0.9);
  });

  it("no row is invented in blank and unrelated files", () => {
    const { files, wrong } = rowsOf((item) => !isTimetable(item));
    expect(files).toBeGreaterThan(8);
    expect(wrong).toEqual([]);
  });
});
