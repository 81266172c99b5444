import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { makeApp } from "../../test/make-app.ts";
import type { AppEnv } from "./app-env.ts";

const routes = new Hono<AppEnv>().all("/", (c) => c.json({ done: true }));
const send = (headers: Record<string, string>, publicUrl?: string, method = "POST") =>
  makeApp({
    capabilities: [{ path: "/thing", routes }],
    config: { publicUrl: publicUrl === undefined ? undefined : new URL(publicUrl) },
  }).request("/api/thing", { method, headers: { host: "localhost:3000", ...headers } });

describe("a write", () => {
  it.each([
    { name: "its own page", headers: { origin: "http://localhost:3000" } },
    {
      name: "a page that the browser calls same-origin",
      headers: { "sec-fetch-site": "same-origin" },
    },
    {
      name: "its own page behind a proxy that ends TLS",
      headers: { origin: "https://localhost:3000" },
    },
    { name: "a program without a cookie", headers: {} },
  ])("is taken from $name", async ({ headers }) => {
    expect((await send(headers)).status).toBe(200);
  });

  it.each([
    { name: "another site", headers: { origin: "https://evil.example" } },
    { name: "another port", headers: { origin: "http://localhost:4000" } },
    { name: "a sandboxed page", headers: { origin: "null" } },
    {
      name: "a cross-site page",
      headers: { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
    },
    { name: "a sibling site", headers: { "sec-fetch-site": "same-site" } },
    { name: "a client with a cookie and no page", headers: { cookie: "session=1" } },
  ])("is refused from $name", async ({ headers }) => {
    const response = await send(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining("own pages") });
  });

  it.each(["PUT", "PATCH", "DELETE"])("with %s is checked as well", async (method) => {
    expect((await send({ origin: "https://evil.example" }, undefined, method)).status).toBe(403);
  });

  it("must come from PUBLIC_URL if one is set", async () => {
    const publicUrl = "https://planner.example.org";
    expect((await send({ origin: publicUrl }, publicUrl)).status).toBe(200);
    expect((await send({ origin: "http://localhost:3000" }, publicUrl)).status).toBe(403);
  });
});

it("lets a read through from anywhere", async () => {
  expect((await send({ origin: "https://evil.example" }, undefined, "GET")).status).toBe(200);
});
