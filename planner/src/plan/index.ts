export { applyEdits } from "../edits/apply-edits.ts";
export type { EditChanges } from "../edits/edit-changes.ts";
export {
  sessionEditAt,
  wayBackOf,
  withChanges,
  withHolding,
  withinDay,
} from "../edits/edit-changes.ts";
export type { OfferedPlace } from "../edits/offered-places.ts";
export { offeredPlaces, placesFromNow, stepMinutes } from "../edits/offered-places.ts";
export type { Neighbour, PlaceBreaks, PlaceReason } from "../edits/place-breaks.ts";
export { dayTotalOf, placeBreaks } from "../edits/place-breaks.ts";
export type { OwnSession, Place, PlanEdit, PlanEdits } from "../edits/plan-edit.ts";
export { lockedIdsOf, removedIdsOf } from "../edits/plan-edit.ts";
export { planPartsOf } from "../edits/plan-parts.ts";
export { startsLaterFor } from "../edits/starts-later.ts";
export type { Comer, TakenTime } from "../edits/taken-on.ts";
export { shutTimesOf, takenOn } from "../edits/taken-on.ts";
export type { InputChange } from "../plan-update/changed-inputs.ts";
export { changedInputs, isEntered } from "../plan-update/changed-inputs.ts";
export { doneEarlyOf } from "../plan-update/done-early.ts";
export { fixedSessionsOf, isDayFinished } from "../plan-update/fixed-sessions.ts";
export { letGoKeysOf, planBesideLetGo, withLetGoOf } from "../plan-update/join-plans.ts";
export { withKeysApart } from "../plan-update/keys-apart.ts";
export { makeRoom } from "../plan-update/make-room.ts";
export type { PackedPlan } from "../plan-update/packed-plan.ts";
export { packPlan, unpackPlan } from "../plan-update/packed-plan.ts";
export { packTicks, unpackTicks } from "../plan-update/packed-ticks.ts";
export type { WeekInputs } from "../plan-update/plan-again.ts";
export { againInputsOf, quickWeekOf, withoutTimes } from "../plan-update/plan-again.ts";
export type { PlanDifference } from "../plan-update/plan-difference.ts";
export { comparePlans } from "../plan-update/plan-difference.ts";
export type { Release } from "../plan-update/release-sessions.ts";
export { releaseSessions } from "../plan-update/release-sessions.ts";
export { roomAheadOf } from "../plan-update/room-ahead.ts";
export type { DifferenceCounts, SessionChange } from "../plan-update/session-changes.ts";
export { countDifference, sessionChangesOf } from "../plan-update/session-changes.ts";
export type { SettledShare } from "../plan-update/settled-shares.ts";
export { sharesIn, withShares } from "../plan-update/settled-shares.ts";
export {
  begunSessionsOf,
  lessToday,
  lockedBeyond,
  moreToday,
  timeChoicesOf,
  todaySessionsOf,
  withWholeShares,
} from "../plan-update/time-today.ts";
export type { PlanUpdate } from "../plan-update/update-plan.ts";
export { updatePlan } from "../plan-update/update-plan.ts";
export { planDaysOf } from "../study-plan/plan-days.ts";
export type { PlanSession, SessionDay } from "../study-plan/plan-sessions.ts";
export { createPlaceKeys, sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
export type { SessionNote, SessionNotes } from "../study-plan/session-exams.ts";
export { sessionNotesOf, withSharedExams } from "../study-plan/session-exams.ts";
export { sessionIdFrom, withSessionIds } from "../study-plan/session-ids.ts";
export { sessionNameOf } from "../study-plan/session-name.ts";
export type { NextExam } from "../timeline/next-exam.ts";
export { examsOf, nextExamOf } from "../timeline/next-exam.ts";
export { firstVisibleMinute } from "../timeline/place-day.ts";
export { pomodoroRoundsOf } from "../timeline/pomodoro-rounds.ts";
export type { SubjectColour, SubjectColours } from "../timeline/subject-colours.ts";
export {
  coloursOfPlan,
  coloursOfSubjects,
  isSubjectColour,
  subjectNamesOf,
} from "../timeline/subject-colours.ts";
export type { CalendarEvent } from "../timeline/timeline.ts";
export { noExamDate, timelineOf } from "../timeline/timeline.ts";
export type { DayRibbon, RibbonSession } from "../timeline/today-ribbon.ts";
export { todayRibbonOf } from "../timeline/today-ribbon.ts";
