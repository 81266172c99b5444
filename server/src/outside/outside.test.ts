import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { hostileAddresses } from "../../test/hostile-addresses.ts";
import { createOutside } from "./outside.ts";
import type { Resolve } from "./pinned-address.ts";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** A loopback server that counts connections. */
const listening = async (answer: RequestListener) => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { seen, port, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}` };
};

const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
const ask = { owner: "ada", accept: "text/calendar" };
const sends =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

const publicIp = { address: "93.184.215.14", family: 4 };
const never: Resolve = () => Promise.reject(new Error("resolved"));

describe("requests to addresses that people give", () => {
  it.each(hostileAddresses)("refuses %s before anything is resolved or asked", async (address) => {
    const answer = await createOutside({ resolve: never }).fetch({ ...ask, address });
    expect(answer).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^(no-address|not-https|not-public)$/),
    });
  });

  it.each([
    ["a private address", [{ address: "10.1.2.3", family: 4 }]],
    ["loopback", [{ address: "127.0.0.1", family: 4 }]],
    ["loopback in IPv6", [{ address: "::1", family: 6 }]],
    ["the metadata service", [{ address: "169.254.169.254", family: 4 }]],
    ["loopback wrapped in IPv6", [{ address: "::ffff:127.0.0.1", family: 6 }]],
    ["a private address among public ones", [publicIp, { address: "192.168.1.4", family: 4 }]],
    ["no address at all", []],
  ])("refuses a name that means %s", async (_, found) => {
    const outside = createOutside({ resolve: async () => found });
    const answer = await outside.fetch({ ...ask, address: "https://calendar.example.com/a.ics" });
    expect(answer.ok).toBe(false);
  });

  it("resolves a name once and connects to the address it checked, however the name changes", async () => {
    const secret = await listening(sends("secret"));
    let asked = 0;
    const resolve: Resolve = async () => {
      asked += 1;
      // A documentation address without a server: the second answer is this machine.
      return asked === 1
        ? [{ address: "203.0.114.1", family: 4 }]
        : [{ address: "127.0.0.1", family: 4 }];
    };
    const outside = createOutside({ resolve, timeoutMs: 400 });
    const address = `https://rebinding.example.com:${secret.port}/a.ics`;
    const answer = await outside.fetch({ ...ask, address });
    expect(answer.ok).toBe(false);
    expect(asked).toBe(1);
    expect(secret.seen).toEqual([]);
  });

  it("checks each redirect as if it had been typed", async () => {
    const secret = await listening(sends("secret"));
    for (const location of [
      `http://127.0.0.1:${secret.port}/`,
      `https://127.0.0.1:${secret.port}/`,
      "http://169.254.169.254/latest/meta-data/",
      "https://localhost/",
      "file:///etc/passwd",
      "//[::1]/",
      "http://[",
    ]) {
      const source = await listening((_, response) => response.writeHead(302, { location }).end());
      const outside = createOutside({ trustedHosts: new Set([source.host]) });
      const answer = await outside.fetch({ ...ask, address: `${source.url}/a.ics` });
      expect(answer.ok, location).toBe(false);
    }
    expect(secret.seen).toEqual([]);
  });

  it("follows five redirects and no more", async () => {
    const source = await listening((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end(calendar);
      else response.writeHead(301, { location: `/${left - 1}` }).end();
    });
    const outside = createOutside({ trustedHosts: new Set([source.host]) });
    expect(await outside.fetch({ ...ask, address: `${source.url}/5` })).toMatchObject({ ok: true });
    expect(await outside.fetch({ ...ask, address: `${source.url}/6` })).toEqual({
      ok: false,
      problem: "too-many-redirects",
    });
    const loop = await listening((_, response) => response.writeHead(302, { location: "/" }).end());
    const looping = createOutside({ trustedHosts: new Set([loop.host]) });
    expect(await looping.fetch({ ...ask, address: loop.url })).toMatchObject({ ok: false });
    expect(loop.seen).toHaveLength(6);
  });

  it("keeps a name and a password for the place they were given for", async () => {
    const seen: (string | undefined)[] = [];
    const other = await listening((request, response) => {
      seen.push(request.headers.authorization);
      response.end(calendar);
    });
    const source = await listening((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(302, { location: `${other.url}/b.ics` }).end();
    });
    const outside = createOutside({ trustedHosts: new Set([source.host, other.host]) });
    const address = `http://ada:s%C3%A9cret@${source.host}/a.ics`;
    expect(await outside.fetch({ ...ask, address })).toMatchObject({ ok: true });
    expect(seen).toEqual([`Basic ${Buffer.from("ada:sécret").toString("base64")}`, undefined]);
  });

  it("asks with the version it has, and says when nothing changed", async () => {
    const source = await listening((request, response) => {
      if (request.headers["if-none-match"] === '"7"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"7"' }).end(calendar);
    });
    const outside = createOutside({ trustedHosts: new Set([source.host]) });
    const first = await outside.fetch({ ...ask, address: source.url });
    expect(first).toMatchObject({ changed: true, version: { etag: '"7"', lastModified: null } });
    if (!first.ok || !first.changed) throw new Error("nothing came");
    expect(first.body.toString()).toBe(calendar);
    const again = { ...ask, address: source.url, known: first.version };
    expect(await outside.fetch(again)).toEqual({ ok: true, changed: false });
  });

  it.each([
    ["too much", sends("x".repeat(3_000)), "too-large"],
    [
      "too much when unpacked",
      sends(gzipSync("x".repeat(1_000_000)), { "content-encoding": "gzip" }),
      "too-large",
    ],
    [
      "a drip",
      (_: unknown, response: { write: (text: string) => void }) => response.write("B"),
      "too-slow",
    ],
    ["nothing", () => undefined, "too-slow"],
    ["garbage instead of gzip", sends("plain", { "content-encoding": "gzip" }), "unreachable"],
    [
      "a closed port",
      (_: unknown, r: { writeHead: (n: number) => { end: () => void } }) => r.writeHead(401).end(),
      "password",
    ],
    [
      "a refusal",
      (_: unknown, r: { writeHead: (n: number) => { end: () => void } }) => r.writeHead(403).end(),
      "password",
    ],
    [
      "nothing there",
      (_: unknown, r: { writeHead: (n: number) => { end: () => void } }) => r.writeHead(404).end(),
      "not-found",
    ],
    [
      "a failure",
      (_: unknown, r: { writeHead: (n: number) => { end: () => void } }) => r.writeHead(500).end(),
      "unreachable",
    ],
  ])("gives up on %s", async (_, answer, problem) => {
    const source = await listening(answer as RequestListener);
    const outside = createOutside({
      trustedHosts: new Set([source.host]),
      maxBytes: 2_000,
      timeoutMs: problem === "too-slow" ? 500 : 30_000,
    });
    expect(await outside.fetch({ ...ask, address: source.url })).toEqual({ ok: false, problem });
  });

  it("waits for no resolver that never answers", async () => {
    const outside = createOutside({ resolve: () => new Promise(() => undefined), timeoutMs: 50 });
    const answer = await outside.fetch({ ...ask, address: "https://slow.example.com/" });
    expect(answer).toEqual({ ok: false, problem: "too-slow" });
  });
});
