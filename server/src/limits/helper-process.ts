import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";
import { createSpareTime } from "./spare-time.ts";

/** What a helper is asked: to do something, or to leave it. */
export type Order<Given> =
  | { readonly id: number; readonly given: Given }
  | { readonly id: number; readonly end: true };

/** Without an answer when it failed. */
export interface Report<Answer> {
  readonly id: number;
  readonly answer?: Answer;
}

/** Of the runtime's own threads, where four are usual: fewer to stand in the way of whoever wants a short answer. */
const oneHelper = "--v8-pool-size=1";

/** All that a helper is given of our surroundings: without what was compiled before it, each start takes a second more. */
const environment = (): NodeJS.ProcessEnv => {
  const compiled = getCompileCacheDir();
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled };
};

interface HelperInput {
  /** A module that calls `answerOrders`. */
  readonly file: URL;
  readonly onStart?: (pid: number | undefined) => void;
}

interface Asked<Given> {
  readonly given: Given;
  readonly signal?: AbortSignal | undefined;
}

/** How an order ended; it is lost with the process that had it. */
type Ending<Answer> = Omit<Report<Answer>, "id"> | "lost";

interface Waiting<Answer> {
  /** Who has the order. */
  readonly by: ChildProcess;
  readonly done: (ending: Ending<Answer>) => void;
}

/**
 * A process beside the server that is started when it is first needed, knows no secret and ends with
 * the server. An order that is lost with it is given once more, to the next one.
 */
export function createHelperProcess<Given, Answer>({ file, onStart }: HelperInput) {
  const waiting = new Map<number, Waiting<Answer>>();
  const spareTime = createSpareTime();
  let helper: ChildProcess | undefined;
  let count = 0;
  let isClosed = false;

  const settle = (id: number, ending: Ending<Answer>) => {
    const order = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) helper?.channel?.unref();
    order?.done(ending);
  };

  /** Also what cannot be reached any more is over, before it is known how it ended. */
  const isOver = (gone: ChildProcess) => {
    if (helper === gone) helper = undefined;
    for (const [id, { by }] of [...waiting]) if (by === gone) settle(id, "lost");
  };

  const start = (): ChildProcess => {
    const started = fork(fileURLToPath(file), [String(spareTime.from())], {
      env: environment(),
      execArgv: ["--no-warnings", oneHelper],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    onStart?.(started.pid);
    started.unref();
    started.on("error", () => isOver(started));
    started.on("exit", () => isOver(started));
    started.on("message", ({ id, ...ending }: Report<Answer>) => settle(id, ending));
    return started;
  };

  const runOnce = ({ given, signal }: Asked<Given>): Promise<Ending<Answer>> =>
    new Promise((resolve) => {
      count += 1;
      const id = count;
      helper ??= start();
      const by = helper;
      by.channel?.ref();
      const end = () => by.send({ id, end: true } satisfies Order<Given>, () => undefined);
      const unwatch = spareTime.watch(by.pid, () => by.kill("SIGKILL"));
      const done = (ending: Ending<Answer>) => {
        unwatch();
        signal?.removeEventListener("abort", end);
        resolve(ending);
      };
      waiting.set(id, { by, done });
      signal?.addEventListener("abort", end);
      by.send({ id, given } satisfies Order<Given>, (error) => {
        if (error !== null) isOver(by);
      });
    });

  return {
    /** `undefined` when it failed, was lost twice or is not wanted any more. */
    run: async (asked: Asked<Given>): Promise<Answer | undefined> => {
      const isOff = () => isClosed || asked.signal?.aborted === true;
      if (isOff()) return undefined;
      const first = await runOnce(asked);
      const ending = first === "lost" && !isOff() ? await runOnce(asked) : first;
      return ending === "lost" ? undefined : ending.answer;
    },
    close: () => {
      isClosed = true;
      if (helper?.connected === true) helper.disconnect();
    },
  };
}
