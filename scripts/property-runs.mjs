import fc from "fast-check";

/** Runs of each property: few in `npm test`, 2,000 in `npm run test:long`. */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? 50) });
