/** One way to study an amount on one day. */
export interface Split {
  readonly units: number;
  /** Of each session, in units, the longest first. */
  readonly lengths: readonly number[];
  /** One session is at least twice as long as another. */
  readonly isUneven: boolean;
}

/** Sessions counted in units of so many minutes. */
export interface SessionUnits {
  readonly unit: number;
  readonly shortest: number;
  readonly longest: number;
  /** Every way to study on one day; the first is not to. */
  readonly splits: readonly Split[];
  /** Numbers of the splits with so many units, the fewest sessions first. */
  readonly byAmount: readonly (readonly number[])[];
}

const splitOf = (lengths: readonly number[]): Split => ({
  units: lengths.reduce((sum, length) => sum + length, 0),
  lengths,
  isUneven: (lengths[0] ?? 0) >= 2 * (lengths.at(-1) ?? 0) && lengths.length > 1,
});

const equalParts = (amount: number, count: number): readonly number[] => {
  const least = Math.floor(amount / count);
  const longer = amount - least * count;
  return Array.from({ length: count }, (_, index) => least + (index < longer ? 1 : 0));
};

const longestFirst = (amount: number, longest: number): readonly number[] => {
  const whole = Math.floor(amount / longest);
  const rest = amount - whole * longest;
  return [...Array.from({ length: whole }, () => longest), ...(rest > 0 ? [rest] : [])];
};

/** Whether an amount can be had in sessions that are neither too short nor too long. */
export const isPossible = (
  amount: number,
  { shortest, longest }: Pick<SessionUnits, "shortest" | "longest">,
): boolean => amount === 0 || Math.ceil(amount / longest) * shortest <= amount;

/** The largest possible amount up to this one. */
export const possibleUpTo = (
  amount: number,
  units: Pick<SessionUnits, "shortest" | "longest">,
): number => {
  let most = Math.max(Math.floor(amount + 1e-9), 0);
  while (!isPossible(most, units)) most--;
  return most;
};

/** The smallest possible amount from this one on. */
export const possibleFrom = (
  amount: number,
  units: Pick<SessionUnits, "shortest" | "longest">,
): number => {
  let least = Math.max(Math.ceil(amount - 1e-9), 0);
  while (!isPossible(least, units)) least++;
  return least;
};

/** An amount in equal sessions, in one session more for broken-up days, or with the longest first. */
const splitsOf = (
  amount: number,
  shortest: number,
  longest: number,
  beside: readonly (readonly number[])[],
): readonly Split[] => {
  const fewest = Math.ceil(amount / longest);
  const ways = [
    equalParts(amount, fewest),
    equalParts(amount, fewest + 1),
    longestFirst(amount, longest),
    ...beside,
  ];
  const fitting = ways.filter((lengths) => lengths.every((length) => length >= shortest));
  return [...new Map(fitting.map((lengths) => [lengths.join(), splitOf(lengths)])).values()];
};

/** Sessions of the plan before as they were, and with one more beside them: nothing else moves then. */
const splitsBeside = (
  kept: readonly (readonly number[])[],
  shortest: number,
  longest: number,
): readonly (readonly number[])[] => {
  const more = Array.from({ length: longest - shortest + 1 }, (_, index) => shortest + index);
  return kept
    .filter((lengths) => lengths.every((length) => more.includes(length)))
    .flatMap((lengths) => [lengths, ...more.map((length) => [...lengths, length])])
    .map((lengths) => lengths.toSorted((one, other) => other - one));
};

export const sessionUnitsOf = ({
  unit,
  minimum,
  maximum,
  mostMinutes,
  kept,
}: {
  readonly unit: number;
  /** Minutes of one session. */
  readonly minimum: number;
  readonly maximum: number;
  /** Most minutes of study on any day. */
  readonly mostMinutes: number;
  /** Minutes of the sessions that an exam had on one day in the plan before, each way once. */
  readonly kept: readonly (readonly number[])[];
}): SessionUnits => {
  const shortest = Math.ceil(minimum / unit);
  const longest = Math.max(Math.floor(maximum / unit), shortest);
  const splits: Split[] = [splitOf([])];
  const byAmount: number[][] = [[0]];
  const beside = Map.groupBy(
    splitsBeside(
      kept.map((minutes) => minutes.map((each) => each / unit)),
      shortest,
      longest,
    ),
    (lengths) => lengths.reduce((sum, length) => sum + length, 0),
  );
  for (let amount = 1; amount * unit <= mostMinutes; amount++)
    byAmount.push(
      isPossible(amount, { shortest, longest })
        ? splitsOf(amount, shortest, longest, beside.get(amount) ?? []).map(
            (split) => splits.push(split) - 1,
          )
        : [],
    );
  return { unit, shortest, longest, splits, byAmount };
};
