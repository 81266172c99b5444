import type { ReadWords, WishReader } from "./wish-reader.ts";

/** Reads the preferences by our own grammar, with no model. */
export const ruleReader =
  (readWords: ReadWords): WishReader =>
  async (question) => {
    const reading = await readWords(question, undefined);
    return reading.ok ? { ...reading, readBy: { kind: "built-in" } } : reading;
  };
