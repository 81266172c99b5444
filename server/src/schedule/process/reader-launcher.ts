import { spawn } from "node:child_process";
import { answerOrders } from "../../limits/answer-orders.ts";
import { leaveOneCoreFree } from "../../limits/lower-priority.ts";
import { createSpareTime, useSpareTime } from "../../limits/spare-time.ts";

/** A process to be started and fed. */
export interface ReaderOrder {
  /** Of Node itself. */
  readonly args: readonly string[];
  readonly bytes: Uint8Array;
  readonly clockMs: number;
  readonly maxAnswerBytes: number;
}

/** How it ended, and what it had said. */
export interface ReaderReport {
  readonly answer: string;
  readonly killedBy: NodeJS.Signals | null;
  readonly stopped: "slow" | "heavy" | undefined;
}

const spareTime = createSpareTime();

/** `undefined` when it got nearly no processor time, and another is to do it. */
const runOnce = (
  { args, bytes, clockMs, maxAnswerBytes }: ReaderOrder,
  signal: AbortSignal,
): Promise<ReaderReport | undefined> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env: {}, stdio: ["pipe", "pipe", "ignore"] });
    if (Date.now() >= spareTime.from()) useSpareTime(child.pid);
    let stopped: ReaderReport["stopped"];
    let isStarved = false;
    let answer = "";
    const kill = () => child.kill("SIGKILL");
    const stop = (reason: "slow" | "heavy") => {
      stopped ??= reason;
      kill();
    };
    const timer = setTimeout(() => stop("slow"), clockMs);
    const unwatch = spareTime.watch(child.pid, () => {
      isStarved = true;
      kill();
    });
    signal.addEventListener("abort", kill);
    child.stdin.on("error", () => undefined);
    child.stdin.end(bytes);
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      answer += text;
      if (answer.length > maxAnswerBytes) stop("heavy");
    });
    const finish = (killedBy: NodeJS.Signals | null) => {
      clearTimeout(timer);
      unwatch();
      signal.removeEventListener("abort", kill);
      const isToBeDoneAgain = isStarved && stopped === undefined && !signal.aborted;
      resolve(isToBeDoneAgain ? undefined : { answer, killedBy, stopped });
    };
    child.on("error", () => finish(null));
    child.on("close", (_, killedBy) => finish(killedBy));
  });

const run = async (order: ReaderOrder, signal: AbortSignal): Promise<ReaderReport> => {
  const until = Date.now() + order.clockMs;
  const report = await runOnce(order, signal);
  return report ?? run({ ...order, clockMs: until - Date.now() }, signal);
};

leaveOneCoreFree();
answerOrders(run);
