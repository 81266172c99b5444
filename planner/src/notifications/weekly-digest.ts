import type { CalendarDay, ProgressMap, StudyPlan, Subject } from "../model.ts";
import { addDays } from "../time/day-number.ts";
import { examsOf } from "../timeline/next-exam.ts";
import { minutesBySubject } from "./minutes-by-subject.ts";

export interface WeeklyDigest {
  readonly kind: "weeklyDigest";
  /** Of the week that ends on this Sunday. */
  readonly plannedMinutes: number;
  readonly doneMinutes: number;
  /** Of the week to come. */
  readonly ahead: readonly { readonly subject: string; readonly minutes: number }[];
  readonly examsAhead: readonly Subject[];
}

const sum = (totals: ReadonlyMap<string, number>): number =>
  [...totals.values()].reduce((total, minutes) => total + minutes, 0);

const examsWithin = 14;

export const weeklyDigestOn = ({
  plan,
  subjects,
  progress,
  sunday,
}: {
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly progress: ProgressMap;
  readonly sunday: CalendarDay;
}): WeeklyDigest => {
  const monday = addDays(sunday, 1);
  const thisWeek = { plan, progress, from: addDays(sunday, -6), before: monday };
  const nextWeek = { plan, progress, from: monday, before: addDays(monday, 7) };
  return {
    kind: "weeklyDigest",
    plannedMinutes: sum(minutesBySubject(thisWeek)),
    doneMinutes: sum(minutesBySubject({ ...thisWeek, done: true })),
    ahead: [...minutesBySubject(nextWeek)].map(([subject, minutes]) => ({ subject, minutes })),
    examsAhead: examsOf({ subjects, plan })
      .filter(({ examDate }) => examDate >= monday && examDate <= addDays(sunday, examsWithin))
      .toSorted((first, second) => (first.examDate < second.examDate ? -1 : 1)),
  };
};
