import { clauseOf, isNegation } from "./clause.ts";
import { contentOf, isHeadless, isScope, isSlot } from "./fragment-kinds.ts";
import { isFronted, isListJoint, isWho } from "./fragment-list.ts";
import { either, type Outcome, sureOf } from "./frame.ts";
import { type Item, isOneOf, isTagged, itemsOfKind, says } from "./items.ts";
import { isAllOf, isDay, kindsOf, type Read, sameScope, withMeasure } from "./read-clause.ts";
import type { Joint } from "./split-sentences.ts";

/** A scope that was said before and may hold for the clauses after it. */
export interface Lead {
  readonly items: readonly Item[];
  /**
   * "On weekends," is alone; "On weekends I ..." comes first; "Weekends max ..." may be meant so.
   */
  readonly how: "alone" | "fronted" | "bare";
  readonly used: boolean;
}

/** Reads a clause by itself. */
type ReadAlone = (items: readonly Item[]) => Read | undefined;

/** The clause before in the sentence and the scope in front, if there are any. */
interface Context {
  readonly alone: ReadAlone;
  readonly previous: Read | undefined;
  readonly lead: Lead | undefined;
  /** The clause speaks of the time or the subject of the clause before it: "so nothing then". */
  readonly refersBack: boolean;
  /** The days and subjects it refers to, where the clause before has no sure reading. */
  readonly scope: readonly Item[] | undefined;
}

/** A limit holds for the days or subject named before it, or always. */
const mayBeLed = (outcome: Outcome): boolean =>
  isAllOf(outcome, "limit", "session", "only", "prefer");

/** Says how well a subject goes, not when or how to study it. */
export const isFact = (outcome: Outcome | undefined): boolean =>
  isAllOf(outcome, "done", "work", "weight", "difficulty", "exam");

/** Less than usual then, or (if that is asked) perhaps nothing at all. */
const isLightening = (outcome: Outcome): boolean =>
  outcome.flat().some(({ kind }) => kind === "light");

/** Whole days of the calendar without study. */
const isSpanOff = (outcome: Outcome): boolean =>
  sureOf(outcome)?.every(
    (wish) => wish.kind === "off" && wish.window === undefined && wish.dates !== undefined,
  ) === true;

const isWholeDayOff = (outcome: Outcome): boolean =>
  sureOf(outcome)?.some((wish) => wish.kind === "off" && wish.window === undefined) === true;

/** "On weekends I ...": a scope that comes first may hold for the clauses after it. */
const frontOf = (items: readonly Item[]): Lead | undefined => {
  const [first, second] = contentOf(items);
  return first === undefined || second === undefined || !isScope(first) || first.kind === "part"
    ? undefined
    : { items: [first], how: isFronted(items) ? "fronted" : "bare", used: true };
};

/** Both readings are likely. */
const bothOf = (one: Read, other: Read): Read => ({
  items: one.items,
  outcome: either(one.outcome, other.outcome) ?? one.outcome,
});

/** "and not on Fridays", "and never on Sundays". */
export const isBareDenial = (items: readonly Item[]): boolean => {
  const [negation, ...slots] = contentOf(items);
  const isBare = negation !== undefined && negation === items[0] && isTagged(negation, "bare");
  return isBare && slots.length > 0 && slots.every(isSlot);
};

const likesSubject = (outcome: Outcome): boolean =>
  sureOf(outcome)?.some(
    (wish) => (wish.kind === "prefer" || wish.kind === "only") && wish.subjects !== undefined,
  ) === true;

export const ledBy = (
  lead: readonly Item[],
  items: readonly Item[],
  alone: ReadAlone,
): Read | undefined =>
  lead.length === 0 || sameScope(lead, items) ? undefined : alone([...lead, ...items]);

/** "maths is hard so mornings": for maths. "I'm free next week, so up to 5 hours a day": then. */
const concluded = (
  items: readonly Item[],
  { outcome, items: before }: Read,
  alone: ReadAlone,
): Read | undefined => {
  const who = clauseOf(before).items.filter(isWho);
  if (isFact(outcome)) return who.length === 1 ? ledBy(who, items, alone) : undefined;
  // "a concert on Friday evening so can't study then": in the evening.
  const isThen = ({ kind }: Item): boolean => kind === "part" && says(items, "that");
  const days = before.filter((item) => isDay(item) || isThen(item));
  const isTaken =
    isAllOf(outcome, "off") && who.length === 0 && days.some(({ kind }) => kind !== "days");
  return isTaken || isAllOf(outcome, "allow", "light") ? ledBy(days, items, alone) : undefined;
};

/** "stop at 5 on Fridays, weekdays from 4": a time that begins does not lean on one that ends. */
const isOtherEnd = (own: readonly Item[], before: readonly Item[], joint: Joint): boolean => {
  const [one, other] = [own, before].map((items) => itemsOfKind(items, "clock")[0]);
  const isDifferent = other !== undefined && one?.relation !== other.relation;
  return one?.relation !== undefined && isDifferent && (joint === "," || !before.some(isNegation));
};

