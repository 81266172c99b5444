import { type SubjectRow, subjectsOfRows } from "@smart-planner/contract";
import {
  type CalendarDay,
  type KnownSubject,
  type WorkRemedy,
  withWork,
} from "@smart-planner/planner";
import type { Workspace } from "../../platform/workspace.ts";

type Changed = Pick<KnownSubject, "work" | "topics">;

const afterRemedy = (
  { work, topics }: KnownSubject,
  { topics: changes, goalMinutes }: WorkRemedy,
): Changed => {
  const changed = new Map(changes.map((topic) => [topic.id, topic]));
  return {
    work: goalMinutes === undefined ? work : { ...work, goalMinutes },
    topics: topics.map((topic) => changed.get(topic.id) ?? topic),
  };
};

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
  const after = afterRemedy(before, remedy);
  const active = after.topics.filter(({ leftOut }) => leftOut !== true);
  const keep = ({ work, topics }: Changed) => {
    workspace.putRecord("subjects", remedy.subject, work);
    workspace.putRecords(
      "topics",
      topics.map(({ id, ...topic }) => [id, topic] as const),
    );
  };
  return {
    subjects: withWork(
      subjectsOfRows(rows),
      new Map(known).set(remedy.subject, { ...before, ...after, topics: active }),
      today,
    ),
    /** Returns the way back. */
    enter: () => {
      keep(after);
      return () => keep(before);
    },
  };
};
