import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { fixedMinutes } from "../problem/demand.ts";
import type { Exam } from "../problem/exams.ts";
import { putAll, sharingOf } from "../problem/sharing.ts";
import { mayStudyOn, mostMinutesOn } from "../problem/subject-rules.ts";
import { sumOf } from "../problem/typed-values.ts";
import { wholeDaysOf } from "../problem/whole-room.ts";

/** Exams that need more time together than their days have. */
export interface Overfull {
  /** Places in the list of exams. */
  readonly exams: readonly number[];
  /** None of it can be done before this day. */
  readonly opens: number;
  /** All of it has to be done before this day. */
  readonly deadline: number;
  readonly neededMinutes: number;
  readonly roomMinutes: number;
}

/** Where the minutes that are due do not suffice, by whatever sessions: which exams, and both figures. */
export const overfullOf = ({
  inputs,
  exams,
  due,
  shortest,
  byRules,
}: {
  readonly inputs: AdvancedInputs;
  readonly exams: readonly Exam[];
  /** Minutes of each exam, fixed sessions included. */
  readonly due: readonly number[];
  /** Minutes of a session: one a day is always allowed. */
  readonly shortest: number;
  /** Whether the rules for single subjects count as well. */
  readonly byRules: boolean;
}): Overfull | undefined => {
  const days = wholeDaysOf(inputs, Math.max(0, ...exams.map(({ deadline }) => deadline)));
  const open = Float64Array.from(days, (day) => day.open);
  const fixed = fixedMinutes(exams, days);
  const most = exams.map(({ name, deadline, task }, exam) => {
    const isOpen = mayStudyOn(inputs, name);
    const mostOn = mostMinutesOn(inputs, name, shortest);
    return Float64Array.from(days, (each, day) => {
      if (day >= deadline || day < (task?.opens ?? 0)) return 0;
      if (byRules && !isOpen(each)) return 0;
      return byRules ? Math.min(each.open, mostOn(each.day, fixed[exam]?.[day] ?? 0)) : each.open;
    });
  });
  const sharing = sharingOf(most, open.slice());
  const left = due.map((minutes, exam) => Math.max(minutes - sumOf(fixed[exam] ?? []), 0));
  const full = [...new Set(left.flatMap((minutes, exam) => [...putAll(sharing, exam, minutes)]))];
  if (full.length === 0) return undefined;
  const sum = (minutesOf: (exam: number) => number) => sumOf(full.map(minutesOf));
  const free = sumOf(
    open.map((minutes, day) =>
      Math.min(
        minutes,
        sum((exam) => most[exam]?.[day] ?? 0),
      ),
    ),
  );
  return {
    exams: full,
    opens: Math.min(...full.map((exam) => exams[exam]?.task?.opens ?? 0)),
    deadline: Math.max(...full.map((exam) => exams[exam]?.deadline ?? 0)),
    neededMinutes: Math.round(sum((exam) => due[exam] ?? 0)),
    roomMinutes: Math.round(free + sum((exam) => sumOf(fixed[exam] ?? []))),
  };
};
