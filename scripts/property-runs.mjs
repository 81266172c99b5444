/** `PROPERTY_RUNS=2000` sets the number of runs; fast-check's default is 100. */
if (process.env.PROPERTY_RUNS !== undefined) {
  const { default: fc } = await import("fast-check");
  fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) });
}
