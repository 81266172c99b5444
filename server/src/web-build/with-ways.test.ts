import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { WebFile } from "./web-build.ts";
import { withWays } from "./with-ways.ts";

const file = (text: string, unfinished?: string): WebFile => ({
  type: "text/html; charset=utf-8",
  etag: "old",
  immutable: false,
  body: new TextEncoder().encode(text),
  compressed: new Map([["br", new Uint8Array([1])]]),
  unfinished,
  policy: undefined,
});
const html = '<!doctype html><html lang="en-GB"><body></body></html>';
const web = {
  files: new Map([
    ["/index.html", file(html)],
    ["/login/index.html", file(html, html)],
    ["/assets/a.js", file("<html>")],
  ]),
};
const hosted = {
  issuer: new URL("https://login.example.org"),
  clientId: "planner",
  clientSecret: undefined,
  name: "your school account",
  publicUrl: new URL("https://planner.example.org"),
};
const plain = { hosted: undefined, passwords: true, passkeys: true };
const textOf = (made: typeof web | ReturnType<typeof withWays>, path: string) =>
  Buffer.from(made.files.get(path)?.body ?? []).toString();

it("leaves a page as it was built if nothing is configured", () => {
  expect(withWays({ web, signIn: plain, sendsMail: false, hasPasskeys: false })).toBe(web);
});

it("writes configured values into the first tag of every page, and into nothing else", () => {
  const signIn = { hosted, passwords: false, passkeys: true };
  const made = withWays({ web, signIn, sendsMail: true, hasPasskeys: true });
  const tag =
    '<html data-ways="mail passkey hosted no-password" data-hosted="your school account" lang="en-GB">';
  for (const path of ["/index.html", "/login/index.html"]) {
    expect(textOf(made, path)).toContain(tag);
    const packed = made.files.get(path)?.compressed.get("gzip") ?? new Uint8Array();
    expect(gunzipSync(packed).toString()).toBe(textOf(made, path));
    expect(made.files.get(path)?.etag).not.toBe("old");
  }
  expect(made.files.get("/login/index.html")?.unfinished).toContain(tag);
  expect(textOf(made, "/assets/a.js")).toBe("<html>");
});
