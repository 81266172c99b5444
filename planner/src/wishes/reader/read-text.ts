import { wishOf } from "../kinds/fields.ts";
import {
  type ReadWishes,
  type TextSpan,
  type WishQuestion,
  type WishReading,
  whichOne,
} from "../wish.ts";
import { withAllAccounted, withOppositesAsked } from "./account.ts";
import { canJoin, clauseOf, isNegation } from "./clause.ts";
import {
  contentOf,
  hasContent,
  isAboutOthers,
  isAfterSomething,
  isAsking,
  isExplanation,
  isHeadless,
  isOfWish,
  isOpening,
  isReason,
  isScope,
  isScopeAlone,
  isSilenced,
  isSlot,
} from "./fragment-kinds.ts";
import { either, type Outcome, sureOf } from "./frame.ts";
import { type Item, isTagged, itemsOfKind, symbolOf } from "./items.ts";
import {
  dayKinds,
  isAllOf,
  kindsOf,
  type Read,
  readClause,
  sameScope,
  withLast,
  withMeasure,
  withRest,
} from "./read-clause.ts";
import { type Fragment, isNewSentence, type Joint, spanOf } from "./split-sentences.ts";

/** A scope that was said before and may hold for the clauses after it. */
interface Lead {
  readonly items: readonly Item[];
  /** "On weekends," stands alone; "On weekends I ..." comes first; "Weekends max ..." may be meant so. */
  readonly how: "alone" | "fronted" | "bare";
  readonly used: boolean;
}

const isListJoint = (joint: Joint | undefined): boolean =>
  joint === "and" || joint === "or" || joint === ",";

const isDay = ({ kind }: Item): boolean => dayKinds.has(kind);
const isWho = ({ kind }: Item): boolean => kind === "who";
const says = (items: readonly Item[], ...symbols: readonly string[]): boolean =>
  items.some((item) => symbols.includes(symbolOf(item)));

/** "On weekends": behind its preposition. */
const isFronted = ([first]: readonly Item[]): boolean =>
  first?.kind === "filler" && isTagged(first, "front");

/** A limit may hold for the scope that stands in front, and may hold always. */
const mayBeLed = (outcome: Outcome): boolean =>
  isAllOf(outcome, "limit", "session", "only", "prefer");

/** Says how a subject stands, not when or how to study it. */
const isFact = (outcome: Outcome | undefined): boolean =>
  isAllOf(outcome, "done", "work", "weight", "difficulty", "exam");

/** Less than usual then, or (where that is asked) perhaps nothing at all. */
const isLightening = (outcome: Outcome): boolean =>
  outcome.flat().some(({ kind }) => kind === "light");

/** Whole days of the calendar without study. */
const isSpanOff = (outcome: Outcome): boolean =>
  sureOf(outcome)?.every(
    (wish) => wish.kind === "off" && wish.window === undefined && wish.dates !== undefined,
  ) === true;

const isWholeDayOff = (outcome: Outcome): boolean =>
  sureOf(outcome)?.some((wish) => wish.kind === "off" && wish.window === undefined) === true;

const joinedItems = (fragments: readonly Fragment[]): readonly Item[] =>
  fragments.flatMap(({ items, joint }, index): readonly Item[] => {
    const start = items[0]?.start ?? 0;
    const word = joint === "and" || joint === "or" ? joint : ",";
    return index === 0
      ? items
      : [{ kind: "pause", word, start, end: start, written: "" }, ...items];
  });

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
const isBareDenial = (items: readonly Item[]): boolean => {
  const [negation, ...times] = contentOf(items);
  const isBare = negation !== undefined && negation === items[0] && isTagged(negation, "bare");
  return isBare && times.length > 0 && times.every((item) => isSlot(item) && !isWho(item));
};

const likesSubject = (outcome: Outcome): boolean =>
  sureOf(outcome)?.some(
    (wish) => (wish.kind === "prefer" || wish.kind === "only") && wish.subjects !== undefined,
  ) === true;

