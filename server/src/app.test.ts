import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { makeApp } from "../test/make-app.ts";
import { DatabaseUnavailable } from "./database/database-unavailable.ts";
import type { AppEnv } from "./http/app-env.ts";
import { jsonBody } from "./http/json-body.ts";
import { createLog } from "./log.ts";

const routes = new Hono<AppEnv>()
  .post(
    "/echo",
    jsonBody(z.object({ name: z.string().trim() }), { error: "A name is required." }),
    (c) => c.json(c.req.valid("json")),
  )
  .get("/address", (c) => c.json({ address: c.get("address") }))
  .get("/bug", () => {
    throw new Error("secret detail: hunter2");
  })
  .get("/down", () => {
    throw new DatabaseUnavailable(new Error("connect ECONNREFUSED"));
  })
  .get("/long", (c) => c.json({ text: "plan ".repeat(2_000) }))
  .get("/:token", (c) => c.json({ done: true }));

function appWithLog() {
  const lines: string[] = [];
  const log = createLog({ level: "info", write: (line) => lines.push(line) });
  return { lines, app: makeApp({ capabilities: [{ path: "/test", routes }], log }) };
}
const { app } = appWithLog();

const postJson = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
  app.request("/api/test/echo", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
    ...(typeof body === "string" ? {} : { duplex: "half" }),
  });

describe("a JSON body", () => {
  it("is parsed by its schema", async () => {
    const response = await postJson('{"name":" Ada ","extra":1}');
    expect(await response.json()).toEqual({ name: "Ada" });
  });

  it.each(['{"name":1}', "[]", "null", '"text"', "{}"])(
    "that does not fit (%s) is a 400",
    async (body) => {
      const response = await postJson(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: "A name is required." });
    },
  );

  it.each(["{", "", "\u0000", "{name:1}"])("that is not JSON (%j) is a 400", async (body) => {
    const response = await postJson(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
  });

  it("passes at 256 KB and is a 413 above", async () => {
    const ofSize = (bytes: number) => `{"name":"${"a".repeat(bytes - 11)}"}`;
    const send = (bytes: number) => postJson(ofSize(bytes), { "content-length": String(bytes) });
    expect((await send(256 * 1024)).status).toBe(200);
    const refused = await send(256 * 1024 + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining("256 KB") });
  });

  it("without a length is cut off at the limit, however long it goes on", async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    expect((await postJson(endless)).status).toBe(413);
    expect(sent).toBeLessThan(1024 * 1024);
  });

  it("may be larger if the capability says so", async () => {
    const big = makeApp({ capabilities: [{ path: "/big", routes, maxBodyBytes: 1024 * 1024 }] });
    const response = await big.request("/api/big/echo", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "a".repeat(512 * 1024) }),
    });
    expect(response.status).toBe(200);
  });
});

describe("a failure", () => {
  it("in our code is a 500 that reveals nothing of its inside", async () => {
    const response = await app.request("/api/test/bug");
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain("hunter2");
    expect(JSON.parse(text)).toMatchObject({ error: expect.stringContaining("try again") });
  });

  it("of the database is a 503 that says when to come back", async () => {
    const response = await app.request("/api/test/down");
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining("Try again") });
  });

  it.each(["/api/nothing", "/api", "/api/"])("to find %s is a 404 in JSON", async (path) => {
    const response = await app.request(path, { headers: { accept: "text/html" } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
  });

  it("to match a method is a 404 in JSON", async () => {
    const response = await app.request("/", { method: "POST" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: expect.any(String) });
  });
});

describe("every request", () => {
  it("leaves one line with its id and without its query", async () => {
    const { app: logged, lines } = appWithLog();
    const response = await logged.request("/api/test/address?token=hunter2");
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? "");
    expect(line).toEqual({
      time: expect.any(String),
      level: "info",
      event: "request",
      requestId: response.headers.get("x-request-id"),
      method: "GET",
      path: "/api/test/address",
      status: 200,
      ms: expect.any(Number),
    });
  });

  it("has an id of its own, and never one that the client chose", async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const response = await app.request("/api/test/address", {
          headers: { "x-request-id": "chosen" },
        });
        return response.headers.get("x-request-id");
      }),
    );
    expect(new Set([...ids, "chosen"]).size).toBe(3);
  });

  it("keeps a token in its path out of the log", async () => {
    const { app: logged, lines } = appWithLog();
    await logged.request("/api/test/dGhpcyBpcyBhIHNlY3JldCB0b2tlbg");
    expect(lines.join()).toContain('"/api/test/..."');
  });

  it("that fails carries the same id in both lines", async () => {
    const { app: logged, lines } = appWithLog();
    const response = await logged.request("/api/test/bug");
    const ids = lines.map((line) => JSON.parse(line).requestId);
    expect(ids).toEqual(Array(2).fill(response.headers.get("x-request-id")));
  });

  it("knows the address of a client behind a trusted proxy, and behind no other", async () => {
    const behind = makeApp({
      capabilities: [{ path: "/test", routes }],
      config: { trustedProxies: ["loopback"] },
    });
    const ask = async (remoteAddress: string) => {
      const response = await behind.request(
        "/api/test/address",
        { headers: { "x-forwarded-for": "198.51.100.7" } },
        { incoming: { socket: { remoteAddress } } },
      );
      return response.json();
    };
    expect(await ask("127.0.0.1")).toEqual({ address: "198.51.100.7" });
    expect(await ask("203.0.113.9")).toEqual({ address: "203.0.113.9" });
  });
});

describe("an API answer", () => {
  it("is never stored by a cache", async () => {
    const response = await app.request("/api/test/address");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("is compressed for clients that accept it", async () => {
    const packed = await app.request("/api/test/long", { headers: { "accept-encoding": "gzip" } });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan(1_000);
    const plain = await app.request("/api/test/long");
    expect(plain.headers.get("content-encoding")).toBeNull();
  });
});

describe("an answer", () => {
  const routes = new Hono<AppEnv>()
    .get("/short", (c) => c.json({ a: "ä" }))
    .get("/long", (c) => c.json({ a: "ä".repeat(2_000) }, 201, { "X-More": "yes" }));
  const app = makeApp({ capabilities: [{ path: "/test", routes }] });
  const ask = (path: string) =>
    app.request(`/api/test${path}`, { headers: { "accept-encoding": "gzip" } });

  it("that is short is not compressed, and says its length", async () => {
    const response = await ask("/short");
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-length")).toBe("10");
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({ a: "ä" });
  });

  it("that is long is compressed, and is whole", async () => {
    const response = await ask("/long");
    expect(response.status).toBe(201);
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("content-length")).toBeNull();
    expect(response.headers.get("x-more")).toBe("yes");
    const bytes = await response.arrayBuffer();
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual({ a: "ä".repeat(2_000) });
  });
});
