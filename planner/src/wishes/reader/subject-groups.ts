import type { Subject } from "../../model.ts";
import { tokensOf } from "./tokens.ts";

const groups: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [
    /^(?:sciences|stem)$/,
    new Set(
      "physics chemistry biology biochemistry geology astronomy anatomy science sciences chem phys bio".split(
        " ",
      ),
    ),
  ],
  [
    /^humanities$/,
    new Set(
      "history english literature geography philosophy religion politics sociology ethics theology".split(
        " ",
      ),
    ),
  ],
  [
    /^languages$/,
    new Set(
      "english french spanish german italian latin greek russian chinese japanese arabic portuguese".split(
        " ",
      ),
    ),
  ],
];

/** "the sciences": those of the student's subjects that belong to them; none of another student's. */
export const subjectsOfGroup = (word: string, subjects: readonly Subject[]): readonly string[] => {
  const members = groups.find(([pattern]) => pattern.test(word))?.[1];
  if (members === undefined) return [];
  const isMember = (name: string): boolean =>
    tokensOf(name).some(({ text }) => members.has(text)) &&
    !tokensOf(name).some(({ text }) => text === "computer");
  return [...new Set(subjects.map(({ name }) => name.trim()))].filter(isMember);
};
