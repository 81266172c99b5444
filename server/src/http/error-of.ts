import { type RefusalCode, refusalText, type ValuesOf } from "@smart-planner/words/refusal";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A text a student can act on, in English, and the code by which the page translates it, if there is one. */
export interface SaidError {
  readonly error: string;
  readonly code?: string;
  readonly values?: readonly unknown[];
  /** The page asks who it is and tries again. */
  readonly needs?: "proof";
}

export const errorOf = <Code extends RefusalCode>(
  code: Code,
  ...values: ValuesOf<Code>
): SaidError => ({
  error: refusalText((english) => english, { code, values }) ?? code,
  code,
  ...(values.length > 0 && { values }),
});

/** An answer that says why not. */
export interface Refusal {
  readonly ok: false;
  readonly status: ContentfulStatusCode;
  readonly error: SaidError;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

export const refusal = (
  status: ContentfulStatusCode,
  error: SaidError,
  retryAfter?: number,
): Refusal => ({ ok: false, status, error, retryAfter });
