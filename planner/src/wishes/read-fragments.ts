import { answerTo } from "./answer.ts";
import { clauseOf, isNegation } from "./clause.ts";
import { clauseReaderOf, type Lead, type Said } from "./clause-reader.ts";
import { eitherTime } from "./either-time.ts";
import {
  contentOf,
  hasContent,
  isAfterSomething,
  isAsking,
  isConditional,
  isExplanation,
  isHeadless,
  isNameAlone,
  isReason,
  isRemark,
  isScope,
  isSlot,
  isState,
} from "./fragment-kinds.ts";
import {
  contentAt,
  isElaboration,
  isException,
  isNewSentence,
  listEnd,
  opensScope,
  refersBack,
  scopeEnd,
  secondWishAt,
  sentenceEnd,
  sharesDays,
} from "./fragment-row.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import { dayKinds, joinedItems, spanOf, withAntecedent } from "./joined-fragments.ts";
import {
  contrasted,
  isFact,
  isLightening,
  isLimit,
  isWholeDayOff,
  parallel,
  type Read,
} from "./read-outcome.ts";
import { settled } from "./settle.ts";
import type { Fragment, Joint } from "./split-sentences.ts";
import { maybeTaken, takenBy } from "./taken-time.ts";
import type { ReadWishes, TextSpan, WishQuestion, WishReading } from "./wish.ts";

interface Input {
  readonly fragments: readonly Fragment[];
  readonly names: readonly string[];
  readonly onStep: () => void;
}

const closeJoints: ReadonlySet<Joint> = new Set(["and", "or", ",", "so", ":"]);

/** "On weekends I ...": a scope that comes first holds for what follows. */
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

