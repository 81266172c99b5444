import { readWishes } from "@smart-planner/planner";
import type { WishReader } from "./wish-reader.ts";

/** Reads the preferences by our own grammar, with no model. */
export const ruleReader: WishReader = async ({ text, subjects, today }) => ({
  ok: true,
  read: readWishes({ text, subjects, today }),
  readBy: { kind: "built-in" },
});
