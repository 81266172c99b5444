export { fewestFinished, type ShownChance, shownChanceOf } from "./chance-words.ts";
export type { WorkPair } from "./finish-chance.ts";
export { finishChance } from "./finish-chance.ts";
export type { ChanceInputs, DatedWork } from "./term-chances.ts";
export {
  calibratedChance,
  chanceOfWork,
  keptSessionsOf,
  minutesForLikely,
  workPairsOf,
} from "./term-chances.ts";
