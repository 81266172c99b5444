import type { MemoryModel } from "@smart-planner/planner";
import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "../platform/listeners.ts";

const { tell, subscribe } = createListeners();
let model: MemoryModel | undefined;
let isAsked = false;

const load = async () => {
  if (isAsked) return;
  isAsked = true;
  try {
    model = (await import("../planner-service/memory-model.ts")).memoryModel;
    tell();
  } catch {
    // Out of reach for now: until then chapters come back by their gaps.
    isAsked = false;
  }
};

/** The model of memory, fetched by those who have answered after a review and by nobody else. */
export const useMemoryModel = (isNeeded: boolean): MemoryModel | undefined => {
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded]);
  return useSyncExternalStore(subscribe, () => (isNeeded ? model : undefined));
};
