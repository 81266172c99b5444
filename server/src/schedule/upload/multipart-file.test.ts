import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMultipartFile } from "./multipart-file.ts";

const boundary = "----testBoundary7MA4";
const maxFileBytes = 10_000;

interface Part {
  readonly name: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly content: Uint8Array | string;
}

const formOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, fileName, type, content }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
          fileName === undefined ? "" : `; filename="${fileName}"`
        }\r\n${type === undefined ? "" : `Content-Type: ${type}\r\n`}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from("\r\n"),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

const streamOf = (chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const read = (body: ReadableStream<Uint8Array> | null, contentLength?: number) =>
  readMultipartFile({
    body,
    contentType: `multipart/form-data; boundary=${boundary}`,
    contentLength: contentLength === undefined ? undefined : String(contentLength),
    field: "schedule",
    maxFileBytes,
  });

const file = (content: Uint8Array | string, fileName = "week.csv"): Part => ({
  name: "schedule",
  fileName,
  type: "text/csv",
  content,
});

describe("a file in a form", () => {
  it("yields between its pieces, even if all of them are ready", async () => {
    const form = formOf([file("x".repeat(1_000))]);
    const chunks = Array.from({ length: 10 }, (_, nr) =>
      form.subarray((nr * form.length) / 10, ((nr + 1) * form.length) / 10),
    );
    let turns = 0;
    const count = () => {
      turns += 1;
      turn = setImmediate(count);
    };
    let turn = setImmediate(count);
    await read(streamOf(chunks));
    clearImmediate(turn);
    expect(turns).toBeGreaterThanOrEqual(chunks.length);
  });

  it("arrives with its name, its type and every byte, however it is cut on the way", async () => {
    const content = fc.uint8Array({ maxLength: 400 });
    const cuts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(content, cuts, async (bytes, sizes) => {
        const form = formOf([{ name: "other", content: "x" }, file(bytes), file("later")]);
        const chunks: Uint8Array[] = [];
        for (let at = 0, index = 0; at < form.length; index += 1) {
          const size = sizes[index % sizes.length] ?? 1;
          chunks.push(form.subarray(at, at + size));
          at += size;
        }
        expect(await read(streamOf(chunks))).toEqual({
          ok: true,
          file: { name: "week.csv", type: "text/csv", bytes },
          fields: new Map([["other", "x"]]),
        });
      }),
    );
  });

  it("may hold what looks like a boundary", async () => {
    const content = `a\r\n--${boundary.slice(0, -1)}\r\n\r\n--`;
    const result = await read(streamOf([formOf([file(content)])]));
    expect(result.ok && Buffer.from(result.file.bytes).toString()).toBe(content);
  });

  it.each([
    ["exactly the largest size", maxFileBytes, true],
    ["one byte more", maxFileBytes + 1, false],
  ])("%s", async (_, size, ok) => {
    const result = await read(streamOf([formOf([file(new Uint8Array(size).fill(120))])]));
    expect(result).toMatchObject(ok ? { ok } : { ok, problem: "too-large" });
  });

  it("is not read at all when its length is announced and too great", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull() {
          pulled += 1;
        },
      },
      { highWaterMark: 0 },
    );
    expect(await read(body, 10 ** 9)).toEqual({ ok: false, problem: "too-large" });
    expect(pulled).toBe(0);
  });

  it.each([
    ["in the file", formOf([file("x")]).subarray(0, -60)],
    ["before the first part", Buffer.from("nothing that is a form")],
    ["in a part that is not read", formOf([{ name: "other", content: "y" }]).subarray(0, -60)],
  ])("that never ends is left after a bounded number of bytes, %s", async (_, start) => {
    let sent = 0;
    let cancelled = false;
    const chunk = new Uint8Array(4_096).fill(97);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(start),
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
      cancel() {
        cancelled = true;
      },
    });
    expect(await read(body)).toMatchObject({ ok: false });
    expect(sent).toBeLessThan(maxFileBytes + 80 * 1024);
    expect(cancelled).toBe(true);
  });

  it("is refused among many parts, or below endless headers", async () => {
    const crowd = Array.from({ length: 50 }, (_, index) => ({ name: `f${index}`, content: "" }));
    expect(await read(streamOf([formOf(crowd)]))).toEqual({ ok: false, problem: "crowded" });
    const headers = Buffer.from(`--${boundary}\r\nX-A: ${"a".repeat(20_000)}\r\n\r\n`);
    expect(await read(streamOf([headers]))).toEqual({ ok: false, problem: "broken" });
  });

  it("may have a name of thousands of letters, in any script", async () => {
    const name = `${"уроки ".repeat(600)}.csv`;
    const result = await read(streamOf([formOf([file("x", name)])]));
    expect(result.ok && result.file.name).toBe(name);
  });

  it.each([
    ["no field of that name", formOf([{ ...file("x"), name: "other" }]), "no-file"],
    ["text in the place of the file", formOf([{ name: "schedule", content: "x" }]), "no-file"],
    ["a form that breaks off", formOf([file("x")]).subarray(0, -8), "broken"],
    ["an empty body", Buffer.from(""), "broken"],
  ])("%s", async (_, form, problem) => {
    expect(await read(streamOf([form]))).toEqual({ ok: false, problem });
  });

  it("needs a form around it", async () => {
    const result = await readMultipartFile({
      body: streamOf([Buffer.from("{}")]),
      contentType: "application/json",
      contentLength: undefined,
      field: "schedule",
      maxFileBytes,
    });
    expect(result).toEqual({ ok: false, problem: "no-form" });
    expect(await read(null)).toEqual({ ok: false, problem: "no-form" });
  });
});
