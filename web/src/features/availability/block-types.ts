import type { BlockType } from "@smart-planner/planner/model";

/** In the order they are offered. */
export const blockTypes: readonly BlockType[] = ["class", "commitment", "sleep", "free"];

export const blockLabels: Readonly<Record<BlockType, string>> = {
  free: "Free Time",
  class: "Class",
  commitment: "Commitment",
  sleep: "Sleep",
};
