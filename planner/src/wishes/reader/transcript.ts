import { type TextSpan, type WishQuestion, type WishReading, whichOne } from "../wish.ts";
import { isNewSentence } from "./fragment-row.ts";
import { sureOf } from "./frame.ts";
import { type Item, itemsOfKind } from "./items.ts";
import { spanOf } from "./joined-fragments.ts";
import { isFact, type Read } from "./read-outcome.ts";
import type { Fragment } from "./split-sentences.ts";

/** A scope that was said before and holds for what follows. */
export interface Lead {
  readonly items: readonly Item[];
  /** "On weekends," stands alone; "On weekends I ..." comes first; "Weekends max ..." may be meant so. */
  readonly how: "alone" | "fronted" | "bare";
  readonly used: boolean;
}

/** What was said so far, as far as it bears on what is said next. */
export interface Said {
  readonly previous: Read | undefined;
  readonly lead: Lead | undefined;
  readonly mentioned: ReadonlySet<string>;
  /** Those of them that have an amount. */
  readonly measured: ReadonlySet<string>;
}

const shadowLength = 12;

/** What was read so far, and what of it bears on the words that follow. */
export class Transcript {
  readonly readings: WishReading[] = [];
  readonly questions: WishQuestion[] = [];
  readonly notUnderstood: TextSpan[] = [];
  readonly mentioned = new Set<string>();
  /** Those of them that have an amount. */
  readonly measured = new Set<string>();
  /** In the same sentence. */
  previous: Read | undefined;
  lead: Lead | undefined;
  /** Also of the sentence before: "Maths: 18 h. English: 4 h." */
  before: Read | undefined;
  /** Whom and when the words spoke of that nobody understood, in the same sentence. */
  shadow: readonly Item[] = [];
  /** Where the last of those words stood. */
  unreadAt = -2;
  readonly #fragments: readonly Fragment[];
  /** What the last accepted clause added, for a correction to take back. */
  #accepted = { readings: 0, questions: 0, start: 0 };

  constructor(fragments: readonly Fragment[]) {
    this.#fragments = fragments;
  }

  miss(at: number, items: readonly Item[]): void {
    const span = spanOf(items);
    const last = this.notUnderstood.at(-1);
    const isNext = this.unreadAt === at - 1 && !isNewSentence(this.#fragments[at]?.joint);
    if (isNext && last !== undefined)
      this.notUnderstood.splice(-1, 1, { start: last.start, end: span.end });
    else this.notUnderstood.push(span);
    this.unreadAt = at;
    this.shadow = [...this.shadow, ...items].slice(-shadowLength);
    // "I have class until 6, ... my days off (Wed and Sun)": nothing leans over what nobody understood.
    this.previous = undefined;
  }

  accept({ outcome, items }: Read, span: TextSpan): void {
    this.#mark(span.start);
    for (const { names } of itemsOfKind(items, "who"))
      for (const name of names) {
        this.mentioned.add(name);
        if (!isFact(outcome) || items.some(({ kind }) => kind === "duration"))
          this.measured.add(name);
      }
    const made = sureOf(outcome);
    if (made === undefined) this.questions.push({ question: whichOne, choices: outcome, ...span });
    for (const wish of made ?? []) this.readings.push({ wish, ...span });
  }

  /** Takes the last accepted clause back: the words from there to the end of these are read anew. */
  takeBack(items: readonly Item[]): TextSpan {
    this.readings.length = this.#accepted.readings;
    this.questions.length = this.#accepted.questions;
    return { start: this.#accepted.start, end: spanOf(items).end };
  }

  /** These words, with the lead that stands alone before them and has led nothing yet. */
  withLead(items: readonly Item[]): readonly Item[] {
    return this.hasOpenLead ? [...(this.lead?.items ?? []), ...items] : items;
  }

  get hasOpenLead(): boolean {
    return this.lead?.how === "alone" && !this.lead.used;
  }

  #mark(start: number): void {
    this.#accepted = {
      readings: this.readings.length,
      questions: this.questions.length,
      start,
    };
  }
}
