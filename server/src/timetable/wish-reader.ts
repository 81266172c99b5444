import type { ModelType, PlannedBy } from "@smart-planner/contract";
import type { CalendarDay, Subject } from "@smart-planner/planner/model";
import type { ReadWishes } from "@smart-planner/planner/wishes";
import type { SaidError } from "../http/error-of.ts";
import type { ModelAnswer } from "./model-answer.ts";

export interface WishQuestion {
  /** The student's own words. */
  readonly text: string;
  readonly subjects: readonly Subject[];
  readonly today: CalendarDay;
  readonly modelType: ModelType;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
  /** The account or, without one, the address. */
  readonly owner: string;
}

export interface Refused {
  readonly ok: false;
  readonly status: 400 | 408 | 429 | 502 | 504;
  readonly error: SaidError;
  readonly retryAfter?: number;
}

export type WishReading =
  | {
      readonly ok: true;
      readonly read: ReadWishes;
      readonly readBy: PlannedBy;
      /** A note on who read the words. */
      readonly note?: string;
    }
  | Refused;

/** The grammar's wishes, or the model's if one was asked. */
export type ReadWords = (
  question: WishQuestion,
  answer: ModelAnswer | undefined,
) => Promise<{ readonly ok: true; readonly read: ReadWishes } | Refused>;

/** Turns a student's words into wishes of a plan, and never into sessions. */
export type WishReader = (question: WishQuestion) => Promise<WishReading>;

/** Reads the preferences by our own grammar, with no model. */
export const ruleReader =
  (readWords: ReadWords): WishReader =>
  async (question) => {
    const reading = await readWords(question, undefined);
    return reading.ok ? { ...reading, readBy: { kind: "built-in" } } : reading;
  };

const cancelled = 408;

/** If a model fails, the grammar answers, and the answer says so. */
export const withGrammar =
  (reader: WishReader, grammar: WishReader): WishReader =>
  async (question) => {
    const reading = await reader(question);
    if (reading.ok || reading.status === cancelled) return reading;
    const [what = ""] = reading.error.error.split(/(?<=\.)\s/);
    const own = await grammar(question);
    return own.ok ? { ...own, note: `${what} Your preferences were read without it.` } : own;
  };
