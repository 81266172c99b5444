import { isNegation } from "./clause.ts";
import { contentOf, isHeadless, isSlot } from "./fragment-kinds.ts";
import { isListJoint } from "./fragment-row.ts";
import { either, type Outcome, sureOf } from "./frame.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import { dayKinds, kindsOf, withMeasure, withRest } from "./joined-fragments.ts";
import type { ReaderAlone } from "./read-alone.ts";
import { isAllOf, type Read } from "./read-outcome.ts";
import type { Joint } from "./split-sentences.ts";
import type { Said } from "./transcript.ts";

/** "stop at 5 on Fridays, weekdays from 4": a time that begins leans on none that ends. */
const isSameRelation = (own: readonly Item[], before: readonly Item[], joint: Joint): boolean => {
  const [one] = itemsOfKind(own, "clock");
  const [other] = itemsOfKind(before, "clock");
  return (
    one?.relation === undefined ||
    other === undefined ||
    one.relation === other.relation ||
    (joint !== "," && before.some(isNegation))
  );
};

const mayLean = (items: readonly Item[], joint: Joint, previous: Read): boolean =>
  isHeadless(items) &&
  isSameRelation(items, previous.items, joint) &&
  (isListJoint(joint) || joint === "but");

const isSameKind = (kinds: string, previous: Read): boolean =>
  kinds !== "" && kinds === kindsOf(previous.items);

interface Doubtful {
  readonly leaned: Read;
  readonly byItself: Outcome;
  readonly previous: Read;
  readonly kinds: string;
}

export interface LeaningReader {
  /** What was said before, with what is said now in its place. */
  readonly inPlace: (own: readonly Item[], before: Read) => Read | undefined;
  /** What cannot stand alone, by the clause before it. */
  readonly read: (items: readonly Item[], joint: Joint, said: Said) => Read | undefined;
}

export const leaningReaderOf = ({
  names,
  alone,
}: {
  readonly names: readonly string[];
  readonly alone: ReaderAlone;
}): LeaningReader => {
  const inPlace = (own: readonly Item[], before: Read): Read | undefined => {
    const kinds = new Set(own.filter(({ kind }) => kind !== "word").map(({ kind }) => kind));
    const isReplaced = (item: Item): boolean =>
      kinds.has(item.kind) ||
      (dayKinds.has(item.kind) && [...dayKinds].some((kind) => kinds.has(kind as Item["kind"])));
    // "can't do the 11th after 2 nor the 13th at all": not only after 2.
    const isTotal = own.some((item) => symbolOf(item) === "total");
    const isLeft = (item: Item): boolean =>
      isReplaced(item) ||
      item.kind === "pause" ||
      (isTotal && ["clock", "span", "part"].includes(item.kind));
    return alone.read([...before.items.filter((item) => !isLeft(item)), ...own]);
  };

  /** "not on Sundays and in the evenings": the "not" reaches over an "and", or it does not. */
  const readTurned = (
    items: readonly Item[],
    joint: Joint,
    byItself: Outcome,
    before: Read,
  ): Read | undefined => {
    if (joint === "," || items.some(({ kind }) => kind === "who")) return undefined;
    const heads = before.items.filter((item) => !isSlot(item) && item.kind !== "pause");
    const turned = alone.read([...heads, ...items]);
    if (turned === undefined || joint === "or") return turned;
    return { ...turned, outcome: either(turned.outcome, byItself) ?? turned.outcome };
  };

  /** What says something by itself, and something else by the clause before it. */
  const readDoubtful = (
    items: readonly Item[],
    joint: Joint,
    { leaned, byItself, previous, kinds }: Doubtful,
  ): Read | undefined => {
    // "half an hour of English a day, 10 hours for chemistry": altogether, whatever stands before it.
    const isOther = sureOf(previous.outcome)?.every(({ kind }) => kind !== "work") === true;
    if (isAllOf(byItself, "work") && isOther) return undefined;
    const isTurned = previous.items.some(isNegation);
    if (!isSameKind(kinds, previous))
      return isTurned ? readTurned(items, joint, byItself, previous) : undefined;
    const isClear = joint === "or" || kinds === "clock";
    return isTurned && !isClear
      ? { ...leaned, outcome: either(leaned.outcome, byItself) ?? leaned.outcome }
      : leaned;
  };

  /** A fragment without a head of its own may go on with the head of the one before it. */
  const readLeaning = (
    items: readonly Item[],
    joint: Joint,
    { previous, measured }: Said,
  ): Read | undefined => {
    if (previous === undefined || !mayLean(items, joint, previous)) return undefined;
    const own = withMeasure(withRest(items, names, measured), previous.items);
    const kinds = kindsOf(own);
    const leaned = inPlace(own, previous);
    if (leaned === undefined || (joint === "but" && !isSameKind(kinds, previous))) return undefined;
    const byItself = alone.byFrames(items);
    return byItself === undefined
      ? leaned
      : readDoubtful(items, joint, { leaned, byItself, previous, kinds });
  };

  /** "English in the evenings and not on Fridays": a bare "not" has the subject of the clause before it. */
  const readNegated = (
    items: readonly Item[],
    joint: Joint,
    { previous }: Said,
  ): Read | undefined => {
    const [negation, ...times] = contentOf(items);
    const isOfSubject = sureOf(previous?.outcome)?.some(
      (wish) => (wish.kind === "prefer" || wish.kind === "only") && wish.subjects !== undefined,
    );
    const isBare =
      joint === "and" &&
      negation?.kind === "word" &&
      negation === items[0] &&
      negation.isBare === true &&
      times.length > 0 &&
      times.every((item) => isSlot(item) && item.kind !== "who");
    const who = isBare && isOfSubject ? itemsOfKind(previous?.items ?? [], "who") : [];
    return who.length === 0 ? undefined : alone.read([...who, ...items]);
  };

  return {
    inPlace,
    read: (items, joint, said) =>
      readNegated(items, joint, said) ?? readLeaning(items, joint, said),
  };
};
