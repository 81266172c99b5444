import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { demandOf } from "../problem/demand.ts";
import type { Problem } from "../problem/problem.ts";
import type { TimedSession } from "../problem/timed-session.ts";

const ratedAt = (inputs: AdvancedInputs, name: string, rating: number): AdvancedInputs => {
  const { preferences, wishes } = inputs;
  const subjectDifficulty = { ...preferences.subjectDifficulty, [name]: rating };
  return {
    ...inputs,
    preferences: { ...preferences, subjectDifficulty },
    ...(wishes && { wishes: { ...wishes, difficulty: { ...wishes.difficulty, [name]: rating } } }),
  };
};

const minutesFor = (exam: number, sessions: readonly TimedSession[]): number =>
  sessions.reduce((sum, each) => (each.exam === exam ? sum + each.minutes : sum), 0);

/**
 * A plan in which a subject that misses some of its share gets more because it is rated lower, if there
 * is one: whole sessions can be unlucky, and a higher rating must take nothing away. Made are only plans
 * whose share leaves more to be had. Where that share is the same, luck decides over one unit alone: to
 * look further made crowded plans up to five times as dear, and of 1,600 plans none was better.
 */
export const moreAtLowerRating = <Plan extends { readonly sessions: readonly TimedSession[] }>({
  inputs,
  problem: { exams, needs, units },
  made,
  planWith,
}: {
  readonly inputs: AdvancedInputs;
  readonly problem: Problem;
  readonly made: readonly TimedSession[];
  /** Nothing where that plan is none for the student's own ratings. */
  readonly planWith: (lower: AdvancedInputs) => Plan | undefined;
}): Plan | undefined => {
  for (const [exam, { key, name, rating }] of exams.entries()) {
    const own = minutesFor(exam, made);
    const { kind, minutes = 0 } = needs[exam] ?? {};
    if (kind !== "shared" || minutes - own < units.unit) continue;
    for (let lower = rating - 1; lower >= 1; lower--) {
      const rated = ratedAt(inputs, name, lower);
      const demand = demandOf(rated);
      const place = demand.exams.findIndex((one) => one.key === key);
      const share = demand.needs[place]?.minutes ?? 0;
      if (share <= own) break;
      if (share === minutes && minutes - own >= 2 * units.unit) continue;
      const plan = planWith(rated);
      if (plan !== undefined && minutesFor(exam, plan.sessions) > own) return plan;
    }
  }
  return undefined;
};
