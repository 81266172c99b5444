import { once } from "node:events";
import { request } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, describe, expect, it } from "vitest";
import { makeApp } from "../../test/make-app.ts";
import { createLog } from "../log.ts";
import { StartRefused } from "../start-refused.ts";
import type { AppEnv } from "./app-env.ts";
import { type Listening, listen } from "./listen.ts";

const gate = Promise.withResolvers<void>();
const started = Promise.withResolvers<void>();
const arrived = Promise.withResolvers<void>();
const routes = new Hono<AppEnv>()
  .get("/", (c) => c.json({ address: c.get("address") }))
  .post("/", async (c) => {
    arrived.resolve();
    return c.json({ length: (await c.req.text()).length });
  })
  .get("/endless", (c) =>
    c.body(new ReadableStream({ start: (out) => out.enqueue(Buffer.from("here")) })),
  )
  .get("/slow", async (c) => {
    started.resolve();
    await gate.promise;
    return c.json({ finished: true });
  });
const app = makeApp({ capabilities: [{ path: "/test", routes }] });

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === "::1"),
);

const open: Listening[] = [];
const start = async (connectionCap = 1_000) => {
  const listening = await listen({ app, host: "localhost", port: 0, connectionCap });
  open.push(listening);
  return listening;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((listening) => listening.stop({ graceMs: 0 })));
});

const ask = (port: number, path = "/api/test", host = "127.0.0.1") =>
  fetch(`http://${host}:${port}${path}`, { headers: { connection: "close" } });

