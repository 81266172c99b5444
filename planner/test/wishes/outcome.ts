import { readWishes } from "../../src/wishes/read-wishes.ts";
import type { ReadWishes } from "../../src/wishes/wish.ts";
import { describeWish } from "./describe-wish.ts";
import { readerContext } from "./reader-context.ts";

export const outcomes = [
  "right",
  "partly",
  "needless question",
  "not understood",
  "misread",
] as const;
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

/**
 * The result of the reader, compared with a careful human's answer. A wish that was not asked for
 * is a misreading. A question is right only if one is expected and its choices include every
 * expected answer.
 */
export const outcomeOfReading = (
  { wanted }: Expected,
  { readings, questions, notUnderstood }: ReadWishes,
): Outcome => {
  const got = readings.map(({ wish }) => describeWish(wish));
  const wishes = wanted.filter((each) => !each.startsWith("ask: ") && each !== "say so");
  const asks = wanted.filter((each) => each.startsWith("ask: "));
  if (got.some((each) => !wishes.includes(each))) return "misread";
  const asked = questions.map(({ choices }) =>
    choices.map((each) => each.map(describeWish).join(" + ") || "nothing"),
  );
  const isExpected = (choices: readonly string[]): boolean =>
    asks.some((ask) =>
      ask
        .slice("ask: ".length)
        .split(" / ")
        .every((each) => choices.includes(each)),
    );
  if (!asked.every(isExpected) || asked.length > asks.length) return "needless question";
  const found = wishes.filter((each) => got.includes(each)).length + asked.length;
  const isTold = notUnderstood.length > 0 || !wanted.includes("say so");
  const isSilent = notUnderstood.length === 0 || wanted.length > 0;
  if (found === wishes.length + asks.length && isTold && isSilent) return "right";
  return found > 0 ? "partly" : "not understood";
};

/** The same of the grammar. */
export const outcomeOf = (expected: Expected): Outcome =>
  outcomeOfReading(expected, readWishes({ text: expected.text, ...readerContext }));
