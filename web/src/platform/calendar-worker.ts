import { readDatedEvents, readFoundWork } from "@smart-planner/calendar-files";
import type { FileAnswer, FileTask } from "./calendar-reader.ts";

/** UTF-8, else an older encoding. */
const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

const answerTo = (task: FileTask): FileAnswer => {
  const file = { ...task, text: decoded(task.bytes) };
  return task.kind === "calendar"
    ? { kind: "calendar", read: readDatedEvents(file) }
    : { kind: "work", found: readFoundWork(file) };
};

self.onmessage = ({ data }: MessageEvent<FileTask>) => self.postMessage(answerTo(data));
