export { fewestFinished, type ShownChance, shownChanceOf } from "./chance-words.ts";
export type { WorkPair } from "./finish-chance.ts";
export { finishChance } from "./finish-chance.ts";
