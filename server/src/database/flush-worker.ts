import { fdatasyncSync } from "node:fs";
import { parentPort } from "node:worker_threads";

parentPort?.on("message", (handle: number) => {
  try {
    fdatasyncSync(handle);
    parentPort?.postMessage(undefined);
  } catch (error) {
    parentPort?.postMessage(error);
  }
});
