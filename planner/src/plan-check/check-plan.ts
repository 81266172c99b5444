import { sessionLengthsOf } from "../free-time/study-limits.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { StudyPlan } from "../model/model.ts";
import { checkExams } from "./check-exams.ts";
import {
  checkAvailability,
  checkBeforeExams,
  checkDailyHours,
  checkSessionLengths,
} from "./check-sessions.ts";
import { fairnessFactsOf } from "./fairness-facts.ts";
import { checkableGuarantees, type PlanCheck } from "./guarantees.ts";
import { knownExamsOf, withExams } from "./known-exams.ts";
import type { PlanCheckInputs } from "./plan-check-inputs.ts";
import { checkedSessionsOf } from "./read-plan.ts";

/**
 * Broken and kept guarantees of any plan. A `quick` plan has no times of day; every
 * other plan is `scheduled`.
 */
export const checkPlan = ({
  plan,
  inputs,
  kind,
  shares,
}: {
  readonly plan: StudyPlan;
  readonly inputs: PlanCheckInputs;
  readonly kind: "quick" | "scheduled";
  /** Minutes that the plan was to give exams without stated work, studied time included, by `examKeyOf`. */
  readonly shares?: ReadonlyMap<string, number> | undefined;
}): PlanCheck => {
  const isQuick = kind === "quick";
  const { preferences, wishes } = inputs;
  const lengths =
    isQuick || preferences === undefined ? undefined : sessionLengthsOf({ preferences, wishes });
  const known = knownExamsOf(inputs);
  const sessions = withExams(checkedSessionsOf(plan), known);
  const sessionsOn = Map.groupBy(sessions, ({ day }) => day);
  const examInputs = isQuick ? { ...inputs, minuteOfDay: 0 } : inputs;
  const facts = () =>
    fairnessFactsOf({
      sessions,
      sessionsOn,
      known,
      // A plan without preferences: these say only whether a subject could have had time.
      lengths: lengths ?? sessionLengthsOf({ preferences: defaultPreferences, wishes }),
      inputs,
      shares,
    });
  const broken = [
    ...[...sessionsOn].flatMap(([day, ofDay]) => [
      ...checkDailyHours(day, ofDay, inputs, isQuick),
      ...checkSessionLengths(day, sessionsOn, inputs, { lengths, isQuick }),
    ]),
    ...sessions.flatMap((session) => checkBeforeExams(session, examInputs)),
    ...(isQuick ? [] : [...checkAvailability(sessions, inputs), ...checkExams(facts())]),
  ];
  const brokenIds = new Set(broken.map(({ guarantee }) => guarantee));
  return {
    ok: broken.length === 0,
    broken,
    kept:
      isQuick || sessions.length === 0
        ? []
        : checkableGuarantees(inputs, lengths).filter(({ guarantee }) => !brokenIds.has(guarantee)),
  };
};
