import type { CalendarDay, ProgressMap, StudyPlan, Subject } from "../model.ts";
import { daysBetween } from "../time/day-number.ts";
import { examsOf } from "../timeline/next-exam.ts";
import { minutesBySubject } from "./minutes-by-subject.ts";

export interface ExamAlert {
  readonly kind: "examAlert";
  readonly subject: string;
  readonly examDay: CalendarDay;
  readonly daysLeft: number;
  /** Planned from this day to the exam and not yet ticked. */
  readonly minutesLeft: number;
}

export const examAlertDays: readonly number[] = [7, 3, 1];

export const examAlertsOn = ({
  plan,
  subjects,
  progress,
  day,
}: {
  readonly plan: StudyPlan;
  readonly subjects: readonly Subject[];
  readonly progress: ProgressMap;
  readonly day: CalendarDay;
}): readonly ExamAlert[] =>
  examsOf({ subjects, plan })
    .filter(({ examDate }) => examAlertDays.includes(daysBetween(day, examDate)))
    .map(({ name, examDate }) => ({
      kind: "examAlert",
      subject: name,
      examDay: examDate,
      daysLeft: daysBetween(day, examDate),
      minutesLeft:
        minutesBySubject({ plan, progress, from: day, before: examDate, done: false }).get(name) ??
        0,
    }));
