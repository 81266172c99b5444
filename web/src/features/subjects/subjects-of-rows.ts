import type { SubjectRow } from "@smart-planner/contract";
import { parseDay, type Subject } from "@smart-planner/planner";

/** The rows a plan can be made from: those with a name and an exam date. */
export const subjectsOfRows = (rows: readonly SubjectRow[]): readonly Subject[] =>
  rows.flatMap(({ subject, examDate }) => {
    const name = subject.trim();
    const day = parseDay(examDate);
    return name === "" || day === undefined ? [] : [{ name, examDate: day }];
  });
