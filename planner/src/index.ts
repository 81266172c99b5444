export type { Repeats } from "./calendars/commitment-dates.ts";
export { datesFrom, nextDatesOf, repeatsOf } from "./calendars/commitment-dates.ts";
export type { DaysOff, StudentCalendar, TakingCalendar } from "./calendars/dated-busy-times.ts";
export { datedBusyTimesOf } from "./calendars/dated-busy-times.ts";
export type { DatedBusyTime } from "./calendars/dated-commitment-times.ts";
export { datedCommitmentTimesOf } from "./calendars/dated-commitment-times.ts";
export type { DatedEvent } from "./calendars/dated-event.ts";
export { eventKeyOf, mayTakeDay, takesTime } from "./calendars/dated-event.ts";
export { looksLikeExam } from "./calendars/exam-words.ts";
export { freedCalendarsOf, freedDaysOf } from "./calendars/freed-times.ts";
export { guessSubject } from "./calendars/guess-subject.ts";
export { hitSessionsOf, movableHitsOf } from "./calendars/hit-sessions.ts";
export { fewestFinished, type ShownChance, shownChanceOf } from "./chance/chance-words.ts";
export type { WorkPair } from "./chance/finish-chance.ts";
export { finishChance } from "./chance/finish-chance.ts";
export { defaultPreferences } from "./default-preferences.ts";
export type { Assignment, AssignmentPart } from "./due-work/assignment.ts";
export {
  assignmentKinds,
  assignmentLimits,
  assignmentProblem,
  assignmentStates,
} from "./due-work/assignment.ts";
export type { DueRow } from "./due-work/due-rows.ts";
export { dueRowOf, dueRowsOf, dueTextOf, isOfWork } from "./due-work/due-rows.ts";
export type { TaskInput } from "./due-work/due-tasks.ts";
export { dueTasksOf } from "./due-work/due-tasks.ts";
export { decodeEntities } from "./due-work/import/entities.ts";
export { readWorkText } from "./due-work/import/read-work-text.ts";
export type { LeftOut, WorkItem, WorkKind, WorkReading } from "./due-work/import/work-item.ts";
export { cleanTitle, limitedReading } from "./due-work/import/work-item.ts";
export { isDayOff, isSort, kindOfDated, kindOfDue, saysDue } from "./due-work/import/work-words.ts";
export type { DueItem } from "./due-work/occurrences.ts";
export { dueHorizonOf, dueItemsOf, occurrenceIdOf } from "./due-work/occurrences.ts";
export type { ReadDueWork } from "./due-work/read-due-work.ts";
export { readDueWork } from "./due-work/read-due-work.ts";
export type { StudiedTasks } from "./due-work/studied-tasks.ts";
export { finishedWorkOf, studiedTasksOf } from "./due-work/studied-tasks.ts";
export type { FinishedWork } from "./due-work/work-length.ts";
export { workLengthOf } from "./due-work/work-length.ts";
export type { FocusReading, TimeAway } from "./focus/focus-clock.ts";
export { readFocus } from "./focus/focus-clock.ts";
export type { FocusMark, FocusRun, FocusTask, Instant } from "./focus/focus-run.ts";
export {
  countAway,
  goOnWithFocus,
  lastPressOf,
  moreFocus,
  pauseFocus,
  skipBreak,
  startFocus,
} from "./focus/focus-run.ts";
export { joinRuns } from "./focus/join-runs.ts";
export { liveRunOf, overRunsOf } from "./focus/live-run.ts";
export type { Sighting } from "./focus/notice-gaps.ts";
export { gapsIn, noticeForgotten, noticeGaps } from "./focus/notice-gaps.ts";
export { busyWeekOf } from "./free-time/busy-week.ts";
export type { Interval } from "./free-time/intervals.ts";
export { mergeIntervals, minutesIn, subtractIntervals } from "./free-time/intervals.ts";
export { timesOfDay } from "./free-time/preferred-times.ts";
export { applyEdits } from "./hands/apply-edits.ts";
export { dayLockCostOf } from "./hands/day-lock-cost.ts";
export type { EditChanges } from "./hands/hand-edits.ts";
export {
  sessionEditAt,
  wayBackOf,
  withChanges,
  withHolding,
  withinDay,
} from "./hands/hand-edits.ts";
export { lockCostOf } from "./hands/lock-cost.ts";
export type { OfferedPlace } from "./hands/offered-places.ts";
export { offeredPlaces, stepMinutes } from "./hands/offered-places.ts";
export type { Neighbour, PlaceBreaks } from "./hands/place-breaks.ts";
export { dayTotalOf, placeBreaks } from "./hands/place-breaks.ts";
export type { OwnSession, Place, PlanEdit, PlanEdits } from "./hands/plan-edit.ts";
export { lockedIdsOf, removedIdsOf } from "./hands/plan-edit.ts";
export { planPartsOf } from "./hands/plan-parts.ts";
export type { Comer, TakenTime } from "./hands/taken-on.ts";
export { shutTimesOf, takenOn } from "./hands/taken-on.ts";
export { listed } from "./listed.ts";
export type * from "./model.ts";
export type { ExamAlert } from "./notifications/exam-alerts.ts";
export type { Occasion, OccasionInputs, WantedNotifications } from "./notifications/occasions.ts";
export { occasionsOf } from "./notifications/occasions.ts";
export type { WeeklyDigest } from "./notifications/weekly-digest.ts";
export { checkPlan } from "./plan-check/check-plan.ts";
export type { PlanCheck } from "./plan-check/guarantees.ts";
export type { PlanCheckInputs } from "./plan-check/plan-check-inputs.ts";
export type { ChangeSentence } from "./plan-update/change-sentences.ts";
export { type ChangeInWords, changeSentencesOf } from "./plan-update/change-sentences.ts";
export type { InputChange } from "./plan-update/changed-inputs.ts";
export { changedInputs, inputChangeText, isEntered } from "./plan-update/changed-inputs.ts";
export type { DifferenceCounts } from "./plan-update/describe-difference.ts";
export {
  countDifference,
  describeDifference,
  summariseCounts,
} from "./plan-update/describe-difference.ts";
export { doneEarlyOf } from "./plan-update/done-early.ts";
export { letGoKeysOf, planBesideLetGo, withLetGoOf } from "./plan-update/join-plans.ts";
export { withKeysApart } from "./plan-update/keys-apart.ts";
export { makeRoom } from "./plan-update/make-room.ts";
export type { PackedPlan } from "./plan-update/packed-plan.ts";
export { packPlan, unpackPlan } from "./plan-update/packed-plan.ts";
export { packTicks, unpackTicks } from "./plan-update/packed-ticks.ts";
export type { WeekInputs } from "./plan-update/plan-again.ts";
export { againInputsOf, quickWeekOf, withoutTimes } from "./plan-update/plan-again.ts";
export type { PlanDifference } from "./plan-update/plan-difference.ts";
export { comparePlans } from "./plan-update/plan-difference.ts";
export type { Release } from "./plan-update/release-sessions.ts";
export { releaseSessions } from "./plan-update/release-sessions.ts";
export { roomAheadOf } from "./plan-update/room-ahead.ts";
export type { SettledShare } from "./plan-update/settled-shares.ts";
export { sharesIn, withShares } from "./plan-update/settled-shares.ts";
export {
  begunSessionsOf,
  lessToday,
  moreToday,
  timeChoicesOf,
  todaySessionsOf,
  withWholeShares,
} from "./plan-update/time-today.ts";
export type { PlanUpdate } from "./plan-update/update-plan.ts";
export { updatePlan } from "./plan-update/update-plan.ts";
export { fixedSessionsOf, isDayFinished } from "./plan-update/what-stays.ts";
export { preferenceLimits } from "./preference-limits.ts";
export type { FinishedPlan } from "./progress/finished-plan.ts";
export { finishedPlanOf } from "./progress/finished-plan.ts";
export { missedFromText } from "./progress/missed-in-words.ts";
export { missedSessionsOf } from "./progress/missed-sessions.ts";
export { isDone } from "./progress/progress-map.ts";
export type { ProgressSummary, SubjectProgress } from "./progress/progress-summary.ts";
export { progressIndexOf, progressSummaryOf } from "./progress/progress-summary.ts";
export type { ListedSession } from "./progress/session-list.ts";
export { sessionListOf } from "./progress/session-list.ts";
export { streakInWords } from "./progress/streak-in-words.ts";
export { longestQuickPlanDays, planQuick } from "./quick-plan/plan-quick.ts";
export type { ExamStanding, Readiness } from "./scheduler/explain/exam-standing.ts";
export { examStandingsOf } from "./scheduler/explain/exam-standing.ts";
export type { SubjectFit } from "./scheduler/explain/fit.ts";
export type { PlanQuality } from "./scheduler/explain/quality.ts";
export type { PlanReview } from "./scheduler/explain/review-plan.ts";
export { reviewPlan } from "./scheduler/explain/review-plan.ts";
export type { AdvancedPlan } from "./scheduler/plan-advanced.ts";
export { planAdvanced } from "./scheduler/plan-advanced.ts";
export type { AdvancedInputs, BusyTime, Stability } from "./scheduler/problem/advanced-inputs.ts";
export type { Remedies } from "./scheduler/remedies/remedies.ts";
export { suggestRemedies } from "./scheduler/remedies/remedies.ts";
export { countedDaysOf } from "./study-log/counted-days.ts";
export type { LearnedPace, PaceAnswer, PaceAnswers } from "./study-log/learned-pace.ts";
export { isWorthAsking, learnedPacesOf } from "./study-log/learned-pace.ts";
export { logTable } from "./study-log/log-table.ts";
export { longerRecordOf } from "./study-log/longer-record.ts";
export { loggedSecondsOf, recordOfLength } from "./study-log/record-of-length.ts";
export { recordOfRun } from "./study-log/record-of-run.ts";
export { restOfSession } from "./study-log/rest-of-session.ts";
export { studiedProgressOf } from "./study-log/studied-progress.ts";
export { studiedPiecesOf } from "./study-log/studied-time.ts";
export type { StudyLog, StudyRecord } from "./study-log/study-record.ts";
export { secondsOf, startOf, stretchesOf } from "./study-log/study-record.ts";
export type { DayTotals, SubjectTotals } from "./study-log/time-totals.ts";
export {
  bestHoursOf,
  dayTotalsOf,
  minutesByHourOf,
  subjectTotalsOf,
} from "./study-log/time-totals.ts";
export { shortDuration, spokenDuration, weekInWords } from "./study-log/week-in-words.ts";
export { withDoneElsewhere } from "./study-log/with-done-elsewhere.ts";
export { planDaysOf } from "./study-plan/plan-days.ts";
export type { PlanSession, SessionDay } from "./study-plan/plan-sessions.ts";
export { createPlaceKeys, sessionDaysOf, sessionsOf } from "./study-plan/plan-sessions.ts";
export type { ExamNotes } from "./study-plan/session-exams.ts";
export { examNotesOf, withSharedExams } from "./study-plan/session-exams.ts";
export { sessionIdFrom, withSessionIds } from "./study-plan/session-ids.ts";
export { sessionNameOf } from "./study-plan/session-name.ts";
export { dayOf, parseDay, partsOf } from "./time/calendar-day.ts";
export { formatClock, minutesPerDay, parseClock } from "./time/clock-time.ts";
export {
  dayAndMonth,
  dayOfLabel,
  labelOf,
  longLabelOf,
  monthNames,
  shortDayAndMonth,
  shortWeekday,
  weekdayNames,
} from "./time/day-labels.ts";
export {
  addDays,
  dayNumberOf,
  dayOfNumber,
  daysBetween,
  mondayOf,
  weekdayOf,
  weekdays,
} from "./time/day-number.ts";
export { formatDuration, sessionMinutesOf, sessionTimeTextOf } from "./time/duration.ts";
export { totalMinutes } from "./time/total-minutes.ts";
export type { NextExam } from "./timeline/next-exam.ts";
export { examsOf, nextExamOf } from "./timeline/next-exam.ts";
export { firstVisibleMinute } from "./timeline/place-day.ts";
export { pomodoroRoundsOf } from "./timeline/pomodoro-rounds.ts";
export type { SubjectColour, SubjectColours } from "./timeline/subject-colours.ts";
export {
  coloursOfPlan,
  coloursOfSubjects,
  isSubjectColour,
  subjectNamesOf,
} from "./timeline/subject-colours.ts";
export type { CalendarEvent } from "./timeline/timeline.ts";
export { noExamDate, timelineOf } from "./timeline/timeline.ts";
export type { DayRibbon, RibbonSession } from "./timeline/today-ribbon.ts";
export { todayRibbonOf } from "./timeline/today-ribbon.ts";
export { usualComfort, wholeComfort } from "./usual-comfort.ts";
export { applyWishes } from "./wishes/apply-wishes.ts";
export type { UnkeptWish } from "./wishes/check-wishes.ts";
export { commitmentOfWish } from "./wishes/commitment-of-wish.ts";
export { describeWish } from "./wishes/describe-wish.ts";
export { withHigherLimit } from "./wishes/higher-limit.ts";
export { longestSubjectName } from "./wishes/kinds/fields.ts";
export { kindNames, wishOf } from "./wishes/kinds/index.ts";
export { labelWish } from "./wishes/label-wish.ts";
export type { WishedPlan, WishedTask } from "./wishes/plan-with-wishes.ts";
export { planWithWishes } from "./wishes/plan-with-wishes.ts";
export { readWishes } from "./wishes/read-wishes.ts";
export { joinWishes } from "./wishes/settle.ts";
export type * from "./wishes/wish.ts";
export { mergeTopics, moveTopic, orderAfter, splitTopic } from "./work/arrange-topics.ts";
export { carryDone } from "./work/carry-done.ts";
export type { KnownSubject } from "./work/exam-work.ts";
export { withFurtherExams, withWork } from "./work/exam-work.ts";
export { keepDone, reestimated } from "./work/keep-done.ts";
export type { SubjectRecords } from "./work/known-subjects.ts";
export { knownSubjectsOf, namesOfKnown, withChapters } from "./work/known-subjects.ts";
export type { Grade, MemoryModel, ReviewRecord } from "./work/memory.ts";
export { memoryOfAlgorithm } from "./work/memory-of-algorithm.ts";
export type { HeldTopics, MissingTopics, PlanTopics } from "./work/plan-topics.ts";
export { isAhead, planTopicsOf } from "./work/plan-topics.ts";
export type { ReadTopic, ReadTopics } from "./work/read-topics.ts";
export { readTopics } from "./work/read-topics.ts";
export { studiedTimesOf } from "./work/studied-times.ts";
export type { SubjectWork, WorkExam } from "./work/subject-work.ts";
export { mostExams, noWork } from "./work/subject-work.ts";
export type { KeptTopic, Known, Topic } from "./work/topic.ts";
export {
  estimateOf,
  mostGoalMinutes,
  mostTopicMinutes,
  mostTopics,
  topicsOfSubject,
  usualEstimateOf,
  usualMinutesPerPage,
} from "./work/topic.ts";
export type { StudiedTime, TopicState } from "./work/topic-progress.ts";
export { weeklyShareOf } from "./work/weekly-share.ts";
export type { WorkRemedy } from "./work/work-remedies.ts";
export { activeOf, withLessWork } from "./work/work-remedies.ts";
export {
  examDateWarning,
  fitWordsOf,
  nextExamWords,
  reviewWordsOf,
  workFootOf,
  workHeadOf,
  workLeftOf,
  workLineOf,
  workSumsOf,
} from "./work/work-words.ts";
export { csvOf } from "./written/csv.ts";
export type { UnreadLine } from "./written/read-exams.ts";
export { readExams } from "./written/read-exams.ts";
export { subjectOfExam } from "./written/subject-of-exam.ts";
