import { firstSightSentences } from "./first-sight-sentences.ts";
import { generatedSentences } from "./generated-sentences.ts";
import { handWritten } from "./hand-written.ts";
import { keptAside } from "./kept-aside.ts";
import { otherWriters } from "./other-writers.ts";
import { type Expected, expectedOf } from "./outcome.ts";
import { studentSentences } from "./student-sentences.ts";

/** Every sentence with a known answer, by where it comes from. */
export const corpora = (): Readonly<Record<string, readonly Expected[]>> => ({
  "by hand": expectedOf(handWritten),
  "with slang and slips": expectedOf(studentSentences),
  "not read at first sight": expectedOf(firstSightSentences),
  "other writers, short": expectedOf(otherWriters.short),
  "other writers, plain": expectedOf(otherWriters.plain),
  "other writers, spoken": expectedOf(otherWriters.casual),
  "other writers, made to mislead": expectedOf(otherWriters.tricky),
  "by a grammar": generatedSentences({ count: 1_000, seed: 7 }),
  "by a grammar, mistyped": generatedSentences({ count: 1_000, seed: 8, typos: true }),
  "kept aside, everyday": expectedOf(keptAside.everyday),
  "kept aside, plain": expectedOf(keptAside.plain),
  "kept aside, together": expectedOf(keptAside.together),
  "kept aside, stories": expectedOf(keptAside.stories),
  "kept aside, misleading": expectedOf(keptAside.misleading),
});
