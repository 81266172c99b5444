import { workerData } from "node:worker_threads";

const everyMs = 25;
/** Two numbers, from our own parent: a schema would take longer to load than a small file to read. */
const [memoryBytes = 0, processorMs = 0] = String(workerData).split(" ").map(Number);

const spentMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * A parser that is busy cannot watch itself, so a second thread ends the process for it. The signal
 * tells the parent which limit was passed.
 */
setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, "SIGKILL");
  if (spentMs() > processorMs) process.kill(process.pid, "SIGTERM");
}, everyMs);
