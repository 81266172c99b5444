import { describeError, type Log } from "../log.ts";

interface SweepInput {
  /** What is swept, for the log. */
  readonly what: string;
  readonly run: () => Promise<unknown>;
  readonly log: Log;
}

const sweepMs = 6 * 3_600_000;

/** Removes what has run out, a few times a day; returns the way to stop. */
export function startSweep({ what, run, log }: SweepInput): () => void {
  const sweep = setInterval(() => {
    run().catch((error: unknown) => log.warn(`${what} not swept`, describeError(error)));
  }, sweepMs);
  sweep.unref();
  return () => clearInterval(sweep);
}
