import { listed } from "../../listed.ts";
import type { AlternateWish } from "../wish.ts";
import { kept } from "./checking.ts";
import { inTurns } from "./drafting.ts";
import { names } from "./fields.ts";
import type { Kind } from "./kind.ts";

export const alternate: Kind<AlternateWish> = {
  fields: { subjects: names },
  apply: (draft, wishes) => {
    for (const { subjects } of wishes) draft.closed.push(inTurns(draft, subjects));
  },
  check: () => kept,
  describe: ({ subjects }) => `${listed(subjects)} in turns`,
};
