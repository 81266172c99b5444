import { type SubjectRow, subjectsOfRows } from "@smart-planner/contract";
import {
  activeOf,
  type CalendarDay,
  type KnownSubject,
  type WorkRemedy,
  withLessWork,
  withWork,
} from "@smart-planner/planner";
import type { Workspace } from "../../platform/workspace.ts";

/** What a plan would be made from with less work, and how that is entered and taken back. */
export const lessWorkOf = ({
  workspace,
  rows,
  known,
  remedy,
  today,
}: {
  readonly workspace: Workspace;
  readonly rows: readonly SubjectRow[];
  readonly known: ReadonlyMap<string, KnownSubject>;
  readonly remedy: WorkRemedy;
  readonly today: CalendarDay;
}) => {
  const before = known.get(remedy.subject);
  if (before === undefined) return null;
  const after = withLessWork(before, remedy);
  const keep = ({ work, topics }: KnownSubject) => {
    workspace.putRecord("subjects", remedy.subject, work);
    workspace.putRecords(
      "topics",
      topics.map(({ id, ...topic }) => [id, topic] as const),
    );
  };
  const left = new Map(known).set(remedy.subject, activeOf(after));
  return {
    known: left,
    subjects: withWork(subjectsOfRows(rows), left, today),
    /** Returns the way back. */
    enter: () => {
      keep(after);
      return () => keep(before);
    },
  };
};
