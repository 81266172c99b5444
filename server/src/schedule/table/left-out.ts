import { listed } from "@smart-planner/planner/written";
import type { DraftRow } from "./draft-row.ts";

/** Rows of a table, and the names of rows without a class. */
export interface TableReading {
  readonly drafts: readonly DraftRow[];
  readonly left: readonly string[];
}

const mostNamed = 3;
const longestName = 40;

const shortened = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;

/** A row that is dropped without a word is missed only when its class is. */
export const leftOutNotes = (left: readonly string[]): readonly string[] => {
  if (left.length === 0) return [];
  const names = [...new Set(left)].map(shortened);
  const named = [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ["others"] : [])];
  const what = "without a day, a start or an end";
  return left.length === 1
    ? [`One row ${what} was left out: ${listed(named)}.`]
    : [`${left.length} rows ${what} were left out: ${listed(named)}.`];
};
