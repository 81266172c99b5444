import type { Row } from "../row.ts";
import { againstBound, againstOptimum } from "./against-optimum.ts";
import { promiseRows } from "./promise-rows.ts";
import { reserveRows } from "./reserve-rows.ts";
import { reviewRows } from "./review-rows.ts";
import { shapeRows } from "./shape-rows.ts";
import { stabilityRows } from "./stability-rows.ts";
import { termRows } from "./term-rows.ts";
import { timeRows } from "./time-rows.ts";

const rowsOf: Readonly<Record<string, () => readonly Row[] | Promise<readonly Row[]>>> = {
  promises: promiseRows,
  shape: shapeRows,
  stability: stabilityRows,
  optimum: againstOptimum,
  bound: againstBound,
  recall: reviewRows,
  terms: termRows,
  reserve: reserveRows,
  time: timeRows,
};

export const parts = Object.keys(rowsOf);

export const run = async (asked: readonly string[]): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const part of asked.length === 0 ? parts : asked)
    rows.push(...((await rowsOf[part]?.()) ?? []));
  return rows;
};
