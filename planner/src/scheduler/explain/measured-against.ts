import { totalMinutes } from "../../time/total-minutes.ts";
import type { AdvancedInputs } from "../problem/advanced-inputs.ts";
import { type Problem, problemOf } from "../problem/problem.ts";
import type { TimedSession } from "../problem/timed-session.ts";
import { isSqueezedIn } from "../solve/stay-as-it-is.ts";
import { fitOf, taskFitsOf } from "./fit.ts";

/**
 * The reference of a plan: comfort if the plan has all it needs within comfort, so that a weaker
 * search does not report that free days were used. Otherwise its own level.
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
