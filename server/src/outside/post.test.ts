import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createPost } from "./post.ts";

const open: { server?: Server; close?: () => void } = {};
afterEach(() => {
  open.close?.();
  open.server?.closeAllConnections();
  open.server?.close();
});

const serve = async (answer: RequestListener, timeoutMs = 5_000) => {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const { post, close } = createPost({ trustedHosts: new Set([`127.0.0.1:${port}`]), timeoutMs });
  Object.assign(open, { server, close });
  const send = (path = "/") =>
    post({ address: `http://127.0.0.1:${port}${path}`, headers: {}, body: Buffer.from("x") });
  return { send };
};

describe("post", () => {
  it("uses a connection again", async () => {
    const ports = new Set<number | undefined>();
    const { send } = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      request.resume();
      response.writeHead(201).end("short");
    });
    for (let count = 0; count < 3; count += 1) {
      expect(await send()).toEqual({ ok: true, status: 201, retryAfter: undefined });
      // The connection is free once its answer was read.
      await new Promise((done) => setImmediate(done));
    }
    expect(ports.size).toBe(1);
  });

  it("follows no redirect", async () => {
    const asked: (string | undefined)[] = [];
    const { send } = await serve((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: "/elsewhere" }).end();
    });
    expect(await send("/first")).toMatchObject({ ok: true, status: 307 });
    expect(asked).toEqual(["/first"]);
  });

  it("gives up on a service that never answers, or cuts the connection", async () => {
    const silent = await serve(() => undefined, 50);
    expect(await silent.send()).toEqual({ ok: false });
    const cutting = await serve((request) => void request.socket.destroy());
    expect(await cutting.send()).toEqual({ ok: false });
  });

  it("does not connect if a name leads to an address of our own network", async () => {
    let connections = 0;
    const server = createTcpServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const send = (trustedHosts: ReadonlySet<string>) => {
      const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
      const { post } = createPost({ trustedHosts, resolve });
      const address = `https://push.example.org:${port}/x`;
      return post({ address, headers: {}, body: Buffer.from("x") });
    };
    expect(await send(new Set())).toEqual({ ok: false });
    expect(connections).toBe(0);
    // The same host is allowed if the operator names it.
    await send(new Set([`push.example.org:${port}`]));
    expect(connections).toBe(1);
    server.close();
  });
});
