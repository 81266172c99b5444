import type { PlanningAnswer, PlanningJobs, PlanningKind } from "./planning-job.ts";

export type PlanningResult<Value> =
  | { readonly ok: true; readonly value: Value }
  /** Stopped by whoever asked, or broken off by a failure. */
  | { readonly ok: false; readonly stopped: boolean };

export interface PlanningRequest<Kind extends PlanningKind> {
  readonly kind: Kind;
  readonly given: PlanningJobs[Kind]["takes"];
  readonly signal: AbortSignal;
  /** A first answer that the final one will replace. */
  readonly onFirst?: (value: PlanningJobs[Kind]["gives"]) => void;
}

/** Planning away from the page's own thread, so that typing and scrolling never wait for it. */
export interface Planning {
  ask<Kind extends PlanningKind>(
    request: PlanningRequest<Kind>,
  ): Promise<PlanningResult<PlanningJobs[Kind]["gives"]>>;
}

export interface PlanningWorker {
  start<Kind extends PlanningKind>(job: {
    readonly kind: Kind;
    readonly given: PlanningJobs[Kind]["takes"];
    readonly onAnswer: (answer: PlanningAnswer<Kind>) => void;
    readonly onFailure: () => void;
  }): void;
  end(): void;
}

export const createPlanning = ({
  openWorker,
}: {
  readonly openWorker: () => PlanningWorker;
}): Planning => {
  let idle: PlanningWorker | undefined;

  return {
    ask: <Kind extends PlanningKind>({ kind, given, signal, onFirst }: PlanningRequest<Kind>) =>
      new Promise<PlanningResult<PlanningJobs[Kind]["gives"]>>((resolve) => {
        if (signal.aborted) return resolve({ ok: false, stopped: true });
        const worker = idle ?? openWorker();
        idle = undefined;

        // A search in full swing hears no message: only the end of its worker stops it.
        const breakOff = (stopped: boolean) => {
          signal.removeEventListener("abort", stop);
          worker.end();
          resolve({ ok: false, stopped });
        };
        const stop = () => breakOff(true);
        signal.addEventListener("abort", stop);

        worker.start({
          kind,
          given,
          onFailure: () => breakOff(false),
          onAnswer: ({ isFinal, value }) => {
            if (!isFinal) return onFirst?.(value);
            signal.removeEventListener("abort", stop);
            if (idle === undefined) idle = worker;
            else worker.end();
            resolve({ ok: true, value });
          },
        });
      }),
  };
};

export const openPlanningWorker = (): PlanningWorker => {
  const worker = new Worker(new URL("./planning-worker.ts", import.meta.url), { type: "module" });
  return {
    start({ kind, given, onAnswer, onFailure }) {
      worker.onmessage = ({ data }) => onAnswer(data);
      worker.onerror = onFailure;
      worker.postMessage({ kind, given });
    },
    end: () => worker.terminate(),
  };
};