/** "English in the evenings and not on Fridays": of English; after a comma alone, perhaps of all. */
const deniedBeside = (
  items: readonly Item[],
  joint: Joint,
  previous: Read,
  alone: ReadAlone,
): Read | undefined => {
  if (!isBareDenial(items) || items.some(isWho) || !likesSubject(previous.outcome))
    return undefined;
  const ofSubject = ledBy(itemsOfKind(previous.items, "who"), items, alone);
  if (joint === "and") return ofSubject;
  const ofAll = joint === "," ? alone(items) : undefined;
  return ofSubject && ofAll && bothOf(ofSubject, ofAll);
};

const isFree = isOneOf("off free");

/** A clause that has its subject or its days from the clause before it, to which it may refer. */
const inherited = (
  items: readonly Item[],
  joint: Joint,
  { alone, previous, refersBack, scope }: Context,
): Read | undefined => {
  if (scope !== undefined) return ledBy(scope, items, alone);
  if (previous === undefined) return undefined;
  // "2 days off a week, ideally Wed and Sun".
  if (isAllOf(previous.outcome, "rest-days") && says(items, "soft") && items.some(isDay))
    return alone([...items, ...previous.items.filter(isFree)]);
  // "Sundays off, but the evening is fine", "I can do Sundays, just not before 11".
  const isTurned = isAllOf(previous.outcome, "allow")
    ? (joint === "but" || says(items, "clock")) && isAllOf(alone(items)?.outcome, "off")
    : joint === "but" && says(items, "fine", "avail");
  if (isTurned && joint !== "and" && !items.some(isDay))
    return ledBy(previous.items.filter(isDay), items, alone);
  const isLess = isLightening(previous.outcome) || isSpanOff(previous.outcome);
  const isLimited = joint === "," && isLess && says(items, "duration");
  if (refersBack || isLimited) return concluded(items, previous, alone);
  return deniedBeside(items, joint, previous, alone);
};

/**
 * Of two readings the one that is meant: by the clause before it (`leaned`, if both name the same
 * kinds), or by itself.
 */
const doubtful = (
  previous: Read,
  leaned: Read | undefined,
  byItself: Read,
  { alone, joint }: { readonly alone: ReadAlone; readonly joint: Joint },
): Read | undefined => {
  // "half an hour of English a day, 10 hours for chemistry": altogether.
  const isOther = sureOf(previous.outcome)?.every(({ kind }) => kind !== "work") === true;
  if (isAllOf(byItself.outcome, "work") && isOther) return undefined;
  if (!previous.items.some(isNegation)) return leaned;
  // "not on Sundays and in the evenings": the "not" reaches over an "and", or it does not.
  const heads = previous.items.filter((item) => !isSlot(item) && item.kind !== "pause");
  const turned = leaned ?? alone([...heads, ...byItself.items]);
  const isClear = joint === "or" || (leaned !== undefined && kindsOf(byItself.items) === "clock");
  return turned === undefined || isClear ? turned : bothOf(turned, byItself);
};

/** The clause before, with the items of this clause in the place of those of the same kind. */
const leaning = (
  items: readonly Item[],
  joint: Joint,
  { alone, previous }: Context,
): Read | undefined => {
  const mayLean = isHeadless(items) && (isListJoint(joint) || joint === "but");
  if (previous === undefined || !mayLean || isOtherEnd(items, previous.items, joint))
    return undefined;
  const own = withMeasure(items, previous.items);
  // "can't do the 11th after 2 nor the 13th at all": not only after 2.
  const isTotal = says(own, "total");
  const isLeft = (item: Item): boolean =>
    item.kind === "pause" ||
    (item.kind !== "word" && sameScope([item], own)) ||
    (isTotal && ["clock", "span", "part"].includes(item.kind));
  const leaned = alone([...previous.items.filter((item) => !isLeft(item)), ...own]);
  const isSame = kindsOf(own) !== "" && kindsOf(own) === kindsOf(previous.items);
  // "physics needs 20 hours, on weekends": not 20 hours on a weekend.
  const isTurned = isFact(previous.outcome) && isAllOf(leaned?.outcome, "limit");
  if (leaned === undefined || isTurned || (joint === "but" && !isSame)) return undefined;
  const byItself = alone(items);
  return byItself === undefined
    ? leaned
    : doubtful(previous, isSame ? leaned : undefined, byItself, { alone, joint });
};

const chosen = (led: Read, own: Read, how: Lead["how"], previous: Read | undefined): Read => {
  // A time that is forbidden in a new sentence may be forbidden for all.
  if (how === "alone") return isAllOf(own.outcome, "off") ? bothOf(led, own) : led;
  const isLess = isLightening(previous?.outcome ?? []) && isAllOf(own.outcome, "limit");
  if (how === "fronted" || isLess) return led;
  return mayBeLed(own.outcome) ? bothOf(led, own) : own;
};

