import { german } from "./lexicon/de/index.ts";
import { english } from "./lexicon/en/index.ts";
import { type LexiconText, readByLexicon } from "./reader/read-by-lexicon.ts";
import type { ReadWishes } from "./wish.ts";

export type WishText = Omit<LexiconText, "lexicon">;

/**
 * Reads a student's free text by a grammar. Text that it cannot read whole is reported, never
 * guessed. Text that English leaves unread may be in another language.
 */
export const readWishes = (text: WishText): ReadWishes => {
  const read = readByLexicon({ ...text, lexicon: english });
  if (read.notUnderstood.length === 0) return read;
  const other = readByLexicon({ ...text, lexicon: german });
  return other.readings.length > 0 && other.notUnderstood.length === 0 ? other : read;
};
