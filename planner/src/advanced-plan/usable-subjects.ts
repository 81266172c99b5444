import { studyDeadlineOf } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model.ts";
import { distinctExamsOf } from "../study-plan/exam-key.ts";
import { daysBetween, parseDay } from "../time/calendar-day.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import type { Claim } from "./need.ts";

/** A plan reaches this far; an exam beyond it is planned as if it lay at the end. */
export const maxPlanDays = 400;

export interface UsableSubject extends Claim {
  readonly name: string;
  readonly examDate: CalendarDay;
  /** 1 to 5. */
  readonly rating: number;
}

const weights = [0.6, 0.8, 1, 1.25, 1.5];

/** A subject may be called "constructor": only what the student gave counts. */
const givenFor = (values: Readonly<Record<string, number>> | undefined, name: string) => {
  if (values === undefined) return undefined;
  const key = Object.keys(values).find((given) => given.trim() === name);
  const value = key === undefined ? undefined : values[key];
  return value !== undefined && Number.isFinite(value) ? value : undefined;
};

/** What can still be studied for, each exam once, with what the student said about its subject. */
export const usableSubjectsOf = ({
  today,
  subjects,
  preferences,
  wishes,
}: AdvancedInputs): readonly UsableSubject[] =>
  distinctExamsOf(subjects).flatMap((subject) => {
    const name = subject.name.trim();
    if (name === "" || parseDay(subject.examDate) === undefined) return [];
    const deadline = daysBetween(today, studyDeadlineOf({ subject, wishes }));
    if (deadline <= 0) return [];
    const given =
      givenFor(wishes?.difficulty, name) ?? givenFor(preferences.subjectDifficulty, name) ?? 3;
    const rating = Math.min(Math.max(Math.round(given), 1), 5);
    const emphasis = givenFor(wishes?.emphasis, name) ?? 1;
    return [
      {
        name,
        examDate: subject.examDate,
        rating,
        weight: weights[rating - 1] ?? 1,
        emphasis: Math.min(Math.max(emphasis, 0.25), 3),
        deadline: Math.min(deadline, maxPlanDays),
      },
    ];
  });
