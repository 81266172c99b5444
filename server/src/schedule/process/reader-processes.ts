import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { lowerProcess } from "../../limits/lower-priority.ts";
import type { Order, Report } from "./reader-launcher.ts";

type Start = Omit<Extract<Order, { args: unknown }>, "id"> & {
  readonly signal?: AbortSignal | undefined;
};

const launcherFile = fileURLToPath(new URL("./reader-launcher.ts", import.meta.url));

/**
 * Processes that a small one starts for the server. To start one means to copy the table of the
 * starter's memory: in the server that takes so long that everybody would wait for it.
 */
export function createReaderProcesses() {
  const waiting = new Map<number, (report: Report | undefined) => void>();
  let launcher: ChildProcess | undefined;
  let count = 0;
  let isClosed = false;

  const settle = (id: number, report: Report | undefined) => {
    const done = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) launcher?.channel?.unref();
    done?.(report);
  };

  const startLauncher = (): ChildProcess => {
    const started = fork(launcherFile, {
      env: {},
      execArgv: ["--no-warnings"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    lowerProcess(started.pid);
    started.unref();
    const isOver = () => {
      if (launcher === started) launcher = undefined;
      for (const id of [...waiting.keys()]) settle(id, undefined);
    };
    started.on("error", isOver);
    started.on("exit", isOver);
    started.on("message", (report: Report) => settle(report.id, report));
    return started;
  };

  const runOnce = ({ signal, ...start }: Start): Promise<Report | undefined> =>
    new Promise((resolve) => {
      count += 1;
      const id = count;
      launcher ??= startLauncher();
      launcher.channel?.ref();
      const end = () => launcher?.send({ id, end: true } satisfies Order, () => undefined);
      waiting.set(id, (report) => {
        signal?.removeEventListener("abort", end);
        resolve(report);
      });
      signal?.addEventListener("abort", end);
      launcher.send({ id, ...start } satisfies Order, (error) => {
        if (error !== null) settle(id, undefined);
      });
    });

  return {
    /** `undefined` when it was lost twice with the launcher, which no file can end, or is not wanted any more. */
    run: async (start: Start): Promise<Report | undefined> => {
      const report = await runOnce(start);
      const isOff = isClosed || start.signal?.aborted === true;
      return report === undefined && !isOff ? runOnce(start) : report;
    },
    close: () => {
      isClosed = true;
      if (launcher?.connected === true) launcher.disconnect();
    },
  };
}
