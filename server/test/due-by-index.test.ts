import { type SelectQueryBuilder, sql } from "kysely";
import { expect, it } from "vitest";
import type { Schema } from "../src/database/schema.ts";
import { mailsDue } from "../src/mail/outbox.ts";
import { usersDue } from "../src/notifications/notifier.ts";
import { describeOnEachDatabase } from "./each-database.ts";

type Due = (db: Parameters<typeof usersDue>[0]["db"]) => SelectQueryBuilder<Schema, never, unknown>;

const searches: readonly (readonly [string, Due, string])[] = [
  ["whom something may be due for", (db) => usersDue({ db, time: 1 }), "notification_settings_due"],
  [
    "which letters are to be sent",
    (db) => mailsDue({ db, kinds: ["reset"], time: 1 }),
    "mail_outbox_due_at",
  ],
];

describeOnEachDatabase("at a million rows too", (makeDatabase, kind) => {
  it.each(searches)("it is found by an index %s", async (_, due, index) => {
    const { db } = await makeDatabase();
    const plan = await db.connection().execute(async (alone) => {
      // A table of no rows would be read whole otherwise; a table without an index still is.
      if (kind === "postgres") await sql`set enable_seqscan = off`.execute(alone);
      return due(alone).explain(undefined, kind === "sqlite" ? sql`query plan` : undefined);
    });
    expect(JSON.stringify(plan)).toContain(index);
    expect(JSON.stringify(plan)).not.toMatch(/Seq Scan|SCAN/);
  });
});
