import type { Kysely } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { AccountLinks } from "../account-links.ts";
import type { AccountMail } from "../account-mail.ts";
import type { Account } from "../account-store.ts";
import type { RecoveryStore } from "../recovery/recovery-store.ts";

interface PasswordResetInput {
  readonly database: Database;
  readonly links: AccountLinks;
  readonly recovery: RecoveryStore;
  readonly mail: AccountMail;
  readonly now: () => number;
}

interface NewPassword {
  readonly newHash: string;
  readonly signOutOthers: boolean;
}

export type PasswordReset = ReturnType<typeof createPasswordReset>;

/** A new password for whoever holds a link or a code, which is spent in the same transaction. */
export function createPasswordReset({ database, links, recovery, mail, now }: PasswordResetInput) {
  const { db } = database;

  const put = async (
    tx: Kysely<Schema>,
    { id: userId, email }: Pick<Account, "id" | "email">,
    { newHash, signOutOthers }: NewPassword,
  ) => {
    const row = { hash: newHash, changed_at: now() };
    await tx
      .insertInto("account_password")
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
      .execute();
    if (signOutOthers) {
      await tx.deleteFrom("account_session").where("user_id", "=", userId).execute();
    }
    await tx
      .deleteFrom("account_link")
      .where("user_id", "=", userId)
      .where("kind", "=", "reset")
      .execute();
    await mail.put(tx, { kind: "password-changed", email, userId });
  };

  return {
    byLink: ({ token, ...password }: NewPassword & { readonly token: string }) =>
      db.transaction().execute(async (tx): Promise<Account | null> => {
        const link = await links.take({ tx, kinds: ["reset"], token });
        if (link === null) return null;
        const user = await tx
          .selectFrom("account_user")
          .select(["id", "email", "name", "joined_at", "email_confirmed_at"])
          .where("id", "=", link.userId)
          .executeTakeFirst();
        // Mailed to an address that the account has given up since.
        if (user === undefined || user.email !== link.email) return null;
        await put(tx, user, password);
        if (user.email_confirmed_at === null) await takeOver(tx, user.id);
        return { id: user.id, email: user.email, name: user.name, joinedAt: user.joined_at };
      }),

    byCode: ({
      account,
      print,
      ...password
    }: NewPassword & { readonly account: Account; readonly print: string }): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        if (!(await recovery.spend({ tx, userId: account.id, print }))) return false;
        await put(tx, account, password);
        return true;
      }),
  };

  /**
   * Whoever reads the mail owns the address. Until now nobody had shown that, so every other way into
   * the account may be a stranger's who signed up with it first.
   */
  async function takeOver(tx: Kysely<Schema>, userId: string) {
    await tx
      .updateTable("account_user")
      .set({ email_confirmed_at: now() })
      .where("id", "=", userId)
      .execute();
    await tx.deleteFrom("account_session").where("user_id", "=", userId).execute();
    await tx.deleteFrom("account_passkey").where("user_id", "=", userId).execute();
    await tx.deleteFrom("account_hosted").where("user_id", "=", userId).execute();
    await tx.deleteFrom("account_recovery_code").where("user_id", "=", userId).execute();
  }
}
