import { listed } from "../../model/listed.ts";
import { difficultyOf } from "../../scheduler/plan-advanced.ts";
import { sessionsOf, unlessAny } from "./checking.ts";
import { setFor } from "./drafting.ts";
import type { Kind } from "./kind.ts";

const levels = ["very easy", "easy", "medium", "hard", "very hard"];

export const difficulty: Kind<"difficulty"> = {
  apply: ({ inputs: { wishes } }, asked) => {
    for (const { subjects, rating } of asked)
      wishes.difficulty = setFor(wishes.difficulty, subjects, () => rating);
  },
  check: (facts, { subjects, rating }) =>
    unlessAny(
      sessionsOf(facts, { subjects }).filter((each) => each.difficulty !== difficultyOf(rating)),
      "still counts otherwise",
      "still count otherwise",
    ),
  describe: ({ subjects, rating }) =>
    `${listed(subjects)} ${subjects.length > 1 ? "count" : "counts"} as ${levels[rating - 1] ?? "medium"}`,
  isSoft: true,
  topic: ({ kind, subjects }) => [kind, subjects],
};
