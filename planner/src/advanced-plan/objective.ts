import type { Problem } from "./problem.ts";
import { coverageOf, termWeights } from "./quality-terms.ts";
import type { SubjectFrame } from "./subject-frame.ts";

/** Above any gain in quality: no subject stays without time while another could share. */
const servedBonus = 2;
/** An empty day in the last week before an exam costs more than tidiness elsewhere gains. */
const lastWeekBonus = 0.05;
const lastWeek = 7;

/** The parts of the objective that concern one subject, as tables. */
export interface SubjectTerms extends SubjectFrame {
  /** By units done in total. */
  readonly byTotal: Float64Array;
  /** By units on one day. */
  readonly byDayUnits: Float64Array;
  /** Price of a unit behind the pace for a day. */
  readonly paceWeight: number;
  readonly windowGain: number;
}

export interface Objective {
  readonly subjects: readonly SubjectTerms[];
  /** Per unit in preferred time; per unit of load up to `evenLimit`; for a first unit on a day. */
  readonly preferredGain: number;
  readonly balanceGain: number;
  readonly evenLimit: Float64Array;
  readonly firstGain: Float64Array;
  readonly totalNeed: number;
}

const subjectTermsOf = (frame: SubjectFrame, mostOnDay: number): SubjectTerms => {
  const { need, part, paceNorm, massedLimit, windowLimit } = frame;
  const pace = termWeights.pace * part;
  return {
    ...frame,
    byTotal: Float64Array.from(
      { length: need + 1 },
      (_, units) =>
        (units > 0 ? servedBonus : 0) +
        termWeights.coverage * part * coverageOf(units / need) +
        (paceNorm > 0 ? pace : (pace * units) / need),
    ),
    byDayUnits: Float64Array.from(
      { length: mostOnDay + 1 },
      (_, units) => (termWeights.notMassed * part * Math.min(units, massedLimit)) / need,
    ),
    paceWeight: paceNorm > 0 ? pace / paceNorm : 0,
    windowGain: (termWeights.spacing * part) / windowLimit,
  };
};

/** Quality as sums over subjects and days, plus the bonuses that keep the promises. */
export const objectiveOf = ({ frames, patterns, evenLoads, options }: Problem): Objective => {
  const totalNeed = frames.reduce((sum, { need }) => sum + need, 0);
  const firstGain = new Float64Array(patterns.length);
  for (const { deadline } of frames)
    for (let day = Math.max(0, deadline - lastWeek); day < deadline; day++)
      if ((patterns[day]?.capacity ?? 0) > 0) firstGain[day] = lastWeekBonus;
  return {
    subjects: frames.map((frame) => subjectTermsOf(frame, options.byTotal.length - 1)),
    preferredGain: termWeights.preferredTime / Math.max(totalNeed, 1),
    balanceGain: termWeights.balance / Math.max(totalNeed, 1),
    evenLimit: evenLoads.map((load) => 1.2 * load),
    firstGain,
    totalNeed,
  };
};
