import type { ProgressMap } from "../model.ts";

/** A key such as `constructor` is inherited by every object: only a stored `true` is a tick. */
export const isDone = (progress: ProgressMap, key: string): boolean =>
  Object.hasOwn(progress, key) && progress[key] === true;
