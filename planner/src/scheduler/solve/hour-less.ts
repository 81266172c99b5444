import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import { gapMinutes } from "../../timeline/place-day.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { type Demand, demandOf, hasRoom } from "../problem/demand.ts";
import type { Exam } from "../problem/exams.ts";
import { mostShareOf, reachableOf } from "../problem/needs.ts";
import type { Problem } from "../problem/problem.ts";
import { type Level, studyDaysOf } from "../problem/study-days.ts";
import { sumOf } from "../problem/typed-values.ts";
import { wholeRoomOf } from "../problem/whole-room.ts";

/** No unit of sessions is longer. */
const longestUnit = 30;

/** One session at whatever level: without room in comfort units may be longer at another. */
const oneSession = (inputs: AdvancedInputs): number =>
  Math.ceil(sessionLengthsOf(inputs).minimum / longestUnit) * longestUnit;

/** Most minutes that a plan with these hours can have at any level, by what its exams need. */
const mostNeeded = (inputs: AdvancedInputs, { exams, needs, room }: Demand): number => {
  const least = hasRoom({ room }) ? 0 : oneSession(inputs);
  return sumOf(
    exams.map(
      ({ statedMinutes, settledMinutes = 0 }, exam) =>
        statedMinutes ?? Math.max(needs[exam]?.minutes ?? 0, settledMinutes, least),
    ),
  );
};

/** Most minutes that a plan with so many hours or fewer can have, by what its days hold. */
const mostHeld = (inputs: AdvancedInputs, exams: readonly Exam[], days: number): number => {
  const least = oneSession(inputs);
  const room = wholeRoomOf(inputs, days);
  const needs = exams.map((exam) => {
    const share = exam.settledMinutes ?? mostShareOf(exam, inputs.usesSpare ?? false);
    return exam.statedMinutes ?? Math.min(Math.max(share, least), room.at(-1) ?? 0);
  });
  return sumOf(reachableOf({ exams, needs, room }));
};

/** What limits the days, in comfort and without: a plan knows nothing else of the hours a day. */
const limitsOf = (inputs: AdvancedInputs, days: number): string =>
  ([0, 3] satisfies readonly Level[])
    .flatMap((level) => studyDaysOf({ inputs, level, days, gapMinutes }).map(({ limit }) => limit))
    .join();

/**
 * The best of the plans for one hour less a day, for two hours less and so on, where it holds more
 * than the own one: whole sessions and units can be unlucky, and an hour more must take nothing away.
 * Made are only plans whose needs, and whose days, could hold more.
 */
export const bestWithLess = <Plan extends { readonly minutes: number }>({
  inputs,
  problem: { exams, days, fixed },
  minutes,
  planWith,
}: {
  readonly inputs: AdvancedInputs;
  readonly problem: Problem;
  /** Of the student's own plan, fixed sessions left out. */
  readonly minutes: number;
  readonly planWith: (less: AdvancedInputs) => Plan;
}): Plan | undefined => {
  const done = sumOf(fixed.map(sumOf));
  let best: Plan | undefined;
  let limits: string | undefined;
  for (let hoursPerDay = inputs.hoursPerDay - 1; hoursPerDay > 0; hoursPerDay--) {
    const less = { ...inputs, hoursPerDay };
    const most = best?.minutes ?? minutes;
    if (mostHeld(less, exams, days.length) - done <= most) break;
    limits ??= limitsOf(inputs, days.length);
    const own = limitsOf(less, days.length);
    if (own === limits) continue;
    limits = own;
    if (mostNeeded(less, demandOf(less)) - done <= most) continue;
    const plan = planWith(less);
    if (plan.minutes > most) best = plan;
  }
  return best;
};
