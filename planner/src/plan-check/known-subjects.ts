import { studyDeadlineOf } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model.ts";
import { parseDay } from "../time/calendar-day.ts";
import type { PlanCheckInputs } from "./plan-check-inputs.ts";

export interface KnownSubject {
  readonly name: string;
  readonly exam: CalendarDay;
  /** The first day without study of it: the exam, or earlier where that was wished. */
  readonly deadline: CalendarDay;
  /** Difficulty, 1 to 5. */
  readonly rating: number;
  readonly emphasis: number;
}

const givenFor = (
  values: Readonly<Record<string, number>> | undefined,
  name: string,
): number | undefined => Object.entries(values ?? {}).find(([given]) => given.trim() === name)?.[1];

/** The student's subjects by name; of two rows with one name the later exam counts. */
export const knownSubjectsOf = ({
  subjects,
  preferences,
  wishes,
}: PlanCheckInputs): ReadonlyMap<string, KnownSubject> => {
  const known = new Map<string, KnownSubject>();
  for (const subject of subjects) {
    const name = subject.name.trim();
    const exam = parseDay(subject.examDate);
    if (name === "" || exam === undefined) continue;
    if ((known.get(name)?.exam ?? "") >= exam) continue;
    known.set(name, {
      name,
      exam,
      deadline: studyDeadlineOf({ subject, wishes }),
      rating:
        givenFor(wishes?.difficulty, name) ?? givenFor(preferences?.subjectDifficulty, name) ?? 3,
      emphasis: givenFor(wishes?.emphasis, name) ?? 1,
    });
  }
  return known;
};
