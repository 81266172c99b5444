export type { Assignment, AssignmentPart, DueTime } from "./assignment.ts";
export {
  assignmentKinds,
  assignmentLimits,
  assignmentProblem,
  assignmentStates,
  endOfDueDay,
  minutesOfEstimate,
} from "./assignment.ts";
export { changedRuleOf } from "./change-rule.ts";
export type { DueRow, RowInputs, WorkStanding } from "./due-rows.ts";
export {
  dueRowOf,
  dueRowsOf,
  isOfWork,
  openMinutesOf,
  workStandingsOf,
} from "./due-rows.ts";
export type { TaskInput } from "./due-tasks.ts";
export { dueTasksOf, nameOfTask, taskLeftOf } from "./due-tasks.ts";
export { freedTimeOf } from "./freed-time.ts";
export { decodeEntities } from "./import/entities.ts";
export type { FeedNews, MovedWork, SchoolEntry } from "./import/feed-news.ts";
export { dateOfEntry, feedNewsOf } from "./import/feed-news.ts";
export type {
  FoundEntry,
  FoundWork,
  OfferedCourse,
  OfferedWork,
  WorkChoice,
} from "./import/offer-work.ts";
export { assignmentOfOffer, offerWork, workChoices } from "./import/offer-work.ts";
export { readWorkText } from "./import/read-work-text.ts";
export type {
  LeftOut,
  LeftOutReason,
  WorkItem,
  WorkKind,
  WorkReading,
} from "./import/work-item.ts";
export { cleanTitle, limitedReading } from "./import/work-item.ts";
export { isSort, kindOfDated, kindOfDue, saysDue } from "./import/work-words.ts";
export type { DueDate, DueItem } from "./occurrences.ts";
export {
  dueDatesOf,
  dueHorizonOf,
  dueItemsOf,
  isMovedWeek,
  occurrenceIdOf,
  seriesIdOf,
} from "./occurrences.ts";
export type { ComingUp } from "./read-coming-up.ts";
export { readComingUp } from "./read-coming-up.ts";
export type { ReadDueWork } from "./read-due-work.ts";
export { readDueWork } from "./read-due-work.ts";
export type { StudiedTasks } from "./studied-tasks.ts";
export { finishedWorkOf, studiedTasksOf } from "./studied-tasks.ts";
export type { Term, TermDate, TermWeek } from "./term.ts";
export { termOf, weekProofOf } from "./term.ts";
export { weeklyPlaceOf } from "./weekly-place.ts";
export type { FinishedWork } from "./work-length.ts";
export { workLengthOf } from "./work-length.ts";
