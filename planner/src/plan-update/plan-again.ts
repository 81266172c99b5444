import type { AdvancedInputs, ExamInput, Stability } from "../advanced-plan/advanced-inputs.ts";
import { defaultPreferences } from "../default-preferences.ts";
import type { PlanEntry, PlanMoment, ProgressMap, StudyPlan, Subject } from "../model.ts";
import { type PlanSession, sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { timelineOf } from "../timeline/timeline.ts";
import { withShares } from "./settled-shares.ts";
import { doesStay, fixedSessionsOf } from "./what-stays.ts";

/** What a plan is made again from; the moment comes with the question. */
export type WeekInputs = Omit<AdvancedInputs, "today" | "minuteOfDay" | "before" | "stability">;

/** A Quick Plan knows no week and no comfort: every hour of every day, in shares of any length. */
export const quickWeekOf = ({
  subjects,
  hoursPerDay,
}: {
  readonly subjects: readonly Subject[];
  readonly hoursPerDay: number;
}): WeekInputs => ({
  subjects,
  hoursPerDay,
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
  mostSubjectsADay: 20,
});

const minutesFor = (sessions: readonly PlanSession[], { name, examDate }: Subject): number =>
  sessions
    .filter(
      ({ subject, entry }) =>
        subject === name.trim() && (entry.examDate === undefined || entry.examDate === examDate),
    )
    .reduce((sum, { minutes }) => sum + minutes, 0);

/** Two exams of one name share what does not say which of them it is for. */
const isFirstOfName = (subjects: readonly Subject[], subject: Subject): boolean =>
  subjects.find(({ name }) => name.trim() === subject.name.trim()) === subject;

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
 * What the planner is asked when a plan is made again: the work that lies ahead and what was missed,
 * for the subjects and the week as they are now, close to the plan there is. What is planned ahead is
 * settled and gives way only where it must; what was missed is stated and comes first.
 */
export const againInputsOf = ({
  plan,
  missed,
  progress,
  now,
  fixed,
  studied,
  week,
  stability,
}: {
  readonly plan: StudyPlan;
  /** Sessions to find a new place for. */
  readonly missed: readonly PlanSession[];
  readonly progress: ProgressMap;
  readonly now: PlanMoment;
  /** Ids of sessions that stay wherever they lie. */
  readonly fixed?: ReadonlySet<string> | undefined;
  /** Keys of sessions that the log knows. */
  readonly studied?: ReadonlySet<string> | undefined;
  readonly week: WeekInputs;
  readonly stability: Stability;
}): AdvancedInputs => {
  const settled = { progress, now, fixed, studied };
  const ahead = sessionsOf(plan).filter(
    (session) => session.day >= now.day && !doesStay(session, settled),
  );
  const subjects = withShares({ subjects: week.subjects, plan, progress, today: now.day });
  const asked = (subject: ExamInput): ExamInput => {
    if (subject.workMinutes !== undefined) return subject;
    if (!isFirstOfName(subjects, subject)) return subject;
    const planned = minutesFor(ahead, subject);
    const late = minutesFor(missed, subject);
    if (late > 0) return { ...subject, workMinutes: planned + late, studiedMinutes: 0 };
    if (week.preferences.comfort?.usesSpare === true) return subject;
    return planned > 0 ? { ...subject, shareMinutes: planned, studiedMinutes: 0 } : subject;
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
