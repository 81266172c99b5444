/** Why something is not kept, or a device not reached. */
export const storageWords = {
  tooLong: "This is too long to be kept. Make it shorter.",
  /** The names of the records are English. */
  isFull: (limit: number, names: string) =>
    `There is room for ${limit} ${names}. Remove some you no longer need.`,
  deviceAway: "This device could not be reached. Check your connection and try again.",
};
