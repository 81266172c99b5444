import { setImmediate as nextTurn } from "node:timers/promises";
import busboy from "busboy";

/** One uploaded file, as the browser describes it. */
export interface UploadedFile {
  readonly name: string;
  /** What the browser says of the content; never believed by itself. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export type MultipartResult =
  | {
      readonly ok: true;
      readonly file: UploadedFile;
      /** Small fields beside the file, by name. */
      readonly fields: ReadonlyMap<string, string>;
    }
  | {
      readonly ok: false;
      readonly problem: "no-form" | "no-file" | "too-large" | "crowded" | "broken";
    };

export interface MultipartInput {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly contentType: string | undefined;
  readonly contentLength: string | undefined;
  readonly field: string;
  readonly maxFileBytes: number;
}

/** Room for boundaries, headers and a few small fields beside the file. */
const maxOtherBytes = 64 * 1024;
const maxParts = 8;
const maxFieldBytes = 200;

type Problem = Extract<MultipartResult, { ok: false }>["problem"];

const parserFor = (contentType: string | undefined, maxFileBytes: number) => {
  if (contentType === undefined || !/^multipart\/form-data\b/i.test(contentType)) return undefined;
  try {
    return busboy({
      headers: { "content-type": contentType },
      defParamCharset: "utf8",
      // A file of exactly the limit counts as cut off: one byte more tells a whole one from it.
      limits: { fileSize: maxFileBytes + 1, files: 2, parts: maxParts, fieldSize: maxFieldBytes },
    });
  } catch {
    return undefined;
  }
};

/**
 * The file of a form, cut out while it arrives. Only the bytes of the wanted file are kept, and no
 * more of them than a file may have: a body that goes on is left.
 */
export const readMultipartFile = async (input: MultipartInput): Promise<MultipartResult> => {
  const { body, contentType, contentLength, field, maxFileBytes } = input;
  const parser = parserFor(contentType, maxFileBytes);
  if (body === null || parser === undefined) return { ok: false, problem: "no-form" };
  if (Number(contentLength ?? 0) > maxFileBytes + maxOtherBytes) {
    return { ok: false, problem: "too-large" };
  }
  const chunks: Uint8Array[] = [];
  const fields = new Map<string, string>();
  let head: { readonly name: string; readonly type: string } | undefined;
  let problem: Problem | undefined;
  let kept = 0;
  let closed = false;
  const fail = (reason: Problem) => {
    problem ??= reason;
  };
  parser.on("file", (name, stream, { filename, mimeType }) => {
    stream.on("error", () => fail("broken"));
    if (name !== field || head !== undefined || filename === undefined) {
      stream.resume();
      return;
    }
    head = { name: filename, type: mimeType.toLowerCase() };
    stream.on("limit", () => fail("too-large"));
    stream.on("data", (chunk: Uint8Array) => {
      kept += chunk.length;
      if (kept > maxFileBytes) fail("too-large");
      else chunks.push(chunk);
    });
  });
  parser.on("field", (name, value) => fields.set(name, value));
  parser.on("partsLimit", () => fail("crowded"));
  parser.on("filesLimit", () => fail("crowded"));
  parser.on("error", () => fail("broken"));
  parser.on("close", () => {
    closed = true;
  });

  // Nothing waits for the parser: what it has not yet taken is bounded by the same limit.
  const reader = body.getReader();
  let read = 0;
  while (problem === undefined) {
    const next = await reader.read().catch(() => undefined);
    if (next === undefined) fail("broken");
    else if (next.done) break;
    else {
      read += next.value.length;
      if (read > maxFileBytes + maxOtherBytes) fail("too-large");
      else if (!closed) parser.write(next.value);
      // A whole file may lie ready: others are served between two pieces of it.
      await nextTurn();
    }
  }
  if (problem === undefined && !closed) {
    await new Promise((done) => parser.once("close", done).once("error", done).end());
  }
  parser.destroy();
  if (problem !== undefined) {
    // A chunk that is on its way arrives first: into a stream that is closed it would be an error.
    await nextTurn();
    await reader.cancel().catch(() => undefined);
    return { ok: false, problem };
  }
  if (head === undefined) return { ok: false, problem: "no-file" };
  return { ok: true, file: { ...head, bytes: Buffer.concat(chunks) }, fields };
};
