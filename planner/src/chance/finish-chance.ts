import { oncePer } from "../study-plan/once-per.ts";

/** One finished piece of work: its estimate and its real time. */
export interface WorkPair {
  readonly estimateMinutes: number;
  readonly actualMinutes: number;
}

export interface KeptSessions {
  readonly planned: number;
  readonly done: number;
}

/**
 * Prior of how long work takes, fitted by least squares to two public records of software work
 * (Derek-Jones/renzo-pomodoro, Derek-Jones/SiP_dataset). No record of students is public, so it
 * only counts until there are own pairs.
 */
const prior = {
  /** Mean of log(real / estimate) for a piece of `pieceMinutes`. */
  logRatio: -0.06,
  pieceMinutes: 60,
  /** Long pieces take less than thought: change of the log ratio for each unit of log(estimate). */
  slope: -0.27,
  /** Variance of the log ratio of one piece of `pieceMinutes`; it grows with the length by this power. */
  noise: 0.38,
  growth: 0.3,
  /** Variances between people of the mean log ratio and of the slope. */
  people: 0.05,
  slopes: 0.04,
  /** The prior noise counts as many pairs. */
  noisePairs: 10,
} as const;

/** Own pairs that count: habits change. */
const mostPairs = 60;
/** A convention until ticks tell: 17 of 20 planned sessions are done. */
const keptPrior: KeptSessions = { planned: 20, done: 17 };
/** Study is lost in pieces of about a day. */
const lostMinutes = 120;
/** Beyond these the model knows nothing, and a single odd pair must not decide. With more noise or a steeper slope more work could raise a low chance. */
const bounds = { least: 0.05, most: 0.95, noise: 0.7, ratio: 3, slope: -0.5 } as const;

/** Abramowitz and Stegun 7.1.26; its error is below 1.5e-7. */
const normalBelow = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const poly =
    t *
    (0.254_829_592 +
      t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  const tail = (poly * Math.exp(-x * x)) / 2;
  return z < 0 ? tail : 1 - tail;
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** How long a piece is, on the scale of the slope. */
const sizeOf = (minutes: number): number => Math.log(minutes / prior.pieceMinutes);
const growthOf = (size: number): number => Math.exp(prior.growth * size);

/**
 * Posterior of a student's own pairs by Bayesian linear regression: mean and variance of the log
 * ratio, its slope with length, and the noise.
 */
const learnFrom = oncePer((history: readonly WorkPair[]) => {
  const pairs = history
    .filter(({ estimateMinutes, actualMinutes }) => estimateMinutes > 0 && actualMinutes > 0)
    .slice(-mostPairs)
    .map(({ estimateMinutes, actualMinutes }) => {
      const size = sizeOf(estimateMinutes);
      const beyond =
        Math.log(actualMinutes / estimateMinutes) - prior.logRatio - prior.slope * size;
      return {
        size,
        beyond: Math.min(Math.max(beyond, -bounds.ratio), bounds.ratio),
        weight: 1 / (prior.noise * growthOf(size)),
      };
    });
  const { noise, people, slopes, noisePairs } = prior;
  const sumBy = (of: (pair: (typeof pairs)[number]) => number): number =>
    sumOf(pairs.map((pair) => of(pair) * pair.weight));
  const sums = {
    pairs: sumBy(() => 1) + 1 / people,
    size: sumBy(({ size }) => size),
    squares: sumBy(({ size }) => size ** 2) + 1 / slopes,
    beyond: sumBy(({ beyond }) => beyond),
    both: sumBy(({ size, beyond }) => size * beyond),
  };
  const determinant = sums.pairs * sums.squares - sums.size ** 2;
  const mean = (sums.squares * sums.beyond - sums.size * sums.both) / determinant;
  const slope = (sums.pairs * sums.both - sums.size * sums.beyond) / determinant;
  const left = sumBy(({ size, beyond }) => (beyond - mean - slope * size) ** 2);
  return {
    logRatio: prior.logRatio + mean,
    variance: sums.squares / determinant,
    slope: Math.max(prior.slope + slope, bounds.slope),
    noise: (noise * (noisePairs + left)) / (noisePairs + pairs.length),
  };
});

/**
 * The chance that these pieces are done in the minutes offered. Each takes a log-normal time; their
 * sum is approximated as log-normal by moments (Fenton 1960). The student's tendency and the kept
 * part of the plan are shared by all. No random numbers.
 */
export const finishChance = ({
  pieces,
  days,
  history,
  kept,
}: {
  /** Minutes of work left, by piece, as estimated. */
  readonly pieces: readonly number[];
  /** Minutes offered on each day until it is due. */
  readonly days: readonly number[];
  /** Finished work, oldest first. */
  readonly history: readonly WorkPair[];
  /** Sessions that were planned, and those of them that were done. */
  readonly kept: KeptSessions;
}): number => {
  const work = pieces.filter((minutes) => minutes > 0).map((minutes) => Math.max(minutes, 1));
  const offered = sumOf(days.filter((minutes) => minutes > 0));
  if (work.length === 0) return bounds.most;
  if (offered < 1) return bounds.least;
  const person = learnFrom(history);
  const times = work.map((minutes) => {
    const size = sizeOf(minutes);
    const noise = Math.min(person.noise * growthOf(size), bounds.noise);
    const mean = minutes * Math.exp(person.logRatio + person.slope * size + noise / 2);
    return { mean, variance: Math.expm1(noise) * mean ** 2 };
  });
  const mean = sumOf(times.map((time) => time.mean));
  const spread = sumOf(times.map(({ variance }) => variance));
  const workVariance = Math.log1p(spread / mean ** 2);
  const planned = keptPrior.planned + Math.max(kept.planned, kept.done, 0);
  const part = (keptPrior.done + Math.max(kept.done, 0)) / planned;
  const lost = (1 - part) / part;
  const hoursVariance = Math.log1p(lost * (lostMinutes / offered + 1 / (planned + 1)));
  // The mean of log(hours / work).
  const margin = Math.log(offered * part) - hoursVariance / 2 - (Math.log(mean) - workVariance / 2);
  const chance = normalBelow(margin / Math.sqrt(workVariance + hoursVariance + person.variance));
  return Math.min(Math.max(chance, bounds.least), bounds.most);
};
