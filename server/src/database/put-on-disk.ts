import { closeSync, fsyncSync, openSync, statSync } from "node:fs";

/** Flushes a file or, if the system can, a folder. */
export function putOnDisk(path: string): void {
  if (process.platform === "win32" && statSync(path).isDirectory()) return;
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
