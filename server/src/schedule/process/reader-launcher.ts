import { spawn } from "node:child_process";
import { answerOrders } from "../../limits/answer-orders.ts";
import { leaveOneCoreFree } from "../../limits/lower-priority.ts";

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

const run = (
  { args, bytes, clockMs, maxAnswerBytes }: ReaderOrder,
  signal: AbortSignal,
): Promise<ReaderReport> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env: {}, stdio: ["pipe", "pipe", "ignore"] });
    let stopped: ReaderReport["stopped"];
    let answer = "";
    const kill = () => child.kill("SIGKILL");
    const stop = (reason: "slow" | "heavy") => {
      stopped ??= reason;
      kill();
    };
    const timer = setTimeout(() => stop("slow"), clockMs);
    signal.addEventListener("abort", kill);
    child.stdin.on("error", () => undefined);
    child.stdin.end(bytes);
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      answer += text;
      if (answer.length > maxAnswerBytes) stop("heavy");
    });
    const finish = (killedBy: NodeJS.Signals | null) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", kill);
      resolve({ answer, killedBy, stopped });
    };
    child.on("error", () => finish(null));
    child.on("close", (_, killedBy) => finish(killedBy));
  });

leaveOneCoreFree();
answerOrders(run);
