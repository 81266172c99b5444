import type { CalendarDay, Subject } from "../../model/model.ts";
import type { Meaning } from "./items.ts";
import type { Language } from "./language.ts";
import { type Token, textAt } from "./tokens.ts";

/**
 * How words are written in a lexicon: `(have|got) (lots of|) time` is each of its four phrases,
 * `<dur>` anything of that kind. Around them, unread: `[on]` right before or right after, `{not}`
 * earlier in the sentence, each with `!` in front for its absence; `^` begins a sentence, `$` ends
 * a clause.
 */
type Node =
  | { readonly kind: "word"; readonly text: string }
  | { readonly kind: "slot"; readonly name: string }
  | { readonly kind: "row"; readonly of: readonly Node[] }
  | { readonly kind: "either"; readonly of: readonly Node[] }
  | { readonly kind: "edge"; readonly is: "isBegin" | "isEnd" };

interface Check {
  readonly where: "before" | "earlier" | "at" | "after";
  readonly isAbsent: boolean;
  readonly node: Node;
}

export interface Pattern {
  readonly body: Node;
  readonly checks: readonly Check[];
}

/** The meanings that a slot finds at a place, and how many tokens they take. */
export interface SlotMatch {
  readonly meanings: readonly Meaning[];
  readonly length: number;
}

export interface Place {
  readonly language: Language;
  readonly today: CalendarDay;
  readonly subjects: readonly Subject[];
  readonly tokens: readonly Token[];
  readonly slot: (name: string, at: number) => SlotMatch | undefined;
  readonly phraseAt: (at: number) => SlotMatch | undefined;
  readonly isBegin: (at: number) => boolean;
  readonly isEnd: (at: number) => boolean;
}

const piece = /[()|[\]{}!^$]|<[a-z-]+>|[^\s()|[\]{}!^$<>]+/gu;

const edgeOf = (text: "^" | "$"): Node => ({
  kind: "edge",
  is: text === "^" ? "isBegin" : "isEnd",
});

class Parser {
  readonly #pieces: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#pieces = text.match(piece) ?? [];
  }

  #either(close: string): Node {
    const options: Node[] = [];
    let row: Node[] = [];
    for (; this.#at < this.#pieces.length; this.#at += 1) {
      const next = this.#pieces[this.#at] ?? "";
      if (next === close) break;
      if (next === "|") {
        options.push({ kind: "row", of: row });
        row = [];
      } else row.push(this.#node(next));
    }
    options.push({ kind: "row", of: row });
    return { kind: "either", of: options };
  }

  #node(text: string): Node {
    if (text === "^" || text === "$") return edgeOf(text);
    if (text.startsWith("<")) return { kind: "slot", name: text.slice(1, -1) };
    if (text !== "(") return { kind: "word", text };
    this.#at += 1;
    return this.#either(")");
  }

  #check(row: readonly Node[]): Check | undefined {
    const isAbsent = this.#pieces[this.#at] === "!";
    if (isAbsent) this.#at += 1;
    const next = this.#pieces[this.#at] ?? "";
    if (next === "^" && row.length === 0) return { where: "at", isAbsent, node: edgeOf(next) };
    if (next === "$") return { where: "after", isAbsent, node: edgeOf(next) };
    if (next !== "[" && next !== "{") return undefined;
    this.#at += 1;
    const node = this.#either(next === "[" ? "]" : "}");
    const beside = row.length === 0 ? "before" : "after";
    return { where: next === "{" ? "earlier" : beside, isAbsent, node };
  }

  parse(): Pattern {
    const row: Node[] = [];
    const checks: Check[] = [];
    for (; this.#at < this.#pieces.length; this.#at += 1) {
      const check = this.#check(row);
      if (check === undefined) row.push(this.#node(this.#pieces[this.#at] ?? ""));
      else checks.push(check);
    }
    return { body: { kind: "row", of: row }, checks };
  }
}

export const patternOf = (text: string): Pattern => new Parser(text).parse();

interface Ended {
  readonly at: number;
  readonly meanings: readonly Meaning[];
}

