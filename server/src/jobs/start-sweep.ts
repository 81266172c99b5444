import { describeError, type Log } from "../log.ts";

interface SweepInput {
  /** What is swept, for the log. */
  readonly what: string;
  readonly run: () => Promise<unknown>;
  /** A few times a day where nothing is said. */
  readonly everyMs?: number;
  readonly log: Log;
}

const sweepMs = 6 * 3_600_000;

/** Removes what has run out, again and again; returns the way to stop. */
export function startSweep({ what, run, everyMs = sweepMs, log }: SweepInput): () => void {
  let isRunning = false;
  const sweep = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    run()
      .catch((error: unknown) => log.warn(`${what} not swept`, describeError(error)))
      .finally(() => {
        isRunning = false;
      });
  }, everyMs);
  sweep.unref();
  return () => clearInterval(sweep);
}
