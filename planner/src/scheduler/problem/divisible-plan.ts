import { addTo, floatAt, runningSums } from "./typed-values.ts";

/** How strongly a day draws an exam's study: evenly rising, and more on its last days. */
const pulls = { first: 0.7, last: 1.3, finalDays: [1.2, 0.7, 0.3] } as const;
const rounds = 40;
/** The last rounds only cut minutes that a day cannot hold. */
const clippingRounds = 10;
/**
 * Moves a day's load 3/4 of the way (as an exponent) towards the level. Square roots are equal on
 * every engine, powers are not.
 */
const towardsLevel = (ratio: number): number => Math.sqrt(ratio * Math.sqrt(ratio));

export interface DivisibleInputs {
  /** Days at the beginning that are to hold less than the level. */
  readonly lightDays: number;
  /** Capacity of each day, locked sessions included. */
  readonly capacity: Float64Array;
  readonly rows: readonly {
    readonly deadline: number;
    /** Due work should be done before this day. */
    readonly aim?: number | undefined;
    /** The total need, locked sessions included. */
    readonly amount: number;
    /** Of each day. */
    readonly fixed: Float64Array;
    /** Most it may get on each day. */
    readonly most: Float64Array;
  }[];
}

export interface DivisiblePlan {
  /** The cumulative target of each row by day. */
  readonly paces: readonly Float64Array[];
  /** The target of each day over all exams. */
  readonly loads: Float64Array;
}

/** How strongly the days between the aim and the due time of due work draw it. */
const bufferPull = 0.02;

const pullOn = (day: number, deadline: number, aim: number | undefined): number => {
  if (aim !== undefined) return day < aim ? 1 : bufferPull;
  const rise = deadline > 1 ? day / (deadline - 1) : 1;
  return (
    pulls.first + (pulls.last - pulls.first) * rise + (pulls.finalDays[deadline - 1 - day] ?? 0)
  );
};

/** The level itself rises a little over the plan, since exam days are short and come at its end. */
const levelRise = { first: 0.95, last: 1.05 } as const;

/** Of a light day beside others, before pace and whole sessions bring it closer to them. */
const lightness = 0.8;

/** Loads that meet every amount with the lowest peak, proportional to capacity and rise. */
const levelLoads = ({ capacity, rows, lightDays }: DivisibleInputs): Float64Array => {
  const days = capacity.length;
  const weights = capacity.map(
    (units, day) =>
      units *
      (day < lightDays ? lightness : 1) *
      (levelRise.first + ((levelRise.last - levelRise.first) * day) / Math.max(days - 1, 1)),
  );
  const before = runningSums(weights);
  const dueBy = new Float64Array(days + 1);
  for (const { deadline, aim, amount } of rows) addTo(dueBy, aim ?? deadline, amount);
  const loads = new Float64Array(days);
  let from = 0;
  while (from < days) {
    let steepest = 0;
    let until = days;
    let due = 0;
    for (let day = from + 1; day <= days; day++) {
      due += floatAt(dueBy, day);
      const room = floatAt(before, day) - floatAt(before, from);
      const slope = room > 0 ? due / room : 0;
      if (slope >= steepest && slope > 0) [steepest, until] = [slope, day];
    }
    for (let day = from; day < until; day++) loads[day] = steepest * floatAt(weights, day);
    from = until;
  }
  return loads;
};

const scale = (cells: Float64Array, factor: number): void => {
  for (let day = 0; day < cells.length; day++) cells[day] = floatAt(cells, day) * factor;
};

/** Within the most that each exam may have on the day. */
const scaleDay = (
  cells: readonly Float64Array[],
  { rows, capacity }: DivisibleInputs,
  day: number,
  factor: number,
): void => {
  for (const [index, row] of cells.entries())
    if (day < row.length)
      row[day] = Math.min(floatAt(row, day) * factor, floatAt(rows[index]?.most ?? capacity, day));
};

/**
 * Minutes of each exam per day if they could be cut at will, by proportional scaling: rows meet
 * their amounts, days approach a level load within capacity.
 */
export const divisiblePlan = (inputs: DivisibleInputs): DivisiblePlan => {
  const { capacity, rows } = inputs;
  const days = capacity.length;
  const level = levelLoads(inputs);
  const cells = rows.map(({ deadline, aim, most }) =>
    Float64Array.from(
      { length: deadline },
      (_, day) => Math.min(floatAt(capacity, day), floatAt(most, day)) * pullOn(day, deadline, aim),
    ),
  );
  const fixedLoad = Float64Array.from({ length: days }, (_, day) =>
    rows.reduce((sum, { fixed }) => sum + floatAt(fixed, day), 0),
  );
  const meetAmounts = (): void => {
    for (const [index, row] of cells.entries()) {
      const { amount = 0, fixed = new Float64Array(0) } = rows[index] ?? {};
      const wanted = Math.max(amount - fixed.reduce((sum, units) => sum + units, 0), 0);
      const sum = row.reduce((total, units) => total + units, 0);
      scale(row, sum > 0 ? wanted / sum : 0);
    }
  };
  for (let round = 0; round < rounds; round++) {
    meetAmounts();
    const isClipping = round >= rounds - clippingRounds;
    for (let day = 0; day < days; day++) {
      // Rows end at their deadlines.
      const sum = cells.reduce((total, row) => total + (row[day] ?? 0), 0);
      if (sum <= 0) continue;
      const room = Math.max(floatAt(capacity, day) - floatAt(fixedLoad, day), 0);
      const wanted = Math.max(floatAt(level, day) - floatAt(fixedLoad, day), 0);
      scaleDay(
        cells,
        inputs,
        day,
        Math.min(isClipping ? 1 : towardsLevel(wanted / sum), room / sum),
      );
    }
  }
  meetAmounts();
  const loads = fixedLoad.slice();
  for (const row of cells)
    for (let day = 0; day < row.length; day++) addTo(loads, day, floatAt(row, day));
  return {
    loads,
    paces: cells.map((row, index) => {
      const fixed = rows[index]?.fixed ?? new Float64Array(0);
      return runningSums(row.map((units, day) => units + floatAt(fixed, day))).slice(1);
    }),
  };
};
