import { workerData } from "node:worker_threads";

const everyMs = 25;
/** Our own input: a schema would take longer to load than a small file to read. */
const [memoryBytes = 0, processorMs = 0] = String(workerData).split(" ").map(Number);

const spentMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** A busy parser cannot watch itself: a second thread ends the process. The signal tells which limit was passed. */
setInterval(() => {
  if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, "SIGKILL");
  if (spentMs() > processorMs) process.kill(process.pid, "SIGTERM");
}, everyMs);
