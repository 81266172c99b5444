import { firstSightSentences } from "../../planner/test/wishes/first-sight-sentences.ts";
import { generatedSentences } from "../../planner/test/wishes/generated-sentences.ts";
import { handWritten } from "../../planner/test/wishes/hand-written.ts";
import {
  type Expected,
  expectedOf,
  outcomeOf,
  outcomes,
} from "../../planner/test/wishes/outcome.ts";
import { strangers } from "../../planner/test/wishes/strangers.ts";
import { studentSentences } from "../../planner/test/wishes/student-sentences.ts";
import type { Row } from "../row.ts";
import { spreadRows } from "./spread-rows.ts";

const rowsOf = (name: string, sentences: readonly Expected[]): readonly Row[] => {
  const counts = Map.groupBy(sentences.map(outcomeOf), (outcome) => outcome);
  return outcomes.map((outcome) => {
    const count = counts.get(outcome)?.length ?? 0;
    return {
      topic: "wishes",
      row: `${name}: ${outcome}`,
      figure: (100 * count) / sentences.length,
      unit: "%",
      note: `${count} of ${sentences.length} sentences`,
    };
  });
};

/** What the grammar makes of sentences, by what a careful reader takes from them. */
export async function run(): Promise<readonly Row[]> {
  return [
    ...rowsOf("by hand", expectedOf(handWritten)),
    ...rowsOf("with slang and slips", expectedOf(studentSentences)),
    ...rowsOf("not read at first sight", expectedOf(firstSightSentences)),
    ...rowsOf("of strangers, short", expectedOf(strangers.short)),
    ...rowsOf("of strangers, plain", expectedOf(strangers.plain)),
    ...rowsOf("of strangers, as one talks", expectedOf(strangers.casual)),
    ...rowsOf("of strangers, made to mislead", expectedOf(strangers.tricky)),
    ...rowsOf("by a grammar", generatedSentences({ count: 1_000, seed: 7 })),
    ...rowsOf("by a grammar, mistyped", generatedSentences({ count: 1_000, seed: 8, typos: true })),
    ...spreadRows(),
  ];
}
