import { canJoin, clauseOf, isNegation } from "./clause.ts";
import {
  contentOf,
  hasContent,
  isAsking,
  isHeadless,
  isScopeAlone,
  isSilenced,
  isSlot,
} from "./fragment-kinds.ts";
import { type Item, isOneOf, isTagged, says } from "./items.ts";
import { isDay } from "./read-clause.ts";
import { type Fragment, isNewSentence, type Joint } from "./split-sentences.ts";

export const isListJoint = (joint: Joint | undefined): boolean =>
  joint === "and" || joint === "or" || joint === ",";

export const isWho = isOneOf("who");

/** "On weekends": behind its preposition. */
export const isFronted = ([first]: readonly Item[]): boolean =>
  first?.kind === "filler" && isTagged(first, "front");

const joinedItems = (fragments: readonly Fragment[]): readonly Item[] =>
  fragments.flatMap(({ items, joint }, index): readonly Item[] => {
    const start = items[0]?.start ?? 0;
    const word = joint === "and" || joint === "or" ? joint : ",";
    return index === 0
      ? items
      : [{ kind: "pause", word, start, end: start, written: "" }, ...items];
  });

/** As many fragments as one wish may list: "more on Physics, Maths, Art, ...". */
const mostListed = 12;
const isOfLength = isOneOf("duration neg never morethan max min about each need short long");

const isOfThing = isOneOf("activity unknown have");

/** "a job at the supermarket", and nothing more. */
const isThing = (items: readonly Item[]): boolean =>
  says(items, "activity") && items.every(isOfThing);

/** The fragments of a text, and which of them belong together. */
export class FragmentList {
  readonly #fragments: readonly Fragment[];

  constructor(fragments: readonly Fragment[]) {
    this.#fragments = fragments;
  }

  get length(): number {
    return this.#fragments.length;
  }

  itemsAt(at: number): readonly Item[] {
    return this.#fragments[at]?.items ?? [];
  }

  jointAt(at: number): Joint {
    return this.#fragments[at]?.joint ?? ".";
  }

  joined(from: number, to: number): readonly Item[] {
    return joinedItems(this.#fragments.slice(from, to));
  }

  items(from: number, to: number): readonly Item[] {
    return this.#fragments.slice(from, to).flatMap(({ items }) => items);
  }

  sentenceEnd(at: number): number {
    let end = at + 1;
    while (
      end < this.#fragments.length &&
      (!isNewSentence(this.jointAt(end)) || this.#isAnswer(end))
    )
      end += 1;
    return end;
  }

  /** A sentence that wishes nothing: a question, a condition, a correction, the past, other people's words. */
  isSilent(from: number, to: number): boolean {
    const isSilentAt = ({ items, joint }: Fragment, index: number): boolean =>
      isSilenced(items) ||
      (index > 0 && joint === "instead" && hasContent(items)) ||
      this.#isAnswer(from + index) ||
      this.#isUnclear(from + index);
    return this.#fragments.slice(from, to).some(isSilentAt) || isAsking(this.itemsAt(from));
  }

  /** "Sundays off? no". */
  #isAnswer(at: number): boolean {
    const items = this.itemsAt(at);
    const isNo = items.some(isNegation) && contentOf(items).every(isNegation);
    return at > 0 && this.jointAt(at) === "?" && isNo;
  }

  /** "evenings and weekends only", "walk at 7 and 6, an hour each": the text does not say which belongs to which. */
  #isUnclear(at: number): boolean {
    const [first, ...others] = contentOf(this.itemsAt(at));
    const next = contentOf(this.itemsAt(at + 1));
    const isEach = next.length === 1 && says(next, "duration") && first?.kind === "clock";
    const isApart = says(next, "only") && first?.kind === "part" && next[0]?.kind === "days";
    return (isEach || isApart) && others.length === 0 && isListJoint(this.jointAt(at + 1));
  }

  /** How many fragments from here on can be one list: "Monday, Wednesday and Friday". */
  listEnd(at: number): number {
    let end = at + 1;
    let isJoined = false;
    while (end < at + mostListed && isListJoint(this.jointAt(end))) {
      const [next] = contentOf(this.itemsAt(end));
      if (!canJoin(contentOf(this.itemsAt(end - 1)).at(-1), next)) break;
      // "twice a week bio, for physics, max 1 hour": a scope behind its preposition opens the next wish.
      const isWish = !isHeadless(this.itemsAt(at)) && !isHeadless(this.itemsAt(end + 1));
      if (isWish && this.opensScope(end)) break;
      isJoined ||= this.jointAt(end) !== ",";
      end += 1;
    }
    // "not mornings, afternoons please": after a "no" commas alone make no list.
    return !isJoined && this.itemsAt(at).some(isNegation) ? at + 1 : end;
  }

  isScopeAlone(from: number, to: number): boolean {
    return this.#fragments.slice(from, to).every(({ items }) => isScopeAlone(items));
  }

  opensScope(at: number): boolean {
    return isFronted(this.itemsAt(at)) && this.jointAt(at + 1) === ",";
  }

  /**
   * "long sessions, like 2 hours", "piano at 5, takes an hour": the second part makes the first
   * precise.
   */
  isMoreExact(at: number): boolean {
    const joint = this.jointAt(at);
    const own = contentOf(this.itemsAt(at));
    const before = contentOf(this.itemsAt(at - 1));
    // "the exam is on the 26th, not the 25th".
    if (joint === "," && says(before, "exam") && own.some(isNegation))
      return own.every((item) => isNegation(item) || item.kind === "dates");
    // "I have another exam, Spanish on 28 March", "a part-time job, Saturdays 9 to 5".
    const isNamed = says(before, "exam")
      ? says(own, "unknown")
      : isThing(before) && this.#isTimeOf(at);
    if (joint === "," && isNamed) return true;
    const isLength = says(own, "duration") && own.every(isOfLength);
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
      says([first], "about", "max", "min", "followed") &&
      others.every(isSlot)
    );
  }

  #isTimeOf(at: number): boolean {
    const items = this.joined(at, this.listEnd(at));
    return isHeadless(items) && says(items, "clock", "span");
  }

  /** "Eid is the 20th and 21st, so both days free". */
  scopeBefore(at: number): readonly Item[] {
    let first = at - 1;
    while (first > 0 && first > at - 4 && isListJoint(this.jointAt(first))) first -= 1;
    return clauseOf(this.joined(first, at)).items.filter((item) => isWho(item) || isDay(item));
  }
}
