import { describeError, type Log } from "../log.ts";

interface LoopInput {
  readonly run: () => Promise<void>;
  readonly everyMs: number;
  readonly log: Log;
}

export interface Loop {
  /** Runs at once, or right after the present round. */
  readonly wake: () => void;
  /** Resolves when the present round is over. */
  readonly stop: () => Promise<void>;
}

/** Rounds never overlap, and a failure does not end the loop. */
export function startLoop({ run, everyMs, log }: LoopInput): Loop {
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  const begin = () => {
    if (isStopped) return;
    clearTimeout(timer);
    isWoken = false;
    round = run()
      .catch((error: unknown) => log.error("mail round failed", describeError(error)))
      .finally(() => {
        round = undefined;
        if (isWoken) begin();
        else if (!isStopped) timer = setTimeout(begin, everyMs).unref();
      });
  };
  timer = setTimeout(begin, everyMs).unref();

  return {
    wake: () => {
      if (round === undefined) begin();
      else isWoken = true;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

interface SweepInput extends Omit<LoopInput, "run" | "everyMs"> {
  readonly what: string;
  readonly run: () => Promise<unknown>;
  /** By default a few times a day. */
  readonly everyMs?: number;
}

const sweepMs = 6 * 3_600_000;

/** Removes expired rows; returns how to stop. */
export function startSweep({ what, run, everyMs = sweepMs, log }: SweepInput): Loop["stop"] {
  const sweep = async () => {
    await run().catch((error: unknown) => log.warn(`${what} not swept`, describeError(error)));
  };
  return startLoop({ run: sweep, everyMs, log }).stop;
}
