import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { Server as TcpServer } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { StartRefused } from "../start-refused.ts";
import type { AppEnv } from "./app-env.ts";
import { capConnections } from "./connection-cap.ts";

interface ListenInput {
  readonly app: Hono<AppEnv>;
  readonly host: string;
  readonly port: number;
  readonly connectionCap?: number;
}

export interface Listening {
  readonly port: number;
  /** Stops accepting, lets requests finish, and cuts the rest after the grace period. */
  readonly stop: (input: { readonly graceMs: number }) => Promise<void>;
}

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error ? String(error.code) : "";

function refusal({ error, host, port }: { error: unknown; host: string; port: number }) {
  const code = codeOf(error);
  if (code === "EADDRINUSE") {
    return new StartRefused(
      `Port ${port} is already in use; stop the program that uses it or choose another with PORT.`,
    );
  }
  if (code === "EACCES") {
    return new StartRefused(`Port ${port} may not be used by this user; choose another with PORT.`);
  }
  return new StartRefused(`The server cannot listen on ${host}:${port} (${code}); check HOST.`, {
    cause: error,
  });
}

/** Programs disagree on which address "localhost" is: answer on both. */
const addressesOf = (host: string) => (host === "localhost" ? ["127.0.0.1", "::1"] : [host]);
const absentHere: ReadonlySet<string> = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

/** How long running requests may take to arrive after a stop begins. */
const arrivalMs = 4_000;

/** Resolves when nothing more arrives: a busy process accepts one connection per turn. */
async function whenQuiet(server: Server) {
  let arrived = 0;
  const count = () => {
    arrived += 1;
  };
  server.on("connection", count).on("request", count);
  const deadline = performance.now() + arrivalMs;
  for (let before = -1; before !== arrived && performance.now() < deadline; ) {
    before = arrived;
    for (let turns = 0; turns < 4; turns += 1) await turn();
  }
  server.off("connection", count).off("request", count);
}

async function stopServer({ server, graceMs }: { server: Server; graceMs: number }) {
  const closed = once(server, "close");
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await whenQuiet(server);
  // Not HTTP's own close: it cuts connections whose request has arrived unread.
  TcpServer.prototype.close.call(server);
  await whenQuiet(server);
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

export async function listen(input: ListenInput): Promise<Listening> {
  const { app, host, port, connectionCap = 4_000 } = input;
  // HTTP/1.0 needs no Host, and simple probes send none.
  const listener = getRequestListener(app.fetch, { hostname: "localhost" });
  const servers: Server[] = [];
  const stop: Listening["stop"] = async ({ graceMs }) => {
    await Promise.all(servers.map((server) => stopServer({ server, graceMs })));
  };
  for (const address of addressesOf(host)) {
    const server = createServer(limits, listener);
    const [first] = servers;
    try {
      server.listen({ host: address, port: first ? portOf(first) : port });
      await once(server, "listening");
      servers.push(server);
    } catch (error) {
      if (first && (port === 0 || absentHere.has(codeOf(error)))) continue;
      await stop({ graceMs: 0 });
      throw refusal({ error, host, port });
    }
  }
  capConnections({ servers, cap: connectionCap });
  const [first] = servers;
  return { port: first ? portOf(first) : port, stop };
}
