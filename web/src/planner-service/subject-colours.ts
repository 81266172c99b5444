import { type Mode, modeRegisters } from "@smart-planner/contract";
import {
  coloursOfSubjects,
  type SubjectColours,
  subjectNamesOf,
} from "@smart-planner/planner/plan";
import type { Workspace } from "../platform/workspace.ts";

type Reader = Pick<Workspace, "read" | "records">;

/** Every subject there is, in the order in which colours are given out. */
const subjectNamesIn = (workspace: Reader, first: Mode): readonly string[] => {
  const inOrder =
    first === "quick" ? (["quick", "advanced"] as const) : (["advanced", "quick"] as const);
  return [
    ...inOrder.flatMap((mode) => subjectNamesOf(workspace.read(modeRegisters[mode].plan) ?? {})),
    ...inOrder
      .flatMap((mode) => workspace.read(modeRegisters[mode].subjects) ?? [])
      .map(({ subject }) => subject.trim())
      .filter((name) => name !== ""),
    // A course of its own among due work.
    ...Object.values(workspace.records("assignments"))
      .map(({ subject }) => subject)
      .filter((name) => name !== ""),
  ];
};

/** The colours that subjects have: the stored ones, and for plans of older versions by their order. */
export const coloursIn = (workspace: Reader): SubjectColours =>
  coloursOfSubjects(
    subjectNamesIn(workspace, "quick"),
    new Map(Object.entries(workspace.read("smartplanner_colours") ?? {})),
  );

/** Colours belong to subjects: new subjects get theirs when a plan is stored. */
export const keepColours = (workspace: Workspace, mode: Mode, known: SubjectColours) => {
  const colours = coloursOfSubjects(subjectNamesIn(workspace, mode), known);
  // Without a prototype, so that a subject called `__proto__` keeps its colour.
  const stored = Object.assign(Object.create(null), Object.fromEntries(colours));
  workspace.write("smartplanner_colours", stored);
};
