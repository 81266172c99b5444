import { answerTo } from "./answer.ts";
import { clauseOf, isNegation } from "./clause.ts";
import { clauseReaderOf, type Lead, type Said } from "./clause-reader.ts";
import {
  contentOf,
  hasContent,
  isAfterSomething,
  isAsking,
  isConditional,
  isExplanation,
  isHeadless,
  isHecticTime,
  isReason,
  isScope,
  isSlot,
  isState,
} from "./fragment-kinds.ts";
import { fragmentReaderOf } from "./fragment-reader.ts";
import {
  isListJoint,
  isNewSentence,
  listEnd,
  opensScope,
  refersBack,
  scopeEnd,
  sentenceEnd,
} from "./fragment-row.ts";
import { nameAlone } from "./frames-subjects.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import { dayKinds, joinedItems, spanOf, withAntecedent } from "./joined-fragments.ts";
import {
  askBoth,
  contrasted,
  eachLasting,
  isFact,
  isLightening,
  isLimit,
  isOff,
  isSleep,
  isSpanOff,
  isWholeDayOff,
  mayBeLed,
  onlyThen,
  parallel,
  type Read,
} from "./read-outcome.ts";
import { settled } from "./settle.ts";
import type { Fragment, Joint } from "./split-sentences.ts";
import { maybeTaken, offOrOpen } from "./taken-time.ts";
import type { ReadWishes, TextSpan, WishQuestion, WishReading } from "./wish.ts";

interface Input {
  readonly fragments: readonly Fragment[];
  readonly names: readonly string[];
  readonly onStep: () => void;
}

