import type { PlanningWishes } from "../model.ts";
import type { Clause, Footing, Rule } from "./clause.ts";
import type { Item } from "./items.ts";
import { symbolWords } from "./vocabulary.ts";

type Kind = Item["kind"];
type ItemOf<K extends Kind> = Extract<Item, { readonly kind: K }>;

/** The items of one kind, in the order of the text. */
export const itemsOf = <K extends Kind>(clause: Clause, kind: K): readonly ItemOf<K>[] =>
  clause.items.filter((item): item is ItemOf<K> => item.kind === kind);

export const subjectNamesOf = (clause: Clause): readonly string[] => [
  ...new Set(itemsOf(clause, "subjects").flatMap(({ names }) => names)),
];

export interface Phrase {
  /**
   * Shapes of a clause: symbols and kinds of items separated by blanks, `a|b` for either, a trailing `?` for
   * one that may be missing, `D` for days or dates.
   */
  readonly shapes: readonly string[];
  readonly read: (clause: Clause) => Partial<PlanningWishes> | undefined;
  /** `firm` unless said otherwise. */
  readonly footing?: Footing;
}

const knownParts: ReadonlySet<string> = new Set([
  ...Object.keys(symbolWords),
  ..."subjects days dates times clock window duration durations daycount factor and".split(" "),
]);

const compiled = (shape: string): string =>
  shape
    .split(" ")
    .map((part) => {
      const optional = part.endsWith("?");
      const names = (optional ? part.slice(0, -1) : part).replace(/^D$/, "days|dates");
      // A misspelt symbol would be a rule that never reads anything.
      const stray = names.split("|").find((name) => !knownParts.has(name));
      if (stray !== undefined) throw new Error(`No clause can hold "${stray}": ${shape}`);
      return `(?:(?:${names}) )${optional ? "?" : ""}`;
    })
    .join("");

/** A clause is taken whole or not at all: a shape leaves no word of it unread. */
export const ruleOf = (phrases: readonly Phrase[]): Rule => {
  const patterns = phrases.map(({ shapes, read, footing = "firm" }) => ({
    pattern: new RegExp(`^(?:${shapes.map(compiled).join("|")})$`),
    read,
    footing,
  }));
  return (clause) => {
    for (const shape of clause.shapes) {
      for (const { pattern, read, footing } of patterns) {
        const wishes = pattern.test(shape) ? read(clause) : undefined;
        if (wishes !== undefined) return { wishes, footing };
      }
    }
    return undefined;
  };
};
