import type { PersonalData } from "../http/capability.ts";
import { preferencesOf } from "./settings-store.ts";

/** The preferences and the notifications sent by them. */
export const notificationData: PersonalData = {
  name: "notifications",
  reachesOut: true,
  export: async ({ db, userId }) => {
    const row = await db
      .selectFrom("notification_settings")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();
    const log = await db
      .selectFrom("notification_log")
      .select(["kind", "state", "claimed_at"])
      .where("user_id", "=", userId)
      .orderBy("claimed_at")
      .execute();
    const devices = await db
      .selectFrom("push_device")
      .select(["label", "shows", "created_at", "last_ok_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute();
    return {
      // Without their addresses: anyone with one could push to it.
      devices: devices.map(({ label, shows, created_at, last_ok_at }) => ({
        ...{ label, shows },
        addedAt: new Date(created_at).toISOString(),
        lastRemindedAt: last_ok_at === null ? null : new Date(last_ok_at).toISOString(),
      })),
      preferences: row === undefined ? null : preferencesOf(row),
      confirmedEmail: row?.confirmed_email ?? null,
      messages: log.map(({ kind, state, claimed_at }) => ({
        kind,
        state,
        at: new Date(claimed_at).toISOString(),
      })),
    };
  },
  erase: async ({ db, userId }) => {
    await db.deleteFrom("push_device").where("user_id", "=", userId).execute();
    await db.deleteFrom("notification_log").where("user_id", "=", userId).execute();
    await db.deleteFrom("notification_settings").where("user_id", "=", userId).execute();
  },
};
