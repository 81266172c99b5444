/**
 * `GUARANTEE_STUDENTS=4000` asks that many generated students, a quick share of them otherwise;
 * `GUARANTEE_SEED` asks others.
 */
const asked = Number(process.env.GUARANTEE_STUDENTS ?? 0);
const seed = Number(process.env.GUARANTEE_SEED ?? 16);

export const guaranteeRuns = (runs: number) => ({ numRuns: asked > 0 ? asked : runs, seed });

export const guaranteeTimeout = asked > 0 ? 7_200_000 : 120_000;
