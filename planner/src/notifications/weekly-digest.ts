import type { DueDate } from "../due-work/occurrences.ts";
import type { CalendarDay, ProgressMap, StudyPlan, Subject } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { addDays } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { examsOf } from "../timeline/next-exam.ts";
import { plannedBetween } from "./planned-between.ts";

export interface WeeklyDigest {
  readonly kind: "weeklyDigest";
  /** Of the week that ends. */
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
  lastDay,
}: {
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly progress: ProgressMap;
  readonly due?: readonly DueDate[] | undefined;
  readonly lastDay: CalendarDay;
}): WeeklyDigest => {
  const next = addDays(lastDay, 1);
  const from = addDays(lastDay, -6);
  const thisWeek = plannedBetween({ plan, progress, from, before: next });
  const ahead = plannedBetween({ plan, progress, from: next, before: addDays(next, 7) });
  const dueAhead = due.filter(({ day }) => day >= next && day <= addDays(next, 6));
  return {
    kind: "weeklyDigest",
    ...(dueAhead.length > 0 && { dueAhead }),
    plannedMinutes: totalMinutes(thisWeek),
    doneMinutes: totalMinutes(thisWeek.filter(({ key }) => isDone(progress, key))),
    ahead: [...Map.groupBy(ahead, ({ subject }) => subject)].map(([subject, sessions]) => ({
      subject,
      minutes: totalMinutes(sessions),
    })),
    examsAhead: examsOf({ subjects, plan })
      .filter(({ examDate }) => examDate >= next && examDate <= addDays(lastDay, examsWithin))
      .toSorted((first, second) => (first.examDate < second.examDate ? -1 : 1)),
  };
};
