import type { PlanFeed } from "@smart-planner/contract";
import type { Selectable } from "kysely";
import type { Parts } from "../parts.ts";
import { feedSecret, hashOfSecret, newNonce } from "./feed-secret.ts";
import type { PlanFeedTable } from "./tables.ts";

/** Rendered at the next poll. */
const stale = -1;

export type FeedRow = Selectable<PlanFeedTable>;
export interface FeedSettings extends Pick<PlanFeed, "detail" | "timeZone"> {
  /** Unchanged if missing. */
  readonly alarm?: PlanFeed["alarm"] | undefined;
}

const columnsOf = ({ detail, timeZone, alarm }: FeedSettings) => ({
  detail,
  time_zone: timeZone,
  rendered_head: stale,
  ...(alarm !== undefined && { alarm }),
});

/** Enough to answer 304. */
export type PolledFeed = Pick<FeedRow, "user_id" | "etag" | "last_read_at" | "rendered_head"> & {
  readonly head: number;
};

export type FeedStore = ReturnType<typeof createFeedStore>;

export function createFeedStore({ database, sealer }: Parts<"database" | "sealer">) {
  const { db, lightly } = database;
  const find = (userId: string) =>
    db.selectFrom("plan_feed").selectAll().where("user_id", "=", userId).executeTakeFirst();

  return {
    find,
    secretOf: ({ user_id, nonce }: FeedRow) => feedSecret(sealer, user_id, nonce),

    /** Replaces the old address; the event versions stay. */
    make: async (userId: string, given: FeedSettings): Promise<FeedRow> => {
      const nonce = newNonce();
      const address = { nonce, secret_hash: hashOfSecret(feedSecret(sealer, userId, nonce)) };
      const settings = { ...columnsOf(given), last_read_at: null };
      const unread = { etag: "", body: "", versions: "{}" };
      return db
        .insertInto("plan_feed")
        .values({ user_id: userId, alarm: 0, ...address, ...settings, ...unread })
        .onConflict((conflict) =>
          conflict.column("user_id").doUpdateSet({ ...address, ...settings }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    change: (userId: string, given: FeedSettings) =>
      db
        .updateTable("plan_feed")
        .set(columnsOf(given))
        .where("user_id", "=", userId)
        .returningAll()
        .executeTakeFirst(),

    end: async (userId: string): Promise<void> => {
      await db.deleteFrom("plan_feed").where("user_id", "=", userId).execute();
    },

    /** One query: most polls end here. */
    polled: (secret: string): Promise<PolledFeed | undefined> =>
      db
        .selectFrom("plan_feed as feed")
        .leftJoin("workspace_head as workspace", "workspace.user_id", "feed.user_id")
        .select(["feed.user_id", "feed.etag", "feed.last_read_at", "feed.rendered_head"])
        .select((eb) => eb.fn.coalesce("workspace.head", eb.lit(0)).as("head"))
        .where("feed.secret_hash", "=", hashOfSecret(secret))
        .executeTakeFirst(),

    /** Not worth waiting for the disk. */
    noteRead: (userId: string, at: number) =>
      lightly((to) =>
        to
          .updateTable("plan_feed")
          .set({ last_read_at: at })
          .where("user_id", "=", userId)
          .execute(),
      ),

    /** Only over the state it was rendered from: of two polls the later plan stays, and changed settings win. */
    keep: async (
      before: FeedRow,
      written: Pick<FeedRow, "rendered_head" | "etag" | "body" | "versions">,
    ): Promise<void> => {
      await db
        .updateTable("plan_feed")
        .set(written)
        .where("user_id", "=", before.user_id)
        .where("rendered_head", "=", before.rendered_head)
        .where("secret_hash", "=", before.secret_hash)
        .where("detail", "=", before.detail)
        .where("time_zone", "=", before.time_zone)
        .where("alarm", "=", before.alarm)
        .execute();
    },
  };
}