/** As many fragments as one wish may list: "more on Physics, Maths, Art, ...". */
const mostListed = 12;
const lengthSymbols: ReadonlySet<string> = new Set(
  "duration neg never morethan max min about each need short long".split(" "),
);

const closeJoints: ReadonlySet<Joint> = new Set(["and", "or", ",", "so", ":"]);
const shadowLength = 12;

class TextReader {
  readonly readings: WishReading[] = [];
  readonly questions: WishQuestion[] = [];
  readonly notUnderstood: TextSpan[] = [];
  readonly #fragments: readonly Fragment[];
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

  constructor(fragments: readonly Fragment[], names: readonly string[], onStep: () => void) {
    this.#fragments = fragments;
    this.#names = names;
    this.#onStep = onStep;
  }

  readAll(): void {
    let at = 0;
    while (at < this.#fragments.length) {
      const isStart = at === 0 || isNewSentence(this.#fragments[at]?.joint);
      at = (isStart ? this.#skipSilent(at) : undefined) ?? this.#readFrom(at);
    }
    this.#dropOpenLead(at);
  }

  #itemsAt(at: number): readonly Item[] {
    return this.#fragments[at]?.items ?? [];
  }

  #jointAt(at: number): Joint {
    return this.#fragments[at]?.joint ?? ".";
  }

  #joined(from: number, to: number): readonly Item[] {
    return joinedItems(this.#fragments.slice(from, to));
  }

