import {
  type Draft,
  emptyDraft,
  tryOption,
  unitsOn,
} from "@smart-planner/planner/advanced-plan/draft.ts";
import type { Problem } from "@smart-planner/planner/advanced-plan/problem.ts";

/** The most a subject can still take on a day, up to what is wanted. */
const take = (draft: Draft, subject: number, day: number, wanted: number): boolean => {
  const { byTotal } = draft.problem.options;
  const need = (draft.problem.subjects[subject]?.need ?? 0) - (draft.total[subject] ?? 0);
  const now = unitsOn(draft, subject, day);
  for (let total = Math.min(now + Math.min(wanted, need), byTotal.length - 1); total > now; total--)
    for (const option of byTotal[total] ?? [])
      if (tryOption(draft, subject, day, option)) return true;
  return false;
};

/** The specified quick rule made legal: each day shared by one over the days left, then placed. */
export const quickRule = (problem: Problem): Draft => {
  const draft = emptyDraft(problem);
  for (const [day, { cap }] of problem.patterns.entries()) {
    const alive = [...problem.subjects.entries()].filter(([, { deadline }]) => deadline > day);
    const all = alive.reduce((sum, [, { deadline }]) => sum + 1 / (deadline - day), 0);
    for (const [subject, { deadline }] of alive)
      take(draft, subject, day, Math.round(cap / (deadline - day) / all));
  }
  return draft;
};

/** Each day the subject that lacks most for the days it has left, again and again until it is full. */
export const plainGreedy = (problem: Problem): Draft => {
  const draft = emptyDraft(problem);
  const longest = problem.options.lengths.at(-1) ?? 1;
  for (const day of problem.patterns.keys()) {
    const full = new Set<number>();
    for (;;) {
      let best = -1;
      let urgency = 0;
      for (const [subject, { deadline, need, weight }] of problem.subjects.entries()) {
        if (deadline <= day || full.has(subject)) continue;
        const lacks = (weight * (need - (draft.total[subject] ?? 0))) / (deadline - day);
        if (lacks > urgency) [best, urgency] = [subject, lacks];
      }
      if (best < 0) break;
      full.add(best);
      take(draft, best, day, longest);
    }
  }
  return draft;
};
