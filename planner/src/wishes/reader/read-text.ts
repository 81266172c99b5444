import { wishOf } from "../kinds/fields.ts";
import type { ReadWishes, TextSpan, WishQuestion, WishReading } from "../wish.ts";
import { withAllAccounted, withOppositesAsked } from "./account.ts";
import { clauseOf, isNegation } from "./clause.ts";
import {
  contentOf,
  hasContent,
  isAboutOthers,
  isAfterSomething,
  isExplanation,
  isHeadless,
  isOfWish,
  isOpening,
  isReason,
  isScopeAlone,
} from "./fragment-kinds.ts";
import { FragmentList, isListJoint, isWho } from "./fragment-list.ts";
import { sureOf } from "./frame.ts";
import { type Item, isTagged, itemsOfKind, says } from "./items.ts";
import { isDay, type Read, readClause, withLast, withRest } from "./read-clause.ts";
import {
  besideNamed,
  contrasted,
  isAnswered,
  isBareDenial,
  isFact,
  type Lead,
  leadAfter,
  ledBy,
  parallel,
  readInContext,
} from "./read-in-context.ts";
import { type Fragment, isNewSentence, type Joint, spanOf } from "./split-sentences.ts";

const closeJoints: ReadonlySet<Joint> = new Set(["and", "or", ",", "so", ":"]);
const shadowLength = 12;

class TextReader {
  readonly readings: WishReading[] = [];
  readonly questions: WishQuestion[] = [];
  readonly notUnderstood: TextSpan[] = [];
  readonly #text: FragmentList;
  readonly #names: readonly string[];
  readonly #onStep: () => void;
  readonly #mentioned = new Set<string>();
  /** Those of them that have an amount. */
  readonly #measured = new Set<string>();
  /** The last clause of the sentence, if it was read. */
  #previous: Read | undefined;
  /** Also of the sentence before: "Maths: 18 h. English: 4 h." */
  #before: Read | undefined;
  #lead: Lead | undefined;
  /** Unread words of the sentence. */
  #shadow: readonly Item[] = [];
  #unreadAt = -2;
  /** The words just before; unread, they have no outcome. */
  #last: Read = { outcome: [], items: [] };

  constructor(fragments: readonly Fragment[], names: readonly string[], onStep: () => void) {
    this.#text = new FragmentList(fragments);
    this.#names = names;
    this.#onStep = onStep;
  }

