import { Hono } from "hono";
import type { Database } from "../database/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import { errorOf } from "../http/error-of.ts";
import { retryAfterSeconds } from "../http/errors.ts";
import { describeError } from "../log.ts";

export function healthCapability({
  database,
}: {
  readonly database: Pick<Database, "ping">;
}): Capability {
  const routes = new Hono<AppEnv>().get("/", async (c) => {
    try {
      await database.ping();
      return c.json({ status: "ok", database: "up" });
    } catch (error) {
      c.get("log").error("database unavailable", describeError(error));
      c.header("Retry-After", String(retryAfterSeconds));
      return c.json(
        {
          status: "unavailable",
          database: "down",
          error: errorOf("no-database").error,
        },
        503,
      );
    }
  });
  return { path: "/health", routes };
}
