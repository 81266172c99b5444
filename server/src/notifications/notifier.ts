import { sql } from "kysely";
import { describeError, type Log } from "../log.ts";
import { mailConfirmations } from "./confirmation-mail.ts";
import type { Mailing } from "./mailing.ts";
import { createNotificationLog } from "./notification-log.ts";
import { tellUser } from "./tell-user.ts";

interface NotifierInput extends Mailing {
  readonly log: Log;
}

interface Turn {
  readonly version: string;
  readonly user_id: string;
  readonly head: number;
}

const usersAtOnce = 4;
const usersPerTurn = 200;
const afterFailureMs = 3_600_000;

/**
 * One round: everybody for whom something may be due at this moment. Any number of processes may do
 * it at the same time; each message is claimed by one of them.
 */
export function createNotifier({ db, mailer, publicUrl, log, now }: NotifierInput) {
  const sent = createNotificationLog({ db, now });

  const nextUsers = () =>
    db
      .selectFrom("notification_settings as settings")
      .leftJoin("workspace_head as workspace", "workspace.user_id", "settings.user_id")
      .selectAll("settings")
      .select((eb) => eb.fn.coalesce("workspace.head", eb.lit(0)).as("head"))
      .where("settings.by_email", "=", 1)
      .whereRef("settings.confirmed_email", "=", "settings.email")
      .where((eb) =>
        eb.or([
          eb("settings.check_at", "<=", now()),
          eb(eb.fn.coalesce("workspace.head", eb.lit(0)), "<>", eb.ref("settings.checked_head")),
        ]),
      )
      .limit(usersPerTurn)
      .execute();

  /** Not over a change of preferences in the meantime, and not over an earlier time by another. */
  const lookAgain = ({ version, user_id, head }: Turn, at: number) =>
    db
      .updateTable("notification_settings")
      .set({
        check_at: sql<number>`case when check_at > ${now()} and check_at < ${at} then check_at else ${at} end`,
        checked_head: head,
      })
      .where("user_id", "=", user_id)
      .where("version", "=", version)
      .execute();

  async function runTurn(users: Awaited<ReturnType<typeof nextUsers>>) {
    const waiting = [...users];
    const work = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        let at = now() + afterFailureMs;
        try {
          at = await tellUser({ db, mailer, publicUrl, now, sent, row });
        } catch (error) {
          log.error("notifications of one user failed", describeError(error));
        }
        await lookAgain(row, at);
      }
    };
    await Promise.all(Array.from({ length: usersAtOnce }, work));
  }

  return {
    run: async () => {
      await mailConfirmations({ db, mailer, publicUrl, now });
      let users = await nextUsers();
      const done = new Set<string>();
      while (users.length > 0) {
        await runTurn(users);
        for (const { user_id } of users) done.add(user_id);
        // A change that keeps coming back waits for the next round.
        users = (await nextUsers()).filter(({ user_id }) => !done.has(user_id));
      }
    },
    dropExpired: sent.dropExpired,
  };
}
