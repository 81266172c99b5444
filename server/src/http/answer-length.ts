import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/**
 * JSON answers say how long they are. Without that each of them is compressed, whatever its size, and
 * to compress a short one costs several times what it takes to make it.
 */
export const answerLength = createMiddleware<AppEnv>(async (c, next) => {
  const withLength = (value: unknown, ...rest: unknown[]) => {
    const text = JSON.stringify(value);
    c.header("Content-Type", "application/json");
    c.header("Content-Length", String(Buffer.byteLength(text)));
    return Reflect.apply(c.body, c, [text, ...rest]);
  };
  c.json = withLength as typeof c.json;
  await next();
});
