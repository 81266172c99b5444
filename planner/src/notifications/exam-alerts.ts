import type { CalendarDay, ProgressMap, StudyPlan, Subject } from "../model/model.ts";
import { isDone } from "../progress/progress-map.ts";
import { sessionsForExam } from "../study-plan/sessions-for-exam.ts";
import { daysBetween } from "../time/day-number.ts";
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
