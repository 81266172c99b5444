import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, describe, expect, it } from "vitest";
import { makeApp } from "../../test/make-app.ts";
import { DatabaseUnavailable } from "../database/database-unavailable.ts";
import type { AppEnv } from "../http/app-env.ts";
import { emptyWebBuild, readWebBuild } from "./web-build.ts";

describe("a request that fails on the server", () => {
  const folder = mkdtempSync(join(tmpdir(), "smart-planner-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/unavailable.html"), "<h1>Taking a break</h1>");
  afterAll(() => rmSync(folder, { recursive: true }));

  const failing = new Hono<AppEnv>().get("/fail", () => {
    throw new DatabaseUnavailable("gone");
  });
  const get = (path: string, accept: string, web = readWebBuild(folder)) =>
    makeApp({ web, capabilities: [{ path: "/test", routes: failing }] }).request(path, {
      headers: { Accept: accept },
    });

  it("shows a person a calm page, with the status and when to come back", async () => {
    const answer = await get("/api/test/fail", "text/html,*/*");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toBe("<h1>Taking a break</h1>");
  });

  it("gives a script its JSON", async () => {
    const answer = await get("/api/test/fail", "*/*");
    expect(await answer.json()).toHaveProperty("error");
  });

  it("gives JSON if the build has no such page, and for an unknown route", async () => {
    expect(await (await get("/api/test/fail", "text/html", emptyWebBuild)).json()).toHaveProperty(
      "error",
    );
    expect(await (await get("/api/nowhere", "text/html")).json()).toHaveProperty("error");
  });
});