  readAll(): void {
    let at = 0;
    while (at < this.#text.length) {
      const isStart = at === 0 || isNewSentence(this.#text.jointAt(at));
      at = (isStart ? this.#skipSilent(at) : undefined) ?? this.#readFrom(at);
    }
    this.#dropOpenLead(at);
  }

  readonly #alone = (items: readonly Item[]): Read | undefined => {
    const outcome = readClause(items, this.#onStep);
    // "maths every 0 days": sent on, it would be refused together with every other wish.
    const isPossible = outcome?.flat().every((wish) => wishOf(wish) !== undefined) === true;
    return isPossible ? { outcome, items } : undefined;
  };

  get #hasOpenLead(): boolean {
    return this.#lead?.how === "alone" && !this.#lead.used;
  }

  /** The end of a sentence that wishes nothing. */
  #skipSilent(at: number): number | undefined {
    this.#dropOpenLead(at);
    this.#previous = undefined;
    this.#shadow = [];
    const isOn =
      this.#text.jointAt(at) === "." &&
      !contentOf(this.#text.itemsAt(at)).some((each) => isWho(each) || isDay(each));
    this.#lead = isOn && this.#lead?.how === "alone" ? this.#lead : undefined;
    const end = this.#text.sentenceEnd(at);
    if (!this.#text.isSilent(at, end)) return undefined;
    this.#miss(at, this.#text.items(at, end));
    return end;
  }

  /** The place after the fragments that were read, skipped or missed from here on. */
  #readFrom(at: number): number {
    const items = this.#text.itemsAt(at);
    const isBareNo = items.some(isNegation) && (this.#hasOpenLead || this.#refersBack(at));
    if (!hasContent(items) && !isBareNo) return at + 1;
    const lead = this.#leadAt(at);
    if (lead?.isSure === true) return this.#takeLead(lead);
    const found = this.#isTail(at) ? undefined : this.#readAt(at);
    if (found !== undefined && !this.#isUnderShadow(found.read)) {
      this.#keep(found.read, this.#text.items(at, found.next), this.#text.jointAt(at));
      return found.next;
    }
    if (lead !== undefined) return this.#takeLead(lead);
    return this.#isWhy(at) ? at + 1 : this.#missFrom(at);
  }

  /**
   * "the physics exam is at 9 and bio at 2": after an unread head the rest of the list says nothing.
   * "I have a job. It's Mondays from 4": the time of something else.
   */
  #isTail(at: number): boolean {
    const items = this.#text.itemsAt(at);
    const [first] = items;
    if (first !== undefined && isTagged(first, "it") && isHeadless(items)) return true;
    const joint = this.#text.jointAt(at);
    const isRest =
      (isListJoint(joint) && isHeadless(items)) || (joint === "but" && isBareDenial(items));
    return this.#unreadAt === at - 1 && isRest && this.#lead === undefined;
  }

  /** A reason needs no plan. */
  #isWhy(at: number): boolean {
    const items = this.#text.itemsAt(at);
    const joint = this.#text.jointAt(at);
    return (
      (joint === "because" && isReason(items)) ||
      (isExplanation(items) && !isNewSentence(joint)) ||
      ((isExplanation(items) || isAfterSomething(items)) && this.#text.jointAt(at + 1) === "so")
    );
  }

  /** "the week of the 16th I can do more, 5 hours a day": it may hold then only. */
  #isUnderShadow({ outcome, items }: Read): boolean {
    return (
      this.#shadow.some((item) => isDay(item) || isTagged(item, "it")) &&
      !items.some(isDay) &&
      !isFact(outcome)
    );
  }

