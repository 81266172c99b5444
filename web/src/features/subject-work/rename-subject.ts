import { topicsOfSubject } from "@smart-planner/planner";
import type { Workspace } from "../../platform/workspace.ts";

/** The work of a subject goes with it to its new name; where the old one is still in use, both have it. */
export const renameSubject = ({
  workspace,
  from,
  to,
  isStillUsed,
  newId,
}: {
  readonly workspace: Workspace;
  readonly from: string;
  readonly to: string;
  readonly isStillUsed: boolean;
  readonly newId: () => string;
}) => {
  const works = workspace.records("subjects");
  const work = Object.hasOwn(works, from) ? works[from] : undefined;
  if (from === "" || to === "" || from === to || work === undefined) return;
  // What the new name has already is not written over.
  if (Object.hasOwn(works, to)) return;
  const topics = topicsOfSubject(workspace.records("topics"), from);
  workspace.putRecord("subjects", to, work);
  workspace.putRecords(
    "topics",
    topics.map(
      ({ id, ...topic }) => [isStillUsed ? newId() : id, { ...topic, subject: to }] as const,
    ),
  );
  if (!isStillUsed) workspace.removeRecord("subjects", from);
};