/** By the scope in front, by itself, or both. */
const byLead = (
  items: readonly Item[],
  joint: Joint,
  { alone, lead, previous }: Context,
): Read | undefined => {
  const own = alone(items);
  if (lead === undefined || sameScope(lead.items, items))
    // "weekdays max 2 hours, weekends max 5".
    return own ?? (previous && alone(withMeasure(items, previous.items)));
  const led = ledBy(lead.items, items, alone);
  if (lead.how === "alone" && joint !== ".") return led;
  // "maths is first, on 20 March": says when its exam is.
  if (own === undefined && isHeadless(items) && says(items, "dates")) return undefined;
  return led === undefined || own === undefined
    ? (led ?? own)
    : chosen(led, own, lead.how, previous);
};

/** A clause by itself, or by the clauses before it. */
export const readInContext = (
  items: readonly Item[],
  joint: Joint,
  context: Context,
): Read | undefined =>
  inherited(items, joint, context) ??
  leaning(items, joint, context) ??
  byLead(items, joint, context);

/** Whether a clause makes the clause before it precise, or answers it. */
export const isAnswered = (previous: Read, { outcome, items }: Read, joint: Joint): boolean => {
  const { outcome: open } = previous;
  // "next week I have less time, max 1 h a day": the limit says what "less" is.
  const days = items.filter(isDay);
  const isThere = (day: Item): boolean => previous.items.includes(day);
  if (isAllOf(outcome, "limit"))
    return days.every(isThere) && (isLightening(open) || (joint === "," && isSpanOff(open)));
  // "wedding on the 14th so no studying": the whole day, then.
  const isSameDay = days.length > 0 && days.every(isThere);
  const isSaid = says(items, "that") && isAllOf(outcome, "off") && isAllOf(open, "off");
  return isSameDay && (isSaid || (open.length === 2 && isWholeDayOff(outcome)));
};

/** "I like mornings but not on Sundays": no Sundays at all, or no Sunday mornings? */
export const contrasted = (read: Read, joint: Joint, previous: Read | undefined): Read => {
  const [liked] = sureOf(previous?.outcome) ?? [];
  const [off] = sureOf(read.outcome) ?? [];
  if (joint !== "but" || liked === undefined || off?.kind !== "off") return read;
  if (off.subjects === undefined && "subjects" in liked && liked.subjects !== undefined)
    return { ...read, outcome: [[{ ...off, subjects: liked.subjects }], [off]] };
  return liked.kind === "prefer" && liked.window !== undefined && off.window === undefined
    ? { ...read, outcome: [[off], [{ ...off, window: liked.window }]] }
    : read;
};

/** "8 hours maths, 6 hours physics": of two readings the second has that of the first. */
export const parallel = (read: Read, alike: Read | undefined): Read => {
  const [first] = sureOf(alike?.outcome) ?? [];
  const isAlike = isHeadless(read.items) && kindsOf(read.items) === kindsOf(alike?.items ?? []);
  const same = read.outcome.filter(([wish]) => wish?.kind === first?.kind);
  return isAlike && same.length === 1 ? { ...read, outcome: same } : read;
};

/** Something else on some date, or words that were not read. */
const isOccasion = (outcome: Outcome): boolean =>
  outcome
    .flat()
    .every((wish) => wish.kind === "off" && wish.label !== undefined && wish.dates !== undefined);

/** "Next week is busy. Max 1 hour a day.", "A party on the 14th. I'm out from 5.": then only, or always? */
const mayBeThen = ({ outcome, items }: Read, { outcome: before }: Read): boolean =>
  isOccasion(before) || isAllOf(before, "allow")
    ? isAllOf(outcome, "off", "only") && says(items, "clock", "span")
    : isLightening(before) && isAllOf(outcome, "limit");

/** Of the days just before, of the subject just before ("it"), or of all? */
export const besideNamed = (
  read: Read,
  consumed: readonly Item[],
  before: Read,
  alone: ReadAlone,
): Read => {
  const isThen = !read.items.some(isDay) && mayBeThen(read, before);
  const saysIt = consumed.some((item) => item.kind === "filler" && isTagged(item, "it"));
  const isOfIt = saysIt && !read.items.some(isWho);
  const scope = before.items.filter((item) => (isThen && isDay(item)) || (isOfIt && isWho(item)));
  const outcome = either(ledBy(scope, consumed, alone)?.outcome, read.outcome) ?? read.outcome;
  return { ...read, outcome };
};

/** The scope for the words after those that were just read. */
export const leadAfter = (
  lead: Lead | undefined,
  { outcome }: Read,
  consumed: readonly Item[],
): Lead | undefined => {
  if (lead?.how === "alone") return { ...lead, used: true };
  const front = isWholeDayOff(outcome) ? undefined : frontOf(consumed);
  // Two scopes in one sentence: the next words belong to neither.
  return lead === undefined || front === undefined ? (lead ?? front) : undefined;
};
