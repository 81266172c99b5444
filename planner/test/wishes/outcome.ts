import { describeWish } from "../../src/wishes/describe-wish.ts";
import { readWishes } from "../../src/wishes/reader/read-wishes.ts";
import { readerContext } from "./reader-context.ts";

export const outcomes = ["right", "partly", "not understood", "asked", "misread"] as const;
export type Outcome = (typeof outcomes)[number];

export interface Expected {
  readonly text: string;
  /** As wishes are described; `ask: …` and `say so` beside them. */
  readonly wanted: readonly string[];
}

/** Lines of `text => wish | wish`. */
export const expectedOf = (lines: string): readonly Expected[] =>
  lines
    .split("\n")
    .filter((line) => line.includes(" =>"))
    .map((line) => {
      const [text = "", wanted = ""] = line.split(/ =>(?: |$)/);
      return { text, wanted: wanted === "" ? [] : wanted.split(" | ") };
    });

/** What a reader made of a sentence, by what a careful human would. Anything unwished is a misreading. */
export const outcomeOf = ({ text, wanted }: Expected): Outcome => {
  const { readings, questions, notUnderstood } = readWishes({ text, ...readerContext });
  const got = readings.map(({ wish }) => describeWish(wish));
  const wishes = wanted.filter((each) => !each.startsWith("ask: ") && each !== "say so");
  const asks = wanted.filter((each) => each.startsWith("ask: "));
  if (got.some((each) => !wishes.includes(each))) return "misread";
  const found = wishes.filter((each) => got.includes(each)).length;
  const isWhole = found === wishes.length;
  if (isWhole && questions.length === asks.length && asks.length > 0) return "asked";
  if (isWhole && questions.length === asks.length)
    return notUnderstood.length === 0 ||
      wanted.includes("say so") ||
      wishes.length + asks.length > 0
      ? "right"
      : "not understood";
  if (questions.length > 0) return "asked";
  return found > 0 ? "partly" : "not understood";
};
