import type { ShapeWish } from "../wish.ts";
import { kept } from "./checking.ts";
import { oneOf } from "./fields.ts";
import type { Kind } from "./kind.ts";

const texts = {
  even: "Work spread evenly",
  rising: "More work closer to the exams",
  early: "More work at the beginning",
  spaced: "Repeated at growing distances",
} as const;

export const shape: Kind<ShapeWish> = {
  fields: { shape: oneOf("even", "rising", "early", "spaced") },
  apply: () => undefined,
  check: () => kept,
  describe: (wish) => texts[wish.shape],
  isSoft: true,
  topic: ({ kind }) => kind,
};
