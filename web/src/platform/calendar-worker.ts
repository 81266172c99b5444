import { readDatedEvents, readFoundWork } from "@smart-planner/calendar-files";
import type { FileAnswers, FileTask } from "./calendar-reader.ts";

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

const mostPagesOfText = 40;

/** The lines of a PDF, page after page. */
const textOfPdf = async (bytes: Uint8Array): Promise<string> => {
  const { getDocumentProxy } = await import("unpdf");
  const pdf = await getDocumentProxy(bytes, { useWasm: false, stopAtErrors: false });
  const lines: string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostPagesOfText); number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    let line = "";
    for (const item of items) {
      if (!("str" in item)) continue;
      line += item.str;
      if (!item.hasEOL) continue;
      lines.push(line);
      line = "";
    }
    lines.push(line);
  }
  return lines.join("\n");
};

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1_024)).includes("%PDF-");

const textOf = async ({ kind, bytes }: FileTask): Promise<string> =>
  kind === "work" && isPdf(bytes) ? textOfPdf(bytes) : decoded(bytes);

const answerTo = async (task: FileTask): Promise<FileAnswers[keyof FileAnswers]> => {
  const file = { ...task, text: await textOf(task) };
  return task.kind === "calendar"
    ? readDatedEvents(file)
    : { ok: true, found: readFoundWork(file) };
};

self.onmessage = async ({ data }: MessageEvent<FileTask>) => {
  try {
    self.postMessage({ answer: await answerTo(data) });
  } catch {
    self.postMessage({ answer: null });
  }
};
