import { amountWords } from "./words-of-amount.ts";
import { consentWords } from "./words-of-consent.ts";
import { studyWords } from "./words-of-study.ts";
import { talkWords } from "./words-of-talk.ts";
import { willWords } from "./words-of-will.ts";

/** Symbol of the grammar to the words and phrases that mean it; where a phrase stands twice, the later counts. */
export const symbolWords = {
  ...consentWords,
  ...amountWords,
  ...willWords,
  ...studyWords,
  ...talkWords,
} as const;
