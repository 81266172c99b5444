import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { makeApp } from "../../test/make-app.ts";
import type { AppEnv } from "./app-env.ts";
import { createRequestLimits } from "./request-limits.ts";

const open = () => {
  let time = 0;
  const limits = createRequestLimits({ elapsed: () => time });
  const routes = new Hono<AppEnv>()
    .get("/", (c) => c.json({}))
    .get("/mine/:user", (c) => {
      if (c.req.param("user") === "nobody") limits.unknownSession(c);
      else limits.account(c.req.param("user"));
      return c.json({});
    });
  const capabilities = [
    { path: "/test", routes },
    { path: "/health", routes },
    { path: "/feed", atRoot: true, routes },
  ] as const;
  const app = makeApp({ capabilities, limits });
  const ask = async (remoteAddress: string, path = "/api/test", headers = {}) =>
    app.request(path, { headers }, { incoming: { socket: { remoteAddress } } });
  const many = async (count: number, address: string, pathOf: (nr: number) => string) => {
    let answered = 0;
    for (let nr = 0; nr < count; nr += 1) {
      const headers = { cookie: `invented=${nr}`, "user-agent": `browser ${nr}` };
      if ((await ask(address, pathOf(nr), headers)).status !== 429) answered += 1;
    }
    return answered;
  };
  return { ask, many, pass: (ms: number) => (time += ms) };
};

describe("an address", () => {
  it.each(["/api/test", "/", "/assets/index.js", "/feed/none.ics", "/api/nothing"])(
    "is answered so often at %s, whatever cookies it invents",
    async (path) => {
      const { ask, many, pass } = open();
      expect(await many(1_100, "192.0.2.1", () => path)).toBe(1_000);
      const refused = await ask("192.0.2.1", path);
      expect(refused.headers.get("retry-after")).toBe("1");
      expect(await refused.json()).toMatchObject({ code: "too-many", waitMs: 3 });
      expect((await ask("192.0.2.1", "/api/health")).status).toBe(200);
      expect((await ask("192.0.2.2", path)).status).not.toBe(429);
      pass(1_000);
      expect(await many(500, "192.0.2.1", () => path)).toBe(400);
    },
  );

  it("is one for a whole IPv6 network of a household", async () => {
    const { ask, many } = open();
    expect(await many(1_000, "2001:db8:1:2::1", () => "/")).toBe(1_000);
    expect((await ask("2001:db8:1:2:ffff::9", "/")).status).toBe(429);
    expect((await ask("2001:db8:1:3::1", "/")).status).not.toBe(429);
  });

  it("pays for the look-up of a session that does not exist", async () => {
    const { many } = open();
    expect(await many(300, "192.0.2.1", () => "/api/test/mine/nobody")).toBe(91);
  });

  it("pays for large bodies", async () => {
    const { ask } = open();
    const large = { "content-length": String(64 * 1024 * 2_000) };
    await ask("192.0.2.1", "/api/test", large);
    expect((await ask("192.0.2.1")).status).toBe(429);
  });
});

describe("an account", () => {
  it("is answered so often wherever it comes from, and its neighbours are not held back", async () => {
    const { ask, many, pass } = open();
    expect(await many(150, "192.0.2.1", () => "/api/test/mine/ada")).toBe(150);
    expect(await many(100, "192.0.2.2", () => "/api/test/mine/ada")).toBe(50);
    expect((await ask("192.0.2.1", "/api/test/mine/bob")).status).toBe(200);
    pass(1_000);
    expect(await many(30, "192.0.2.1", () => "/api/test/mine/ada")).toBe(20);
  });
});
