import { workerData } from "node:worker_threads";

const everyMs = 25;

/** A parser that is busy cannot watch itself, so a second thread ends the process for it. */
setInterval(() => {
  if (process.memoryUsage.rss() > Number(workerData)) process.kill(process.pid, "SIGKILL");
}, everyMs);
