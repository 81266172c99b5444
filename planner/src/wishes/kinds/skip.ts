import { listed } from "../../model/listed.ts";
import { sessionsOf, unlessAny } from "./checking.ts";
import { leaveOut } from "./drafting.ts";
import type { Kind } from "./kind.ts";

export const skip: Kind<"skip"> = {
  apply: (draft, wishes) => {
    for (const { subjects } of wishes) leaveOut(draft, subjects);
  },
  check: (facts, wish) =>
    unlessAny(sessionsOf(facts, wish), "had to stay: there is no other subject"),
  describe: ({ subjects }) => `No ${listed(subjects)}`,
};