/** Where "I", "my" or "it" may begin a second clause without a comma. */
const turnsOf = (items: readonly Item[]): readonly number[] =>
  items
    .flatMap((item, index) =>
      index > 0 &&
      item.kind === "filler" &&
      /^(?:i|im|i'm|i am|we|my|its|it's|it|thats|that's|this is)$/i.test(item.written)
        ? [index]
        : [],
    )
    .slice(0, 3);

export const readFragments = ({ fragments, names, onStep }: Input): ReadWishes => {
  const readings: WishReading[] = [];
  const questions: WishQuestion[] = [];
  const notUnderstood: TextSpan[] = [];
  const mentioned = new Set<string>();
  const measured = new Set<string>();
  let previous: Read | undefined;
  let lead: Lead | undefined;
  /** Also of the sentence before: "Maths: 18 h. English: 4 h." */
  let before: Read | undefined;
  let unreadAt = -2;

  const miss = (at: number, items: readonly Item[]): void => {
    const span = spanOf(items);
    const last = notUnderstood.at(-1);
    const isNext = unreadAt === at - 1 && !isNewSentence(fragments[at]?.joint);
    if (isNext && last !== undefined)
      notUnderstood.splice(-1, 1, { start: last.start, end: span.end });
    else notUnderstood.push(span);
    unreadAt = at;
    // "I have class until 6, ... my days off (Wed and Sun)": nothing leans over what nobody understood.
    previous = undefined;
  };

  const reader = clauseReaderOf({ names, onStep });
  const said = (): Said => ({ previous, lead, mentioned, measured });
  const readItems = (items: readonly Item[], joint: Joint): Read | undefined =>
    reader.read(items, joint, said());

  /** What the last accepted clause added, for a correction to take back. */
  let acceptedAt = { readings: 0, questions: 0, start: 0 };
  const takeBack = (): void => {
    readings.length = acceptedAt.readings;
    questions.length = acceptedAt.questions;
  };

  const accept = ({ outcome, items }: Read, span: TextSpan): void => {
    acceptedAt = { readings: readings.length, questions: questions.length, start: span.start };
    for (const { names: own } of itemsOfKind(items, "who"))
      for (const name of own) {
        mentioned.add(name);
        if (!isFact(outcome) || items.some(({ kind }) => kind === "duration")) measured.add(name);
      }
    if ("wishes" in outcome) for (const wish of outcome.wishes) readings.push({ wish, ...span });
    else questions.push({ ...outcome, ...span });
  };

  /** The days and subjects of what stands before a "so" and could not be read. */
  const reasonBefore = (at: number): readonly Item[] | undefined => {
    const joint = fragments[at]?.joint;
    const isNoAlone = joint === "," && !hasContent(fragments[at]?.items ?? []);
    // "let me sleep in on Saturdays, nothing before 11".
    const isAsleep =
      joint === "," && contentAt(fragments, at - 1).some((item) => symbolOf(item) === "sleep");
    if ((joint !== "so" && !isNoAlone && !isAsleep) || unreadAt !== at - 1) return undefined;
    const scope = contentAt(fragments, at - 1).filter(
      ({ kind }) => kind === "who" || dayKinds.has(kind),
    );
    const own = contentAt(fragments, at).some(({ kind }) => kind === "who" || dayKinds.has(kind));
    return scope.length === 0 || own ? undefined : scope;
  };

  /** Where the list ends that begins here, if it is one and not two wishes that each can be read. */
  const oneListEnd = (at: number): number => {
    const end = listEnd(fragments, at);
    const second = secondWishAt(fragments, at, end);
    if (second === undefined) return end;
    const canRead = (from: number, to: number): boolean =>
      reader.byFrames(joinedItems(fragments.slice(from, to))) !== undefined;
    return canRead(at, second) && canRead(second, end) ? second : end;
  };

  const readAt = (at: number): { readonly read: Read; readonly next: number } | undefined => {
    const joint = fragments[at]?.joint ?? ".";
    if (isAfterSomething(fragments[at]?.items ?? []) && fragments[at + 1]?.joint === "so")
      return undefined;
    const isExcepted = isException(fragments, at + 1);
    const before = reasonBefore(at);
    if (before !== undefined) {
      // "Saturdays I sleep in, so not before 11" speaks of Saturdays.
      const led = reader.withLead(fragments[at]?.items ?? [], {
        items: before,
        how: "alone",
        used: false,
      });
      const isKnown = !contentAt(fragments, at - 1).some(({ kind }) => kind === "unknown");
      if (led !== undefined && isKnown) notUnderstood.pop();
      if (led !== undefined) return { read: led, next: at + 1 };
      if (joint !== ",") return undefined;
    }
    const either = ["and", "or"].includes(fragments[at + 1]?.joint ?? ".")
      ? eitherTime(fragments[at]?.items ?? [], fragments[at + 1]?.items ?? [])
      : undefined;
    if (either !== undefined)
      return {
        read: { outcome: either, items: joinedItems(fragments.slice(at, at + 2)) },
        next: at + 2,
      };
    if (isElaboration(fragments, at + 1) || isExcepted || sharesDays(fragments, at)) {
      const read = readItems(joinedItems(fragments.slice(at, at + 2)), joint);
      if (read !== undefined) return { read, next: at + 2 };
      // "never on weekends, except ...": without its exception a wish says too much.
      if (isExcepted) return undefined;
    }
    if (isException(fragments, at)) return undefined;
    for (let end = oneListEnd(at); end > at; end -= 1) {
      const read = readItems(joinedItems(fragments.slice(at, end)), joint);
      if (read !== undefined) return { read, next: end };
    }
    // "chem has 12 chapters and I did 3": only together they say something.
    for (const end of [at + 3, at + 2]) {
      const parts = fragments.slice(at + 1, end);
      if (end > fragments.length || !parts.every((part) => closeJoints.has(part.joint))) continue;
      // "I've got a job, Saturdays 9 to 5": what is doubtful alone is clear beside its name.
      const isOpen = (items: readonly Item[]): boolean => {
        const alone = reader.byFrames(items);
        return (
          alone === undefined || ("question" in alone && isNameAlone(fragments[at]?.items ?? []))
        );
      };
      const isTail = parts.every(({ items }) => hasContent(items) && isOpen(items));
      const read = isTail ? readItems(joinedItems(fragments.slice(at, end)), joint) : undefined;
      if (read !== undefined) return { read, next: end };
    }
    return undefined;
  };

  /** "no session under 40 minutes it isn't worth it": what follows is a remark, to be underlined. */
  const readRemarked = (
    items: readonly Item[],
    joint: Joint,
  ):
    | { readonly read: Read; readonly wish: readonly Item[]; readonly rest: readonly Item[] }
    | undefined => {
    for (const turn of turnsOf(items)) {
      const [wish, rest] = [items.slice(0, turn), items.slice(turn)];
      if (!isRemark(rest) || isHeadless(wish)) continue;
      const read = readItems(wish, joint);
      if (read !== undefined && "wishes" in read.outcome) return { read, wish, rest };
    }
    return undefined;
  };

  /** "max 3 hours a day I'm exhausted": what follows the wish without a comma only explains it. */
  const readRunOn = (items: readonly Item[], joint: Joint): Read | undefined => {
    // "a bit every day rather than big chunks": the wish is what stands before.
    const contrast = items.findIndex(({ written }) =>
      /^(?:rather than|as opposed to)$/i.test(written),
    );
    const kept = contrast > 0 ? readItems(items.slice(0, contrast), joint) : undefined;
    if (kept !== undefined) return kept;
    for (const turn of turnsOf(items)) {
      const [wish, why] = [items.slice(0, turn), items.slice(turn)];
      if (!isExplanation(why)) continue;
      const taken = takenBy(wish, why);
      if (taken !== undefined) return { outcome: taken, items };
      const read = isHeadless(wish) ? undefined : readItems(wish, joint);
      if (read !== undefined) return read;
    }
    return undefined;
  };

  const mayLead = (joint: Joint): boolean =>
    isNewSentence(joint) || joint === "but" || lead?.how === "alone" || previous === undefined;

  let at = 0;
  while (at < fragments.length) {
    const fragment = fragments[at];
    if (fragment === undefined) break;
    const { items, joint } = fragment;
    const answered = joint === "?" ? answerTo(fragments[at - 1]?.items ?? [], items) : undefined;
    if (answered !== undefined) {
      const span = { start: acceptedAt.start, end: spanOf(items).end };
      takeBack();
      if (answered === "taken back") notUnderstood.push(span);
      else accept({ outcome: answered, items: fragments[at - 1]?.items ?? [] }, span);
      previous = undefined;
      lead = undefined;
      at += 1;
      continue;
    }
    if (isNewSentence(joint)) {
      previous = undefined;
      const hasOwn = contentOf(items).some(({ kind }) => kind === "who" || dayKinds.has(kind));
      const isOn = joint === "." && lead?.how === "alone" && lead.used && !hasOwn;
      lead = isOn ? lead : undefined;
      const end = sentenceEnd(fragments, at);
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
    // "the exam is on the 26th, not the 25th".
    const isNotThen =
      previous !== undefined &&
      "wishes" in previous.outcome &&
      previous.outcome.wishes.every(({ kind }) => kind === "exam") &&
      items.some(isNegation) &&
      contentOf(items).every((item) => item.kind === "dates" || isNegation(item));
    if (isNotThen) {
      at += 1;
      continue;
    }
    if (joint === "instead" && previous !== undefined && hasContent(items)) {
      const read = reader.instead(items, previous);
      const span = { start: acceptedAt.start, end: spanOf(items).end };
      takeBack();
      if (read === undefined) notUnderstood.push(span);
      else accept(read, span);
      unreadAt = read === undefined ? at : unreadAt;
      previous = read;
      at += 1;
      continue;
    }
    const isBareNo =
      items.some(isNegation) &&
      (reasonBefore(at) !== undefined || (lead?.how === "alone" && !lead.used));
    if (!hasContent(items) && !isBareNo) {
      at += 1;
      continue;
    }
    const isNamed = contentOf(items).some((item) => isSlot(item) && item.kind !== "examdays");
    if (refersBack(fragments, at + 1) && isNamed) {
      const next = fragments[at + 1];
      const referring = withAntecedent(next?.items ?? [], contentOf(items));
      const outcome = reader.byFrames(referring);
      if (next !== undefined && outcome !== undefined) {
        if (items.some(({ kind }) => kind === "unknown")) miss(at, items);
        accept({ outcome, items: referring }, spanOf([...items, ...next.items]));
        at += 2;
        continue;
      }
    }
    const scoped = scopeEnd(fragments, at);
    // "Physics: only mornings" speaks of nothing that was said before.
    const isHeading = fragments[scoped ?? at]?.joint === ":";
    const leadEnd = mayLead(joint) || isHeading || opensScope(fragments, at) ? scoped : undefined;
    const leading =
      leadEnd === undefined ? undefined : clauseOf(joinedItems(fragments.slice(at, leadEnd))).items;
    const leads =
      leading !== undefined &&
      leadEnd !== undefined &&
      reader.withLead(fragments[leadEnd]?.items ?? [], {
        items: leading,
        how: "alone",
        used: false,
      }) !== undefined;
    const found = leads || (isHeading && leadEnd !== undefined) ? undefined : readAt(at);
    if (found !== undefined) {
      const consumed = fragments.slice(at, found.next).flatMap((each) => each.items);
      const opened = lead?.how === "alone" && !lead.used ? [...lead.items, ...consumed] : consumed;
      // "next week I have less time, max 1 h a day": the limit says what "less" is.
      if (previous !== undefined && isLightening(previous.outcome) && isLimit(found.read.outcome))
        ("wishes" in previous.outcome ? readings : questions).pop();
      const alike = previous ?? (joint === "line" ? undefined : before);
      const meant = parallel(contrasted(found.read, joint, previous), alike);
      accept(meant, spanOf(opened));
      before = meant;
      // "Maths: 4 of 9 topics done, max 3 hours a day": a fact about a subject leads nothing.
      if (lead?.how === "alone")
        lead = isFact(found.read.outcome)
          ? { ...lead, how: "bare", used: true }
          : { ...lead, used: true };
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
    const remarked = readRemarked(items, joint);
    if (remarked !== undefined) {
      accept(remarked.read, spanOf(remarked.wish));
      miss(at, remarked.rest);
      previous = remarked.read;
      at += 1;
      continue;
    }
    const isWhy =
      (joint === "because" && isReason(items)) ||
      (isExplanation(items) && !isNewSentence(joint)) ||
      ((isExplanation(items) || isAfterSomething(items) || isState(items)) &&
        fragments[at + 1]?.joint === "so");
    if (!isWhy) {
      // Of a list that begins in words nobody knows, the rest alone would say something else.
      const end = items.some(({ kind }) => kind === "unknown") ? listEnd(fragments, at) : at + 1;
      const guess =
        end === at + 1
          ? (reader.guess(items, joint, said()) ??
            (fragments[end]?.joint === "so" ? undefined : maybeTaken(items)))
          : undefined;
      if (guess !== undefined && "question" in guess) {
        questions.push({ ...guess, ...spanOf(items) });
        unreadAt = at;
        at = end;
        continue;
      }
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
