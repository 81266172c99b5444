import type { Wish } from "../wish.ts";
import { clauseOf } from "./clause.ts";
import { sureOf } from "./frame.ts";
import type { Item } from "./items.ts";
import { dayKinds, sameScope } from "./joined-fragments.ts";
import type { ReaderAlone } from "./read-alone.ts";
import { isFact, type Read } from "./read-outcome.ts";
import type { Lead } from "./transcript.ts";

export interface FollowingReader {
  readonly withLead: (items: readonly Item[], by: Lead) => Read | undefined;
  readonly concluded: (items: readonly Item[], before: Read | undefined) => Read | undefined;
}

/** Clauses that say something by themselves, and mean it by what stands before them. */
export const followingReaderOf = (alone: ReaderAlone): FollowingReader => {
  const withLead = (items: readonly Item[], by: Lead): Read | undefined =>
    sameScope(by.items, items) ? undefined : alone.read([...by.items, ...items]);

  /** "maths is hard so mornings": for maths. */
  const concludedOf = (items: readonly Item[], before: Read): Read | undefined => {
    const who = clauseOf(before.items).items.filter(({ kind }) => kind === "who");
    return who.length !== 1 || items.some(({ kind }) => kind === "who")
      ? undefined
      : withLead(items, { items: who, how: "alone", used: false });
  };

  const concludedThen = (
    led: Read,
    made: readonly Wish[],
    days: readonly Item[],
  ): Read | undefined => {
    if (made.every(({ kind }) => kind === "allow" || kind === "light")) return led;
    const isTaken = made.every((wish) => wish.kind === "off" && wish.subjects === undefined);
    return isTaken && days.some(({ kind }) => kind !== "days") ? led : undefined;
  };

  /** "I'm free next week, so up to 5 hours a day", "night shifts this week, so nothing before 2": then. */
  const concluded = (items: readonly Item[], before: Read | undefined): Read | undefined => {
    const made = sureOf(before?.outcome);
    if (before === undefined || made === undefined) return undefined;
    const ofSubject = isFact(before.outcome) ? concludedOf(items, before) : undefined;
    if (ofSubject !== undefined) return ofSubject;
    const days = before.items.filter(({ kind }) => dayKinds.has(kind));
    const led = withLead(items, { items: days, how: "alone", used: false });
    return led === undefined || days.length === 0 ? undefined : concludedThen(led, made, days);
  };

  return { withLead, concluded };
};
