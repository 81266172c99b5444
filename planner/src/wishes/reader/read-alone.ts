import { type Clause, clauseOf, has, hasDays } from "./clause.ts";
import { withoutPlaces } from "./drop-places.ts";
import { withException } from "./exceptions.ts";
import { type Outcome, readByFrames } from "./frame.ts";
import { frames } from "./frames.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import { isAllOf, type Read } from "./read-outcome.ts";

/** No frame holds more. */
const mostItems = 14;

const ownTime = ["unknown", "activity", "days", "dates", "clock", "span", "part", "have", "need"];

/** "hapkido Tue 6-8", "I have jujitsu on Mondays at 7": a name nobody knows, with its days and its time. */
const isNamedTime = (clause: Clause): boolean => {
  const unknown = itemsOfKind(clause.items, "unknown");
  const places = unknown.map((item) => clause.items.indexOf(item));
  const isTogether = Math.max(...places) - Math.min(...places) < unknown.length + 1;
  return (
    has(clause, "days", "dates") &&
    has(clause, "clock", "span") &&
    clause.items.every((item) => ownTime.includes(symbolOf(item))) &&
    isTogether &&
    unknown.length <= 2 &&
    !unknown.some(({ isMistyped }) => isMistyped === true)
  );
};

/** A word that nobody knows may be a name. */
const isKnown = (clause: Clause): boolean =>
  !has(clause, "unknown") ||
  has(clause, "exam", "reserved", "inplace") ||
  isNamedTime(clause) ||
  (clause.kept && hasDays(clause));

/** Reads a clause as if nothing stood around it. */
export interface ReaderAlone {
  readonly byFrames: (items: readonly Item[]) => Outcome | undefined;
  readonly read: (items: readonly Item[]) => Read | undefined;
}

export const readerAloneOf = (onStep: () => void): ReaderAlone => {
  const placeless = (items: readonly Item[]): Outcome | undefined => {
    const left = withoutPlaces(items);
    const outcome = left && readByFrames(clauseOf(left), frames, onStep);
    return isAllOf(outcome, "off") ? outcome : undefined;
  };

  const byFrames = (items: readonly Item[]): Outcome | undefined => {
    const clause = clauseOf(items);
    if (clause.items.length === 0 || clause.items.length > mostItems) return undefined;
    const whole = isKnown(clause) ? readByFrames(clause, frames, onStep) : undefined;
    if (whole !== undefined) return whole;
    if (has(clause, "except")) return withException(items, byFrames);
    return has(clause, "unknown", "life") && !has(clause, "who") ? placeless(items) : undefined;
  };

  return {
    byFrames,
    read: (items) => {
      const outcome = byFrames(items);
      return outcome && { outcome, items };
    },
  };
};
