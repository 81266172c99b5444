import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { contentSecurityPolicy } from "../http/security-headers.ts";
import { addressPlaceholder } from "./own-address.ts";

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const runs = /^(module|importmap|speculationrules|(text|application)\/javascript)$/i;

function isInlineScript(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1];
  return type === undefined || type === "" || runs.test(type);
}

/** The hashes by which a content security policy names the scripts inside a page. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(scriptElement)]
    .filter(([, attributes = ""]) => isInlineScript(attributes))
    .map(([, , text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
}

export type Encoding = "br" | "gzip";

export interface WebFile {
  readonly type: string;
  readonly etag: string;
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly compressed: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
  /** Its text, if it names our own address and so is finished for each request. */
  readonly unfinished: string | undefined;
  /** The policy of a page: it allows the inline scripts of this page alone. */
  readonly policy: string | undefined;
}

/** The whole build in memory: a request can name only files in the map, never a path on disk. */
export interface WebBuild {
  readonly files: ReadonlyMap<string, WebFile>;
}

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

const hashedName = /^\/assets\/.*-[\w-]{8}\.\w+$/;
const mayNameAddress: ReadonlySet<string> = new Set([".html", ".txt", ".xml"]);

export const etagOf = (body: Uint8Array | string): string =>
  createHash("sha256").update(body).digest("base64url").slice(0, 22);

const suffixes = { br: ".br", gzip: ".gz" } as const;
const isCompressedCopy = (path: string) =>
  path.endsWith(suffixes.br) || path.endsWith(suffixes.gzip);

/**
 * For files that are only written at the start: compressing them for each request would take longer
 * than sending them.
 */
export const gzipped = (body: Uint8Array): ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>> =>
  new Map([["gzip", new Uint8Array(gzipSync(body))]]);

const isText = (type: string) => /charset|svg/.test(type);

function readCompressed(file: string) {
  const found = new Map<Encoding, Uint8Array<ArrayBuffer>>();
  for (const encoding of ["br", "gzip"] as const) {
    const copy = `${file}${suffixes[encoding]}`;
    if (existsSync(copy)) found.set(encoding, new Uint8Array(readFileSync(copy)));
  }
  return found;
}

function readWebFile({ file, path }: { file: string; path: string }): WebFile {
  const body = new Uint8Array(readFileSync(file));
  const extension = extname(path).toLowerCase();
  const text = mayNameAddress.has(extension) ? Buffer.from(body).toString() : "";
  const isPage = extension === ".html";
  const unfinished = text.includes(addressPlaceholder) ? text : undefined;
  const type = types[extension] ?? "application/octet-stream";
  const copies = unfinished === undefined ? readCompressed(file) : new Map();
  const isLeftOut = unfinished === undefined && copies.size === 0 && isText(type);
  return {
    type,
    etag: etagOf(body),
    immutable: hashedName.test(path),
    body,
    compressed: isLeftOut ? gzipped(body) : copies,
    unfinished,
    policy: isPage ? contentSecurityPolicy(inlineScriptHashes(text)) : undefined,
  };
}

export const emptyWebBuild: WebBuild = { files: new Map() };

export function readWebBuild(folder: string): WebBuild {
  if (!existsSync(folder)) return emptyWebBuild;
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isCompressedCopy(file));
  const files = new Map(
    names.map((file) => {
      const path = file.slice(folder.length).split(sep).join("/");
      return [path, readWebFile({ file, path })] as const;
    }),
  );
  return { files };
}
