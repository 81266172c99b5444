import { defaultPreferences } from "../model/default-preferences.ts";
import type { PlanEntry, StudyPlan, Subject } from "../model/model.ts";
import { isForAhead } from "../progress/missed-sessions.ts";
import type { AdvancedInputs, ExamInput, Stability } from "../scheduler/problem/advanced-inputs.ts";
import { distinctExamsOf } from "../study-plan/exam-key.ts";
import { type PlanSession, sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { doesStay, fixedSessionsOf, type StayFacts } from "./fixed-sessions.ts";
import { sessionsByExam, withShares } from "./settled-shares.ts";

/** Inputs of a replan; the moment comes with the question. */
export type WeekInputs = Omit<AdvancedInputs, "today" | "minuteOfDay" | "before" | "stability">;

/** A Quick Plan knows no week and no comfort: every hour of every day, in shares of any length. */
export const quickWeekOf = ({
  subjects,
  hoursPerDay,
  tasks,
}: Pick<WeekInputs, "hoursPerDay" | "tasks"> & {
  readonly subjects: readonly Subject[];
}): WeekInputs => ({
  subjects,
  hoursPerDay,
  ...(tasks !== undefined && { tasks }),
  grid: {},
  commitments: [],
  preferences: {
    ...defaultPreferences,
    minSessionLength: 15,
    maxSessionLength: 240,
    sleepSchedule: { start: 0, end: 6 },
  },
  restDays: "none",
  lunch: null,
  cushion: 0,
  quietExamDays: false,
  mostSubjectsADay: 20,
});

/** Whether it was made for an exam that has another date by now. */
const isOfOldDate = ({ subject, entry }: PlanSession, subjects: readonly Subject[]): boolean =>
  entry.examDate !== undefined &&
  !subjects.some(({ name, examDate }) => name.trim() === subject && examDate === entry.examDate);

/** Where each session of the plan is shown, as a start of its own: the planner stays close to it. */
const withStarts = (plan: StudyPlan): StudyPlan => {
  const starts = new Map(timelineOf({ plan }).events.map(({ id, startTime }) => [id, startTime]));
  return Object.fromEntries(
    sessionDaysOf(plan).map(({ label, sessions }) => [
      label,
      sessions.flatMap(({ key, entry }): readonly PlanEntry[] => {
        const startTime = starts.get(key);
        return startTime === undefined ? [] : [{ ...entry, startTime }];
      }),
    ]),
  );
};

/**
 * Inputs of a replan: the work ahead and missed work, for the present subjects and week, close to
 * the present plan. Planned work keeps its share and gives way only if needed; missed work is
 * stated and comes first.
 */
export const againInputsOf = ({
  plan,
  missed,
  week,
  stability,
  isSharingAgain = false,
  ...settled
}: StayFacts & {
  readonly plan: StudyPlan;
  /** Sessions to find a new place for. */
  readonly missed: readonly PlanSession[];
  readonly week: WeekInputs;
  readonly stability: Stability;
  /** Something else was entered: shares by the old hours and subjects no longer hold. */
  readonly isSharingAgain?: boolean | undefined;
}): AdvancedInputs => {
  const { progress, now } = settled;
  const subjects = withShares({ subjects: week.subjects, plan, progress, today: now.day });
  // Nothing is planned for an exam that is over, nor taken over from it by the next of its name.
  const exams = distinctExamsOf(subjects).filter(({ examDate }) => examDate > now.day);
  const ahead = { ...week, today: now.day };
  const minutesFor = (sessions: readonly PlanSession[]) => {
    const byExam = sessionsByExam(
      exams,
      sessions.filter((session) => isForAhead(session, ahead)),
    );
    return (exam: ExamInput): number => totalMinutes(byExam.get(exam) ?? []);
  };
  // With those that stay: the planner subtracts fixed sessions from each exam's need.
  const coming = sessionsOf(plan).filter(({ day }) => day >= now.day);
  const isOld = (session: PlanSession): boolean => isOfOldDate(session, week.subjects);
  const plannedFor = minutesFor(coming.filter((session) => !isOld(session)));
  // Their old date does not affect the new share, but they are subtracted from it too.
  const heldFor = minutesFor(coming.filter((one) => isOld(one) && doesStay(one, settled)));
  const lateFor = minutesFor(missed);
  const asked = (subject: ExamInput): ExamInput => {
    if (subject.workMinutes !== undefined || isSharingAgain) return subject;
    const planned = plannedFor(subject);
    const late = lateFor(subject);
    const whole = planned + late + heldFor(subject);
    if (late > 0) return { ...subject, workMinutes: whole, studiedMinutes: 0 };
    if (week.preferences.comfort?.usesSpare === true) return subject;
    return planned > 0 ? { ...subject, shareMinutes: whole, studiedMinutes: 0 } : subject;
  };
  return {
    ...week,
    subjects: subjects.map(asked),
    today: now.day,
    minuteOfDay: now.minuteOfDay,
    fixed: [...(week.fixed ?? []), ...fixedSessionsOf({ plan, ...settled })],
    before: withStarts(plan),
    stability,
  };
};

/** A Quick Plan's sessions have no times of their own: the day's rule gives them. */
export const withoutTimes = (plan: StudyPlan): StudyPlan =>
  Object.fromEntries(
    Object.entries(plan).map(([label, entries]) => [
      label,
      entries.map(({ startTime: _, preferredStartHour: __, difficulty: ___, ...entry }) => entry),
    ]),
  );
