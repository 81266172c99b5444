export type { FocusReading, TimeAway } from "../focus/focus-clock.ts";
export { readFocus } from "../focus/focus-clock.ts";
export type { FocusMark, FocusRun, FocusTask, Instant } from "../focus/focus-run.ts";
export {
  countAway,
  focusTaskOf,
  goOnWithFocus,
  lastPressOf,
  moreFocus,
  pauseFocus,
  skipBreak,
  startFocus,
} from "../focus/focus-run.ts";
export { joinRuns } from "../focus/join-runs.ts";
export { liveRunOf, overRunsOf } from "../focus/live-run.ts";
export type { Sighting } from "../focus/notice-gaps.ts";
export { gapsIn, noticeForgotten, noticeGaps } from "../focus/notice-gaps.ts";
export { countedDaysOf } from "../study-log/counted-days.ts";
export type { LearnedPace, PaceAnswer, PaceAnswers } from "../study-log/learned-pace.ts";
export { isWorthAsking, learnedPacesOf } from "../study-log/learned-pace.ts";
export { logTable } from "../study-log/log-table.ts";
export { loggedSecondsOf, recordOfLength } from "../study-log/record-of-length.ts";
export { recordOfRun } from "../study-log/record-of-run.ts";
export { restOfSession } from "../study-log/rest-of-session.ts";
export { studiedProgressOf } from "../study-log/studied-progress.ts";
export { studiedPiecesOf } from "../study-log/studied-time.ts";
export type { StudyLog, StudyRecord } from "../study-log/study-record.ts";
export { longerRecordOf, secondsOf, startOf, stretchesOf } from "../study-log/study-record.ts";
export type { DayTotals, SubjectTotals } from "../study-log/time-totals.ts";
export {
  bestHoursOf,
  dayTotalsOf,
  minutesByHourOf,
  subjectTotalsOf,
} from "../study-log/time-totals.ts";
export type { WeekFacts } from "../study-log/week-facts.ts";
export { weekFactsOf } from "../study-log/week-facts.ts";
export { withDoneElsewhere } from "../study-log/with-done-elsewhere.ts";
export { csvOf } from "../written/csv.ts";
export type { FinishedPlan } from "./finished-plan.ts";
export { finishedPlanOf } from "./finished-plan.ts";
export { isForAhead, missedSessionsOf } from "./missed-sessions.ts";
export { isDone } from "./progress-map.ts";
export type { ProgressSummary, SubjectProgress } from "./progress-summary.ts";
export { progressIndexOf, progressSummaryOf } from "./progress-summary.ts";
export type { ListedSession } from "./session-list.ts";
export { sessionListOf } from "./session-list.ts";
export type { ShownStreak } from "./shown-streak.ts";
export { shownStreakOf } from "./shown-streak.ts";
export type { WhyNow } from "./why-now.ts";
export { whyNowOf } from "./why-now.ts";
