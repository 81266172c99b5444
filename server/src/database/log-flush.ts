import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";
import { DatabaseUnavailable } from "./database-unavailable.ts";

export type ToDisk = (handle: number) => Promise<void>;

interface LogFlushInput {
  readonly file: string;
  readonly onFailure: (error: Error) => void;
  readonly toDisk?: ToDisk | undefined;
}

/** Flushes the log in a thread: only the writing client waits. One flush serves all writes before it. */
export function createLogFlush({ file, onFailure, toDisk = promisify(fdatasync) }: LogFlushInput) {
  const handle = openSync(file, "r+");
  let waiting: PromiseWithResolvers<void> | undefined;
  let served: Promise<void> | undefined;
  let failure: DatabaseUnavailable | undefined;

  const toDiskOnce = async () => {
    // A failed flush is reported once: the next one would call the pages safe.
    if (failure !== undefined) throw failure;
    try {
      await toDisk(handle);
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error("The log cannot be flushed.");
      failure = new DatabaseUnavailable(error);
      onFailure(error);
      throw failure;
    }
  };

  const serve = async () => {
    while (waiting !== undefined) {
      const { resolve, reject } = waiting;
      // Later writes wait for the next flush.
      waiting = undefined;
      await toDiskOnce().then(resolve, reject);
    }
    served = undefined;
  };

  /** Resolves when all earlier writes are on the disk. */
  const flush = () => {
    waiting ??= Promise.withResolvers();
    const { promise } = waiting;
    served ??= serve();
    return promise;
  };

  return {
    flush,
    close: async () => {
      await served;
      closeSync(handle);
    },
  };
}
