import { type RefusalCode, refusalText, type ValuesOf } from "@smart-planner/words/refusal";

/** A text a student can act on, in English, and the code by which the page translates it, if there is one. */
export interface SaidError {
  readonly error: string;
  readonly code?: string;
  readonly values?: readonly unknown[];
}

export const errorOf = <Code extends RefusalCode>(
  code: Code,
  ...values: ValuesOf<Code>
): SaidError => ({
  error: refusalText((english) => english, { code, values }) ?? code,
  code,
  ...(values.length > 0 && { values }),
});
