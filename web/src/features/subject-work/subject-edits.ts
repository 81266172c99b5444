import type { CalendarDay } from "@smart-planner/planner/model";
import type { KeptTopic, ReviewRecord, SubjectWork, Topic } from "@smart-planner/planner/work";
import { reviewIdOf } from "../../planner-service/tick-session.ts";
import type { Workspace } from "../../platform/workspace.ts";

/** A record is kept without its id, which is its name in the family. */
const recordOf = ({ id: _, ...topic }: KeptTopic): Topic => topic;

/** Edits of the subject sheet, saved as they are typed. */
export const subjectEditsOf = ({
  workspace,
  subject,
  newId,
  today,
}: {
  readonly workspace: Workspace;
  readonly subject: string;
  readonly newId: () => string;
  readonly today: CalendarDay;
}) => ({
  newId,
  today,
  writeWork: (work: SubjectWork) => workspace.putRecord("subjects", subject, work),
  writeTopics: (topics: readonly KeptTopic[]) =>
    workspace.putRecords(
      "topics",
      topics.map((topic) => [topic.id, recordOf(topic)] as const),
    ),
  /** Of the last time it was gone over, or of today. */
  writeReview: (review: ReviewRecord) =>
    workspace.putRecord("reviews", reviewIdOf(review.topicId, review.day), review),
  removeTopics: (ids: readonly string[]) => workspace.removeRecords("topics", ids),
});

export type SubjectEdits = ReturnType<typeof subjectEditsOf>;
