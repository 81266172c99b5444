import type { Worker } from "node:worker_threads";

interface LimitInput {
  readonly worker: Worker;
  readonly mostMs: number;
  readonly onSpent: () => void;
}

/** Between two looks, when little is left. */
const leastMs = 100;

/** A thread that is only being started has had nothing. */
const hadMs = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1_000;
};

/**
 * Tells when a thread has had so much of the processor from now on. A clock would also count what others
 * use: beside busy programs a small plan was given up that had hardly begun.
 */
export function limitProcessorTime({ worker, mostMs, onSpent }: LimitInput): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const before = hadMs(worker);
  const look = async () => {
    const restMs = mostMs - ((await hadMs(worker)) - (await before));
    if (isOver) return;
    if (restMs <= 0) onSpent();
    else lookAfter(Math.max(restMs, leastMs));
  };
  const lookAfter = (ms: number) => {
    timer = setTimeout(() => void look(), ms);
  };
  // No thread uses more than the clock shows.
  lookAfter(mostMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
