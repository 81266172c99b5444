export { subjectOfExam } from "../written/subject-of-exam.ts";
export { mergeTopics, moveTopic, orderAfter, splitTopic } from "./arrange-topics.ts";
export { carryDone } from "./carry-done.ts";
export type { KnownSubject } from "./exam-work.ts";
export { hasGoal, withFurtherExams, withWork } from "./exam-work.ts";
export { keepDone, reestimated } from "./keep-done.ts";
export type { SubjectRecords } from "./known-subjects.ts";
export { knownSubjectsOf, namesOfKnown, withChapters } from "./known-subjects.ts";
export type { Grade, MemoryModel, ReviewRecord } from "./memory.ts";
export { memoryOfAlgorithm } from "./memory.ts";
export type { HeldTopics, MissingTopics, PlanTopics } from "./plan-topics.ts";
export { isAhead, planTopicsOf } from "./plan-topics.ts";
export type { ReadTopic, ReadTopics, TopicNote } from "./read-topics.ts";
export { readTopics } from "./read-topics.ts";
export { studiedTimesOf } from "./studied-times.ts";
export type { SubjectWork, WorkExam } from "./subject-work.ts";
export { datedExamsOf, mostExams, noWork } from "./subject-work.ts";
export type { KeptTopic, Known, Topic } from "./topic.ts";
export {
  estimateOf,
  mostGoalMinutes,
  mostTopicMinutes,
  mostTopics,
  topicsOfSubject,
  usualEstimateOf,
  usualMinutesPerPage,
} from "./topic.ts";
export type { StudiedTime, TopicState } from "./topic-progress.ts";
export { weeklyShareOf } from "./weekly-share.ts";
export type { ReviewFacts, WorkFacts, WorkPace } from "./work-facts.ts";
export {
  nextWorkExamOf,
  pastExamDayOf,
  reviewFactsOf,
  workFactsOf,
  workPaceOf,
  workSumsOf,
} from "./work-facts.ts";
export type { WorkRemedy } from "./work-remedies.ts";
export { activeOf, withLessWork } from "./work-remedies.ts";
