import type { ReadWishes } from "../wish.ts";
import { withAllAccounted, withinBounds, withOppositesAsked } from "./account.ts";
import { clauseOf, isNegation } from "./clause.ts";
import { clauseReaderOf } from "./clause-reader.ts";
import {
  contentOf,
  hasContent,
  isAfterSomething,
  isAsking,
  isExplanation,
  isHeadless,
  isOfWish,
  isOpening,
  isReason,
  isScope,
  isSilenced,
  isSlot,
} from "./fragment-kinds.ts";
import { fragmentReaderOf } from "./fragment-reader.ts";
import {
  isElaboration,
  isFronted,
  isListJoint,
  isNewSentence,
  isUnclear,
  listEnd,
  opensScope,
  refersBack,
  scopeEnd,
  sentenceEnd,
} from "./fragment-row.ts";
import { either, sureOf } from "./frame.ts";
import { type Item, symbolOf } from "./items.ts";
import { dayKinds, joinedItems, spanOf, withAntecedent } from "./joined-fragments.ts";
import {
  contrasted,
  isAllOf,
  isFact,
  isLightening,
  isSpanOff,
  isWholeDayOff,
  mayBeLed,
  onlyThen,
  parallel,
  type Read,
} from "./read-outcome.ts";
import type { Fragment, Joint } from "./split-sentences.ts";
import type { Lead } from "./transcript.ts";
import { Transcript } from "./transcript.ts";

interface Input {
  readonly fragments: readonly Fragment[];
  readonly names: readonly string[];
  readonly onStep: () => void;
}

/** "On weekends I ...": a scope that comes first holds for what follows. */
const frontOf = (items: readonly Item[]): Lead | undefined => {
  const content = contentOf(items);
  const [first] = content;
  if (first === undefined || !isScope(first) || first.kind === "part" || content.length < 2)
    return undefined;
  return { items: [first], how: isFronted(items) ? "fronted" : "bare", used: true };
};

/** Reads what stands at a place: where to go on, or nothing where another way is to be tried. */
type Way = (at: number, fragment: Fragment) => number | undefined;

