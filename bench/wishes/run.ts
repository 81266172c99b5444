import { corpora } from "../../planner/test/wishes/corpora.ts";
import { type Expected, outcomeOf, outcomes } from "../../planner/test/wishes/outcome.ts";
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

export async function run(): Promise<readonly Row[]> {
  return [
    ...Object.entries(corpora()).flatMap(([name, sentences]) => rowsOf(name, sentences)),
    ...spreadRows(),
  ];
}
