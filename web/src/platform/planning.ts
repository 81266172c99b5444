import type { PlanningAnswer, PlanningJob, PlanningKind } from "./planning-job.ts";

/** Plans in a worker, so that the page stays responsive. */
export interface Planning {
  /** Nothing if it was cancelled or failed. */
  ask<Kind extends PlanningKind>(
    request: PlanningJob<Kind> & { readonly signal: AbortSignal },
  ): Promise<PlanningAnswer<Kind> | undefined>;
}

export interface PlanningWorker {
  start<Kind extends PlanningKind>(
    job: PlanningJob<Kind>,
    on: {
      readonly answer: (value: PlanningAnswer<Kind>) => void;
      readonly failure: () => void;
    },
  ): void;
  end(): void;
}

export const createPlanning = ({
  openWorker,
}: {
  readonly openWorker: () => PlanningWorker;
}): Planning => {
  let idle: PlanningWorker | undefined;

  return {
    ask: <Kind extends PlanningKind>({
      signal,
      ...job
    }: PlanningJob<Kind> & { readonly signal: AbortSignal }) =>
      new Promise<PlanningAnswer<Kind> | undefined>((resolve) => {
        if (signal.aborted) return resolve(undefined);
        const worker = idle ?? openWorker();
        idle = undefined;

        // A running search reads no messages: only terminating the worker stops it.
        const stop = () => {
          signal.removeEventListener("abort", stop);
          worker.end();
          resolve(undefined);
        };
        signal.addEventListener("abort", stop);

        worker.start(job, {
          failure: stop,
          answer: (value) => {
            signal.removeEventListener("abort", stop);
            if (idle === undefined) idle = worker;
            else worker.end();
            resolve(value);
          },
        });
      }),
  };
};

export const openPlanningWorker = (): PlanningWorker => {
  const worker = new Worker(new URL("./planning-worker.ts", import.meta.url), { type: "module" });
  return {
    start(job, { answer, failure }) {
      worker.onmessage = ({ data }) => answer(data);
      worker.onerror = failure;
      worker.postMessage(job);
    },
    end: () => worker.terminate(),
  };
};
