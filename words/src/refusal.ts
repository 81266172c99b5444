import { refusalWords } from "./en/refusals.ts";
import type { Words } from "./said.ts";

type Refusals = typeof refusalWords;
export type RefusalCode = keyof Refusals;
export type ValuesOf<Code extends RefusalCode> = Refusals[Code] extends (
  ...values: infer Values
) => string
  ? Values
  : [];

/** As the server sends it, perhaps of another version. */
export interface SentRefusal {
  readonly error?: unknown;
  readonly code?: unknown;
  readonly values?: unknown;
}

/** A refusal in these words; undefined if its code is unknown. */
export const refusalText = (words: Words, { code, values }: SentRefusal): string | undefined => {
  const texts: ReadonlyMap<unknown, unknown> = new Map(Object.entries(words(refusalWords)));
  const text = texts.get(code);
  const said: unknown =
    typeof text === "function" ? text(...(Array.isArray(values) ? values : [])) : text;
  return typeof said === "string" ? said : undefined;
};
