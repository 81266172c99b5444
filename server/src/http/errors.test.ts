import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "./app-env.ts";
import { refuse } from "./errors.ts";

describe("a refusal for now", () => {
  it("names the limited action, and when to try again", async () => {
    const routes = new Hono<AppEnv>().get("/", (c) =>
      refuse(c, 429, { error: "That was too often." }, 40),
    );
    const answer = await routes.request("/");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("40");
    expect(await answer.json()).toMatchObject({ error: "That was too often." });
  });
});
