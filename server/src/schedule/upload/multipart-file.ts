/** One uploaded file, as the browser describes it. */
export interface UploadedFile {
  readonly name: string;
  /** What the browser says of the content; never believed by itself. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export type MultipartResult =
  | { readonly ok: true; readonly file: UploadedFile }
  | { readonly ok: false; readonly problem: "no-form" | "no-file" | "too-large" | "broken" };

export interface MultipartInput {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly contentType: string | undefined;
  readonly contentLength: string | undefined;
  readonly field: string;
  readonly maxFileBytes: number;
}

/** Room for boundaries, headers and a few small fields beside the file. */
const maxOtherBytes = 64 * 1024;
const maxHeaderBytes = 8 * 1024;
const maxParts = 8;

const boundaryOf = (contentType: string | undefined): string | undefined => {
  const match = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? "",
  );
  return match?.[1] ?? match?.[2];
};

const parameterOf = (header: string, name: string): string | undefined => {
  const match = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;]+))`, "i").exec(header);
  return (match?.[1] ?? match?.[2])?.replace(/\\(["\\])/g, "$1").replaceAll("%22", '"');
};

interface PartHead {
  readonly field: string | undefined;
  readonly fileName: string | undefined;
  readonly type: string;
}

const headOf = (text: string): PartHead => {
  const lines = text.split("\r\n");
  const header = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1) ?? "";
  const disposition = header("content-disposition");
  return {
    field: parameterOf(disposition, "name"),
    fileName: parameterOf(disposition, "filename"),
    type: header("content-type").trim().toLowerCase(),
  };
};

/**
 * Cuts a form into parts while it arrives. Only the bytes of the wanted file are kept, and no more
 * of them than a file may have: the rest is looked at and let go.
 */
class FormReader {
  problem: "too-large" | "broken" | undefined;
  file: UploadedFile | undefined;
  readonly #field: string;
  readonly #maxFileBytes: number;
  readonly #delimiter: Buffer;
  #pending = Buffer.from("\r\n", "latin1");
  #state: "before" | "head" | "content" | "end" = "before";
  #parts = 0;
  #head: PartHead | undefined;
  #kept: Buffer[] = [];
  #keptBytes = 0;

  constructor({
    field,
    maxFileBytes,
    boundary,
  }: {
    readonly field: string;
    readonly maxFileBytes: number;
    readonly boundary: string;
  }) {
    this.#field = field;
    this.#maxFileBytes = maxFileBytes;
    this.#delimiter = Buffer.from(`\r\n--${boundary}`, "latin1");
  }

  get isDone(): boolean {
    return this.problem !== undefined || this.#state === "end";
  }

  write(chunk: Uint8Array): void {
    this.#pending = Buffer.concat([this.#pending, chunk]);
    while (!this.isDone && this.#step());
  }

  /** Whether there was something to do. */
  #step(): boolean {
    return this.#state === "head" ? this.#readHead() : this.#readContent();
  }

  #readContent(): boolean {
    const at = this.#pending.indexOf(this.#delimiter);
    if (at < 0) {
      const safe = this.#pending.length - this.#delimiter.length;
      if (safe > 0) this.#take(safe);
      return false;
    }
    const after = at + this.#delimiter.length;
    if (this.#pending.length < after + 2) return false;
    const mark = this.#pending.toString("latin1", after, after + 2);
    this.#take(at);
    this.#finishPart();
    if (mark === "--") this.#state = "end";
    else if (mark === "\r\n") {
      this.#pending = this.#pending.subarray(this.#delimiter.length + 2);
      this.#state = "head";
      this.#parts += 1;
      if (this.#parts > maxParts) this.problem = "too-large";
    } else this.problem = "broken";
    return true;
  }

  #readHead(): boolean {
    const end = this.#pending.indexOf("\r\n\r\n");
    if (end < 0 || end > maxHeaderBytes) {
      if (this.#pending.length > maxHeaderBytes) this.problem = "too-large";
      return false;
    }
    this.#head = headOf(this.#pending.toString("utf8", 0, end));
    this.#pending = this.#pending.subarray(end + 4);
    this.#state = "content";
    return true;
  }

  #take(length: number): void {
    if (this.#isWanted()) {
      this.#keptBytes += length;
      if (this.#keptBytes > this.#maxFileBytes) {
        this.problem = "too-large";
        this.#kept = [];
        return;
      }
      this.#kept.push(Buffer.from(this.#pending.subarray(0, length)));
    }
    this.#pending = this.#pending.subarray(length);
  }

  #isWanted(): boolean {
    return (
      this.#state === "content" &&
      this.file === undefined &&
      this.#head?.field === this.#field &&
      this.#head.fileName !== undefined
    );
  }

  #finishPart(): void {
    if (!this.#isWanted()) return;
    this.file = {
      name: this.#head?.fileName ?? "",
      type: this.#head?.type ?? "",
      bytes: Buffer.concat(this.#kept),
    };
    this.#kept = [];
  }
}

/** The file of one field of a form; stops reading as soon as the form is too large. */
export const readMultipartFile = async (input: MultipartInput): Promise<MultipartResult> => {
  const boundary = boundaryOf(input.contentType);
  if (boundary === undefined || input.body === null) return { ok: false, problem: "no-form" };
  const maxBytes = input.maxFileBytes + maxOtherBytes;
  if (Number(input.contentLength ?? "0") > maxBytes) return { ok: false, problem: "too-large" };
  const form = new FormReader({ ...input, boundary });
  let received = 0;
  const reader = input.body.getReader();
  try {
    while (!form.isDone) {
      const { done, value } = await reader.read();
      if (done) break;
      received += value.length;
      if (received > maxBytes) return { ok: false, problem: "too-large" };
      form.write(value);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (form.problem !== undefined) return { ok: false, problem: form.problem };
  if (!form.isDone) return { ok: false, problem: "broken" };
  return form.file === undefined
    ? { ok: false, problem: "no-file" }
    : { ok: true, file: form.file };
};
