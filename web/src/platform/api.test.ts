import { describe, expect, it } from "vitest";
import { createApi } from "./api.ts";
import type { Schema } from "./schema.ts";

const greeting: Schema<{ hello: string }> = {
  safeParse: (input) =>
    typeof input === "object" &&
    input !== null &&
    "hello" in input &&
    typeof input.hello === "string"
      ? { success: true, data: { hello: input.hello } }
      : { success: false },
};

const answering = (status: number, body: string) => {
  const calls: { url: string; init: RequestInit }[] = [];
  const api = createApi({
    fetch: async (input, init) => {
      calls.push({ url: String(input), init: init ?? {} });
      return new Response(body, { status });
    },
  });
  return { api, calls };
};

/** Hangs until the request is aborted, as a dead server does. */
const hanging = createApi({
  fetch: (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    }),
});

describe("api", () => {
  it("gives the parsed answer", async () => {
    const { api } = answering(200, '{"hello":"world","more":1}');
    const result = await api.request({ path: "/api/greeting", schema: greeting });
    expect(result).toEqual({ ok: true, value: { hello: "world" } });
  });

  it("sends a body as JSON", async () => {
    const { api, calls } = answering(200, '{"hello":"world"}');
    await api.request({ method: "POST", path: "/api/x", body: { a: 1 }, schema: greeting });
    expect(calls[0]?.init.body).toBe('{"a":1}');
    expect(new Headers(calls[0]?.init.headers).get("content-type")).toBe("application/json");
  });

  it("compresses a long body where it is asked to", async () => {
    const { api, calls } = answering(200, '{"hello":"you"}');
    const body = { text: "again ".repeat(5_000) };
    await api.request({ method: "POST", path: "/api/x", schema: greeting, body, compress: true });
    const init = calls[0]?.init;
    expect(new Headers(init?.headers).get("content-encoding")).toBe("gzip");
    const stream = new Response(init?.body).body?.pipeThrough(new DecompressionStream("gzip"));
    expect(await new Response(stream).json()).toEqual(body);
  });

  it("names the answers it takes, with and without a body", async () => {
    const { api, calls } = answering(200, '{"hello":"world"}');
    await api.request({ path: "/api/x", accept: "text/calendar", schema: greeting });
    await api.request({ path: "/api/x", accept: "text/calendar", body: {}, schema: greeting });
    const accepted = calls.map(({ init }) => new Headers(init.headers).get("accept"));
    expect(accepted).toEqual(["text/calendar", "text/calendar"]);
  });

  it("leaves a form to the browser, which knows its boundary", async () => {
    const { api, calls } = answering(200, '{"hello":"world"}');
    const body = new FormData();
    await api.request({ method: "POST", path: "/api/x", body, schema: greeting });
    expect(calls[0]?.init.body).toBe(body);
    expect(calls[0]?.init.headers).toBeUndefined();
  });

  it("gives the server's own words for a refusal", async () => {
    const { api } = answering(400, '{"error":"Subjects are required"}');
    const result = await api.request({ path: "/api/x", schema: greeting });
    expect(result).toEqual({
      ok: false,
      status: 400,
      message: "Subjects are required",
      body: { error: "Subjects are required" },
    });
  });

  it.each([
    [429, "<html>", "Too many attempts. Please wait a moment and try again."],
    [500, "", "Something went wrong on the server. Please try again."],
    [503, '{"error":7}', "The server is busy. Please try again in a moment."],
  ])("finds words for a %i without a message", async (status, body, message) => {
    const { api } = answering(status, body);
    const result = await api.request({ path: "/api/x", schema: greeting });
    expect(result).toMatchObject({ ok: false, status, message });
  });

  it.each(["", "not json", '{"hello":1}'])("refuses the answer %j", async (body) => {
    const { api } = answering(200, body);
    expect(await api.request({ path: "/api/x", schema: greeting })).toMatchObject({ ok: false });
  });

  it("says that the server cannot be reached", async () => {
    const api = createApi({ fetch: () => Promise.reject(new TypeError("fetch failed")) });
    expect(await api.request({ path: "/api/x", schema: greeting })).toEqual({
      ok: false,
      status: 0,
      message: "The server cannot be reached. Check your connection and try again.",
    });
  });

  it("gives up when the time is over", async () => {
    const result = await hanging.request({ path: "/api/x", schema: greeting, timeoutMs: 1 });
    expect(result).toEqual({
      ok: false,
      status: 0,
      message: "The server took too long to answer. Please try again.",
    });
  });

  it("stops when it is aborted", async () => {
    const controller = new AbortController();
    const result = hanging.request({
      path: "/api/x",
      schema: greeting,
      signal: controller.signal,
    });
    controller.abort();
    expect(await result).toEqual({ ok: false, status: 0, message: "Stopped." });
  });
});