const waysOf = ({ fragments, names, onStep }: Input, so: Transcript): readonly Way[] => {
  const reader = clauseReaderOf({ names, onStep });
  const readItems = (items: readonly Item[], joint: Joint): Read | undefined =>
    reader.read(items, joint, so);
  const fragmentReader = fragmentReaderOf({
    fragments,
    reader,
    readItems,
    isUnread: (at) => so.unreadAt === at,
  });
  const itemsOf = (from: number, to: number): readonly Item[] =>
    fragments.slice(from, to).flatMap(({ items }) => items);

  /** "Sundays off? no": a "no" takes back what was asked. */
  const readAnswer: Way = (at, { items, joint }) => {
    const isNo = items.some(isNegation) && contentOf(items).every(isNegation);
    if (joint !== "?" || !isNo || !hasContent(fragments[at - 1]?.items ?? [])) return undefined;
    so.notUnderstood.push(so.takeBack(items));
    so.previous = undefined;
    so.lead = undefined;
    return at + 1;
  };

  /** What was said in the sentence before holds no longer; one with a condition is read by nobody. */
  const beginSentence: Way = (at, { items, joint }) => {
    if (!isNewSentence(joint)) return undefined;
    so.previous = undefined;
    so.shadow = [];
    const hasOwn = contentOf(items).some(({ kind }) => kind === "who" || dayKinds.has(kind));
    const isOn = joint === "." && so.lead?.how === "alone" && so.lead.used && !hasOwn;
    so.lead = isOn ? so.lead : undefined;
    const end = sentenceEnd(fragments, at);
    const sentence = fragments.slice(at, end);
    const isRead = !sentence.some(
      (each, index) => isSilenced(each.items) || isUnclear(fragments, at + index),
    );
    if (isRead && !isAsking(items)) return undefined;
    so.miss(at, itemsOf(at, end));
    return end;
  };

  const readCorrection: Way = (at, { items, joint }) => {
    const { previous } = so;
    if (joint !== "instead" || previous === undefined || !hasContent(items)) return undefined;
    // "no Saturdays. no wait, Saturdays are fine, I meant Sundays": corrected twice, and clear to nobody.
    const isAllowed = sureOf(previous.outcome)?.some(({ kind }) => kind === "allow") === true;
    const read = isAllowed ? undefined : reader.instead(items, previous);
    const span = so.takeBack(items);
    if (read === undefined) {
      so.notUnderstood.push(span);
      so.unreadAt = at;
    } else so.accept(read, span);
    so.previous = read;
    return at + 1;
  };

  /** "wedding on the 14th so no studying": the whole day, then. */
  const readWholeDay: Way = (at, { items, joint }) => {
    if (so.previous === undefined || so.previous.outcome.length === 1) return undefined;
    const [whole = []] = so.previous.outcome;
    const isWhole = isWholeDayOff([whole]) && joint === "so";
    if (!isWhole || hasContent(items) || !items.some(isNegation)) return undefined;
    const { items: asked } = so.previous;
    so.accept({ outcome: [whole], items: asked }, so.takeBack(items));
    return at + 1;
  };

  const skipEmpty: Way = (at, { items }) => {
    const isBareNo =
      items.some(isNegation) && (fragmentReader.reasonBefore(at) !== undefined || so.hasOpenLead);
    return hasContent(items) || isBareNo ? undefined : at + 1;
  };

  /** "the physics exam is at 9 and bio at 2": of a row whose head nobody understood, the rest says nothing. */
  const missTail: Way = (at, { items, joint }) => {
    const isTail = so.unreadAt === at - 1 && isListJoint(joint) && isHeadless(items);
    if (!isTail || so.lead !== undefined) return undefined;
    so.miss(at, items);
    return at + 1;
  };

  const readReferring: Way = (at, { items }) => {
    const isNamed = contentOf(items).some((item) => isSlot(item) && item.kind !== "examdays");
    const next = refersBack(fragments, at + 1) && isNamed ? fragments[at + 1] : undefined;
    if (next === undefined) return undefined;
    const referring = withAntecedent(next.items, contentOf(items));
    const outcome = reader.byFrames(referring);
    if (outcome === undefined) return undefined;
    if (items.some(({ kind }) => kind === "unknown")) so.miss(at, items);
    // "I get home at 4, anything after that is ok": there is no time before it.
    const isHome = items.some((item) => symbolOf(item) === "home");
    const meant = isHome ? onlyThen(outcome) : outcome;
    so.accept({ outcome: meant, items: referring }, spanOf([...items, ...next.items]));
    return at + 2;
  };

  /** "the week of the 16th I can do more, 5 hours a day": whether that holds then only, nobody knows. */
  const isUnderShadow = (read: Read): boolean =>
    so.shadow.some(({ kind }) => dayKinds.has(kind)) &&
    !read.items.some(({ kind }) => dayKinds.has(kind)) &&
    (mayBeLed(read.outcome) || isAllOf(read.outcome, "off"));

  /** What leads the words after those that were just read. */
  const leadAfter = (read: Read, consumed: readonly Item[]): Lead | undefined => {
    const { lead } = so;
    // "Maths: 4 of 9 topics done, max 3 hours a day": a fact about a subject leads nothing.
    if (lead?.how === "alone")
      return isFact(read.outcome) ? { ...lead, how: "bare", used: true } : { ...lead, used: true };
    const front = isWholeDayOff(read.outcome) ? undefined : frontOf(consumed);
    // Two scopes in one sentence: what follows belongs to neither.
    return lead === undefined || front === undefined ? (lead ?? front) : undefined;
  };

  /** "Next week is busy. Max 1 hour a day.": then only, or always? */
  const ofSentenceBefore = (read: Read, consumed: readonly Item[], joint: Joint): Read => {
    const { before } = so;
    const days = before?.items.filter(({ kind }) => kind === "dates") ?? [];
    const isOpen =
      isAllOf(read.outcome, "limit") && !read.items.some(({ kind }) => dayKinds.has(kind));
    if (joint !== "." || before === undefined || !isLightening(before.outcome) || !isOpen)
      return read;
    const led = reader.withLead(consumed, { items: days, how: "alone", used: false });
    return led === undefined || days.length === 0
      ? read
      : { ...read, outcome: either(led.outcome, read.outcome) ?? led.outcome };
  };

  const keep = (read: Read, consumed: readonly Item[], joint: Joint): void => {
    const { previous } = so;
    const span = spanOf(so.withLead(consumed));
    // "next week I have less time, max 1 h a day": the limit says what "less" is.
    // "training camp 8-13 March, max 45 minutes a day": so not the whole days.
    const isNarrowed =
      previous !== undefined &&
      isAllOf(read.outcome, "limit") &&
      (isLightening(previous.outcome) || (joint === "," && isSpanOff(previous)));
    if (isNarrowed) (previous.outcome.length === 1 ? so.readings : so.questions).pop();
    const alike = previous ?? (joint === "line" ? undefined : so.before);
    const meant = parallel(contrasted(read, joint, previous), alike);
    so.accept(ofSentenceBefore(meant, consumed, joint), span);
    so.before = meant;
    so.lead = leadAfter(read, consumed);
    so.previous = read;
  };

  const mayLead = (joint: Joint): boolean =>
    isNewSentence(joint) ||
    joint === "but" ||
    so.lead?.how === "alone" ||
    so.previous === undefined;

  /** A scope that stands here by itself, and whether it is the heading of what follows. */
  const leadAt = (at: number, joint: Joint) => {
    const end = scopeEnd(fragments, at);
    // "Physics: only mornings" speaks of nothing that was said before.
    const isHeading = fragments[end ?? at]?.joint === ":";
    const isLead = mayLead(joint) || isHeading || opensScope(fragments, at);
    if (end === undefined || !isLead) return undefined;
    const { items } = clauseOf(joinedItems(fragments.slice(at, end)));
    const lead: Lead = { items, how: "alone", used: false };
    return { lead, end, isHeading };
  };

  /** Days or a subject that lead what follows, or a wish with all that belongs to it. */
  const readLeadOrWish: Way = (at, { joint }) => {
    const led = leadAt(at, joint);
    const leads =
      led !== undefined &&
      (led.isHeading || reader.withLead(fragments[led.end]?.items ?? [], led.lead) !== undefined);
    const found = leads ? undefined : fragmentReader.readAt(at);
    if (found !== undefined && !isUnderShadow(found.read)) {
      keep(found.read, itemsOf(at, found.next), joint);
      return found.next;
    }
    if (led === undefined) return undefined;
    so.lead = led.lead;
    return led.end;
  };

  /** Why something is wished needs no plan. */
  const skipReason: Way = (at, { items, joint }) => {
    const isWhy =
      (joint === "because" && isReason(items)) ||
      (isExplanation(items) && !isNewSentence(joint)) ||
      ((isExplanation(items) || isAfterSomething(items)) && fragments[at + 1]?.joint === "so");
    return isWhy ? at + 1 : undefined;
  };

  /** Of a list that begins in words nobody knows, the rest alone would say something else. */
  const unreadEnd = (at: number, items: readonly Item[]): number => {
    if (isElaboration(fragments, at + 1)) return at + 2;
    return items.some(({ kind }) => kind === "unknown") ? listEnd(fragments, at) : at + 1;
  };

  /** "On days with lectures, max 1 hour": of a scope that was not understood, what it leads is not either. */
  const ledEnd = (from: number, at: number): number => {
    if (!opensScope(fragments, from)) return at;
    const isLed = ({ joint, items }: Fragment): boolean =>
      isListJoint(joint) && !items.some(({ kind }) => dayKinds.has(kind));
    let end = at;
    for (let next = fragments[end]; next !== undefined && isLed(next); next = fragments[end])
      end += 1;
    return end;
  };

  const miss: Way = (at, { items, joint }) => {
    // "they nap from 1 to 3, the only times I can study": what was not read may say the opposite.
    // "training camp 8-13 March, max 45 minutes in the evenings": the whole days were not meant.
    const isTurned =
      so.previous !== undefined &&
      !isNewSentence(joint) &&
      (joint === "so"
        ? isOpening(items)
        : isOfWish(items) ||
          (isSpanOff(so.previous) && items.some(({ kind }) => kind === "duration")));
    if (isTurned) so.notUnderstood.push(so.takeBack(items));
    const end = ledEnd(at, unreadEnd(at, items));
    so.miss(at, so.withLead(itemsOf(at, end)));
    so.unreadAt = end - 1;
    if (so.hasOpenLead) so.lead = undefined;
    return end;
  };

  return [
    readAnswer,
    beginSentence,
    readCorrection,
    readWholeDay,
    skipEmpty,
    missTail,
    readReferring,
    readLeadOrWish,
    skipReason,
    miss,
  ];
};

export const readFragments = (input: Input): ReadWishes => {
  const { fragments } = input;
  const so = new Transcript(fragments);
  const ways = waysOf(input, so);
  let at = 0;
  for (let fragment = fragments[at]; fragment !== undefined; fragment = fragments[at]) {
    const from = at;
    for (const way of ways) {
      at = way(from, fragment) ?? from;
      if (at > from) break;
    }
  }
  if (so.hasOpenLead) so.miss(fragments.length, so.lead?.items ?? []);
  const { readings, questions, notUnderstood } = so;
  return withinBounds(
    withOppositesAsked(withAllAccounted({ readings, questions, notUnderstood }, fragments)),
  );
};
