import type { UnreadParts } from "@smart-planner/contract";
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
export const unreadRows = (left: readonly string[]): UnreadParts | undefined => {
  if (left.length === 0) return undefined;
  const names = [...new Set(left)].map(shortened);
  return {
    kind: "rows",
    count: left.length,
    names: names.slice(0, mostNamed),
    hasMoreNames: names.length > mostNamed,
  };
};
