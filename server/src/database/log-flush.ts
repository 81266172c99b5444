import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";
import { DatabaseUnavailable } from "./database-unavailable.ts";

interface LogFlush {
  /** Settles when all that was written before is on the disk. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Settles when the file is on the disk. */
export type ToDisk = (handle: number) => Promise<void>;

interface LogFlushInput {
  /** The write-ahead log. */
  readonly file: string;
  readonly onFailure: (error: Error) => void;
  readonly toDisk?: ToDisk | undefined;
}

/**
 * Puts the log on the disk beside the thread that answers: while the disk takes its time, whoever has written
 * waits, and nobody else does. One flush serves all who come before it begins.
 */
export function createLogFlush({
  file,
  onFailure,
  toDisk = promisify(fdatasync),
}: LogFlushInput): LogFlush {
  const handle = openSync(file, "r+");
  let waiting: PromiseWithResolvers<void> | undefined;
  let served: Promise<void> | undefined;
  let failure: DatabaseUnavailable | undefined;

  const toDiskOnce = async () => {
    // Pages that could not be written are told of once: the next flush would call them safe.
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
      // Whoever writes from now on may be too late for this one, and waits for the next.
      waiting = undefined;
      await toDiskOnce().then(resolve, reject);
    }
    served = undefined;
  };

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
