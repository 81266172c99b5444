import { randomBytes, randomUUID } from "node:crypto";
import type { AccountNotifications } from "@smart-planner/contract";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../database/schema.ts";
import { queueMail } from "../mail/outbox.ts";
import type { Parts } from "../parts.ts";
import { confirmationKind } from "./confirmation-mail.ts";
import type { NotificationSettingsTable } from "./tables.ts";

export type SettingsRow = Selectable<NotificationSettingsTable>;

interface Save {
  readonly userId: string;
  readonly preferences: AccountNotifications;
  /** Whether a confirmation may be mailed to the address. */
  readonly mayConfirm: (email: string) => Promise<boolean>;
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
const newToken = () => randomBytes(24).toString("base64url");

const lookedAtNow = () =>
  ({ version: randomUUID(), check_at: 0, reached: 1, ahead: null }) as const;

const columnsOf = (preferences: AccountNotifications) => ({
  email: preferences.email,
  study_reminders: flag(preferences.studyReminders),
  exam_alerts: flag(preferences.examAlerts),
  weekly_digest: flag(preferences.weeklyDigest),
  motivational_quotes: flag(preferences.motivationalQuotes),
  by_email: flag(preferences.byEmail),
  time_zone: preferences.timeZone,
});

export const preferencesOf = (row: SettingsRow): AccountNotifications => ({
  email: row.email,
  studyReminders: row.study_reminders === 1,
  examAlerts: row.exam_alerts === 1,
  weeklyDigest: row.weekly_digest === 1,
  motivationalQuotes: row.motivational_quotes === 1,
  byEmail: row.by_email === 1,
  timeZone: row.time_zone,
});

export type SettingsStore = ReturnType<typeof createSettingsStore>;

export function createSettingsStore({ db, now }: Parts<"db" | "now">) {
  const find = (userId: string): Promise<SettingsRow | undefined> =>
    db
      .selectFrom("notification_settings")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirst();

  /** One confirmation at a time, however often the settings are saved. */
  const askForConfirmation = async (tx: Kysely<Schema>, { user_id, email }: SettingsRow) => {
    await tx
      .deleteFrom("mail_outbox")
      .where("kind", "=", confirmationKind)
      .where("user_id", "=", user_id)
      .execute();
    const queued = { kind: confirmationKind, userId: user_id, about: email };
    await queueMail({ tx, now: now(), ...queued });
  };

  return {
    find,

    save: async ({ userId, preferences, mayConfirm }: Save): Promise<SettingsRow> => {
      const before = await find(userId);
      const isNew = before?.email !== preferences.email;
      const asks =
        preferences.byEmail &&
        before?.confirmed_email !== preferences.email &&
        (await mayConfirm(preferences.email));
      const columns = {
        ...columnsOf(preferences),
        ...lookedAtNow(),
        ...(isNew ? { confirm_token: newToken() } : {}),
      };
      return db.transaction().execute(async (tx) => {
        const saved = await tx
          .insertInto("notification_settings")
          .values({
            user_id: userId,
            unsubscribe_token: newToken(),
            confirm_token: newToken(),
            ...columns,
          })
          .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
          .returningAll()
          .executeTakeFirstOrThrow();
        if (asks) await askForConfirmation(tx, saved);
        return saved;
      });
    },

    changeTimeZone: async ({ userId, timeZone }: { userId: string; timeZone: string }) => {
      await db
        .updateTable("notification_settings")
        .set({ time_zone: timeZone, ...lookedAtNow() })
        .where("user_id", "=", userId)
        .execute();
      return find(userId);
    },

    deviceAdded: async (userId: string): Promise<void> => {
      await db
        .updateTable("notification_settings")
        .set(lookedAtNow())
        .where("user_id", "=", userId)
        .execute();
    },

    /** Whether the token opened anything. */
    confirm: async (token: string): Promise<boolean> => {
      const confirmed = await db
        .updateTable("notification_settings")
        .set((eb) => ({
          confirmed_email: eb.ref("email"),
          ...lookedAtNow(),
        }))
        .where("confirm_token", "=", token)
        .returning("user_id")
        .executeTakeFirst();
      return confirmed !== undefined;
    },

    unsubscribe: async (token: string): Promise<boolean> => {
      const ended = await db
        .updateTable("notification_settings")
        .set({ by_email: 0, version: randomUUID() })
        .where("unsubscribe_token", "=", token)
        .returning("user_id")
        .executeTakeFirst();
      return ended !== undefined;
    },

    isToken: async ({
      kind,
      token,
    }: {
      kind: "confirm" | "unsubscribe";
      token: string;
    }): Promise<boolean> => {
      const row = await db
        .selectFrom("notification_settings")
        .select("user_id")
        .where(`${kind}_token`, "=", token)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
