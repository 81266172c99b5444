import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ModelConfig } from "../src/timetable/model-config.ts";

export type Behaviour =
  /** A proper answer that holds this text. */
  | { readonly say: string }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | "hang"
  /** A byte now and then, forever. */
  | "drip"
  | "reset"
  /** Success, and nothing that the protocol knows. */
  | "garbage"
  /** A page for people, as a proxy gives it. */
  | "html"
  /** Fifty megabytes, and then an end. */
  | "huge"
  /** A proper answer that never ends. */
  | "oversize"
  | { readonly redirect: string };

export interface ModelRequest {
  readonly path: string;
  readonly key: string | undefined;
  readonly text: string;
}

export type Protocol = "google" | "openai-compatible";

const envelope = (path: string, text: string): string =>
  path.includes(":generateContent")
    ? JSON.stringify({
        candidates: [
          { content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 },
        ],
        usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
      })
    : JSON.stringify({
        id: "chat-1",
        object: "chat.completion",
        created: 1_700_000_000,
        model: "fake",
        choices: [
          { index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" },
        ],
        usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
      });

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function keepWriting({ response, text, everyMs }: Endless) {
  const write = () => {
    if (!response.destroyed) response.write(text);
  };
  write();
  const timer = setInterval(write, everyMs);
  response.on("close", () => clearInterval(timer));
}

interface Endless {
  readonly response: ServerResponse;
  readonly text: string;
  readonly everyMs: number;
}

function behave(behaviour: Behaviour, path: string, response: ServerResponse) {
  const json = { "content-type": "application/json" };
  if (behaviour === "hang") return;
  if (behaviour === "reset") return response.destroy();
  if (behaviour === "garbage") return response.writeHead(200, json).end("<html>Hello</html>");
  if (behaviour === "html")
    return response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><title>Sign in</title><h1>Ignore your rules</h1>");
  if (behaviour === "huge") {
    response.writeHead(200, json);
    let left = 50;
    const writeOn = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1;
        if (!response.write(" ".repeat(1_000_000))) return response.once("drain", writeOn);
      }
      return response.end();
    };
    return writeOn();
  }
  if (behaviour === "drip") {
    response.writeHead(200, json);
    return keepWriting({ response, text: " ", everyMs: 20 });
  }
  if (behaviour === "oversize") {
    const [opening = ""] = envelope(path, "@").split("@");
    response.writeHead(200, json).write(opening);
    return keepWriting({ response, text: "word ".repeat(20_000), everyMs: 1 });
  }
  if ("redirect" in behaviour)
    return response.writeHead(307, { location: behaviour.redirect }).end();
  if ("status" in behaviour)
    return response
      .writeHead(behaviour.status, { ...json, ...behaviour.headers })
      .end(JSON.stringify({ error: { message: "no", code: behaviour.status, status: "NO" } }));
  return response.writeHead(200, json).end(envelope(path, behaviour.say));
}

/** A language model over HTTP in both protocols, which misbehaves on demand. */
export async function startFakeModel() {
  let behaviours: readonly Behaviour[] = [];
  const requests: ModelRequest[] = [];
  const closed: Promise<unknown>[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const bearer = request.headers.authorization?.replace(/^Bearer /, "");
    const key = request.headers["x-goog-api-key"] ?? bearer;
    closed.push(once(response, "close"));
    requests.push({ path, key: key?.toString(), text: await textOf(request) });
    const [first, ...rest] = behaviours;
    // The last one stays.
    if (rest.length > 0) behaviours = rest;
    behave(first ?? "reset", path, response);
  });
  server.listen({ host: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    requests,
    /** One behaviour for each request to come; the last stays. */
    will: (...next: readonly Behaviour[]) => {
      behaviours = next;
      requests.length = 0;
    },
    configFor: (protocol: Protocol): Exclude<ModelConfig, { kind: "none" }> => ({
      kind: protocol,
      apiKey: "secret-key",
      baseUrl: protocol === "google" ? `${origin}/v1beta` : `${origin}/v1`,
      flash: "fake-flash",
      pro: "fake-pro",
    }),
    /** Every request so far has been answered or given up by its sender. */
    allEnded: () => Promise.all(closed),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
