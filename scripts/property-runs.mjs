/** `PROPERTY_RUNS=2000` asks that many cases of each property that names no number; fast-check's hundred otherwise. */
if (process.env.PROPERTY_RUNS !== undefined) {
  const { default: fc } = await import("fast-check");
  fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) });
}
