import { modeRegisters, modes } from "@smart-planner/contract";
import { sessionDaysOf } from "@smart-planner/planner/plan";
import {
  carryDone,
  type StudiedTime,
  studiedTimesOf,
  topicsOfSubject,
} from "@smart-planner/planner/work";
import type { Workspace } from "../../platform/workspace.ts";

const studiedIn = (workspace: Workspace): ReadonlyMap<string, readonly StudiedTime[]> =>
  studiedTimesOf({
    days: modes.flatMap((mode) => sessionDaysOf(workspace.read(modeRegisters[mode].plan) ?? {})),
    progress: workspace.records("ticks"),
    records: Object.values(workspace.records("log")),
  });

/**
 * The work of a subject moves with it to its new name; if the old one is still in use, both have
 * it.
 */
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
  // Values of the new name are not overwritten.
  if (Object.hasOwn(works, to)) return;
  const times = studiedIn(workspace);
  const topics = carryDone({
    topics: topicsOfSubject(workspace.records("topics"), from),
    studied: times.get(from) ?? [],
    there: times.get(to) ?? [],
    reviews: Object.values(workspace.records("reviews")),
  });
  workspace.putRecord("subjects", to, work);
  workspace.putRecords(
    "topics",
    topics.map(
      ({ id, ...topic }) => [isStillUsed ? newId() : id, { ...topic, subject: to }] as const,
    ),
  );
  if (!isStillUsed) workspace.removeRecord("subjects", from);
};
