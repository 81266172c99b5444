import type { CalendarDay } from "@smart-planner/planner/model";
import type { Workspace } from "../platform/workspace.ts";

/** One review of a chapter a day, on whichever device. */
export const reviewIdOf = (topicId: string, day: CalendarDay): string => `${topicId}-${day}`;

/** Ticks a session off, and keeps which chapters it went over again: the next plan is made from it. */
export const tickSession = ({
  workspace,
  key,
  isDone,
  reviewIds = [],
  today,
}: {
  readonly workspace: Workspace;
  readonly key: string;
  readonly isDone: boolean;
  /** Chapters that the session goes over. */
  readonly reviewIds?: readonly string[] | undefined;
  readonly today: CalendarDay;
}) => {
  workspace.setDone(key, isDone);
  if (isDone)
    workspace.putRecords(
      "reviews",
      reviewIds.map(
        (topicId) =>
          [reviewIdOf(topicId, today), { topicId, day: today, sessionKey: key }] as const,
      ),
    );
  else
    workspace.removeRecords(
      "reviews",
      Object.entries(workspace.records("reviews")).flatMap(([id, { sessionKey }]) =>
        sessionKey === key ? [id] : [],
      ),
    );
};
