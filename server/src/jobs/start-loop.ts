import { describeError, type Log } from "../log.ts";

interface LoopInput {
  readonly run: () => Promise<void>;
  readonly everyMs: number;
  readonly log: Log;
}

export interface Loop {
  /** Looks at once, or as soon as the present round is over. */
  readonly wake: () => void;
  /** Resolves when the present round is over. */
  readonly stop: () => Promise<void>;
}

/** Rounds never overlap, and one that fails does not end the loop. */
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