/** Every place where a node may end that begins here. */
function* endsOf(node: Node, at: number, place: Place, isFirst: boolean): Generator<Ended> {
  switch (node.kind) {
    case "word": {
      // "non-stop" is written in two words.
      const from = !isFirst && textAt(place, at) === "-" && node.text !== "-" ? at + 1 : at;
      const token = place.tokens[from];
      if (token !== undefined && token.text === node.text) yield { at: from + 1, meanings: [] };
      return;
    }
    case "slot": {
      const found = place.slot(node.name, at);
      if (found !== undefined) yield { at: at + found.length, meanings: found.meanings };
      return;
    }
    case "either":
      for (const option of node.of) yield* endsOf(option, at, place, isFirst);
      return;
    case "row":
      yield* endsOfRow(node.of, 0, { at, meanings: [] }, place, isFirst);
      return;
    case "edge":
      if (place[node.is](at)) yield { at, meanings: [] };
  }
}

function* endsOfRow(
  row: readonly Node[],
  index: number,
  from: Ended,
  place: Place,
  isFirst: boolean,
): Generator<Ended> {
  const node = row[index];
  if (node === undefined) {
    yield from;
    return;
  }
  for (const end of endsOf(node, from.at, place, isFirst)) {
    const meanings = [...from.meanings, ...end.meanings];
    yield* endsOfRow(
      row,
      index + 1,
      { at: end.at, meanings },
      place,
      isFirst && end.at === from.at,
    );
  }
}

const reach = 14;
const longestBefore = 4;

const isAt = (node: Node, at: number, place: Place): boolean =>
  !endsOf(node, at, place, true).next().done;

const endsAt = (node: Node, at: number, place: Place): boolean => {
  for (let from = at - 1; from >= Math.max(at - longestBefore, 0); from -= 1)
    for (const end of endsOf(node, from, place, true)) if (end.at === at) return true;
  return false;
};

const isEarlier = (node: Node, at: number, place: Place): boolean => {
  for (let from = at - 1; from >= Math.max(at - reach, 0); from -= 1) {
    if (isAt(node, from, place)) return true;
    if (/^[.;!?\n\r]$/.test(textAt(place, from))) return false;
  }
  return false;
};

const isThere = ({ where, node }: Check, from: number, to: number, place: Place): boolean => {
  if (where === "before") return endsAt(node, from, place);
  if (where === "earlier") return isEarlier(node, from, place);
  return isAt(node, where === "at" ? from : to, place);
};

/** The longest match of a pattern at a place. */
export const matchAt = (
  { body, checks }: Pattern,
  at: number,
  place: Place,
): SlotMatch | undefined => {
  let best: SlotMatch | undefined;
  for (const end of endsOf(body, at, place, true)) {
    const length = end.at - at;
    if (
      length > (best?.length ?? 0) &&
      checks.every((each) => isThere(each, at, end.at, place) !== each.isAbsent)
    )
      best = { meanings: end.meanings, length };
  }
  return best;
};

/** The words and slots with which a node may begin; `""` if it may be empty. */
export const firstsOf = (node: Node): ReadonlySet<string> => {
  if (node.kind === "word") return new Set([node.text]);
  if (node.kind === "slot") return new Set([`<${node.name}>`]);
  if (node.kind === "either") return new Set(node.of.flatMap((each) => [...firstsOf(each)]));
  const firsts = new Set<string>();
  for (const each of node.kind === "row" ? node.of : []) {
    const own = firstsOf(each);
    for (const first of own) if (first !== "") firsts.add(first);
    if (!own.has("")) return firsts;
  }
  return firsts.add("");
};

/** Every word of a pattern. */
export const wordsOf = (node: Node): readonly string[] => {
  if (node.kind === "word") return [node.text];
  return node.kind === "row" || node.kind === "either" ? node.of.flatMap(wordsOf) : [];
};

/** Each phrase of a node, slots by their names. */
export const phrasesOf = (node: Node): readonly string[] => {
  if (node.kind === "word") return [node.text];
  if (node.kind === "slot") return [`<${node.name}>`];
  if (node.kind === "either") return node.of.flatMap(phrasesOf);
  return (node.kind === "row" ? node.of : []).reduce<readonly string[]>(
    (all, each) => {
      const own = phrasesOf(each);
      return all.flatMap((before) => own.map((phrase) => `${before} ${phrase}`.trim()));
    },
    [""],
  );
};
