import { isAboutOthers, isHeadless, isPast } from "./fragment-kinds.ts";
import { either, type Outcome } from "./frame.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import { sameScope, withLast, withMeasure, withRest } from "./joined-fragments.ts";
import { readerAloneOf } from "./read-alone.ts";
import { followingReaderOf } from "./read-following.ts";
import { leaningReaderOf } from "./read-leaning.ts";
import { isAllOf, isLightening, isSpanOff, mayBeLed, type Read } from "./read-outcome.ts";
import type { Joint } from "./split-sentences.ts";
import type { Lead, Said } from "./transcript.ts";

export interface ClauseReader {
  readonly byFrames: (items: readonly Item[]) => Outcome | undefined;
  readonly withLead: (items: readonly Item[], by: Lead) => Read | undefined;
  readonly read: (items: readonly Item[], joint: Joint, said: Said) => Read | undefined;
  /** "no wait, Tuesdays": in the place of what was said before. */
  readonly instead: (items: readonly Item[], before: Read) => Read | undefined;
}

/** Reads one clause by itself, by the scope before it, or by the clause it leans on. */
export const clauseReaderOf = ({
  names,
  onStep,
}: {
  readonly names: readonly string[];
  readonly onStep: () => void;
}): ClauseReader => {
  const alone = readerAloneOf(onStep);
  const leaning = leaningReaderOf({ names, alone });
  const following = followingReaderOf(alone);

  /** By what was concluded from the clause before it, or by the limit that says how much less. */
  const readConcluded = (items: readonly Item[], joint: Joint, said: Said): Read | undefined => {
    const { previous } = said;
    const isLessened =
      previous !== undefined && (isLightening(previous.outcome) || isSpanOff(previous));
    const isLimited = joint === "," && isLessened && items.some(({ kind }) => kind === "duration");
    return joint === "so" || isLimited ? following.concluded(items, previous) : undefined;
  };

  /** Both can be read: by the scope that stands in front, or by itself. */
  const chosen = (led: Read, own: Read, lead: Lead, previous: Read | undefined): Read => {
    const { items } = own;
    const asked = { outcome: either(led.outcome, own.outcome) ?? led.outcome, items };
    // A new sentence: what is forbidden in it may be forbidden for all.
    if (lead.how === "alone") return isAllOf(own.outcome, "off") ? asked : led;
    const isThen =
      previous !== undefined && isLightening(previous.outcome) && isAllOf(own.outcome, "limit");
    if (lead.how === "fronted" || isThen) return led;
    return mayBeLed(own.outcome) ? asked : own;
  };

  /** By itself, or by the scope that stands in front. */
  const readLed = (
    items: readonly Item[],
    joint: Joint,
    { lead, previous }: Said,
  ): Read | undefined => {
    if (lead === undefined || sameScope(lead.items, items))
      // "weekdays max 2 hours, weekends max 5".
      return alone.read(items) ?? (previous && alone.read(withMeasure(items, previous.items)));
    const led = following.withLead(items, lead);
    if (lead.how === "alone" && joint !== ".") return led;
    const own = alone.read(items);
    return led === undefined || own === undefined ? (led ?? own) : chosen(led, own, lead, previous);
  };

  const read: ClauseReader["read"] = (written, joint, said) => {
    const isMeasured = written.some(({ kind }) => kind === "duration" || kind === "number");
    const rest = withRest(written, names, isMeasured ? said.measured : said.mentioned);
    const items = withLast(rest, names);
    const isReserved = items.some((item) => symbolOf(item) === "reserved");
    const isSilent = (isAboutOthers(items) && !isReserved) || isPast(items) || joint === "because";
    return isSilent
      ? undefined
      : (readConcluded(items, joint, said) ??
          leaning.read(items, joint, said) ??
          readLed(items, joint, said));
  };

  const instead: ClauseReader["instead"] = (items, before) => {
    const relation = itemsOfKind(before.items, "clock")[0]?.relation;
    const own = withMeasure(items, before.items).map((item) =>
      item.kind === "clock" && item.relation === undefined && relation !== undefined
        ? { ...item, relation }
        : item,
    );
    return isHeadless(items)
      ? (leaning.inPlace(own, before) ?? alone.read(items))
      : alone.read(items);
  };

  return { byFrames: alone.byFrames, withLead: following.withLead, read, instead };
};
