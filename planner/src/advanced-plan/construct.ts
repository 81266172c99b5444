import type { Draft } from "./draft.ts";
import type { Problem } from "./problem.ts";
import { improveSubject } from "./subject-course.ts";

const quarters = [1.375, 1.125, 0.875, 0.625];

/** Subjects by their exam, the harder first where two fall on one day. */
export const inExamOrder = ({ subjects }: Problem): readonly number[] =>
  [...subjects.keys()].sort((a, b) => {
    const [one, other] = [subjects[a], subjects[b]];
    if (one === undefined || other === undefined) return 0;
    return one.deadline - other.deadline || other.weight - one.weight || a - b;
  });

/** Units each subject may take so that what fits before every exam is shared to the best coverage. */
export const coverageCaps = ({ subjects, cumulative, options }: Problem): Int32Array => {
  const slack = Float64Array.from(cumulative);
  const caps = new Int32Array(subjects.length);
  const give = (index: number, wanted: number): void => {
    const deadline = subjects[index]?.deadline ?? 0;
    let units = wanted;
    for (let day = deadline; day < slack.length; day++)
      units = Math.min(units, Math.floor(slack[day] as number));
    if (units <= 0) return;
    for (let day = deadline; day < slack.length; day++) slack[day] = (slack[day] as number) - units;
    caps[index] = (caps[index] as number) + units;
  };
  const shortest = options.lengths[0] ?? 1;
  // Nobody stays without a session while others share the rest.
  for (const index of subjects.keys()) give(index, shortest);
  const parts = subjects.flatMap(({ weight, emphasis, need }, index) =>
    quarters.map((slope, quarter) => ({
      index,
      until: Math.round(((quarter + 1) * need) / 4),
      worth: (weight * emphasis * slope) / need,
    })),
  );
  parts.sort((a, b) => b.worth - a.worth || a.index - b.index || a.until - b.until);
  for (const { index, until } of parts) give(index, until - (caps[index] as number));
  return caps;
};

/** Every subject anew in exam order, each the best it can be beside the others. */
export const sweep = (draft: Draft): void => {
  for (const subject of inExamOrder(draft.problem))
    improveSubject(draft, subject, Number.POSITIVE_INFINITY);
};

/** A good plan at once: subjects inserted in exam order within their caps, then one sweep without. */
export const construct = (draft: Draft): void => {
  const caps = coverageCaps(draft.problem);
  for (const subject of inExamOrder(draft.problem))
    improveSubject(draft, subject, caps[subject] as number);
  sweep(draft);
};
