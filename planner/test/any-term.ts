import fc from "fast-check";
import type { TaskInput } from "../src/due-work/due-tasks.ts";
import type { AdvancedInputs } from "../src/scheduler/problem/advanced-inputs.ts";
import { addDays } from "../src/time/day-number.ts";
import { anyStudent } from "./any-student.ts";

const anyTask = fc.record({
  due: fc.integer({ min: -2, max: 40 }),
  minute: fc.constantFrom(0, 540, 720, 1080, 1439),
  /** Days before the due day on which it opens. */
  opens: fc.option(fc.integer({ min: 0, max: 14 }), { nil: undefined }),
  workMinutes: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters * 15) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 1_500 }) },
  ),
  studiedMinutes: fc.constantFrom(0, 0, 0, 60),
  importance: fc.constantFrom(undefined, undefined, 2),
  isQuiz: fc.constantFrom(false, false, false, true),
});

/** A student with exams and due work, of the same subjects and of others. */
export const anyTerm: fc.Arbitrary<AdvancedInputs> = fc
  .tuple(anyStudent, fc.array(anyTask, { minLength: 1, maxLength: 8 }))
  .map(([student, drawn]) => ({
    ...student,
    tasks: drawn.map(
      ({ due, minute, opens, importance, isQuiz, ...work }, index): TaskInput => ({
        key: `t${index}`,
        subject: index % 3 === 0 ? "" : `Subject ${(index % 4) + 1}`,
        title: `Task ${index + 1}`,
        due: { day: addDays(student.today, due), minute },
        ...(opens === undefined
          ? {}
          : { opens: { day: addDays(student.today, due - opens), minute: 0 } }),
        ...(importance === undefined ? {} : { importance }),
        ...(isQuiz ? { isQuiz } : {}),
        ...work,
      }),
    ),
  }));
