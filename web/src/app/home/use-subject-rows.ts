import { type Mode, modeRegisters, type SubjectRow } from "@smart-planner/contract";
import { useState } from "react";
import { useRegister, useWorkspace } from "../../platform/use-workspace.ts";

const isBlank = (rows: readonly SubjectRow[]): boolean =>
  rows.every(({ subject, examDate }) => subject === "" && examDate === "");

/** The rows of a subjects form; how many there are is remembered while all of them are blank, but not kept. */
export const useSubjectRows = (mode: Mode, initial: readonly SubjectRow[]) => {
  const workspace = useWorkspace();
  const register = modeRegisters[mode].subjects;
  const stored = useRegister(register);
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

export type SubjectRowsForm = ReturnType<typeof useSubjectRows>;
