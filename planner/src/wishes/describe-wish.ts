import { kindOf } from "./kinds/index.ts";
import type { Wish } from "./wish.ts";

/** One plain sentence for a wish, in the same words whoever read it from the student's text. */
export const describeWish = (wish: Wish): string => {
  const { describe, isSoft } = kindOf(wish);
  const text = describe(wish);
  return wish.firmness === "soft" && isSoft !== true ? `${text}, if possible` : text;
};