  /** "done by six on Fridays, Monday and Tuesday off": a list ends where the rest is a wish of its own. */
  #wishEnd(at: number): number {
    const end = this.#text.listEnd(at);
    if (isHeadless(this.#text.itemsAt(at))) return end;
    const isWish = (items: readonly Item[]): boolean => this.#alone(items) !== undefined;
    for (let cut = at + 1; cut < end; cut += 1) {
      const rest = this.#text.joined(cut, end);
      if (!isHeadless(rest) && isWish(rest) && isWish(this.#text.joined(at, cut))) return cut;
    }
    return end;
  }

  /** A scope by itself, and whether it leads the next clause. */
  #leadAt(
    at: number,
  ): { readonly lead: Lead; readonly end: number; readonly isSure: boolean } | undefined {
    if (!isScopeAlone(this.#text.itemsAt(at))) return undefined;
    let end = this.#text.listEnd(at);
    while (end > at + 1 && !this.#text.isScopeAlone(at, end)) end -= 1;
    const joint = this.#text.jointAt(end);
    const items = clauseOf(this.#text.joined(at, end)).items;
    const isHeading = joint === ":";
    // "maths in the morning," and "evenings preferably," wish something already; "biology, but never on Mondays" leads.
    const isOneThing = items.every(isWho) || !items.some(isWho);
    const isFollowed =
      (joint === "," && isOneThing && !says(this.#text.joined(at, end), "soft")) ||
      (joint === "but" && items.every(isWho));
    const mayLead =
      isNewSentence(this.#text.jointAt(at)) ||
      this.#text.jointAt(at) === "but" ||
      this.#lead?.how === "alone" ||
      this.#previous === undefined ||
      this.#text.opensScope(at);
    if (!isHeading && !(isFollowed && mayLead)) return undefined;
    const isSure = isHeading || ledBy(items, this.#text.itemsAt(end), this.#alone) !== undefined;
    return { lead: { items, how: "alone", used: false }, end, isSure };
  }

  #takeLead({ lead, end }: { readonly lead: Lead; readonly end: number }): number {
    this.#dropOpenLead(end);
    this.#lead = lead;
    return end;
  }

  #dropOpenLead(at: number): void {
    if (this.#hasOpenLead) this.#miss(at, this.#lead?.items ?? []);
    if (this.#hasOpenLead) this.#lead = undefined;
  }

  /** The wish that begins here, with the fragments that belong to it. */
  #readAt(at: number): { readonly read: Read; readonly next: number } | undefined {
    if (isAfterSomething(this.#text.itemsAt(at)) && this.#text.jointAt(at + 1) === "so")
      return undefined;
    const isExcept = says(contentOf(this.#text.itemsAt(at + 1)).slice(0, 1), "except");
    const isException = isExcept && !isNewSentence(this.#text.jointAt(at + 1));
    const ends = isException
      ? [this.#text.listEnd(at + 1)]
      : this.#text.isMoreExact(at + 1)
        ? [this.#text.listEnd(at + 1)]
        : [
            ...Array.from(
              { length: this.#wishEnd(at) - at },
              (_, index) => at + index + 1,
            ).toReversed(),
            ...(this.#isUnreadableAlone(at + 1) ? [at + 2] : []),
          ];
    for (const next of ends) {
      const read = this.#readIn(this.#text.joined(at, next), at);
      if (read !== undefined) return { read, next };
    }
    return undefined;
  }

  /** "chem has 12 chapters and I did 3": only together they say something. */
  #isUnreadableAlone(at: number): boolean {
    const items = this.#text.itemsAt(at);
    return (
      closeJoints.has(this.#text.jointAt(at)) &&
      hasContent(items) &&
      this.#alone(items) === undefined
    );
  }

  /** A clause by itself, or by the clauses before it. */
  #readIn(written: readonly Item[], at: number): Read | undefined {
    const joint = this.#text.jointAt(at);
    const mentioned = says(written, "duration", "number") ? this.#measured : this.#mentioned;
    const items = withLast(withRest(written, this.#names, mentioned), this.#names);
    const isOther = isAboutOthers(items) && !says(items, "reserved");
    if (isOther || joint === "because") return undefined;
    const refersBack = this.#refersBack(at);
    const isOpen = this.#unreadAt === at - 1 || this.#previous?.outcome.length === 2;
    return readInContext(items, joint, {
      alone: this.#alone,
      previous: this.#previous,
      lead: this.#lead,
      refersBack,
      scope: refersBack && isOpen ? this.#text.scopeBefore(at) : undefined,
    });
  }

  /** "so nothing then", "nothing that day": the clause speaks of the time or the subject of the clause before it. */
  #refersBack(at: number): boolean {
    const joint = this.#text.jointAt(at);
    const items = this.#text.itemsAt(at);
    const isUnread = this.#unreadAt === at - 1;
    // "let me sleep in on Saturdays, nothing before 11".
    const isAsleep = isUnread && says(this.#text.itemsAt(at - 1), "sleep");
    const isThat = says(items, "that") && !items.some(({ kind }) => kind === "examdays");
    return (
      at > 0 && !isNewSentence(joint) && (joint === "so" || isThat || (joint === "," && isAsleep))
    );
  }

  #keep(read: Read, consumed: readonly Item[], joint: Joint): void {
    const previous = this.#previous;
    const span = spanOf(this.#hasOpenLead ? [...(this.#lead?.items ?? []), ...consumed] : consumed);
    const isAnswer = previous !== undefined && isAnswered(previous, read, joint);
    if (isAnswer) (previous.outcome.length === 1 ? this.readings : this.questions).pop();
    const isWhole = isAnswer && contentOf(consumed).every(isNegation);
    const alike = previous ?? (joint === "line" ? undefined : this.#before);
    const meant = isWhole
      ? { ...read, outcome: previous.outcome.slice(0, 1) }
      : parallel(contrasted(read, joint, previous), alike);
    const isBeside = joint !== "line";
    this.#accept(isBeside ? besideNamed(meant, consumed, this.#last, this.#alone) : meant, span);
    this.#last = meant;
    this.#before = meant;
    this.#lead = leadAfter(this.#lead, read, consumed);
    this.#previous = read;
  }

  #accept({ outcome, items }: Read, span: TextSpan): void {
    for (const name of itemsOfKind(items, "who").flatMap(({ names }) => names)) {
      this.#mentioned.add(name);
      if (!isFact(outcome) || says(items, "duration")) this.#measured.add(name);
    }
    const made = sureOf(outcome);
    if (made === undefined) this.questions.push({ choices: outcome, ...span });
    for (const wish of made ?? []) this.readings.push({ wish, ...span });
  }

  #miss(at: number, items: readonly Item[]): void {
    const span = spanOf(items);
    const last = this.notUnderstood.at(-1);
    const isNext = this.#unreadAt === at - 1 && !isNewSentence(this.#text.jointAt(at));
    if (isNext && last !== undefined)
      this.notUnderstood.splice(-1, 1, { start: last.start, end: span.end });
    else this.notUnderstood.push(span);
    this.#unreadAt = at;
    this.#shadow = [...this.#shadow, ...items].slice(-shadowLength);
    this.#last = { outcome: [], items };
    // "I have class until 6, ... my days off (Wed and Sun)": nothing leans over unread words.
    this.#previous = undefined;
  }

  #missFrom(at: number): number {
    const items = this.#text.itemsAt(at);
    const joint = this.#text.jointAt(at);
    // "they nap from 1 to 3, the only times I can study": unread words may say the opposite.
    const isPraised = joint === "but" && (says(items, "prefer") || isHeadless(items));
    const isTurned = joint === "so" ? isOpening(items) : isOfWish(items) || isPraised;
    if (this.#previous !== undefined && !isNewSentence(joint) && isTurned) this.#withdraw();
    const from = this.#hasOpenLead ? (this.#lead?.items ?? []) : [];
    const end = this.#unreadEnd(at);
    this.#miss(at, [...from, ...this.#text.items(at, end)]);
    this.#unreadAt = end - 1;
    if (this.#hasOpenLead) this.#lead = undefined;
    return end;
  }

  /** The last reading or question counts as not understood. */
  #withdraw(): void {
    const isSure = this.#previous?.outcome.length === 1;
    const last = (isSure ? this.readings : this.questions).at(-1);
    if (last === undefined) return;
    const { start, end } = last;
    this.notUnderstood.push({ start, end });
    if (!isSure) this.questions.pop();
    else while (this.readings.at(-1)?.start === start) this.readings.pop();
  }

  /**
   * "On days with lectures, max 1 hour": a scope that was not understood makes its clause not
   * understood.
   */
  #unreadEnd(at: number): number {
    if (this.#text.isMoreExact(at + 1)) return this.#text.listEnd(at + 1);
    let end = says(this.#text.itemsAt(at), "unknown") ? this.#text.listEnd(at) : at + 1;
    const isLed = (place: number): boolean =>
      isListJoint(this.#text.jointAt(place)) && !this.#text.itemsAt(place).some(isDay);
    while (this.#text.opensScope(at) && isLed(end)) end += 1;
    return end;
  }
}

export const readText = ({
  fragments,
  names,
  onStep,
}: {
  readonly fragments: readonly Fragment[];
  readonly names: readonly string[];
  readonly onStep: () => void;
}): ReadWishes => {
  const reader = new TextReader(fragments, names, onStep);
  reader.readAll();
  const { readings, questions, notUnderstood } = reader;
  return withOppositesAsked(withAllAccounted({ readings, questions, notUnderstood }, fragments));
};
