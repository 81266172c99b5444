import type { SubjectRow } from "@smart-planner/contract";
import { useState } from "react";
import { useRegister } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";

const isBlank = (rows: readonly SubjectRow[]): boolean =>
  rows.every(({ subject, examDate }) => subject === "" && examDate === "");

/** The rows of a subjects form; how many there are is remembered while all of them are blank, but not kept. */
export const useSubjectRows = ({
  workspace,
  register,
  initial,
}: {
  readonly workspace: Workspace;
  readonly register: "quickPlanSubjects" | "advancedPlanSubjects";
  readonly initial: readonly SubjectRow[];
}) => {
  const stored = useRegister(workspace, register);
  const [blankRows, setBlankRows] = useState(initial);
  return {
    rows: stored ?? blankRows,
    changeRows: (next: readonly SubjectRow[]) => {
      setBlankRows(isBlank(next) ? next : initial);
      if (isBlank(next)) workspace.remove(register);
      else workspace.write(register, next);
    },
  };
};
