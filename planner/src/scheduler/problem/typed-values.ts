/** One place to read from numbers in a row. A single read past their end makes every later one half as fast. */
export const floatAt = (values: Float64Array, index: number): number => values[index] ?? 0;

export const intAt = (values: Int32Array, index: number): number => values[index] ?? 0;

/** An item that has to be there. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index}`);
  return item;
};

export const addTo = (values: Float64Array | Int32Array, index: number, more: number): void => {
  values[index] = (values[index] ?? 0) + more;
};

export const sumOf = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** The sum of all values before each place; one entry more than there are values. */
export const runningSums = (values: ArrayLike<number>): Float64Array => {
  const sums = new Float64Array(values.length + 1);
  for (let index = 0; index < values.length; index++)
    sums[index + 1] = floatAt(sums, index) + (values[index] ?? 0);
  return sums;
};

export const greatestDivisor = (first: number, second: number): number =>
  second === 0 ? first : greatestDivisor(second, first % second);
