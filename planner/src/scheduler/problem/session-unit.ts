import type { Interval } from "../../free-time/intervals.ts";
import { gridMinutes } from "../../time/duration.ts";
import { capacityFinder } from "./day-capacity.ts";
import { sumOf } from "./typed-values.ts";

interface OpenDay {
  readonly free: readonly Interval[];
  /** Minutes. */
  readonly limit: number;
  readonly gapMinutes: number;
  /** Sessions follow each other. */
  readonly isPlain: boolean;
}

export interface UnitInputs {
  readonly days: readonly OpenDay[];
  readonly minimum: number;
  readonly maximum: number;
  /** Lengths in minutes that sessions of the plan before have: a unit must divide each of them. */
  readonly kept: readonly number[];
  /** A unit that has to be a multiple of the one chosen. */
  readonly dividing?: number | undefined;
}

const quarterHour = 15;

/** Sessions 15 minutes apart return to the half hour only in quarter hours; longer days have a midday pause. */
const shortDayMinutes = 4 * 60;

/** Coarse units first: each with the part of the hours that it may lose. */
const choices = [
  { unit: 30, mayLose: 0.07 },
  { unit: 15, mayLose: 0.12 },
  { unit: 10, mayLose: 0.2 },
] as const;

const hoursWith = (unit: number, { days, minimum, maximum }: UnitInputs): number => {
  const shortest = Math.ceil(minimum / unit);
  const longest = Math.floor(maximum / unit);
  if (longest < shortest) return 0;
  const capacityOf = capacityFinder({ unit, shortest, longest });
  const hours = days.map(({ free, limit, gapMinutes }) => capacityOf(free, limit, gapMinutes));
  return unit * sumOf(hours);
};

/** Minutes by which sessions are counted: as coarse as the hours allow, 5 only as a last resort. */
export const chooseUnit = (inputs: UnitInputs): number => {
  const { minimum, maximum, kept, dividing = 0 } = inputs;
  const divides = (unit: number) => [dividing, ...kept].every((minutes) => minutes % unit === 0);
  if (minimum === maximum && divides(minimum)) return minimum;
  const all = hoursWith(gridMinutes, inputs);
  const longest = Math.max(0, ...inputs.days.map(({ limit }) => limit));
  const isFollowing = inputs.days.some(({ isPlain }) => isPlain) && longest <= shortDayMinutes;
  const found = choices.find(
    ({ unit, mayLose }) =>
      divides(unit) &&
      hoursWith(unit, inputs) >= (1 - mayLose) * all &&
      all > 0 &&
      !(isFollowing && unit > quarterHour),
  );
  return found?.unit ?? gridMinutes;
};