const shadowLength = 12;
const thenOrAlways = "Does that hold then only, or always?";

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
    shadow = [...shadow, ...items].slice(-shadowLength);
    // "I have class until 6, ... my days off (Wed and Sun)": nothing leans over what nobody understood.
    previous = undefined;
  };

  const reader = clauseReaderOf({ names, onStep });
  const said = (): Said => ({ previous, lead, mentioned, measured });
  const readItems = (items: readonly Item[], joint: Joint): Read | undefined =>
    reader.read(items, joint, said());

  /** Whom and when the words spoke of that nobody understood, in the same sentence. */
  let shadow: readonly Item[] = [];

  /** "the night before exams bed early, stop at 7": then only, or always? */
  const underShadow = (read: Read, consumed: readonly Item[]): Read => {
    const hasDays = read.items.some(({ kind }) => dayKinds.has(kind));
    const days = shadow.filter(({ kind }) => dayKinds.has(kind));
    if (
      hasDays ||
      days.length === 0 ||
      !(mayBeLed(read.outcome) || isOff(read.outcome) || isSleep(read.outcome))
    )
      return read;
    const led = reader.withLead(consumed, { items: days.slice(0, 1), how: "alone", used: false });
    if (led === undefined) return read;
    // "this week is crazy, 90 minutes a day tops" speaks of this week.
    const namesDays = read.items.some(({ kind }) => kind === "per" || kind === "days");
    if (isHecticTime(shadow) && (days[0]?.kind === "dates" || !namesDays)) return led;
    return { ...read, outcome: askBoth(thenOrAlways, led.outcome, read.outcome) };
  };

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

  const fragmentReader = fragmentReaderOf({
    fragments,
    reader,
    readItems,
    isUnread: (at) => unreadAt === at,
  });

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
      shadow = [];
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
      // "no Saturdays. no wait, Saturdays are fine, I meant Sundays": corrected twice, and clear to nobody.
      const isAllowed =
        "wishes" in previous.outcome &&
        previous.outcome.wishes.some(({ kind }) => kind === "allow");
      const read = isAllowed ? undefined : reader.instead(items, previous);
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
      (fragmentReader.reasonBefore(at) !== undefined || (lead?.how === "alone" && !lead.used));
    // "wedding on the 14th so no studying": the whole day, then.
    const asked = previous !== undefined && "question" in previous.outcome ? previous : undefined;
    const [whole] = asked !== undefined && "question" in asked.outcome ? asked.outcome.choices : [];
    const isWhole =
      whole !== undefined && whole.length > 0 && isWholeDayOff({ wishes: whole }) && joint === "so";
    if (!hasContent(items) && items.some(isNegation) && isWhole && asked !== undefined) {
      const span = { start: acceptedAt.start, end: spanOf(items).end };
      takeBack();
      accept({ outcome: { wishes: whole }, items: asked.items }, span);
      at += 1;
      continue;
    }
    if (!hasContent(items) && !isBareNo) {
      at += 1;
      continue;
    }
    // "the physics exam is at 9 and bio at 2": of a row whose head nobody understood, the rest says nothing.
    const isTail = unreadAt === at - 1 && isListJoint(joint) && isHeadless(items);
    if (isTail && lead === undefined) {
      miss(at, items);
      at += 1;
      continue;
    }
    const lengthened = isListJoint(joint) ? eachLasting(readings, previous, items) : undefined;
    if (lengthened !== undefined) {
      readings.splice(0, readings.length, ...lengthened);
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
        // "I get home at 4, anything after that is ok": there is no time before it.
        const isHome = items.some((item) => symbolOf(item) === "home");
        const meant = isHome ? onlyThen(outcome) : outcome;
        accept({ outcome: meant, items: referring }, spanOf([...items, ...next.items]));
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
    const found =
      leads || (isHeading && leadEnd !== undefined) ? undefined : fragmentReader.readAt(at);
    if (found?.isExplained === true) {
      const told = notUnderstood.pop();
      const earlier = fragments[at - 2];
      // "zorgle: maths, so not": the reason is understood now, what stands before it is not.
      if (told !== undefined && earlier !== undefined && told.start < spanOf(earlier.items).end)
        notUnderstood.push({ start: told.start, end: spanOf(earlier.items).end });
    }
    if (found !== undefined) {
      const consumed = fragments.slice(at, found.next).flatMap((each) => each.items);
      const opened = lead?.how === "alone" && !lead.used ? [...lead.items, ...consumed] : consumed;
      // "next week I have less time, max 1 h a day": the limit says what "less" is.
      // "training camp 8-13 March, max 45 minutes a day": so not the whole days.
      const isNarrowed =
        previous !== undefined &&
        isLimit(found.read.outcome) &&
        (isLightening(previous.outcome) || (joint === "," && isSpanOff(previous)));
      if (previous !== undefined && isNarrowed)
        ("wishes" in previous.outcome ? readings : questions).pop();
      const shadowed = underShadow(found.read, consumed);
      const alike = previous ?? (joint === "line" ? undefined : before);
      const meant = parallel(contrasted(shadowed, joint, previous), alike);
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
    const runOn = fragmentReader.runOn(items, joint);
    if (runOn !== undefined) {
      accept(runOn, spanOf(items));
      previous = runOn;
      at += 1;
      continue;
    }
    const remarked = fragmentReader.remarked(items, joint);
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
          ? ((fragments.length === 1 ? nameAlone(items) : undefined) ??
            reader.guess(items, joint, said()) ??
            (fragments[end]?.joint === "so" ? undefined : maybeTaken(items)))
          : undefined;
      if (guess !== undefined && "question" in guess) {
        questions.push({ ...guess, ...spanOf(items) });
        unreadAt = at;
        at = end;
        continue;
      }
      const turned = joint === "so" ? offOrOpen(previous, items) : undefined;
      if (turned !== undefined) {
        takeBack();
        questions.push({ ...turned, start: acceptedAt.start, end: spanOf(items).end });
        acceptedAt = { readings: readings.length, questions: questions.length, start: 0 };
      }
      // "training camp 8-13 March, max 45 minutes in the evenings": the whole days were not meant.
      const isHalfRead =
        joint === "," &&
        previous !== undefined &&
        isSpanOff(previous) &&
        items.some(({ kind }) => kind === "duration");
      if (isHalfRead) {
        takeBack();
        notUnderstood.push({ start: acceptedAt.start, end: spanOf(items).end });
        previous = undefined;
        unreadAt = at;
        at += 1;
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
