import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { silentLog } from "../../test/silent-log.ts";
import { createApp } from "../app.ts";
import { addressPlaceholder, ownAddress } from "./own-address.ts";
import { readWebBuild } from "./web-build.ts";

describe("ownAddress", () => {
  const publicUrl = new URL("https://planner.example.org");

  it("is the configured address whatever the request says", () => {
    const requestUrl = "http://evil.example/blog";
    expect(ownAddress({ publicUrl, requestUrl, secure: false })).toBe(publicUrl.origin);
  });

  it.each([
    ["http://localhost:3000/blog", false, "http://localhost:3000"],
    ["http://planner.local/blog", true, "https://planner.local"],
    ["http://[::1]:3000/blog", false, "http://[::1]:3000"],
    ['http://a"onload=b/blog', false, "http://localhost"],
    ["http://a&b/blog", false, "http://localhost"],
  ])("of a request to %s (secure: %s) is %s", (requestUrl, secure, address) => {
    expect(ownAddress({ publicUrl: undefined, requestUrl, secure })).toBe(address);
  });
});

describe("a page that names its own address", () => {
  const folder = mkdtempSync(join(tmpdir(), "smart-planner-web-"));
  const page = `<link rel="canonical" href="${addressPlaceholder}/blog">`;
  writeFileSync(join(folder, "blog.html"), page);
  writeFileSync(join(folder, "blog.html.br"), "compressed before the address was known");
  const web = readWebBuild(folder);
  afterAll(() => rmSync(folder, { recursive: true }));

  const appFor = (publicUrl: URL | undefined) =>
    createApp({
      config: { publicUrl, trustedProxies: [] },
      log: silentLog,
      capabilities: [],
      web,
    });
  const get = (app: ReturnType<typeof createApp>, host: string, etag = "") =>
    app.request(`http://${host}/blog`, {
      headers: { "Accept-Encoding": "br", "If-None-Match": etag },
    });

  it("carries the configured address, never a copy compressed without it", async () => {
    const answer = await get(appFor(new URL("https://planner.example.org")), "10.0.0.1");
    expect(answer.headers.get("content-encoding")).not.toBe("br");
    expect(await answer.text()).toBe(
      '<link rel="canonical" href="https://planner.example.org/blog">',
    );
  });

  it("carries the address of the request if none is configured", async () => {
    const answer = await get(appFor(undefined), "localhost:3000");
    expect(await answer.text()).toContain('href="http://localhost:3000/blog"');
  });

  it("is confirmed by its tag for the same address alone", async () => {
    const app = appFor(undefined);
    const etag = (await get(app, "one.local")).headers.get("etag") ?? "";
    expect((await get(app, "one.local", etag)).status).toBe(304);
    expect((await get(app, "two.local", etag)).status).toBe(200);
  });
});
