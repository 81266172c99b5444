export type { ExamAlert } from "../notifications/exam-alerts.ts";
export type {
  NotificationKind,
  Occasion,
  OccasionInputs,
  WantedNotifications,
} from "../notifications/occasions.ts";
export { kindOf, notificationKinds, occasionsOf, wantedIf } from "../notifications/occasions.ts";
export type { WeeklyDigest } from "../notifications/weekly-digest.ts";
export type { Repeats } from "./commitment-dates.ts";
export { datesFrom, nextDatesOf, repeatsOf } from "./commitment-dates.ts";
export type { DaysOff, StudentCalendar, TakingCalendar } from "./dated-busy-times.ts";
export { datedBusyTimesOf } from "./dated-busy-times.ts";
export type { DatedBusyTime } from "./dated-commitment-times.ts";
export { datedCommitmentTimesOf } from "./dated-commitment-times.ts";
export type { DatedEvent } from "./dated-event.ts";
export { mayTakeDay, takesTime } from "./dated-event.ts";
export { looksLikeExam } from "./exam-words.ts";
export { freedCalendarsOf, freedDaysOf } from "./freed-times.ts";
export { hitSessionsOf, movableHitsOf } from "./hit-sessions.ts";
