import { listed } from "../../model/listed.ts";
import type { SkipWish } from "../wish.ts";
import { sessionsOf, unlessAny } from "./checking.ts";
import { leaveOut } from "./drafting.ts";
import { names } from "./fields.ts";
import type { Kind } from "./kind.ts";

export const skip: Kind<SkipWish> = {
  fields: { subjects: names },
  apply: (draft, wishes) => {
    for (const { subjects } of wishes) leaveOut(draft, subjects);
  },
  check: (facts, wish) =>
    unlessAny(sessionsOf(facts, wish), "had to stay: there is no other subject"),
  describe: ({ subjects }) => `No ${listed(subjects)}`,
};
