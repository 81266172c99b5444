import type { DueDate } from "../due-work/occurrences.ts";
import type { CalendarDay, ProgressMap, StudyPlan, Subject } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { addDays } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { examsOf } from "../timeline/next-exam.ts";
import { plannedBetween } from "./planned-between.ts";

export interface WeeklyDigest {
  readonly kind: "weeklyDigest";
  /** Of the week that ends on this Sunday. */
  readonly plannedMinutes: number;
  readonly doneMinutes: number;
  /** Of the coming week. */
  readonly ahead: readonly { readonly subject: string; readonly minutes: number }[];
  readonly examsAhead: readonly Subject[];
  readonly dueAhead?: readonly DueDate[];
}

const examsWithin = 14;

export const weeklyDigestOn = ({
  plan,
  subjects,
  progress,
  due = [],
  sunday,
}: {
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly progress: ProgressMap;
  readonly due?: readonly DueDate[] | undefined;
  readonly sunday: CalendarDay;
}): WeeklyDigest => {
  const monday = addDays(sunday, 1);
  const from = addDays(sunday, -6);
  const thisWeek = plannedBetween({ plan, progress, from, before: monday });
  const nextWeek = plannedBetween({ plan, progress, from: monday, before: addDays(monday, 7) });
  const dueAhead = due.filter(({ day }) => day >= monday && day <= addDays(monday, 6));
  return {
    kind: "weeklyDigest",
    ...(dueAhead.length > 0 && { dueAhead }),
    plannedMinutes: totalMinutes(thisWeek),
    doneMinutes: totalMinutes(thisWeek.filter(({ key }) => isDone(progress, key))),
    ahead: [...Map.groupBy(nextWeek, ({ subject }) => subject)].map(([subject, sessions]) => ({
      subject,
      minutes: totalMinutes(sessions),
    })),
    examsAhead: examsOf({ subjects, plan })
      .filter(({ examDate }) => examDate >= monday && examDate <= addDays(sunday, examsWithin))
      .toSorted((first, second) => (first.examDate < second.examDate ? -1 : 1)),
  };
};
