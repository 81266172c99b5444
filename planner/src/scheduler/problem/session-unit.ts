import type { Interval } from "../../free-time/intervals.ts";
import { gridMinutes } from "../../time/duration.ts";
import { capacityFinder } from "./day-capacity.ts";
import { sumOf } from "./typed-values.ts";

interface OpenDay {
  readonly free: readonly Interval[];
  /** Minutes. */
  readonly limit: number;
  readonly gapMinutes: number;
}

interface UnitInputs {
  readonly days: readonly OpenDay[];
  readonly minimum: number;
  readonly maximum: number;
}

const quarterHour = 15;

/** Quarter hours may lose this part of the hours. */
const mayLose = 0.12;

const hoursWith = (unit: number, { days, minimum, maximum }: UnitInputs): number => {
  const shortest = Math.ceil(minimum / unit);
  const longest = Math.floor(maximum / unit);
  if (longest < shortest) return 0;
  const capacityOf = capacityFinder({ unit, shortest, longest });
  const hours = days.map(({ free, limit, gapMinutes }) => capacityOf(free, limit, gapMinutes));
  return unit * sumOf(hours);
};

/** Minutes by which sessions are counted: quarter hours, or the one length allowed; 5 as a last resort. */
export const chooseUnit = (inputs: UnitInputs): number => {
  const { minimum, maximum } = inputs;
  if (minimum === maximum) return minimum;
  const isEnough = hoursWith(quarterHour, inputs) > (1 - mayLose) * hoursWith(gridMinutes, inputs);
  return isEnough ? quarterHour : gridMinutes;
};