  #items(from: number, to: number): readonly Item[] {
    return this.#fragments.slice(from, to).flatMap(({ items }) => items);
  }

  #alone(items: readonly Item[]): Read | undefined {
    const outcome = readClause(items, this.#onStep);
    // "maths every 0 days": sent on, it would be refused together with every other wish.
    const isPossible = outcome?.flat().every((wish) => wishOf(wish) !== undefined) === true;
    return isPossible ? { outcome, items } : undefined;
  }

  #led(lead: readonly Item[], items: readonly Item[]): Read | undefined {
    return lead.length === 0 || sameScope(lead, items)
      ? undefined
      : this.#alone([...lead, ...items]);
  }

  get #hasOpenLead(): boolean {
    return this.#lead?.how === "alone" && !this.#lead.used;
  }

  /** The end of a sentence that wishes nothing: a question, a condition, a correction, the past, other people's words. */
  #skipSilent(at: number): number | undefined {
    this.#dropOpenLead(at);
    this.#previous = undefined;
    this.#shadow = [];
    const isOn =
      this.#jointAt(at) === "." &&
      !contentOf(this.#itemsAt(at)).some((each) => isWho(each) || isDay(each));
    this.#lead = isOn && this.#lead?.how === "alone" ? this.#lead : undefined;
    let end = at + 1;
    while (
      end < this.#fragments.length &&
      (!isNewSentence(this.#jointAt(end)) || this.#isAnswer(end))
    )
      end += 1;
    const sentence = this.#fragments.slice(at, end);
    const isSilent = sentence.some(
      ({ items, joint }, index) =>
        isSilenced(items) ||
        (index > 0 && joint === "instead" && hasContent(items)) ||
        this.#isAnswer(at + index) ||
        this.#isUnclear(at + index),
    );
    if (!isSilent && !isAsking(this.#itemsAt(at))) return undefined;
    this.#miss(at, this.#items(at, end));
    return end;
  }

  /** "Sundays off? no". */
  #isAnswer(at: number): boolean {
    const items = this.#itemsAt(at);
    const isNo = items.some(isNegation) && contentOf(items).every(isNegation);
    return at > 0 && this.#jointAt(at) === "?" && isNo;
  }

  /** "evenings and weekends only", "walk at 7 and 6, an hour each": the text does not say which belongs to which. */
  #isUnclear(at: number): boolean {
    const [first, ...others] = contentOf(this.#itemsAt(at));
    const next = contentOf(this.#itemsAt(at + 1));
    const isEach = next.length === 1 && says(next, "duration") && first?.kind === "clock";
    const isApart = says(next, "only") && first?.kind === "part" && next[0]?.kind === "days";
    return (isEach || isApart) && others.length === 0 && isListJoint(this.#jointAt(at + 1));
  }

  /** The place after the fragments that were read, skipped or missed from here on. */
  #readFrom(at: number): number {
    const items = this.#itemsAt(at);
    const isBareNo = items.some(isNegation) && (this.#hasOpenLead || this.#refersBack(at));
    if (!hasContent(items) && !isBareNo) return at + 1;
    const lead = this.#leadAt(at);
    if (lead?.isSure === true) return this.#takeLead(lead);
    const found = this.#isTail(at) ? undefined : this.#readAt(at);
    if (found !== undefined && !this.#isUnderShadow(found.read)) {
      this.#keep(found.read, this.#items(at, found.next), this.#jointAt(at));
      return found.next;
    }
    if (lead !== undefined) return this.#takeLead(lead);
    return this.#isWhy(at) ? at + 1 : this.#missFrom(at);
  }

  /** "the physics exam is at 9 and bio at 2": after an unread head the rest of the list says nothing. */
  #isTail(at: number): boolean {
    return (
      this.#unreadAt === at - 1 &&
      isListJoint(this.#jointAt(at)) &&
      isHeadless(this.#itemsAt(at)) &&
      this.#lead === undefined
    );
  }

  /** A reason needs no plan. */
  #isWhy(at: number): boolean {
    const items = this.#itemsAt(at);
    const joint = this.#jointAt(at);
    return (
      (joint === "because" && isReason(items)) ||
      (isExplanation(items) && !isNewSentence(joint)) ||
      ((isExplanation(items) || isAfterSomething(items)) && this.#jointAt(at + 1) === "so")
    );
  }

  /** "the week of the 16th I can do more, 5 hours a day": it may hold then only. */
  #isUnderShadow({ outcome, items }: Read): boolean {
    return (
      this.#shadow.some(isDay) &&
      !items.some(isDay) &&
      (mayBeLed(outcome) || isAllOf(outcome, "off"))
    );
  }

  /** How many fragments from here on can be one list: "Monday, Wednesday and Friday". */
  #listEnd(at: number): number {
    let end = at + 1;
    let isJoined = false;
    while (end < at + mostListed && isListJoint(this.#fragments[end]?.joint)) {
      const [next] = contentOf(this.#itemsAt(end));
      if (!canJoin(contentOf(this.#itemsAt(end - 1)).at(-1), next)) break;
      isJoined ||= this.#jointAt(end) !== ",";
      end += 1;
    }
    // "not mornings, afternoons please": after a "no" commas alone make no list.
    return !isJoined && this.#itemsAt(at).some(isNegation) ? at + 1 : end;
  }

  #opensScope(at: number): boolean {
    return isFronted(this.#itemsAt(at)) && this.#fragments[at + 1]?.joint === ",";
  }

  /** A scope that stands here by itself, and whether it leads what follows. */
  #leadAt(
    at: number,
  ): { readonly lead: Lead; readonly end: number; readonly isSure: boolean } | undefined {
    if (!isScopeAlone(this.#itemsAt(at))) return undefined;
    let end = this.#listEnd(at);
    while (
      end > at + 1 &&
      !this.#fragments.slice(at, end).every(({ items }) => isScopeAlone(items))
    )
      end -= 1;
    const joint = this.#fragments[end]?.joint;
    const items = clauseOf(this.#joined(at, end)).items;
    const isHeading = joint === ":";
    // "maths in the morning," and "evenings preferably," wish something already; "biology, but never on Mondays" leads.
    const isOneThing = items.every(isWho) || !items.some(isWho);
    const isFollowed =
      (joint === "," && isOneThing && !says(this.#joined(at, end), "soft")) ||
      (joint === "but" && items.every(isWho));
    const mayLead =
      isNewSentence(this.#jointAt(at)) ||
      this.#jointAt(at) === "but" ||
      this.#lead?.how === "alone" ||
      this.#previous === undefined;
    if (!isHeading && !(isFollowed && mayLead)) return undefined;
    const isSure = isHeading || this.#led(items, this.#itemsAt(end)) !== undefined;
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
    if (isAfterSomething(this.#itemsAt(at)) && this.#fragments[at + 1]?.joint === "so")
      return undefined;
    const isExcept = says(contentOf(this.#itemsAt(at + 1)).slice(0, 1), "except");
    const isException = isExcept && !isNewSentence(this.#jointAt(at + 1));
    const ends = isException
      ? [Math.max(this.#listEnd(at + 1), at + 2)]
      : this.#isMoreExact(at + 1)
        ? [at + 2]
        : [
            ...Array.from(
              { length: this.#listEnd(at) - at },
              (_, index) => at + index + 1,
            ).toReversed(),
            ...(this.#isUnreadableAlone(at + 1) ? [at + 2] : []),
          ];
    for (const next of ends) {
      const read = this.#readIn(this.#joined(at, next), at);
      if (read !== undefined) return { read, next };
    }
    return undefined;
  }

  /** "chem has 12 chapters and I did 3": only together they say something. */
  #isUnreadableAlone(at: number): boolean {
    const { items, joint } = this.#fragments[at] ?? { items: [], joint: "." };
    return closeJoints.has(joint) && hasContent(items) && this.#alone(items) === undefined;
  }

  /** "long sessions, like 2 hours", "piano at 5, takes an hour": the second part says more exactly what the first means. */
  #isMoreExact(at: number): boolean {
    const joint = this.#fragments[at]?.joint;
    const own = contentOf(this.#itemsAt(at));
    const before = contentOf(this.#itemsAt(at - 1));
    // "the exam is on the 26th, not the 25th".
    if (joint === "," && says(before, "exam") && own.some(isNegation))
      return own.every((item) => isNegation(item) || item.kind === "dates");
    const isLength =
      says(own, "duration") && own.every((item) => lengthSymbols.has(symbolOf(item)));
    if (isLength && (isListJoint(joint) || joint === "but"))
      return (
        says(before, "break", "session", "atonce") ||
        (says(before, "activity") && says(before, "clock"))
      );
    // "nothing on Sundays, max 3 h" are two wishes.
    const isWhole = before.some(isNegation) || says(before, "only", "off", "free");
    const [first, ...others] = own;
    return (
      joint === "," &&
      !isWhole &&
      first !== undefined &&
      ["about", "max", "min", "followed"].includes(symbolOf(first)) &&
      others.length > 0 &&
      others.every(isSlot)
    );
  }

  /** A clause by itself, or by the clauses before it. */
  #readIn(written: readonly Item[], at: number): Read | undefined {
    const joint = this.#jointAt(at);
    const mentioned = says(written, "duration", "number") ? this.#measured : this.#mentioned;
    const items = withLast(withRest(written, this.#names, mentioned), this.#names);
    const isOther = isAboutOthers(items) && !says(items, "reserved");
    if (isOther || joint === "because") return undefined;
    return this.#inherited(items, at) ?? this.#leaning(items, joint) ?? this.#byLead(items, joint);
  }

  /** "so nothing then", "nothing that day": the clause speaks of the time or the subject of the clause before it. */
  #refersBack(at: number): boolean {
    const joint = this.#jointAt(at);
    const items = this.#itemsAt(at);
    const isUnread = this.#unreadAt === at - 1;
    // "let me sleep in on Saturdays, nothing before 11".
    const isAsleep = isUnread && says(this.#itemsAt(at - 1), "sleep");
    const isThat = says(items, "that") && !items.some(({ kind }) => kind === "examdays");
    return (
      at > 0 && !isNewSentence(joint) && (joint === "so" || isThat || (joint === "," && isAsleep))
    );
  }

  /** A clause that has its subject or its days from the clause before it. */
  #inherited(items: readonly Item[], at: number): Read | undefined {
    const previous = this.#previous;
    if (this.#refersBack(at) && (this.#unreadAt === at - 1 || previous?.outcome.length === 2))
      return this.#led(this.#scopeBefore(at), items);
    if (previous === undefined) return undefined;
    const isLess = isLightening(previous.outcome) || isSpanOff(previous.outcome);
    const isLimited = this.#jointAt(at) === "," && isLess && says(items, "duration");
    if (this.#refersBack(at) || isLimited) return this.#concluded(items, previous);
    return this.#jointAt(at) === "and" && isBareDenial(items) && likesSubject(previous.outcome)
      ? this.#led(itemsOfKind(previous.items, "who"), items)
      : undefined;
  }

  /** "Eid is the 20th and 21st, so both days free". */
  #scopeBefore(at: number): readonly Item[] {
    let first = at - 1;
    while (first > 0 && first > at - 4 && isListJoint(this.#jointAt(first))) first -= 1;
    return clauseOf(this.#joined(first, at)).items.filter((item) => isWho(item) || isDay(item));
  }

  /** "maths is hard so mornings": for maths. "I'm free next week, so up to 5 hours a day": then. */
  #concluded(items: readonly Item[], { outcome, items: before }: Read): Read | undefined {
    const who = clauseOf(before).items.filter(isWho);
    if (isFact(outcome)) return who.length === 1 ? this.#led(who, items) : undefined;
    // "a concert on Friday evening so can't study then": in the evening.
    const isThen = ({ kind }: Item): boolean => kind === "part" && says(items, "that");
    const days = before.filter((item) => isDay(item) || isThen(item));
    const isTaken =
      isAllOf(outcome, "off") && who.length === 0 && days.some(({ kind }) => kind !== "days");
    return isTaken || isAllOf(outcome, "allow", "light") ? this.#led(days, items) : undefined;
  }

  /** The clause before, with the items of this clause in the place of those of the same kind. */
  #leaning(items: readonly Item[], joint: Joint): Read | undefined {
    const previous = this.#previous;
    const mayLean = isHeadless(items) && (isListJoint(joint) || joint === "but");
    if (previous === undefined || !mayLean) return undefined;
    const own = withMeasure(items, previous.items);
    const leaned = this.#inPlace(own, previous.items);
    const isSame = kindsOf(own) !== "" && kindsOf(own) === kindsOf(previous.items);
    if (leaned === undefined || (joint === "but" && !isSame)) return undefined;
    const byItself = this.#alone(items);
    return byItself === undefined
      ? leaned
      : this.#doubtful({ previous, leaned: isSame ? leaned : undefined, byItself, joint });
  }

  /** Of two readings the one that is meant: by the clause before it (`leaned`, where both name the same kinds), or by itself. */
  #doubtful({
    previous,
    leaned,
    byItself,
    joint,
  }: {
    readonly previous: Read;
    readonly leaned: Read | undefined;
    readonly byItself: Read;
    readonly joint: Joint;
  }): Read | undefined {
    if (!previous.items.some(isNegation)) return leaned;
    // "not on Sundays and in the evenings": the "not" reaches over an "and", or it does not.
    const heads = previous.items.filter((item) => !isSlot(item) && item.kind !== "pause");
    const turned = leaned ?? this.#alone([...heads, ...byItself.items]);
    const isClear = joint === "or" || (leaned !== undefined && kindsOf(byItself.items) === "clock");
    return turned === undefined || isClear ? turned : bothOf(turned, byItself);
  }

  #inPlace(own: readonly Item[], before: readonly Item[]): Read | undefined {
    // "can't do the 11th after 2 nor the 13th at all": not only after 2.
    const isTotal = says(own, "total");
    const isLeft = (item: Item): boolean =>
      item.kind === "pause" ||
      (item.kind !== "word" && sameScope([item], own)) ||
      (isTotal && ["clock", "span", "part"].includes(item.kind));
    return this.#alone([...before.filter((item) => !isLeft(item)), ...own]);
  }

  /** By the scope that stands in front, by itself, or both. */
  #byLead(items: readonly Item[], joint: Joint): Read | undefined {
    const own = this.#alone(items);
    const lead = this.#lead;
    if (lead === undefined || sameScope(lead.items, items))
      // "weekdays max 2 hours, weekends max 5".
      return own ?? (this.#previous && this.#alone(withMeasure(items, this.#previous.items)));
    const led = this.#led(lead.items, items);
    if (lead.how === "alone" && joint !== ".") return led;
    return led === undefined || own === undefined ? (led ?? own) : this.#chosen(led, own, lead.how);
  }

  #chosen(led: Read, own: Read, how: Lead["how"]): Read {
    // A time that is forbidden in a new sentence may be forbidden for all.
    if (how === "alone") return isAllOf(own.outcome, "off") ? bothOf(led, own) : led;
    const isLess = isLightening(this.#previous?.outcome ?? []) && isAllOf(own.outcome, "limit");
    if (how === "fronted" || isLess) return led;
    return mayBeLed(own.outcome) ? bothOf(led, own) : own;
  }

  #keep(read: Read, consumed: readonly Item[], joint: Joint): void {
    const previous = this.#previous;
    const span = spanOf(this.#hasOpenLead ? [...(this.#lead?.items ?? []), ...consumed] : consumed);
    const isAnswer = previous !== undefined && this.#isAnswered(previous, read, joint);
    if (isAnswer) (previous.outcome.length === 1 ? this.readings : this.questions).pop();
    const isWhole = isAnswer && contentOf(consumed).every(isNegation);
    const alike = previous ?? (joint === "line" ? undefined : this.#before);
    const meant = isWhole
      ? { ...read, outcome: previous.outcome.slice(0, 1) }
      : this.#parallel(this.#contrasted(read, joint), alike);
    this.#accept(this.#ofSentenceBefore(meant, consumed, joint), span);
    this.#before = meant;
    this.#lead = this.#leadAfter(read, consumed);
    this.#previous = read;
  }

  /** Whether a clause says more exactly, or answers, what the clause before it left open. */
  #isAnswered(previous: Read, { outcome, items }: Read, joint: Joint): boolean {
    const { outcome: open } = previous;
    // "next week I have less time, max 1 h a day": the limit says what "less" is.
    if (isAllOf(outcome, "limit")) return isLightening(open) || (joint === "," && isSpanOff(open));
    // "wedding on the 14th so no studying": the whole day, then.
    const days = items.filter(isDay);
    const isSameDay = days.length > 0 && days.every((day) => previous.items.includes(day));
    const isSaid = says(items, "that") && isAllOf(outcome, "off") && isAllOf(open, "off");
    return isSameDay && (isSaid || (open.length === 2 && isWholeDayOff(outcome)));
  }

  #accept({ outcome, items }: Read, span: TextSpan): void {
    for (const name of itemsOfKind(items, "who").flatMap(({ names }) => names)) {
      this.#mentioned.add(name);
      if (!isFact(outcome) || says(items, "duration")) this.#measured.add(name);
    }
    const made = sureOf(outcome);
    if (made === undefined) this.questions.push({ question: whichOne, choices: outcome, ...span });
    for (const wish of made ?? []) this.readings.push({ wish, ...span });
  }

  /** "I like mornings but not on Sundays": no Sundays at all, or no Sunday mornings? */
  #contrasted(read: Read, joint: Joint): Read {
    const [liked] = sureOf(this.#previous?.outcome) ?? [];
    const [off] = sureOf(read.outcome) ?? [];
    if (joint !== "but" || liked === undefined || off?.kind !== "off") return read;
    if (off.subjects === undefined && "subjects" in liked && liked.subjects !== undefined)
      return { ...read, outcome: [[{ ...off, subjects: liked.subjects }], [off]] };
    return liked.kind === "prefer" && liked.window !== undefined && off.window === undefined
      ? { ...read, outcome: [[off], [{ ...off, window: liked.window }]] }
      : read;
  }

  /** "8 hours maths, 6 hours physics": of two readings the second has that of the first. */
  #parallel(read: Read, alike: Read | undefined): Read {
    const [first] = sureOf(alike?.outcome) ?? [];
    const isAlike = isHeadless(read.items) && kindsOf(read.items) === kindsOf(alike?.items ?? []);
    const same = isAlike ? read.outcome.find(([wish]) => wish?.kind === first?.kind) : undefined;
    return same === undefined ? read : { ...read, outcome: [same] };
  }

  /** "Next week is busy. Max 1 hour a day.": then only, or always? */
  #ofSentenceBefore(read: Read, consumed: readonly Item[], joint: Joint): Read {
    const before = this.#before;
    const isOpen = isAllOf(read.outcome, "limit") && !read.items.some(isDay);
    if (joint !== "." || before === undefined || !isLightening(before.outcome) || !isOpen)
      return read;
    const led = this.#led(
      before.items.filter(({ kind }) => kind === "dates"),
      consumed,
    );
    return { ...read, outcome: either(led?.outcome, read.outcome) ?? read.outcome };
  }

  /** The scope for the words after those that were just read. */
  #leadAfter(read: Read, consumed: readonly Item[]): Lead | undefined {
    const lead = this.#lead;
    if (lead?.how === "alone") return { ...lead, used: true };
    const front = isWholeDayOff(read.outcome) ? undefined : frontOf(consumed);
    // Two scopes in one sentence: what follows belongs to neither.
    return lead === undefined || front === undefined ? (lead ?? front) : undefined;
  }

  #miss(at: number, items: readonly Item[]): void {
    const span = spanOf(items);
    const last = this.notUnderstood.at(-1);
    const isNext = this.#unreadAt === at - 1 && !isNewSentence(this.#fragments[at]?.joint);
    if (isNext && last !== undefined)
      this.notUnderstood.splice(-1, 1, { start: last.start, end: span.end });
    else this.notUnderstood.push(span);
    this.#unreadAt = at;
    this.#shadow = [...this.#shadow, ...items].slice(-shadowLength);
    // "I have class until 6, ... my days off (Wed and Sun)": nothing leans over unread words.
    this.#previous = undefined;
  }

  #missFrom(at: number): number {
    const items = this.#itemsAt(at);
    const joint = this.#jointAt(at);
    // "they nap from 1 to 3, the only times I can study": unread words may say the opposite.
    const isTurned = joint === "so" ? isOpening(items) : isOfWish(items);
    if (this.#previous !== undefined && !isNewSentence(joint) && isTurned) this.#withdraw();
    const from = this.#hasOpenLead ? (this.#lead?.items ?? []) : [];
    const end = this.#unreadEnd(at);
    this.#miss(at, [...from, ...this.#items(at, end)]);
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

  /** "On days with lectures, max 1 hour": a scope that was not understood takes along what it leads. */
  #unreadEnd(at: number): number {
    if (this.#isMoreExact(at + 1)) return at + 2;
    let end = says(this.#itemsAt(at), "unknown") ? this.#listEnd(at) : at + 1;
    const isLed = (place: number): boolean =>
      isListJoint(this.#fragments[place]?.joint) && !this.#itemsAt(place).some(isDay);
    while (this.#opensScope(at) && isLed(end)) end += 1;
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
