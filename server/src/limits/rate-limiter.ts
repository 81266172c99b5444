import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

interface Bucket {
  readonly name: string;
  /** An address or an account; stored as a hash. */
  readonly key: string;
}

interface Take extends Bucket {
  readonly limit: number;
  readonly windowSeconds: number;
}

export type RateLimitResult =
  | { readonly ok: true; readonly remaining: number }
  | { readonly ok: false; readonly retryAfterSeconds: number };

interface RateLimiterInput {
  readonly database: Database;
  readonly now?: () => number;
}

const takesBetweenSweeps = 1_000;

const idOf = ({ name, key }: Bucket) =>
  `${name}:${createHash("sha256").update(key).digest("base64url")}`;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Counts are in the database, so a limit holds over restarts and processes. On SQLite they are not
 * flushed: a power loss forgets the last moments.
 */
export function createRateLimiter({ database: { db, lightly }, now = Date.now }: RateLimiterInput) {
  let takes = 0;

  const refused = (resetsAt: number): RateLimitResult => ({
    ok: false,
    retryAfterSeconds: Math.max(1, Math.ceil((resetsAt - now()) / 1_000)),
  });

  async function sweep(time: number) {
    takes += 1;
    if (takes % takesBetweenSweeps !== 0) return;
    await lightly((to) => to.deleteFrom("rate_limit").where("resets_at", "<=", time).execute());
  }

  return {
    take: async ({ limit, windowSeconds, ...bucket }: Take): Promise<RateLimitResult> => {
      const time = now();
      await sweep(time);
      const over = sql<boolean>`rate_limit.resets_at <= ${time}`;
      const row = await lightly((to) =>
        to
          .insertInto("rate_limit")
          .values({ bucket: idOf(bucket), hits: 1, resets_at: time + windowSeconds * 1_000 })
          .onConflict((conflict) =>
            conflict.column("bucket").doUpdateSet({
              // Refusals under a low limit do not use up a higher one.
              hits: sql`case when ${over} then 1 when rate_limit.hits > ${limit} then rate_limit.hits else rate_limit.hits + 1 end`,
              resets_at: sql`case when ${over} then excluded.resets_at else rate_limit.resets_at end`,
            }),
          )
          .returning(["hits", "resets_at"])
          .executeTakeFirstOrThrow(),
      );
      return row.hits <= limit ? { ok: true, remaining: limit - row.hits } : refused(row.resets_at);
    },
    /** Takes one hit back, for example after a right password. */
    giveBack: async (bucket: Bucket) => {
      await lightly((to) =>
        to
          .updateTable("rate_limit")
          .set({ hits: sql`rate_limit.hits - 1` })
          .where("bucket", "=", idOf(bucket))
          .where("hits", ">", 0)
          .execute(),
      );
    },
    /** Whether it has hits that still count. */
    holds: async (bucket: Bucket) => {
      const row = await db
        .selectFrom("rate_limit")
        .select("hits")
        .where("bucket", "=", idOf(bucket))
        .where("resets_at", ">", now())
        .executeTakeFirst();
      return row !== undefined && row.hits > 0;
    },
    /** Resets it, for example after a right password. */
    forget: async (bucket: Bucket) => {
      await lightly((to) =>
        to.deleteFrom("rate_limit").where("bucket", "=", idOf(bucket)).execute(),
      );
    },
  };
}
