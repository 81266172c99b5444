import type { CalendarDay, StudyPlan, Subject } from "../model/model.ts";
import { distinctExamsOf, examKeyOf } from "../study-plan/exam-key.ts";
import { oncePer } from "../study-plan/once-per.ts";
import { planDaysOf } from "../study-plan/plan-days.ts";
import { parseDay } from "../time/calendar-day.ts";
import { daysBetween } from "../time/day-number.ts";

export interface NextExam {
  readonly subjects: readonly string[];
  readonly day: CalendarDay;
  readonly daysLeft: number;
}

const examsIn = oncePer((plan: StudyPlan) =>
  distinctExamsOf(
    planDaysOf(plan).flatMap(({ entries }) =>
      entries.flatMap(({ subject, examDate }) => {
        const exam = parseDay(examDate ?? "");
        return exam === undefined ? [] : [{ name: subject, examDate: exam }];
      }),
    ),
  ),
);

/**
 * Exams of the student's subjects, and the plan's own dates for other subjects. Past and locked
 * sessions may carry an old date.
 */
export const examsOf = ({
  subjects,
  plan,
}: {
  readonly subjects: readonly Subject[];
  readonly plan: StudyPlan;
}): readonly Subject[] => {
  const seen = new Map<string, Subject>();
  const named = new Set(subjects.map(({ name }) => name.trim()));
  const others = examsIn(plan).filter(({ name }) => !named.has(name.trim()));
  for (const subject of [...subjects, ...others]) {
    const key = examKeyOf(subject);
    if (!seen.has(key)) seen.set(key, { ...subject, name: subject.name.trim() });
  }
  return [...seen.values()];
};

/** Not over yet. */
export const nextExamOf = ({
  today,
  subjects,
  plan,
}: {
  readonly today: CalendarDay;
  readonly subjects: readonly Subject[];
  readonly plan: StudyPlan;
}): NextExam | undefined => {
  const ahead = examsOf({ subjects, plan }).filter(({ examDate }) => examDate >= today);
  const [first, ...others] = ahead;
  if (first === undefined) return undefined;
  const day = others.reduce(
    (nearest, { examDate }) => (examDate < nearest ? examDate : nearest),
    first.examDate,
  );
  const names = ahead.filter(({ examDate }) => examDate === day).map(({ name }) => name);
  return { subjects: names, day, daysLeft: daysBetween(today, day) };
};
