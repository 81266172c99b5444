import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { makeApp } from "../../test/make-app.ts";
import { inlineScriptHashes, readWebBuild } from "./web-build.ts";

const folder = mkdtempSync(join(tmpdir(), "planner-web-"));
const build = join(folder, "dist");
const script = `console.log("${"planner ".repeat(300)}")`;
const index = `<!doctype html><script>document.documentElement.dataset.theme="dark"</script><div id="root"></div>`;

const contents: Readonly<Record<string, string | Buffer>> = {
  "../secret.txt": "hunter2",
  "index.html": index,
  "blog/index.html": "<!doctype html><h1>Blog</h1>",
  "blog/index.de.html": "<!doctype html><h1>Lesen</h1>",
  "blog/1/index.html": "<!doctype html><h1>Pomodoro</h1>",
  "sw.js": "self.skipWaiting()",
  "robots.txt": "User-agent: *",
  "assets/index-Bq3xY_9z.js": script,
  "assets/index-Bq3xY_9z.js.br": brotliCompressSync(script),
  "assets/index-Bq3xY_9z.js.gz": gzipSync(script),
  "assets/plain-C0ffee12.css": `.a{color:red}${"/* */".repeat(500)}`,
  "assets/unhashed.svg": "<svg/>",
};
for (const [name, content] of Object.entries(contents)) {
  mkdirSync(dirname(join(build, name)), { recursive: true });
  writeFileSync(join(build, name), content);
}
afterAll(() => rmSync(folder, { recursive: true }));

const app = makeApp({ web: readWebBuild(build) });
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.request(path, { headers, method });
const asPage = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "sec-fetch-mode": "navigate",
};
const asScript = { accept: "*/*", "sec-fetch-mode": "no-cors" };

describe("a page", () => {
  it.each(["/", "/login", "/any/other/path", "/notes.txt"])(
    "at %s is the app, revalidated each time",
    async (path) => {
      const response = await get(path, asPage);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(index);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-cache");
    },
  );

  it("that no build made under one that it made is the app, and not found", async () => {
    const response = await get("/blog/99", asPage);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(index);
  });

  it.each(["/blog", "/blog/", "/blog/index.html"])(
    "made at build time is served at %s",
    async (path) => {
      expect(await (await get(path, asPage)).text()).toContain("<h1>Blog</h1>");
    },
  );

  it("is in the language of the cookie if it was made in it, else English", async () => {
    const blogIn = (tag: string, path = "/blog") =>
      get(path, { ...asPage, cookie: `smartplanner_language=${tag}` });
    expect(await (await blogIn("de")).text()).toContain("<h1>Lesen</h1>");
    for (const tag of ["ar", "en", "../../secret.txt"])
      expect(await (await blogIn(tag)).text()).toContain("<h1>Blog</h1>");
    expect(await (await blogIn("de", "/blog/1")).text()).toContain("<h1>Pomodoro</h1>");
    expect((await blogIn("de")).headers.get("vary")).toContain("Cookie");
  });

  it("is served to a program that takes anything", async () => {
    expect((await get("/login")).status).toBe(200);
  });

  it("allows its own inline script and no other", async () => {
    const policy = (await get("/", asPage)).headers.get("content-security-policy");
    const [hash] = inlineScriptHashes(index);
    expect(policy).toContain(`script-src 'self' '${hash}';`);
    const other = await get("/blog", asPage);
    expect(other.headers.get("content-security-policy")).toContain("script-src 'self';");
  });

  it("answers HEAD without a body", async () => {
    const response = await get("/login", asPage, "HEAD");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });
});

describe("a file", () => {
  it("with a hash in its name is kept for a year", async () => {
    const response = await get("/assets/index-Bq3xY_9z.js", asScript);
    expect(await response.text()).toBe(script);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  });

  it.each(["/sw.js", "/robots.txt", "/assets/unhashed.svg"])(
    "without one, %s, is not",
    async (path) => {
      expect((await get(path, asScript)).headers.get("cache-control")).toBe("no-cache");
    },
  );

  it.each([
    ["/assets/gone-00000000.js", asScript],
    ["/assets/gone-00000000.js", asPage],
    ["/gone.png", { accept: "image/*,*/*", "sec-fetch-mode": "no-cors" }],
    ["/gone.js", {}],
    ["/login", { accept: "*/*", "sec-fetch-mode": "cors" }],
  ])("that is missing (%s) is a 404, never a page", async (path, headers) => {
    const response = await get(path, headers);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/json");
  });

  it.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/%00",
    "/%ff",
    "//secret.txt",
  ])("outside the build is out of reach by %s", async (path) => {
    expect(await (await get(path, asPage)).text()).not.toContain("hunter2");
  });

  it("is sent as it was compressed at build time", async () => {
    const br = await get("/assets/index-Bq3xY_9z.js", { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(Buffer.from(await br.arrayBuffer())).toEqual(brotliCompressSync(script));
    const gzip = await get("/assets/index-Bq3xY_9z.js", { "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gzip.headers.get("vary")).toContain("Accept-Encoding");
    const plain = await get("/assets/index-Bq3xY_9z.js");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("vary")).toContain("Accept-Encoding");
  });

  it("that was not compressed at build time is compressed when asked for", async () => {
    const response = await get("/assets/plain-C0ffee12.css", { "accept-encoding": "gzip" });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const text = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(text).toBe(contents["assets/plain-C0ffee12.css"]);
  });

  it.each(["/", "/assets/plain-C0ffee12.css", "/assets/index-Bq3xY_9z.js"])(
    "that the browser has already (%s) is not sent again",
    async (path) => {
      const encoding = { "accept-encoding": "gzip, br" };
      const etag = (await get(path, encoding)).headers.get("etag") ?? "";
      const again = await get(path, { ...encoding, "if-none-match": `"other", ${etag}` });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(etag.replace(/^W\//, ""));
      expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
    },
  );
});

describe("without a build", () => {
  it("a page says how to make one", async () => {
    const response = await makeApp({ web: readWebBuild(join(folder, "none")) }).request("/login");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining("npm start") });
  });
});

describe("inlineScriptHashes", () => {
  it("names scripts that run, and only those", () => {
    const html = `
      <script>a()</script><script type="module">b()</script>
      <script src="/x.js"></script><script type="module" src="/y.js"></script>
      <script type="application/ld+json">{"@type":"Blog"}</script>`;
    expect(inlineScriptHashes(html)).toEqual([
      ...inlineScriptHashes("<script>a()</script>"),
      ...inlineScriptHashes("<script>b()</script>"),
    ]);
    expect(inlineScriptHashes("<script>a()</script>")).toEqual([
      "sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=",
    ]);
  });
});
