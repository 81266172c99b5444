import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "../http/app-env.ts";
import { refuseForNow } from "./refuse-for-now.ts";

describe("a refusal for now", () => {
  it("says what was too often, and when to come back", async () => {
    const routes = new Hono<AppEnv>().get("/", (c) =>
      refuseForNow(c, { error: { error: "That was too often." }, retryAfterSeconds: 40 }),
    );
    const answer = await routes.request("/");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("40");
    expect(await answer.json()).toMatchObject({ error: "That was too often." });
  });
});
