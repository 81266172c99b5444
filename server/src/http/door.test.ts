import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { makeApp } from "../../test/make-app.ts";
import type { AppEnv } from "./app-env.ts";
import { createDoor } from "./door.ts";

const routes = new Hono<AppEnv>().get("/", (c) => c.json({})).get("/full", (c) => c.json({}, 429));

const open = (held: Parameters<typeof createDoor>[0] = { heldBackMs: 0 }) => {
  let time = 0;
  const capabilities = [
    { path: "/test", routes },
    { path: "/health", routes },
  ] as const;
  const waits: number[] = [];
  const untilTurn = async (ms: number) => waits.push(ms);
  const door = createDoor({ elapsed: () => time, untilTurn, ...held });
  const app = makeApp({ capabilities, door });
  const ask = async (
    remoteAddress: string,
    cookie?: string,
    path = "/api/test",
    others: Readonly<Record<string, string>> = {},
  ) => {
    const headers = { ...others, ...(cookie === undefined ? {} : { cookie }) };
    const incoming = { socket: { remoteAddress } };
    return app.request(path, { headers }, { incoming });
  };
  const many = async (count: number, address: string, cookie?: string) => {
    const statuses: number[] = [];
    for (let nr = 0; nr < count; nr += 1) statuses.push((await ask(address, cookie)).status);
    return statuses.filter((status) => status === 200).length;
  };
  return { ask, many, waits, pass: (ms: number) => (time += ms) };
};

describe("the door", () => {
  it("lets one visitor in so often, another at the same address all the same, and the first again later", async () => {
    const { ask, many, pass } = open();
    expect(await many(300, "192.0.2.1", "session=a")).toBe(200);
    const refused = await ask("192.0.2.1", "session=a");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await refused.json()).toEqual({
      code: "too-many",
      waitMs: 100,
      error: "That was too much at once. Try again in a moment.",
    });
    expect(await many(100, "192.0.2.1", "session=b")).toBe(100);
    pass(1_000);
    expect(await many(100, "192.0.2.1", "session=a")).toBe(10);
  });

  it("lets a visitor's many in one after the other, and another's at once", async () => {
    const { many, waits, pass } = open();
    await many(9, "192.0.2.1", "session=a");
    await many(4, "192.0.2.1", "session=b");
    expect(waits).toEqual([50, 100, 150, 200, 250]);
    pass(1_000);
    await many(4, "192.0.2.1", "session=a");
    expect(waits).toHaveLength(5);
  });

  it("lets a large body in at once, and those after it later", async () => {
    const { ask, waits } = open();
    const large = { "content-length": String(10 * 1024 * 1024) };
    await ask("192.0.2.1", "session=a", "/api/test", large);
    expect(waits).toEqual([]);
    await ask("192.0.2.1", "session=a");
    await ask("192.0.2.1", "session=b");
    expect(waits).toEqual([900]);
  });

  it("holds back what anything behind it refuses", async () => {
    const { ask } = open({ heldBackMs: 400 });
    await ask("192.0.2.1", "session=a");
    const startedAt = performance.now();
    expect((await ask("192.0.2.1", "session=a", "/api/test/full")).status).toBe(429);
    expect(performance.now() - startedAt).toBeGreaterThan(390);
  });

  it("lets those who had to wait in one at a time, and only when there is nothing else to do", async () => {
    const { ask, many } = open({ untilTurn: undefined });
    await many(4, "192.0.2.1", "session=a");
    let turns = 0;
    let isBusy = true;
    const work = () => {
      const until = performance.now() + 2;
      while (performance.now() < until);
      turns += 1;
      if (turns < 10) setImmediate(work);
      else isBusy = false;
    };
    setImmediate(work);
    await Promise.all([ask("192.0.2.1", "session=a"), ask("192.0.2.1", "session=a")]);
    expect(isBusy).toBe(false);
  });

  it("lets a class of thirty strangers at one address in within a third of a second", async () => {
    const { many, waits } = open();
    expect(await many(30, "192.0.2.1")).toBe(30);
    expect(waits).toHaveLength(26);
    expect(Math.max(...waits)).toBeLessThan(334);
    expect(await many(4, "192.0.2.2")).toBe(4);
    expect(waits).toHaveLength(26);
  });

  it("answers those it refuses one after the other, and holds back no more than it has room for", async () => {
    const { ask, many } = open({ heldBackMs: 200, mostHeldBack: 20 });
    await many(200, "192.0.2.1", "session=a");
    const startedAt = performance.now();
    const answered = await Promise.all(
      Array.from({ length: 30 }, async () => {
        expect((await ask("192.0.2.1", "session=a")).status).toBe(429);
        return performance.now() - startedAt;
      }),
    );
    const held = answered.filter((ms) => ms >= 190);
    expect(held).toHaveLength(20);
    expect(Math.max(...held) - Math.min(...held)).toBeGreaterThan(50);
  });

  it("lets an address in so often, whatever cookies it makes up, and others and probes always", async () => {
    const { ask, many } = open();
    let entered = 0;
    for (let nr = 0; nr < 30; nr += 1) entered += await many(100, "192.0.2.1", `session=${nr}`);
    expect(entered).toBe(2_000);
    expect((await ask("192.0.2.1", undefined, "/api/health")).status).toBe(200);
    expect(await many(10, "192.0.2.2")).toBe(10);
  });
});
