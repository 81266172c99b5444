import { type Clause, clauseOf, isNegation, type Reading, type Rule, symbolOf } from "./clause.ts";
import { type Fragment, hasContent } from "./split-sentences.ts";

/** Of a sentence, from one place in the text to another: read by a rule, or by none. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly reading?: Reading;
}

/** As many fragments as one wish may list: "more on Physics, Maths, Art, ...". */
const mostJoined = 12;

/** No shape of any rule is longer. */
const mostItems = 10;

interface Step {
  readonly from: number;
  readonly to: number;
  readonly reading?: Reading;
  readonly content: boolean;
}

/** A way through the first fragments of a sentence; the fewer unread and leaning, then the more parts, the better. */
interface Path {
  readonly unread: number;
  readonly leaning: number;
  readonly parts: number;
  readonly step?: Step;
  readonly before?: Path;
}

const isBetter = (path: Path, other: Path | undefined): boolean => {
  if (other === undefined) return true;
  if (path.unread !== other.unread) return path.unread < other.unread;
  if (path.leaning !== other.leaning) return path.leaning < other.leaning;
  return path.parts > other.parts;
};

const hasSymbol = (fragment: Fragment | undefined, symbol: string): boolean =>
  fragment?.items.some((item) => symbolOf(item) === symbol) === true;

const isStrange = (fragment: Fragment | undefined): boolean => hasSymbol(fragment, "?");

/** "If", "unless" and "except" unread would leave a wish standing that was only meant for some case. */
const isCondition = (fragment: Fragment | undefined): boolean =>
  hasSymbol(fragment, "condition") || hasSymbol(fragment, "except");

const clauseFrom = (fragments: readonly Fragment[], from: number, to: number): Clause =>
  clauseOf(
    fragments
      .slice(from, to)
      .flatMap(({ items, pauses }, index) => (index === 0 ? items : [...pauses, ...items])),
  );

const bestPath = (fragments: readonly Fragment[], rules: readonly Rule[]): Path | undefined => {
  // For each place two ways are kept: the last fragment was read, or it was not.
  const read: (Path | undefined)[] = [{ unread: 0, leaning: 0, parts: 0 }];
  const unread: (Path | undefined)[] = [];
  const offer = (ways: (Path | undefined)[], at: number, path: Path): void => {
    if (isBetter(path, ways[at])) ways[at] = path;
  };
  const advance = (ways: (Path | undefined)[], at: number, step: Step): void => {
    const path = ways[at];
    if (path === undefined) return;
    const next: Path = {
      unread: path.unread + (step.reading === undefined && step.content ? 1 : 0),
      leaning: path.leaning + ((step.reading?.footing ?? "firm") === "firm" ? 0 : 1),
      parts: path.parts + (step.reading === undefined ? 0 : 1),
      step,
      before: path,
    };
    const target = step.content ? (step.reading === undefined ? unread : read) : ways;
    offer(target, step.to, next);
  };

  for (let from = 0; from < fragments.length; from += 1) {
    const content = hasContent(fragments[from]?.items ?? []);
    for (const ways of [read, unread]) advance(ways, from, { from, to: from + 1, content });
    if (!content) continue;
    const afterNegation = fragments[from - 1]?.items.some(isNegation) === true;
    const afterOr = fragments[from]?.pauses.some(
      (item) => item.kind === "pause" && item.word === "or",
    );
    // "I am not lazy or bad at Chemistry": the "not" reaches over the "or".
    if (afterNegation && afterOr === true) continue;
    for (let to = from + 1; to <= Math.min(from + mostJoined, fragments.length); to += 1) {
      if (isStrange(fragments[to - 1])) break;
      const clause = clauseFrom(fragments, from, to);
      if (clause.items.length > mostItems) break;
      for (const rule of rules) {
        const reading = rule(clause);
        if (reading === undefined) continue;
        const step: Step = { from, to, reading, content: true };
        if (!(reading.footing === "turnable" && afterNegation)) advance(read, from, step);
        if (reading.footing === "firm") advance(unread, from, step);
        break;
      }
    }
  }
  const [whole, broken] = [read[fragments.length], unread[fragments.length]];
  return broken !== undefined && isBetter(broken, whole) ? broken : whole;
};

const stepsOf = (path: Path | undefined): readonly Step[] => {
  const steps: Step[] = [];
  for (let at = path; at?.step !== undefined; at = at.before) steps.push(at.step);
  return steps.reverse();
};

const partOf = (fragments: readonly Fragment[], { from, to, reading }: Step): Part => {
  const start = fragments[from]?.items[0]?.start ?? 0;
  const end = fragments[to - 1]?.items.at(-1)?.end ?? start;
  return reading === undefined ? { start, end } : { start, end, reading };
};

/** The sentence as the parts that rules read whole, and what lies between them. */
export const readSentence = (
  fragments: readonly Fragment[],
  rules: readonly Rule[],
): readonly Part[] => {
  const steps = stepsOf(bestPath(fragments, rules)).filter(({ content }) => content);
  const unreadSteps = steps.filter(({ reading }) => reading === undefined);
  if (unreadSteps.some(({ from }) => isCondition(fragments[from])))
    return [partOf(fragments, { from: 0, to: fragments.length, content: true })];
  const parts: Part[] = [];
  for (const [index, step] of steps.entries()) {
    const part = partOf(fragments, step);
    const last = parts.at(-1);
    const continues =
      last !== undefined && last.reading === undefined && steps[index - 1]?.to === step.from;
    if (part.reading === undefined && continues)
      parts.splice(-1, 1, { start: last.start, end: part.end });
    else parts.push(part);
  }
  return parts;
};
