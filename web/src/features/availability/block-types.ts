import type { BlockType } from "@smart-planner/planner/model";

export const blockTypes: readonly BlockType[] = ["class", "commitment", "sleep", "free"];

export const blockLabels: Readonly<Record<BlockType, string>> = {
  free: "Free Time",
  class: "Class",
  commitment: "Commitment",
  sleep: "Sleep",
};
