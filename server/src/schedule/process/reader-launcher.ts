import { type ChildProcess, spawn } from "node:child_process";

/** What the server asks of the launcher: a process to be started and fed, or one to be ended. */
export type Order =
  | {
      readonly id: number;
      /** Of Node itself. */
      readonly args: readonly string[];
      readonly bytes: Uint8Array;
      readonly clockMs: number;
      readonly maxAnswerBytes: number;
    }
  | { readonly id: number; readonly end: true };

/** How a process ended, and what it had said. */
export interface Report {
  readonly id: number;
  readonly answer: string;
  readonly killedBy: NodeJS.Signals | null;
  readonly stopped: "slow" | "heavy" | undefined;
}

const running = new Map<number, ChildProcess>();

const begin = ({ id, args, bytes, clockMs, maxAnswerBytes }: Extract<Order, { args: unknown }>) => {
  const child = spawn(process.execPath, args, { env: {}, stdio: ["pipe", "pipe", "ignore"] });
  running.set(id, child);
  let stopped: Report["stopped"];
  let answer = "";
  const stop = (reason: "slow" | "heavy") => {
    stopped ??= reason;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(() => stop("slow"), clockMs);
  child.stdin.on("error", () => undefined);
  child.stdin.end(bytes);
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
    if (answer.length > maxAnswerBytes) stop("heavy");
  });
  const finish = (killedBy: NodeJS.Signals | null) => {
    clearTimeout(timer);
    if (!running.delete(id)) return;
    process.send?.({ id, answer, killedBy, stopped } satisfies Report);
  };
  child.on("error", () => finish(null));
  child.on("close", (_, killedBy) => finish(killedBy));
};

process.on("message", (order: Order) => {
  if ("args" in order) begin(order);
  else running.get(order.id)?.kill("SIGKILL");
});

// A stop by the keyboard reaches every process; this one ends with the server, however that ends.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => {
  for (const child of running.values()) child.kill("SIGKILL");
  process.exit(0);
});
