/** `GUARANTEE_STUDENTS=4000` sets the number of generated students, `GUARANTEE_SEED` the seed. */
const asked = Number(process.env.GUARANTEE_STUDENTS ?? 0);
const seed = Number(process.env.GUARANTEE_SEED ?? 16);

export const guaranteeRuns = (runs: number) => ({ numRuns: asked > 0 ? asked : runs, seed });

/** Terms are planned quickly: five times as many. */
export const termRuns = (runs: number) => ({ numRuns: asked > 0 ? 5 * asked : runs, seed });

/** For students that are drawn by a number of their own. */
export const guaranteeSeeds = (runs: number): readonly number[] =>
  Array.from({ length: guaranteeRuns(runs).numRuns }, (_, index) => seed * 10_000 + index);

export const guaranteeTimeout = asked > 0 ? 7_200_000 : 120_000;
