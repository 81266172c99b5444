import { isOfWork } from "../due-work/due-rows.ts";
import type { DueDate } from "../due-work/occurrences.ts";
import type { CalendarDay, ProgressMap, StudyPlan, Subject } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { sessionsForExam } from "../study-plan/sessions-for-exam.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { examsOf } from "../timeline/next-exam.ts";
import { plannedBetween } from "./planned-between.ts";

export interface ExamAlert {
  readonly kind: "examAlert";
  readonly subject: string;
  readonly examDay: CalendarDay;
  readonly daysLeft: number;
  /** Planned from this day to the exam and not ticked. */
  readonly minutesLeft: number;
  /** Due work, reported like an exam. */
  readonly work?: {
    readonly id: string;
    readonly title: string;
    readonly minute?: number | undefined;
  };
}

export const examAlertDays: readonly number[] = [7, 3, 1];
const dueAlertDays: readonly number[] = [3, 1];

/** Work that is due soon, without handed-in work. */
export const dueAlertsOn = ({
  plan,
  due = [],
  progress,
  day,
}: {
  readonly plan: StudyPlan;
  readonly due?: readonly DueDate[] | undefined;
  readonly progress: ProgressMap;
  readonly day: CalendarDay;
}): readonly (ExamAlert & Required<Pick<ExamAlert, "work">>)[] =>
  due
    .filter((date) => dueAlertDays.includes(daysBetween(day, date.day)))
    .map(({ id, subject, title, day: examDay, minute }) => ({
      kind: "examAlert",
      subject,
      examDay,
      daysLeft: daysBetween(day, examDay),
      minutesLeft: totalMinutes(
        plannedBetween({ plan, progress, from: day, before: addDays(examDay, 1) }).filter(
          ({ key, entry }) => isOfWork(entry.taskId, id) && !isDone(progress, key),
        ),
      ),
      work: { id, title, ...(minute === undefined ? {} : { minute }) },
    }));

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
}): readonly ExamAlert[] => {
  const exams = examsOf({ subjects, plan });
  const minutesLeftFor = ({ name, examDate }: Subject): number => {
    const sessions = plannedBetween({ plan, progress, from: day, before: examDate });
    const dates = exams.filter((exam) => exam.name === name).map((exam) => exam.examDate);
    const own = sessionsForExam({ sessions, subject: name, examDate, dates });
    return totalMinutes(own.filter(({ key }) => !isDone(progress, key)));
  };
  return exams
    .filter(({ examDate }) => examAlertDays.includes(daysBetween(day, examDate)))
    .map((exam) => ({
      kind: "examAlert",
      subject: exam.name,
      examDay: exam.examDate,
      daysLeft: daysBetween(day, exam.examDate),
      minutesLeft: minutesLeftFor(exam),
    }));
};
