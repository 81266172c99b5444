import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

/** Below this, compression takes longer than sending. */
const shortest = 1_024;

const gzipped = (text: string) =>
  new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));

/** `c.json` with a length if short, compressed if long. */
export function compressedJson(c: Context<AppEnv>): typeof c.json {
  const json = (value: unknown, ...rest: unknown[]) => {
    const text = JSON.stringify(value);
    const bytes = Buffer.byteLength(text);
    c.header("Content-Type", "application/json");
    if (bytes < shortest) {
      c.header("Content-Length", String(bytes));
      return Reflect.apply(c.body, c, [text, ...rest]);
    }
    c.header("Vary", "Accept-Encoding", { append: true });
    if (!/\bgzip\b/.test(c.req.header("accept-encoding") ?? ""))
      return Reflect.apply(c.body, c, [text, ...rest]);
    c.header("Content-Encoding", "gzip");
    return Reflect.apply(c.body, c, [gzipped(text), ...rest]);
  };
  return json as typeof c.json;
}
