import type { StudyPlan } from "../model/model.ts";
import { planDaysOf } from "../study-plan/plan-days.ts";

export const subjectPalette = [
  "violet",
  "pink",
  "amber",
  "blue",
  "green",
  "red",
  "indigo",
  "teal",
] as const;

export type SubjectColour = (typeof subjectPalette)[number];

export type SubjectColours = ReadonlyMap<string, SubjectColour>;

export const isSubjectColour = (text: string): text is SubjectColour =>
  subjectPalette.some((colour) => colour === text);

/** Subjects keep their colour; new ones take the next free, then the least used. */
export const coloursOfSubjects = (
  names: Iterable<string>,
  known: SubjectColours = new Map(),
): SubjectColours => {
  const distinct = [...new Set([...names].map((name) => name.trim()))];
  const users = new Map<SubjectColour, number>(subjectPalette.map((colour) => [colour, 0]));
  const use = (colour: SubjectColour): SubjectColour => {
    users.set(colour, (users.get(colour) ?? 0) + 1);
    return colour;
  };
  for (const name of distinct) {
    const colour = known.get(name);
    if (colour !== undefined) use(colour);
  }
  const nextFree = (): SubjectColour => {
    const fewest = Math.min(...users.values());
    return use(subjectPalette.find((colour) => users.get(colour) === fewest) ?? subjectPalette[0]);
  };
  return new Map(distinct.map((name) => [name, known.get(name) ?? nextFree()]));
};

export const subjectNamesOf = (plan: StudyPlan): readonly string[] => {
  const written = new Set<string>();
  for (const { entries } of planDaysOf(plan))
    for (const { subject } of entries) written.add(subject);
  return [...new Set([...written].map((subject) => subject.trim()))];
};

/** Known colours are not given to others. */
export const coloursOfPlan = (
  plan: StudyPlan,
  known: SubjectColours = new Map(),
): SubjectColours => {
  const names = subjectNamesOf(plan);
  const all = coloursOfSubjects([...known.keys(), ...names], known);
  return new Map(names.map((name) => [name, all.get(name) ?? subjectPalette[0]]));
};