describe("listen", () => {
  it("answers and knows the socket's address", async () => {
    const { port } = await start();
    expect(await (await ask(port)).json()).toEqual({ address: "127.0.0.1" });
  });

  it("refuses a taken port with one sentence", async () => {
    const { port } = await start();
    const second = listen({ app, host: "localhost", port });
    await expect(second).rejects.toThrow(StartRefused);
    await expect(second).rejects.toThrow(`Port ${port} is already in use`);
  });

  it.skipIf(!hasIpv6)(
    "refuses a port that is taken on one of localhost's two addresses",
    async () => {
      const other = createServer().listen(0, "::1");
      await once(other, "listening");
      const address = other.address();
      const port = typeof address === "object" && address ? address.port : 0;
      await expect(listen({ app, host: "localhost", port })).rejects.toThrow("already in use");
      await expect(ask(port)).rejects.toThrow();
      other.close();
    },
  );

  it("refuses an address that this machine does not have", async () => {
    await expect(listen({ app, host: "203.0.113.9", port: 0 })).rejects.toThrow("check HOST");
  });

  it("finishes running work when it stops, and takes nothing new", async () => {
    const { port, stop } = await start();
    const underWay = ask(port, "/api/test/slow");
    await started.promise;
    const stopped = stop({ graceMs: 5_000 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(ask(port)).rejects.toThrow();
    gate.resolve();
    expect(await (await underWay).json()).toEqual({ finished: true });
    await stopped;
  });

  it("answers requests that had come in unread when a stop begins", async () => {
    const { port, stop } = await start();
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write("GET /api/test HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(socket, "data");
    // A kept, idle connection.
    socket.write("GET /api/test HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    const stopped = stop({ graceMs: 5_000 });
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("200 OK");
    await stopped;
  });

  it("does not wait for idle or half-sent requests beyond its grace", async () => {
    const { port, stop } = await start();
    const idle = connect(port, "127.0.0.1");
    const half = connect(port, "127.0.0.1");
    half.write("POST /api/test HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n123");
    for (const socket of [idle, half]) socket.on("error", () => undefined);
    await Promise.all([once(idle, "connect"), arrived.promise]);
    const stopped = stop({ graceMs: 100 }).then(() => "stopped");
    expect(await Promise.race([stopped, wait(15_000, "still waiting")])).toBe("stopped");
  });

  it("answers a client that sends far too much, though it never stops sending", async () => {
    const { port } = await start();
    const sending = request({ port, host: "127.0.0.1", path: "/api/test", method: "POST" });
    sending.on("error", () => undefined);
    const chunk = Buffer.alloc(64 * 1024);
    const write = () => {
      while (!sending.destroyed && sending.write(chunk));
    };
    sending.on("drain", write);
    write();
    const [response] = await once(sending, "response");
    expect(response.statusCode).toBe(413);
    sending.destroy();
  });

  /** Everything that is answered to these bytes. */
  const talk = async (text: string) => {
    const { port } = await start();
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.end(text);
    await once(socket, "close");
    return heard;
  };

  it.each([
    ["two lengths", "Content-Length: 4\r\nContent-Length: 5"],
    ["a length and chunks", "Content-Length: 4\r\nTransfer-Encoding: chunked"],
    ["chunks by another name", "Transfer-Encoding: xchunked"],
    ["a header that breaks its line", "X-Thing: a\r\n b"],
  ])("takes no request whose end is in doubt: %s", async (_, headers) => {
    const smuggled = "GET /api/test HTTP/1.1\r\nHost: b\r\n\r\n";
    const heard = await talk(
      `POST /api/test HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n0\r\n\r\n${smuggled}`,
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it("answers a simple probe that names no host", async () => {
    expect(await talk("GET /api/test HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 /);
    expect(await talk("GET /api/test HTTP/1.1\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("takes a body that was broken off for no failure of its own", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "debug", write: (line) => lines.push(line) });
    const logged = makeApp({ capabilities: [{ path: "/test", routes }], log });
    const listening = await listen({ app: logged, host: "127.0.0.1", port: 0 });
    open.push(listening);
    const socket = connect(listening.port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write("POST /api/test HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n123");
    await once(socket, "connect");
    setTimeout(() => socket.destroy(), 50);
    await expect.poll(() => lines.join("\n")).toContain("request given up");
    expect(lines.join("\n")).not.toContain('"level":"error"');
  });

  it("echoes nothing to TRACE", async () => {
    const heard = await talk(
      "TRACE /api/test HTTP/1.1\r\nHost: a\r\nCookie: session=hunter2\r\nConnection: close\r\n\r\n",
    );
    expect(heard).toMatch(/^HTTP\/1\.1 40\d /);
    expect(heard).not.toContain("hunter2");
  });

  it("cuts off a request whose headers never end", async () => {
    const { port } = await start();
    const socket = connect(port, "127.0.0.1");
    const chunks: string[] = [];
    socket.on("data", (chunk) => chunks.push(String(chunk)));
    socket.on("error", () => undefined);
    socket.write("GET /api/test HTTP/1.1\r\nHost: a\r\n");
    const drip = setInterval(() => socket.write("x-more: 1\r\n"), 500);
    // Unfinished data at the close makes it an error.
    await new Promise((ended) => socket.once("close", ended));
    clearInterval(drip);
    expect(chunks.join("")).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("answers an honest client while others hold every connection open", async () => {
    const { port } = await start(20);
    const slow = Array.from({ length: 60 }, (): Socket => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write("POST /api/test HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n1");
      return socket;
    });
    await Promise.all(slow.map((socket) => once(socket, "connect")));
    for (let round = 0; round < 5; round += 1) expect((await ask(port)).status).toBe(200);
    expect(slow.filter((socket) => !socket.closed).length).toBeLessThanOrEqual(20);
    for (const socket of slow) socket.destroy();
  });

  it("answers an honest client while open pages hold every connection", async () => {
    const { port } = await start(20);
    const pages = Array.from({ length: 60 }, (): Socket => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write("GET /api/test/endless HTTP/1.1\r\nHost: a\r\n\r\n");
      return socket;
    });
    const answeredOrCut = (socket: Socket) =>
      new Promise<void>((resolve) => socket.once("data", () => resolve()).once("close", resolve));
    await Promise.all(pages.map(answeredOrCut));
    for (let round = 0; round < 5; round += 1) expect((await ask(port)).status).toBe(200);
    const left = pages.filter((socket) => !socket.closed).length;
    expect(left).toBeLessThanOrEqual(20);
    expect(left).toBeGreaterThanOrEqual(10);
    for (const socket of pages) socket.destroy();
  });
});
