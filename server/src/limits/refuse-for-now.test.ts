import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { AppEnv } from "../http/app-env.ts";
import { refuseForNow, waitInWords } from "./refuse-for-now.ts";

describe("a refusal for now", () => {
  it("says what was too often, and when to come back", async () => {
    const routes = new Hono<AppEnv>().get("/", (c) =>
      refuseForNow(c, { error: "That was too often.", retryAfterSeconds: 40 }),
    );
    const answer = await routes.request("/");
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("40");
    expect(await answer.json()).toEqual({ error: "That was too often." });
  });

  it.each([
    [1, "1 second"],
    [59, "59 seconds"],
    [60, "a minute"],
    [61, "2 minutes"],
    [900, "15 minutes"],
  ])("speaks of %d seconds as %s", (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });
});
