import { recordWords } from "./records.ts";

/** Why something is not kept, or a device not reached. */
export const storageWords = {
  tooLong: "This is too long to be kept. Make it shorter.",
  isFull: (limit: number, family: string) =>
    `There is room for ${recordWords.count(family, limit)}. Remove some you no longer need.`,
  deviceAway: "This device could not be reached. Check your connection and try again.",
};
