import { canJoin, clauseOf, isNegation } from "./clause.ts";
import {
  contentOf,
  hasContent,
  isAboutOthers,
  isAfterSomething,
  isAsking,
  isConditional,
  isExplanation,
  isHeadless,
  isPast,
  isReason,
  isScope,
  isScopeAlone,
  isSlot,
} from "./fragment-kinds.ts";
import { type Outcome, readByFrames } from "./frame.ts";
import { frames } from "./frames.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import {
  dayKinds,
  joinedItems,
  kindsOf,
  sameScope,
  spanOf,
  withAntecedent,
  withMeasure,
  withRest,
} from "./joined-fragments.ts";
import {
  askBoth,
  contrasted,
  isLightening,
  isLimit,
  isOff,
  isWholeDayOff,
  mayBeLed,
  parallel,
  type Read,
} from "./read-outcome.ts";
import { settled } from "./settle.ts";
import type { Fragment, Joint } from "./split-sentences.ts";
import type { ReadWishes, TextSpan, WishQuestion, WishReading } from "./wish.ts";

/** As many fragments as one wish may list: "more on Physics, Maths, Art, ...". */
const mostListed = 12;
/** No frame holds more. */
const mostItems = 14;

/** A scope that was said before and holds for what follows. */
interface Lead {
  readonly items: readonly Item[];
  /** "On weekends," stands alone; "On weekends I ..." comes first; "Weekends max ..." may be meant so. */
  readonly how: "alone" | "fronted" | "bare";
  readonly used: boolean;
}

interface Input {
  readonly fragments: readonly Fragment[];
  readonly names: readonly string[];
  readonly onStep: () => void;
}

const isNewSentence = (joint: Joint | undefined): boolean => joint === "." || joint === "line";

const listJoints: ReadonlySet<Joint> = new Set(["and", "or", ","]);
const closeJoints: ReadonlySet<Joint> = new Set(["and", "or", ",", "so", ":"]);

