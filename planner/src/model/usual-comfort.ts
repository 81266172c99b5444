import type { Comfort } from "./model.ts";

export const usualComfort = {
  restDays: "weekly",
  lunch: { start: 12 * 60, end: 13 * 60 },
  cushion: 0.1,
  quietExamDays: true,
  mostSubjectsADay: 3,
  usesSpare: false,
} as const satisfies Comfort;

type WholeComfort = {
  readonly [Part in keyof Comfort]-?: Exclude<Comfort[Part], undefined>;
};

export const wholeComfort = ({
  restDays = usualComfort.restDays,
  lunch = usualComfort.lunch,
  cushion = usualComfort.cushion,
  quietExamDays = usualComfort.quietExamDays,
  mostSubjectsADay = usualComfort.mostSubjectsADay,
  usesSpare = usualComfort.usesSpare,
}: Comfort = {}): WholeComfort => ({
  restDays,
  lunch,
  cushion,
  quietExamDays,
  mostSubjectsADay,
  usesSpare,
});
