import { examKeyOf } from "../study-plan/exam-key.ts";
import type { Problem } from "./problem.ts";

export const examNeedsOf = ({ subjects, options }: Problem): ReadonlyMap<string, number> =>
  new Map(subjects.map((subject) => [examKeyOf(subject), subject.need * options.unit]));
