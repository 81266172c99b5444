import type { PushSubscriptionKeys } from "@smart-planner/contract";
import type { Database } from "../src/database/database.ts";
import type { Sealer } from "../src/secrets/sealed-text.ts";
import { addAccount } from "./add-account.ts";

interface Reminded {
  readonly id: string;
  readonly subscription: PushSubscriptionKeys;
}

interface RemindedInput {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly all: readonly Reminded[];
  /** A kind of notification. */
  readonly wanted: string;
}

const together = 500;

/** Accounts with one device each. */
export async function addReminded({ all, ...input }: RemindedInput) {
  for (let from = 0; from < all.length; from += together)
    await addSome({ ...input, all: all.slice(from, from + together) });
}

async function addSome({ database, sealer, all, wanted }: RemindedInput) {
  const none = {
    email: "",
    study_reminders: 0,
    exam_alerts: 0,
    weekly_digest: 0,
    motivational_quotes: 0,
    by_email: 0,
  } as const;
  const { db } = database;
  await addAccount(database, ...all.map(({ id }) => id));
  await db
    .insertInto("account_session")
    .values(
      all.map(({ id }) => ({
        ...{ id, user_id: id, token: id, user_agent: "", way: "password" as const },
        ...{ created_at: 0, seen_at: 0, expires_at: 9e12, proved_at: 0 },
      })),
    )
    .execute();
  await db
    .insertInto("notification_settings")
    .values(
      all.map(({ id }) => ({
        ...{ user_id: id, ...none },
        ...{ time_zone: "Europe/Vienna", unsubscribe_token: `u${id}`, confirm_token: `c${id}` },
        ...{ version: id, check_at: 0, reached: 1 as const },
      })),
    )
    .execute();
  await db
    .insertInto("push_device")
    .values(
      all.map(({ id, subscription }) => ({
        ...{
          id,
          user_id: id,
          session_id: id,
          sealed: sealer.seal(JSON.stringify(subscription), id),
        },
        ...{ shows: "quiet" as const, label: "", wanted, created_at: 0 },
      })),
    )
    .execute();
}
