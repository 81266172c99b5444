import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { parseAccept } from "hono/utils/accept";
import type { AppEnv } from "../http/app-env.ts";
import { errorOf } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import { addressPlaceholder, ownAddress } from "./own-address.ts";
import { type Encoding, etagOf, gzipped, type WebBuild, type WebFile } from "./web-build.ts";

const encodings: readonly Encoding[] = ["br", "gzip"];

export function chooseEncoding({ accept, file }: { accept: string; file: WebFile }) {
  const wanted = parseAccept(accept)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase());
  return encodings.find((encoding) => wanted.includes(encoding) && file.compressed.has(encoding));
}

interface NavigationInput {
  readonly path: string;
  readonly fetchMode: string | undefined;
  readonly accept: string | undefined;
}

/** The app's page answers for its own routes only: a missing script must not arrive as a page. */
export function isNavigation({ path, fetchMode, accept = "*/*" }: NavigationInput): boolean {
  if (path.startsWith("/assets/")) return false;
  if (fetchMode !== undefined && fetchMode !== "navigate") return false;
  if (accept.includes("text/html")) return true;
  const lastPart = path.slice(path.lastIndexOf("/") + 1);
  return accept.includes("*/*") && !lastPart.includes(".");
}

interface FindFileInput {
  readonly web: WebBuild;
  readonly path: string;
  /** Of the page, if there is one in it. */
  readonly language: string | undefined;
}

function findFile({ web, path, language }: FindFileInput): WebFile | undefined {
  const base = path.replace(/\/+$/, "");
  return (
    (language === undefined ? undefined : web.files.get(`${base}/index.${language}.html`)) ??
    (base === path ? web.files.get(path) : undefined) ??
    web.files.get(`${base}/index.html`) ??
    web.files.get(`${base}.html`)
  );
}

/** Every page under a prerendered one is prerendered too: another address does not exist. */
function isMissingPage({ web, path }: { web: WebBuild; path: string }): boolean {
  const parent = path.slice(0, path.lastIndexOf("/"));
  return parent !== "" && web.files.has(`${parent}/index.html`);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const headersOfPages = [
  "Cross-Origin-Opener-Policy",
  "Origin-Agent-Cluster",
  "Permissions-Policy",
  "X-Frame-Options",
  "X-Request-Id",
];

function send(c: Context<AppEnv>, file: WebFile) {
  const encoding = chooseEncoding({ accept: c.req.header("accept-encoding") ?? "", file });
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  c.header("ETag", etag);
  // They have a meaning for pages alone, and a page has many files.
  if (file.immutable) for (const name of headersOfPages) c.header(name, undefined);
  c.header("Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  if (file.compressed.size > 0) c.header("Vary", "Accept-Encoding");
  if (file.policy !== undefined) {
    c.header("Content-Security-Policy", file.policy);
    // Pages are in the language of the cookie.
    c.header("Vary", "Cookie", { append: true });
  }
  const known = c.req.header("if-none-match")?.split(",") ?? [];
  if (known.some((tag) => tag.trim().replace(/^W\//, "") === etag)) return c.body(null, 304);
  const compressed = encoding ? file.compressed.get(encoding) : undefined;
  if (encoding && compressed) c.header("Content-Encoding", encoding);
  const body = compressed ?? file.body;
  c.header("Content-Type", file.type);
  c.header("Content-Length", String(body.byteLength));
  return c.body(body);
}

/** The file as this address shows it. Its tag differs too, so that no cache mixes addresses up. */
function finished({ file, address }: { file: WebFile; address: string }): WebFile {
  if (file.unfinished === undefined) return file;
  const text = file.unfinished.replaceAll(addressPlaceholder, address);
  const body = new TextEncoder().encode(text);
  const compressed = gzipped(body);
  return { ...file, body, etag: etagOf(text), compressed, unfinished: undefined };
}

/** Finished once where the address is known, so that each request is a look-up. */
function finishedFor(web: WebBuild, { origin: address }: URL): WebBuild {
  const files = [...web.files].map(([path, file]) => [path, finished({ file, address })] as const);
  return { files: new Map(files) };
}

interface ServeWebInput {
  readonly web: WebBuild;
  readonly publicUrl: URL | undefined;
}

const notBuilt = {
  error: "The web app has not been built yet. Start the server with npm start, which builds it.",
};
const nothingHere = errorOf("nothing-here");

export const serveWeb = ({ web: built, publicUrl }: ServeWebInput) => {
  const web = publicUrl === undefined ? built : finishedFor(built, publicUrl);
  return (c: Context<AppEnv>) => {
    const path = decoded(c.req.path);
    const found =
      path === undefined
        ? undefined
        : findFile({ web, path, language: getCookie(c, "smartplanner_language") });
    if (found) {
      const address = ownAddress({ publicUrl, requestUrl: c.req.url, secure: c.get("secure") });
      return send(c, finished({ file: found, address }));
    }
    const navigation = isNavigation({
      path: c.req.path,
      fetchMode: c.req.header("sec-fetch-mode"),
      accept: c.req.header("accept"),
    });
    const index = web.files.get("/index.html");
    if (navigation && index) {
      if (isMissingPage({ web, path: c.req.path })) c.status(404);
      return send(c, index);
    }
    return refuse(c, 404, navigation ? notBuilt : nothingHere);
  };
};
