import type { Difficulty, PlanEntry, StudyPlan } from "../model.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { labelOf } from "../time/calendar-day.ts";
import { formatClock } from "../time/clock-time.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { defaultStartMinute } from "../timeline/place-day.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { construct } from "./construct.ts";
import { type Draft, emptyDraft } from "./draft.ts";
import { examNeedsOf } from "./exam-needs.ts";
import { explainSessions, explanationsByKey, type SessionExplanation } from "./explain.ts";
import { fitOf, type SubjectFit } from "./fit.ts";
import { isCrammed, mend } from "./mend.ts";
import { type Problem, problemOf } from "./problem.ts";
import { type PlanQuality, qualityOf } from "./quality.ts";
import { search } from "./search.ts";
import { soundInputs } from "./sound-inputs.ts";
import { statementsOf } from "./statements.ts";
import type { TimedSession } from "./timed-session.ts";
import { timedSessionsOf } from "./timed-sessions.ts";

/** `preview` answers at once; `full` searches on for the best plan. */
export type PlanEffort = "preview" | "full";

export interface AdvancedPlan {
  readonly plan: StudyPlan;
  readonly quality: PlanQuality;
  /** By session key: `{label}-{subject}`, then `#2`. */
  readonly explanations: Readonly<Record<string, SessionExplanation>>;
  /** One for each exam, in the order of the form. */
  readonly fit: readonly SubjectFit[];
  /** Minutes each exam was to get, by `examKeyOf`, for the plan check. */
  readonly needs: ReadonlyMap<string, number>;
  /** What could not be done and why, in plain sentences. */
  readonly problems: readonly string[];
}

const difficultyOf = (rating: number): Difficulty =>
  rating <= 2 ? "Easy" : rating === 3 ? "Medium" : "Hard";

const planOf = ({ subjects, days }: Problem, sessions: readonly TimedSession[]): StudyPlan => {
  const plan: Record<string, PlanEntry[]> = {};
  for (const [index, sameDay] of Map.groupBy(sessions, ({ day }) => day)) {
    const day = days[index]?.day;
    if (day === undefined) continue;
    plan[labelOf(day)] = sameDay.flatMap(({ subject, start, minutes }, place) => {
      const found = subjects[subject];
      if (found === undefined) return [];
      const opensDay = place === 0 && start % 60 === 0 && start !== defaultStartMinute;
      return [
        {
          subject: found.name,
          ...durationFieldsOf(minutes),
          examDate: found.examDate,
          difficulty: difficultyOf(found.rating),
          ...(opensDay ? { preferredStartHour: start / 60 } : {}),
          startTime: formatClock(start),
        },
      ];
    });
  }
  return plan;
};

const solve = (problem: Problem, effort: PlanEffort): Draft => {
  const draft = emptyDraft(problem);
  construct(draft);
  if (effort === "full") search(draft);
  mend(draft);
  return draft;
};

export const draftOf = (inputs: AdvancedInputs, effort: PlanEffort): Draft => {
  const draft = solve(problemOf(inputs), effort);
  const isTight = [...draft.total.keys()].some((subject) => isCrammed(draft, subject));
  return isTight ? solve(problemOf(inputs, true), effort) : draft;
};

/** Plans study time around a student's week; the same inputs always give the same plan. */
export const planAdvanced = ({
  effort,
  ...given
}: AdvancedInputs & { readonly effort: PlanEffort }): AdvancedPlan => {
  const inputs = soundInputs(given);
  const draft = draftOf(inputs, effort);
  const { problem } = draft;
  const sessions = timedSessionsOf(draft);
  const plan = planOf(problem, sessions);
  const keys = sessionsOf(plan).map(({ key }) => key);
  const fit = fitOf(inputs, problem, sessions);
  return {
    plan,
    quality: qualityOf(problem, sessions),
    explanations: explanationsByKey(keys, explainSessions(problem, sessions)),
    fit,
    needs: examNeedsOf(problem),
    problems: statementsOf(inputs, problem, fit),
  };
};
