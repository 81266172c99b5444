import { type ReadWishes, readWishes } from "@smart-planner/planner/wishes";
import { type ModelAnswer, wishesOfAnswer } from "./model-answer.ts";
import type { WishQuestion } from "./wish-reader.ts";

export interface Words {
  readonly asked: Pick<WishQuestion, "text" | "subjects" | "today">;
  readonly answer: ModelAnswer | undefined;
}

export const wordsRead = ({ asked, answer }: Words): ReadWishes =>
  answer === undefined ? readWishes(asked) : wishesOfAnswer(answer, asked);
