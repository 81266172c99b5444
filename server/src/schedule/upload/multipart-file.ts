import { setImmediate as nextTurn } from "node:timers/promises";

/** One uploaded file, as the browser describes it. */
export interface UploadedFile {
  readonly name: string;
  /** The browser's media type; never trusted by itself. */
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
const maxFieldLength = 200;

const boundaryOf = (contentType: string | undefined): string | undefined => {
  const found = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
    contentType ?? "",
  );
  return found?.[1] ?? found?.[2];
};

/** Node's parser has no limit on parts: thousands of tiny ones would block the event loop. */
const isCrowded = (bytes: Buffer, boundary: string): boolean => {
  const mark = `--${boundary}`;
  let at = bytes.indexOf(mark);
  for (let parts = 0; parts <= maxParts && at !== -1; parts += 1)
    at = bytes.indexOf(mark, at + mark.length);
  return at !== -1;
};

/** The whole body, or nothing if it is larger or breaks off. */
const readUpTo = async (
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Buffer<ArrayBuffer> | "too-large" | "broken"> => {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let read = 0;
  while (true) {
    const next = await reader.read().catch(() => undefined);
    if (next === undefined) return "broken";
    if (next.done) return Buffer.concat(chunks);
    read += next.value.length;
    if (read > most) {
      await reader.cancel().catch(() => undefined);
      return "too-large";
    }
    chunks.push(next.value);
    // All chunks may be ready: other requests get a turn between two of them.
    await nextTurn();
  }
};

export const readMultipartFile = async (input: MultipartInput): Promise<MultipartResult> => {
  const { body, contentType, contentLength, field, maxFileBytes } = input;
  const boundary = boundaryOf(contentType);
  if (body === null || contentType === undefined || boundary === undefined)
    return { ok: false, problem: "no-form" };
  const most = maxFileBytes + maxOtherBytes;
  if (Number(contentLength ?? 0) > most) return { ok: false, problem: "too-large" };
  const bytes = await readUpTo(body, most);
  if (typeof bytes === "string") return { ok: false, problem: bytes };
  if (isCrowded(bytes, boundary)) return { ok: false, problem: "crowded" };
  const form = await new Response(bytes, { headers: { "content-type": contentType } })
    .formData()
    .catch(() => undefined);
  if (form === undefined) return { ok: false, problem: "broken" };
  const file = form.getAll(field).find((value) => value instanceof File);
  if (file === undefined) return { ok: false, problem: "no-file" };
  if (file.size > maxFileBytes) return { ok: false, problem: "too-large" };
  const fields = new Map<string, string>();
  for (const [name, value] of form)
    if (typeof value === "string") fields.set(name, value.slice(0, maxFieldLength));
  return {
    ok: true,
    file: {
      name: file.name,
      type: file.type.toLowerCase(),
      bytes: new Uint8Array(await file.arrayBuffer()),
    },
    fields,
  };
};
