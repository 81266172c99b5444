import { createECDH, createPublicKey, type ECDH, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { decrypt } from "http_ece";
import { z } from "zod";

const messageSchema = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.string(),
    tag: z.string(),
    navigate: z.string(),
    data: z.object({ v: z.literal(1), kind: z.string() }),
  }),
});
const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

type Answer = number | "cut";
interface Subscribed {
  readonly pair: ECDH;
  readonly auth: string;
  answer: Answer;
  posts: number;
  readonly messages: { readonly title: string; readonly body: string; readonly topic: string }[];
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** As a push service checks it: signed by the key it names, for this service, for a day at most. */
const isVapid = (header: string, audience: string, now: number): boolean => {
  const [, unsigned = "", signature = "", k = ""] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(k, "base64url");
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  const key = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
    format: "jwk",
  });
  const claims = claimsSchema.parse(
    JSON.parse(Buffer.from(unsigned.split(".")[1] ?? "", "base64url").toString()),
  );
  const seconds = now / 1_000;
  return (
    claims.aud === audience &&
    claims.exp > seconds &&
    claims.exp <= seconds + 86_400 &&
    claims.sub.startsWith("https://") &&
    verify(
      "sha256",
      Buffer.from(unsigned),
      { key, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    )
  );
};

/** A push service (RFC 8030) on loopback that opens each message as the browser would, by another implementation. */
export async function startPushService({ now }: { readonly now: () => number }) {
  const known = new Map<string, Subscribed>();
  let origin = "";
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request);
    const target = known.get(request.url ?? "");
    if (target === undefined) return response.writeHead(404).end();
    target.posts += 1;
    if (target.answer === "cut") return request.socket.destroy();
    if (target.answer === 429) return response.writeHead(429, { "retry-after": "120" }).end();
    if (target.answer !== 201) return response.writeHead(target.answer).end();
    const { authorization = "", ttl, topic = "", "content-encoding": encoding } = request.headers;
    if (!isVapid(authorization, origin, now())) return response.writeHead(403).end();
    if (!/^\d+$/.test(String(ttl)) || encoding !== "aes128gcm")
      return response.writeHead(400).end();
    if (!/^[\w-]{1,32}$/.test(String(topic))) return response.writeHead(400).end();
    if (body.length > 4_096) return response.writeHead(413).end();
    const text = decrypt(body, {
      version: "aes128gcm",
      privateKey: target.pair,
      authSecret: target.auth,
    }).toString("utf8");
    const { title, body: words } = messageSchema.parse(JSON.parse(text)).notification;
    target.messages.push({ title, body: words, topic: String(topic) });
    return response
      .writeHead(201, { location: `${origin}/message/${randomBytes(8).toString("hex")}` })
      .end();
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  return {
    hosts: new Set([`127.0.0.1:${port}`]),
    subscribe: () => {
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const auth = randomBytes(16).toString("base64url");
      const path = `/push/${randomBytes(12).toString("hex")}`;
      const device: Subscribed = { pair, auth, answer: 201, posts: 0, messages: [] };
      known.set(path, device);
      const p256dh = pair.getPublicKey().toString("base64url");
      return { device, subscription: { endpoint: `${origin}${path}`, p256dh, auth } };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
