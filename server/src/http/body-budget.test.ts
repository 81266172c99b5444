import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { makeApp } from "../../test/make-app.ts";
import type { AppEnv } from "./app-env.ts";
import { createBodyBudget } from "./body-budget.ts";
import { type Listening, listen } from "./listen.ts";

const body = (address: string, bytes: number, cut: () => void = () => undefined) => ({
  address,
  bytes,
  cut,
  isArriving: true,
});

describe("the budget of bodies", () => {
  it("is given back", () => {
    const budget = createBodyBudget({ bytes: 100 });
    const letGo = budget.hold(body("a", 100));
    expect(budget.hold(body("a", 1))).toBeUndefined();
    letGo?.();
    letGo?.();
    expect(budget.used()).toBe(0);
    expect(budget.hold(body("a", 100))).toBeDefined();
  });

  it("is taken from the address that holds the most, oldest first, for a request from elsewhere", () => {
    const budget = createBodyBudget({ bytes: 100 });
    const cut: string[] = [];
    for (const nr of [1, 2, 3, 4, 5]) budget.hold(body("loud", 18, () => cut.push(`loud ${nr}`)));
    budget.hold(body("quiet", 10, () => cut.push("quiet")));
    expect(budget.hold(body("loud", 1))).toBeUndefined();
    expect(budget.hold(body("other", 20))).toBeDefined();
    expect(cut).toEqual(["loud 1", "loud 2"]);
    expect(budget.used()).toBe(84);
  });

  it("is never taken from bytes that have arrived", () => {
    const budget = createBodyBudget({ bytes: 100 });
    const arrived = { ...body("loud", 100), isArriving: false };
    budget.hold(arrived);
    expect(budget.hold(body("other", 10))).toBeUndefined();
  });
});

const routes = new Hono<AppEnv>().post("/", async (c) =>
  c.json({ length: (await c.req.text()).length }),
);
const open: Listening[] = [];
afterAll(() => Promise.all(open.map(({ stop }) => stop({ graceMs: 0 }))));

describe("a server with a budget for bodies", () => {
  it("refuses one more while others are held back, and serves again when they go", async () => {
    const capability = { path: "/test", routes, maxBodyBytes: 1_000 } as const;
    const app = makeApp({ capabilities: [capability], bodyBytes: 3_500 });
    const listening = await listen({ app, host: "127.0.0.1", port: 0 });
    open.push(listening);
    const { port } = listening;
    const half = (): Socket => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write("POST /api/test HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n1");
      return socket;
    };
    const held = [half(), half(), half()];
    const send = () =>
      fetch(`http://127.0.0.1:${port}/api/test`, { method: "POST", body: "x".repeat(900) });
    await expect.poll(async () => (await send()).status).toBe(503);
    const refused = await send();
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refused.json()).toMatchObject({
      error: "The server is receiving very much right now. Try again in a few seconds.",
    });
    for (const socket of held) {
      socket.destroy();
      await once(socket, "close");
    }
    await expect.poll(async () => (await send()).status).toBe(200);
  });
});
