import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { describeError } from "../log.ts";
import type { Mailing } from "../mail/mailer.ts";
import { createOutbox } from "../mail/outbox.ts";
import type { Parts } from "../parts.ts";
import { confirmationKind, mailConfirmation } from "./confirmation-mail.ts";
import { createNotificationLog } from "./notification-log.ts";
import type { Push } from "./push/push.ts";
import type { SettingsRow } from "./settings-store.ts";
import { type NextCheck, tellUser } from "./tell-user.ts";

interface NotifierInput extends Parts<"log" | "now"> {
  readonly database: Pick<Database, "db" | "kind">;
  readonly mail: Mailing | undefined;
  readonly push: Push | undefined;
}

export const usersAtOnce = 4;
const usersPerTurn = 200;
const longestRestMs = 20;
const afterFailureMs = 3_600_000;
/** Accounts taken by a process that died are checked again after this. */
const leaseMs = 5 * 60_000;

/** From a partial index of accounts that can be reached. */
export const usersDue = ({ db, time }: { readonly db: Kysely<Schema>; readonly time: number }) =>
  db
    .selectFrom("notification_settings")
    .select("user_id")
    .where("reached", "=", 1)
    .where("check_at", "<=", time)
    .orderBy("check_at")
    .limit(usersPerTurn);

/**
 * One round over all due accounts. Several processes may run it: each takes different accounts, and
 * each message is claimed by one.
 */
export function createNotifier({ database, mail, push, log, now }: NotifierInput) {
  const { db, kind } = database;
  const sent = createNotificationLog({ db, now });
  const sendConfirmations =
    mail &&
    createOutbox({
      database,
      send: { [confirmationKind]: (row) => mailConfirmation({ db, ...mail }, row) },
      log,
      now,
    });

  const takeUsers = (): Promise<SettingsRow[]> => {
    const time = now();
    const due = usersDue({ db, time });
    return db
      .updateTable("notification_settings")
      .set({ check_at: time + leaseMs })
      .where("user_id", "in", kind === "postgres" ? due.forUpdate().skipLocked() : due)
      .returningAll()
      .execute();
  };

  /** Not over a change in the meantime. */
  const lookAgain = ({ version, user_id, check_at }: SettingsRow, next: NextCheck | undefined) =>
    db
      .updateTable("notification_settings")
      .set(next ?? { reached: 0 })
      .where("user_id", "=", user_id)
      .where("version", "=", version)
      .where("check_at", "=", check_at)
      .execute();

  async function runTurn(users: readonly SettingsRow[]) {
    const waiting = [...users];
    const work = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        const began = performance.now();
        let next: NextCheck | undefined = { check_at: now() + afterFailureMs, ahead: null };
        try {
          next = await tellUser({ db, mail, push, now, sent, row });
        } catch (error) {
          log.error("notifications of one user failed", describeError(error));
        }
        await lookAgain(row, next);
        // Requests run in the same thread: the sender rests as long as it worked.
        const worked = performance.now() - began;
        if (waiting.length > 0) await setTimeout(Math.min(worked, longestRestMs));
      }
    };
    await Promise.all(Array.from({ length: usersAtOnce }, work));
  }

  return {
    run: async () => {
      await sendConfirmations?.();
      await push?.sendLater();
      const done = new Set<string>();
      for (;;) {
        const users = await takeUsers();
        await runTurn(users);
        // A change that keeps coming back waits for the next round.
        if (users.length < usersPerTurn || users.every(({ user_id }) => done.has(user_id))) return;
        for (const { user_id } of users) done.add(user_id);
      }
    },
    dropExpired: sent.dropExpired,
  };
}

/** The plan changed (not only ticks): check again when due. */
export const planChanged = async ({ db, userId }: { db: Kysely<Schema>; userId: string }) => {
  await db
    .updateTable("notification_settings")
    .set({ check_at: 0, ahead: null })
    .where("user_id", "=", userId)
    .where("check_at", ">", 0)
    .execute();
};
