export type { AdvancedInputs } from "./advanced-plan/advanced-inputs.ts";
export type { SessionExplanation, SessionFacts } from "./advanced-plan/explain.ts";
export type { SubjectFit } from "./advanced-plan/fit.ts";
export type { AdvancedPlan, PlanEffort } from "./advanced-plan/plan-advanced.ts";
export { planAdvanced } from "./advanced-plan/plan-advanced.ts";
export type { PlanDifference, SubjectHours } from "./advanced-plan/plan-difference.ts";
export { comparePlans } from "./advanced-plan/plan-difference.ts";
export type { PlanQuality } from "./advanced-plan/quality.ts";
export type { QualityParts, QualityTerm } from "./advanced-plan/quality-terms.ts";
export { termWeights } from "./advanced-plan/quality-terms.ts";
export type { Remedy, RemedyKind } from "./advanced-plan/remedies.ts";
export { suggestRemedies } from "./advanced-plan/remedies.ts";
export type { PlanReview } from "./advanced-plan/review-plan.ts";
export { reviewPlan } from "./advanced-plan/review-plan.ts";
export { defaultPreferences } from "./default-preferences.ts";
export type { Availability, BusyInterval } from "./free-time/busy-week.ts";
export { busyWeekOf } from "./free-time/busy-week.ts";
export type { FreeDay } from "./free-time/free-days.ts";
export { freeDaysFrom, freeTimeOn } from "./free-time/free-days.ts";
export type { Interval } from "./free-time/intervals.ts";
export {
  intersectIntervals,
  mergeIntervals,
  minutesIn,
  subtractIntervals,
} from "./free-time/intervals.ts";
export { preferredTimeWindows, windowsOfTimes } from "./free-time/preferred-times.ts";
export type { SessionLengths } from "./free-time/study-limits.ts";
export { dailyMinutesOn, sessionLengthsOf, studyDeadlineOf } from "./free-time/study-limits.ts";
export type { WeekPattern } from "./free-time/week-pattern.ts";
export { weekPatternOf } from "./free-time/week-pattern.ts";
export type * from "./model.ts";
export type { ExamAlert } from "./notifications/exam-alerts.ts";
export type {
  MorningQuote,
  Occasion,
  OccasionInputs,
  WantedNotifications,
} from "./notifications/occasions.ts";
export { occasionsOf } from "./notifications/occasions.ts";
export type { StudyReminder } from "./notifications/study-reminders.ts";
export type { WeeklyDigest } from "./notifications/weekly-digest.ts";
export { checkPlan } from "./plan-check/check-plan.ts";
export type { PlanCheckInputs } from "./plan-check/plan-check-inputs.ts";
export type { BrokenPromise, KeptPromise, PlanCheck, PromiseId } from "./plan-check/promises.ts";
export { closingMessageOf, streakHintOf } from "./progress/encouragement.ts";
export { isDone, toggleDone, withLabelledKeys } from "./progress/progress-map.ts";
export type {
  Amount,
  ProgressIndex,
  ProgressSummary,
  SubjectProgress,
} from "./progress/progress-summary.ts";
export { progressIndexOf, progressSummaryOf } from "./progress/progress-summary.ts";
export type { ListedSession, SessionGroup } from "./progress/session-list.ts";
export { sessionListOf } from "./progress/session-list.ts";
export { studyStreakOf } from "./progress/study-streak.ts";
export type { QuickPlanInputs } from "./quick-plan/plan-quick.ts";
export { longestQuickPlanDays, planQuick } from "./quick-plan/plan-quick.ts";
export type { PlanDay } from "./study-plan/plan-days.ts";
export { planDaysOf } from "./study-plan/plan-days.ts";
export type { PlanSession, SessionDay } from "./study-plan/plan-sessions.ts";
export { sessionDaysOf } from "./study-plan/plan-sessions.ts";
export type { DayParts } from "./time/calendar-day.ts";
export {
  addDays,
  dayNumberOf,
  dayOf,
  dayOfLabel,
  dayOfNumber,
  daysBetween,
  labelOf,
  longLabelOf,
  monthNames,
  parseDay,
  partsOf,
  weekdayNames,
  weekdayOf,
} from "./time/calendar-day.ts";
export { formatClock, minutesPerDay, parseClock } from "./time/clock-time.ts";
export type { DurationFields } from "./time/duration.ts";
export {
  durationFieldsOf,
  formatDuration,
  gridMinutes,
  roundToGrid,
  sessionMinutesOf,
  sessionTimeTextOf,
} from "./time/duration.ts";
export type { NextExam } from "./timeline/next-exam.ts";
export { nextExamOf } from "./timeline/next-exam.ts";
export { defaultStartMinute, firstVisibleMinute, gapMinutes } from "./timeline/place-day.ts";
export type { PomodoroRound, RoundKind } from "./timeline/pomodoro-rounds.ts";
export { pomodoroRoundsOf } from "./timeline/pomodoro-rounds.ts";
export type { SubjectColour, SubjectColours } from "./timeline/subject-colours.ts";
export { coloursOfPlan, coloursOfSubjects, subjectPalette } from "./timeline/subject-colours.ts";
export type { CalendarEvent, Timeline } from "./timeline/timeline.ts";
export { noExamDate, timelineOf } from "./timeline/timeline.ts";
export type { DayRibbon, RibbonSession, RibbonState } from "./timeline/today-ribbon.ts";
export { todayRibbonOf } from "./timeline/today-ribbon.ts";
export { describeWishes } from "./wishes/describe-wishes.ts";
export { mergeWishes } from "./wishes/merge-wishes.ts";
export { noWishes } from "./wishes/no-wishes.ts";
export type { ReadWishes } from "./wishes/read-wishes.ts";
export { readWishes } from "./wishes/read-wishes.ts";
