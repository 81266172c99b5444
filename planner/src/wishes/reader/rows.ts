import { weekdays } from "../../time/day-number.ts";
import type { Found, Meaning } from "./items.ts";
import type { Lexicon } from "./lexicon.ts";
import { firstsOf, matchAt, type Pattern, type Place, patternOf } from "./pattern.ts";
import { plain, type Token, textAt } from "./tokens.ts";
import { builds } from "./values.ts";

export interface Row {
  readonly pattern: Pattern;
  readonly meanings: readonly Meaning[];
  /** Computes the meanings from the filled slots. */
  readonly build?: string;
  readonly given: readonly string[];
}

const plainMeanings: Readonly<Record<string, Meaning>> = {
  filler: { kind: "filler" },
  unknown: { kind: "unknown" },
  activity: { kind: "activity", label: "" },
  and: { kind: "pause", word: "and" },
  after: { kind: "relation", relation: "after" },
  am: { kind: "part", windows: [{ from: 5 * 60, to: 12 * 60 }] },
  pm: { kind: "part", windows: [{ from: 12 * 60, to: 24 * 60 }] },
  evening: { kind: "part", windows: [{ from: 17 * 60, to: 24 * 60 }] },
  daily: { kind: "days", weekdays, daily: true },
  "school-days": { kind: "days", weekdays: weekdays.slice(0, 5) },
  weekend: { kind: "days", weekdays: weekdays.slice(5) },
  "an-hour": { kind: "duration", least: 60, most: 60 },
};

const meaningOf = (symbol: string): Meaning =>
  plainMeanings[symbol] ??
  (/^-?\d+$/.test(symbol) ? { kind: "number", value: Number(symbol) } : { kind: "word", symbol });

export const meaningsOf = (symbols: string): readonly Meaning[] =>
  symbols === "" ? [] : symbols.split("+").map(meaningOf);

/** The lines of a table: a meaning, empty if there is none, and its list. */
export const linesOf = (table: string): readonly (readonly [meaning: string, list: string])[] =>
  table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, meaning = "", list = ""] = /^\s*(?:([\w+. -]+): )?(.*)$/.exec(line) ?? [];
      return [meaning, list];
    });

const patternsOf = (list: string): readonly Pattern[] =>
  list
    .split(/,\s+|,$/)
    .filter((each) => each.trim() !== "")
    .map(patternOf);

export const rowsOf = (list: string, ...meanings: readonly Meaning[]): readonly Row[] =>
  patternsOf(list).map((pattern) => ({ pattern, meanings, given: [] }));

/** Rows in the order in which they are tried, by the word with which they may begin. */
export interface Table {
  readonly byFirst: ReadonlyMap<string, readonly Row[]>;
  /** Those that may begin with anything. */
  readonly others: readonly Row[];
}

/** A slot of the lexicon begins as its own rows do. */
const beginningsOf = (firsts: Iterable<string>, slots: Lexicon["slots"]): readonly string[] =>
  [...firsts].flatMap((first) => {
    const own = first.startsWith("<") ? slots[first.slice(1, -1)] : undefined;
    return own === undefined
      ? [first]
      : linesOf(own).flatMap(([, list]) =>
          patternsOf(list).flatMap(({ body }) => beginningsOf(firstsOf(body), slots)),
        );
  });

export const tableOf = (rows: readonly Row[], slots: Lexicon["slots"]): Table => {
  const own = new Map<string, number[]>();
  for (const [index, { pattern }] of rows.entries())
    for (const first of new Set(beginningsOf(firstsOf(pattern.body), slots))) {
      const known = own.get(first) ?? [];
      own.set(first, known);
      known.push(index);
    }
  const open = [...own].flatMap(([first, indexes]) => (first.startsWith("<") ? indexes : []));
  const inOrder = (indexes: readonly number[]): readonly Row[] =>
    [...new Set([...indexes, ...open])]
      .toSorted((a, b) => a - b)
      .flatMap((index) => rows[index] ?? []);
  return {
    byFirst: new Map([...own].map(([first, indexes]) => [first, inOrder(indexes)])),
    others: inOrder([]),
  };
};

export const tableOfLines = (table: string, slots: Lexicon["slots"]): Table =>
  tableOf(
    linesOf(table).flatMap(([meaning, list]) => {
      const [name = "", ...given] = meaning.split(" ");
      return builds[name] === undefined
        ? rowsOf(list, ...meaningsOf(meaning))
        : patternsOf(list).map((pattern) => ({ pattern, meanings: [], build: name, given }));
    }),
    slots,
  );

/** As it was written, or as it was meant where it was misspelt, or as the lexicon calls it. */
const labelOf = (tokens: readonly Token[], { labels }: Place["language"]): string => {
  const words = tokens.map(({ written, text }) => (text === plain(written) ? written : text));
  const label = words.join(" ").replaceAll(" - ", "-");
  return labels.get(label.toLowerCase().replaceAll(" ", "-")) ?? label;
};

const labelled = (
  meanings: readonly Meaning[],
  tokens: readonly Token[],
  language: Place["language"],
): readonly Meaning[] =>
  meanings.map((meaning) =>
    meaning.kind === "activity" ? { ...meaning, label: labelOf(tokens, language) } : meaning,
  );

const saysNothing = ({ kind }: Meaning): boolean =>
  kind === "filler" || kind === "unknown" || kind === "activity";

const foundBy = (row: Row, at: number, place: Place): Found | undefined => {
  const match = matchAt(row.pattern, at, place);
  if (match === undefined) return undefined;
  const { length } = match;
  if (row.build !== undefined) {
    const meanings = builds[row.build]?.({ ...place, found: match.meanings, given: row.given });
    return meanings && { meanings, length };
  }
  const own = labelled(row.meanings, place.tokens.slice(at, at + length), place.language);
  return { meanings: own.some(saysNothing) ? own : [...own, ...match.meanings], length };
};

/** The meanings of the first row that fits here. */
export const findIn = ({ byFirst, others }: Table, place: Place, at: number): Found | undefined => {
  for (const row of byFirst.get(place.tokens[at]?.text ?? "") ?? others) {
    const found = foundBy(row, at, place);
    if (found !== undefined) return found;
  }
  return undefined;
};

const wordsIn = (tokens: readonly Token[]): number =>
  tokens.filter(({ kind }) => kind === "word").length;

export const longestPhrase = (place: Place, at: number): Found | undefined => {
  let best: Found | undefined;
  for (const { pattern, meanings } of place.language.phrases.byFirst.get(textAt(place, at)) ?? []) {
    const length = matchAt(pattern, at, place)?.length ?? 0;
    if (length > (best?.length ?? 0)) best = { meanings, length };
  }
  return best;
};

/** The longest phrase of the lexicon that begins here, of at least `atLeast` words. */
export const findPhrase = (place: Place, at: number, atLeast: number): Found | undefined => {
  const best = place.phraseAt(at);
  const used = place.tokens.slice(at, at + (best?.length ?? 0));
  return best === undefined || wordsIn(used) < atLeast
    ? undefined
    : { ...best, meanings: labelled(best.meanings, used, place.language) };
};
