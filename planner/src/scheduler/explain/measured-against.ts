import { totalMinutes } from "../../time/total-minutes.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { type Problem, problemOf } from "../problem/problem.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import { isSqueezedIn } from "../solve/stay-as-it-is.ts";
import { fitOf, taskFitsOf } from "./fit.ts";

/**
 * What a plan is measured against: comfort where it has all it needs within comfort, or a search that
 * found less would have it said that free days and pauses were used up. Else what it was made for.
 */
export const measuredAgainst = ({
  inputs,
  sessionsIn,
  otherwise,
}: {
  readonly inputs: AdvancedInputs;
  readonly sessionsIn: (usual: Problem) => readonly TimedSession[];
  readonly otherwise: () => Problem;
}): Problem => {
  const usual = problemOf(inputs);
  const sessions = sessionsIn(usual);
  const isWithin = usual.days.every(({ capacity }, index) => {
    const own = sessions.filter(({ day }) => day === index);
    return totalMinutes(own) <= capacity * usual.units.unit + 1e-6;
  });
  const isWhole =
    isWithin &&
    sessions.every((session) => !isSqueezedIn(usual, session)) &&
    [...fitOf(inputs, usual, sessions), ...taskFitsOf(inputs, usual, sessions)].every(
      ({ missingMinutes }) => missingMinutes === 0,
    );
  return isWhole ? usual : otherwise();
};
