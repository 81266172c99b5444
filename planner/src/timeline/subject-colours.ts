import type { StudyPlan } from "../model.ts";
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

/** Trimmed subject name to colour, in order of first appearance; the ninth begins again. */
export type SubjectColours = ReadonlyMap<string, SubjectColour>;

export const coloursOfSubjects = (names: Iterable<string>): SubjectColours => {
  const colours = new Map<string, SubjectColour>();
  for (const name of names) {
    const trimmed = name.trim();
    const next = subjectPalette[colours.size % subjectPalette.length];
    if (next !== undefined && !colours.has(trimmed)) colours.set(trimmed, next);
  }
  return colours;
};

function* subjectsIn(plan: StudyPlan): Iterable<string> {
  for (const { entries } of planDaysOf(plan)) for (const { subject } of entries) yield subject;
}

export const coloursOfPlan = (plan: StudyPlan): SubjectColours =>
  coloursOfSubjects(subjectsIn(plan));