export const readFragments = ({ fragments, names, onStep }: Input): ReadWishes => {
  const readings: WishReading[] = [];
  const questions: WishQuestion[] = [];
  const notUnderstood: TextSpan[] = [];
  const mentioned = new Set<string>();
  let previous: Read | undefined;
  let lead: Lead | undefined;
  let unreadAt = -2;

  const miss = (at: number, items: readonly Item[]): void => {
    const span = spanOf(items);
    const last = notUnderstood.at(-1);
    const isNext = unreadAt === at - 1 && !isNewSentence(fragments[at]?.joint);
    if (isNext && last !== undefined)
      notUnderstood.splice(-1, 1, { start: last.start, end: span.end });
    else notUnderstood.push(span);
    unreadAt = at;
  };

  const rest = (items: readonly Item[]): readonly Item[] => withRest(items, names, mentioned);

  const byFrames = (items: readonly Item[]): Outcome | undefined => {
    const clause = clauseOf(items);
    if (clause.items.length === 0 || clause.items.length > mostItems) return undefined;
    const takesUnknown = ["exam", "reserved", "inplace"].some((symbol) =>
      clause.symbols.has(symbol),
    );
    if (clause.items.some(({ kind }) => kind === "unknown") && !takesUnknown) return undefined;
    return readByFrames(clause, frames, onStep);
  };

  /** What was said before, with what is said now in its place. */
  const leaning = (items: readonly Item[], before: Read): Read | undefined => {
    const own = withMeasure(rest(items), before.items);
    const kinds = new Set(own.map(({ kind }) => kind));
    const isReplaced = (item: Item): boolean =>
      kinds.has(item.kind) ||
      (dayKinds.has(item.kind) && [...dayKinds].some((kind) => kinds.has(kind as Item["kind"])));
    const heads = before.items.filter((item) => !isReplaced(item) && item.kind !== "pause");
    const merged = [...heads, ...own];
    const outcome = byFrames(merged);
    return outcome && { outcome, items: merged };
  };

  /** "not on Sundays and in the evenings": the "not" reaches over an "and", or it does not. */
  const readTurned = (items: readonly Item[], joint: Joint, alone: Outcome): Read | undefined => {
    if (joint === "," || items.some(({ kind }) => kind === "who")) return undefined;
    const heads = (previous?.items ?? []).filter((item) => !isSlot(item) && item.kind !== "pause");
    const merged = [...heads, ...items];
    const outcome = byFrames(merged);
    if (outcome === undefined) return undefined;
    return joint === "or"
      ? { outcome, items: merged }
      : { outcome: askBoth("Shall that not be, too?", outcome, alone), items: merged };
  };

  /** A fragment without a head of its own may go on with the head of the one before it. */
  const readLeaning = (items: readonly Item[], joint: Joint): Read | undefined => {
    if (previous === undefined || !isHeadless(items) || !listJoints.has(joint)) return undefined;
    const own = withMeasure(rest(items), previous.items);
    const same = kindsOf(own) === kindsOf(previous.items) && kindsOf(own) !== "";
    const alone = byFrames(items);
    const leaned = leaning(items, previous);
    if (leaned === undefined) return undefined;
    if (alone === undefined) return leaned;
    const isTurned = previous.items.some(isNegation);
    if (!same) return isTurned ? readTurned(items, joint, alone) : undefined;
    const isClear = joint === "or" || kindsOf(own) === "clock";
    return isTurned && !isClear
      ? { outcome: askBoth("Shall that not be, too?", leaned.outcome, alone), items: leaned.items }
      : leaned;
  };

  const readWithLead = (items: readonly Item[], by: Lead): Read | undefined => {
    if (sameScope(by.items, items)) return undefined;
    const merged = [...by.items, ...items];
    const outcome = byFrames(merged);
    return outcome && { outcome, items: merged };
  };

  const readItems = (written: readonly Item[], joint: Joint): Read | undefined => {
    const items = rest(written);
    const isReserved = items.some((item) => symbolOf(item) === "reserved");
    if ((isAboutOthers(items) && !isReserved) || isPast(items)) return undefined;
    const leaned = readLeaning(items, joint);
    if (leaned !== undefined) return leaned;
    const alone = (): Read | undefined => {
      const outcome = byFrames(items);
      return outcome && { outcome, items };
    };
    if (lead === undefined || sameScope(lead.items, items)) return alone();
    const led = readWithLead(items, lead);
    if (lead.how === "alone") {
      if (joint !== ".") return led;
      // A new sentence: what is forbidden in it may be forbidden for all.
      const own = alone();
      if (led === undefined || own === undefined) return led ?? own;
      return isOff(own.outcome)
        ? {
            outcome: askBoth("Does that hold then only, or always?", led.outcome, own.outcome),
            items,
          }
        : led;
    }
    const own = alone();
    if (led === undefined || own === undefined) return own ?? led;
    if (lead.how === "fronted") return led;
    if (previous !== undefined && isLightening(previous.outcome)) return led;
    return mayBeLed(own.outcome)
      ? {
          outcome: askBoth("Does that hold then only, or always?", led.outcome, own.outcome),
          items,
        }
      : own;
  };

  const accept = ({ outcome, items }: Read, span: TextSpan): void => {
    for (const { names: own } of itemsOfKind(items, "who"))
      for (const name of own) mentioned.add(name);
    if ("wishes" in outcome) for (const wish of outcome.wishes) readings.push({ wish, ...span });
    else questions.push({ ...outcome, ...span });
  };

  const contentAt = (at: number): readonly Item[] => contentOf(fragments[at]?.items ?? []);

  /** How many fragments from here on can be one list: "Monday, Wednesday and Friday". */
  const listEnd = (at: number): number => {
    let end = at + 1;
    let isJoined = false;
    while (end < fragments.length && end < at + mostListed) {
      const next = fragments[end];
      if (next === undefined || !listJoints.has(next.joint)) break;
      if (!canJoin(contentAt(end - 1).at(-1), contentAt(end)[0])) break;
      isJoined ||= next.joint !== ",";
      end += 1;
    }
    // "not mornings, afternoons please": after a "no" commas alone make no list.
    return !isJoined && contentAt(at).some(isNegation) ? at + 1 : end;
  };

  /** "long sessions, like 2 hours": the second part only says more exactly what the first means. */
  const isElaboration = (at: number): boolean => {
    const [first, ...others] = contentAt(at);
    return (
      fragments[at]?.joint === "," &&
      first !== undefined &&
      /^(?:like|say|about|around|roughly|max|at most|eg|so|then)$/i.test(first.written) &&
      others.length > 0 &&
      others.every(isSlot)
    );
  };

  const isException = (at: number): boolean => {
    const [first] = contentAt(at);
    return (
      first !== undefined && symbolOf(first) === "except" && !isNewSentence(fragments[at]?.joint)
    );
  };

  /** The days and subjects of what stands before a "so" and could not be read. */
  const reasonBefore = (at: number): readonly Item[] | undefined => {
    const joint = fragments[at]?.joint;
    const isNoAlone = joint === "," && !hasContent(fragments[at]?.items ?? []);
    if ((joint !== "so" && !isNoAlone) || unreadAt !== at - 1) return undefined;
    const scope = contentAt(at - 1).filter(({ kind }) => kind === "who" || dayKinds.has(kind));
    const own = contentAt(at).some(({ kind }) => kind === "who" || dayKinds.has(kind));
    return scope.length === 0 || own ? undefined : scope;
  };

  const readAt = (at: number): { readonly read: Read; readonly next: number } | undefined => {
    const joint = fragments[at]?.joint ?? ".";
    const isExcepted = isException(at + 1);
    const before = reasonBefore(at);
    if (before !== undefined) {
      // "Saturdays I sleep in, so not before 11" speaks of Saturdays.
      const led = readWithLead(fragments[at]?.items ?? [], {
        items: before,
        how: "alone",
        used: false,
      });
      const isKnown = !contentAt(at - 1).some(({ kind }) => kind === "unknown");
      if (led !== undefined && isKnown) notUnderstood.pop();
      return led === undefined ? undefined : { read: led, next: at + 1 };
    }
    if (isElaboration(at + 1) || isExcepted) {
      const read = readItems(joinedItems(fragments.slice(at, at + 2)), joint);
      if (read !== undefined) return { read, next: at + 2 };
      // "never on weekends, except ...": without its exception a wish says too much.
      if (isExcepted) return undefined;
    }
    if (isException(at)) return undefined;
    for (let end = listEnd(at); end > at; end -= 1) {
      const read = readItems(joinedItems(fragments.slice(at, end)), joint);
      if (read !== undefined) return { read, next: end };
    }
    // "chem has 12 chapters and I did 3": only together they say something.
    for (const end of [at + 2, at + 3]) {
      const parts = fragments.slice(at + 1, end);
      if (end > fragments.length || !parts.every((part) => closeJoints.has(part.joint))) break;
      const isTail = parts.every(({ items }) => hasContent(items) && byFrames(items) === undefined);
      const read = isTail ? readItems(joinedItems(fragments.slice(at, end)), joint) : undefined;
      if (read !== undefined) return { read, next: end };
    }
    return undefined;
  };

  /** "max 3 hours a day I'm exhausted": what follows the wish without a comma only explains it. */
  const readRunOn = (items: readonly Item[], joint: Joint): Read | undefined => {
    const turns = items.flatMap((item, index) =>
      index > 0 &&
      item.kind === "filler" &&
      /^(?:i|im|i'm|i am|we|my|its|it's)$/i.test(item.written)
        ? [index]
        : [],
    );
    for (const turn of turns.slice(0, 3)) {
      const [wish, why] = [items.slice(0, turn), items.slice(turn)];
      const read = isExplanation(why) ? readItems(wish, joint) : undefined;
      if (read !== undefined) return read;
    }
    return undefined;
  };

  const frontOf = (items: readonly Item[]): Lead | undefined => {
    const content = contentOf(items);
    const [first] = content;
    if (first === undefined || !isScope(first) || first.kind === "part" || content.length < 2)
      return undefined;
    const opener = items[0];
    const isFronted =
      opener?.kind === "filler" && /^(?:on|for|at|in|during)$/i.test(opener.written.trim());
    return { items: [first], how: isFronted ? "fronted" : "bare", used: true };
  };

  /** Where "On Monday and Friday," ends, if a scope stands here by itself and something follows it. */
  const scopeEnd = (at: number, joint: Joint): number | undefined => {
    const mayLead =
      isNewSentence(joint) || joint === "but" || lead?.how === "alone" || previous === undefined;
    if (!mayLead || !isScopeAlone(fragments[at]?.items ?? [])) return undefined;
    for (let end = listEnd(at); end > at; end -= 1) {
      const isAlone = fragments.slice(at, end).every(({ items }) => isScopeAlone(items));
      if (isAlone && [",", ":"].includes(fragments[end]?.joint ?? "")) return end;
    }
    return undefined;
  };

  const refersBack = (at: number): boolean => {
    const next = fragments[at];
    return (
      next !== undefined &&
      !isNewSentence(next.joint) &&
      next.items.some((item) => ["that", "afterthat"].includes(symbolOf(item)))
    );
  };

  const sentenceEnd = (at: number): number => {
    let end = at + 1;
    while (end < fragments.length && !isNewSentence(fragments[end]?.joint)) end += 1;
    return end;
  };

  let at = 0;
  while (at < fragments.length) {
    const fragment = fragments[at];
    if (fragment === undefined) break;
    const { items, joint } = fragment;
    if (isNewSentence(joint)) {
      previous = undefined;
      const hasOwn = contentOf(items).some(({ kind }) => kind === "who" || dayKinds.has(kind));
      const isOn = joint === "." && lead?.how === "alone" && lead.used && !hasOwn;
      lead = isOn ? lead : undefined;
      const end = sentenceEnd(at);
      const sentence = fragments.slice(at, end);
      if (sentence.some((each) => isConditional(each.items)) || isAsking(items)) {
        miss(
          at,
          sentence.flatMap((each) => each.items),
        );
        at = end;
        continue;
      }
    }
    const isBareNo = items.some(isNegation) && reasonBefore(at) !== undefined;
    if (!hasContent(items) && !isBareNo) {
      at += 1;
      continue;
    }
    if (refersBack(at + 1) && contentOf(items).some((item) => isSlot(item))) {
      const next = fragments[at + 1];
      const referring = withAntecedent(next?.items ?? [], contentOf(items));
      const outcome = byFrames(referring);
      if (next !== undefined && outcome !== undefined) {
        if (items.some(({ kind }) => kind === "unknown")) miss(at, items);
        accept({ outcome, items: referring }, spanOf([...items, ...next.items]));
        at += 2;
        continue;
      }
    }
    const leadEnd = scopeEnd(at, joint);
    const leading =
      leadEnd === undefined ? undefined : clauseOf(joinedItems(fragments.slice(at, leadEnd))).items;
    const leads =
      leading !== undefined &&
      leadEnd !== undefined &&
      readWithLead(fragments[leadEnd]?.items ?? [], {
        items: leading,
        how: "alone",
        used: false,
      }) !== undefined;
    const found = leads ? undefined : readAt(at);
    if (found !== undefined) {
      const consumed = fragments.slice(at, found.next).flatMap((each) => each.items);
      const opened = lead?.how === "alone" && !lead.used ? [...lead.items, ...consumed] : consumed;
      // "next week I have less time, max 1 h a day": the limit says what "less" is.
      if (previous !== undefined && isLightening(previous.outcome) && isLimit(found.read.outcome))
        readings.pop();
      accept(parallel(contrasted(found.read, joint, previous), previous), spanOf(opened));
      if (lead?.how === "alone") lead = { ...lead, used: true };
      else {
        const front = isWholeDayOff(found.read.outcome) ? undefined : frontOf(consumed);
        // Two scopes in one sentence: what follows belongs to neither.
        lead = lead === undefined || front === undefined ? (lead ?? front) : undefined;
      }
      previous = found.read;
      at = found.next;
      continue;
    }
    if (leading !== undefined && leadEnd !== undefined) {
      lead = { items: leading, how: "alone", used: false };
      at = leadEnd;
      continue;
    }
    const runOn = readRunOn(items, joint);
    if (runOn !== undefined) {
      accept(runOn, spanOf(items));
      previous = runOn;
      at += 1;
      continue;
    }
    const isWhy =
      (joint === "because" && isReason(items)) ||
      (isExplanation(items) && !isNewSentence(joint)) ||
      ((isExplanation(items) || isAfterSomething(items)) && fragments[at + 1]?.joint === "so");
    if (!isWhy) {
      // Of a list that begins in words nobody knows, the rest alone would say something else.
      const end = items.some(({ kind }) => kind === "unknown") ? listEnd(at) : at + 1;
      const unread = fragments.slice(at, end).flatMap((each) => each.items);
      const opened = lead?.how === "alone" && !lead.used ? [...lead.items, ...unread] : unread;
      miss(at, opened);
      unreadAt = end - 1;
      if (lead?.how === "alone" && !lead.used) lead = undefined;
      at = end;
      continue;
    }
    at += 1;
  }
  if (lead?.how === "alone" && !lead.used) miss(fragments.length, lead.items);
  return { readings: settled(readings), questions, notUnderstood };
};
