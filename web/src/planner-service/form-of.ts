import {
  modeRegisters,
  type PlanInputs,
  type QuickInputs,
  type Register,
  type SubjectRow,
} from "@smart-planner/contract";

type Texts = readonly (readonly [Register, string])[];

const rowsOf = ({ subjects }: QuickInputs): readonly SubjectRow[] =>
  subjects
    .filter(({ isFurther }) => isFurther !== true)
    .map(({ name, examDate }) => ({ subject: name, examDate }));

/** Inputs of a plan, if known. */
export type MadeFrom =
  | { readonly mode: "quick"; readonly madeFrom: QuickInputs | null }
  | { readonly mode: "advanced"; readonly madeFrom: PlanInputs | null };

/** The inputs of a plan, as stored texts of its form. */
export const formOf = ({ mode, madeFrom }: MadeFrom): Texts => {
  if (madeFrom === null) return [];
  const { subjects, hours } = modeRegisters[mode];
  return [
    [subjects, JSON.stringify(rowsOf(madeFrom))],
    [hours, JSON.stringify(madeFrom.hoursPerDay)],
    ...("grid" in madeFrom
      ? ([
          ["smartplanner_grid", JSON.stringify(madeFrom.grid)],
          ["smartplanner_commitments", JSON.stringify(madeFrom.commitments)],
          ["smartplanner_preferences", JSON.stringify(madeFrom.preferences)],
        ] as const)
      : []),
  ];
};

/** Planned by the words of the student, with times of its own; updates keep to both. */
export const isSmart = (madeFrom: QuickInputs | null): boolean =>
  madeFrom?.way === "smart" || madeFrom?.wishes !== undefined;
