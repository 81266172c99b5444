import { relations } from "./items.ts";
import { type Lexicon, setNames, tableNames } from "./lexicon.ts";
import { memoised } from "./memoised.ts";
import { firstsOf, type Pattern, phrasesOf, wordsOf } from "./pattern.ts";
import {
  linesOf,
  meaningsOf,
  type Row,
  rowsOf,
  type Table,
  tableOf,
  tableOfLines,
} from "./rows.ts";

/** The windows of a table of hours, each with its list. */
const windowsOf = (table: string) =>
  linesOf(table).map(([hours, list]) => {
    const [from = 0, to = 0] = hours.split(" ").map((hour) => Number(hour) * 60);
    return { window: { from, to }, list };
  });

const windowRows = (table: string, person: boolean): readonly Row[] =>
  windowsOf(table).flatMap(({ window, list }) =>
    rowsOf(list, { kind: "part", windows: [window], ...(person ? { person } : {}) }),
  );

export const phraseRows = (lexicon: Lexicon): readonly Row[] => [
  ...rowsOf(lexicon.life, { kind: "life" }),
  ...rowsOf(lexicon.activities, { kind: "activity", label: "" }),
  ...rowsOf(lexicon.fillers, { kind: "filler" }),
  ...Object.entries(lexicon.symbols).flatMap(([symbols, list]) =>
    rowsOf(list, ...meaningsOf(symbols)),
  ),
  ...rowsOf(lexicon.joints.or, { kind: "pause", word: "or" }),
  ...rowsOf(lexicon.joints.and, { kind: "pause", word: "and" }),
  ...rowsOf(lexicon.joints.so, { kind: "pause", word: "so" }),
  ...rowsOf(lexicon.joints.but, { kind: "stop", mark: "but" }),
  ...rowsOf(lexicon.joints.instead, { kind: "stop", mark: "instead" }),
  ...windowRows(lexicon.parts, false),
  ...windowRows(lexicon.persons, true),
  ...relations.flatMap((relation) =>
    rowsOf(lexicon.relations[relation], { kind: "relation", relation }),
  ),
];

/** The phrases of one word in a row; only a row with few words has any. */
const aloneOf = (body: Pattern["body"]): readonly string[] => {
  const isShort =
    body.kind === "row" && body.of.filter((each) => !firstsOf(each).has("")).length < 2;
  return isShort ? phrasesOf(body).filter((phrase) => !phrase.includes(" ")) : [];
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const spellingsOf = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(";").flatMap((each) => {
      const [meant = "", written = ""] = each.split(":");
      return [...setOf(written)].map((word) => [word, meant.trim()] as const);
    }),
  );

const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;

const tagsOf = ({ tags }: Lexicon): ReadonlyMap<string, readonly string[]> => {
  const all = Object.entries(tags).flatMap(([tag, words]) =>
    [...setOf(words)].map((word) => ({ word, tag })),
  );
  const byWord = Map.groupBy(all, ({ word }) => word);
  return new Map([...byWord].map(([word, own]) => [word, own.map(({ tag }) => tag)]));
};

const halfDay = 12 * 60;

const compile = (lexicon: Lexicon) => {
  const phrases = phraseRows(lexicon);
  const bodies = phrases.map(({ pattern }) => pattern.body);
  const table = (lines: string): Table => tableOfLines(lines, lexicon.slots);
  return {
    lexicon,
    phrases: tableOf(phrases, lexicon.slots),
    ...recordOf(tableNames, (name) => table(lexicon[name])),
    ...recordOf(setNames, (name) => setOf(lexicon[name])),
    slots: new Map(Object.entries(lexicon.slots).map(([name, lines]) => [name, table(lines)])),
    /** Known alone, and therefore never a misspelt subject. */
    alone: new Set(bodies.flatMap(aloneOf)),
    /** Every word that is part of a phrase. */
    words: new Set(bodies.flatMap(wordsOf)),
    numbers: new Map(Object.entries(lexicon.numbers)),
    namedClocks: new Map([
      ...[...setOf(lexicon.clock.noon)].map((word) => [word, halfDay] as const),
      ...[...setOf(lexicon.clock.midnight)].map((word) => [word, 2 * halfDay] as const),
    ]),
    spellings: spellingsOf(lexicon.spellings),
    labels: spellingsOf(lexicon.labels),
    usualHours: new Map(
      windowsOf(lexicon.usualHours).flatMap(({ window, list }) =>
        [...setOf(list)].map((word) => [word, window] as const),
      ),
    ),
    tags: tagsOf(lexicon),
    common: setOf(`${lexicon.common} ${lexicon.schoolSubjects}`),
  };
};

/** A lexicon, ready to be matched. */
export type Language = ReturnType<typeof compile>;

/** Compiled when first asked for: every start of a server would wait for it. */
export const languageOf = memoised(compile);
