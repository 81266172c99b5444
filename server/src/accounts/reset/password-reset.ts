import type { KeptWays, OtherWays } from "@smart-planner/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { AccountParts } from "../account-parts.ts";
import type { Account } from "../account-store.ts";
import { endOtherWays } from "../end-other-ways.ts";

interface NewPassword {
  readonly newHash: string;
  readonly keep: KeptWays;
}

const nothing: KeptWays = { passkeys: [], hosted: false };

export type PasswordReset = ReturnType<typeof createPasswordReset>;

/** A new password by link or code, which is spent in the same transaction. */
export function createPasswordReset(
  input: AccountParts<
    "database" | "tokens" | "recovery" | "mail" | "otherWaysOf" | "personalData" | "now"
  >,
) {
  const { tokens, recovery, mail, otherWaysOf, personalData, now } = input;
  const { db } = input.database;

  const put = async (
    tx: Kysely<Schema>,
    { id: userId, email }: Pick<Account, "id" | "email">,
    { newHash, keep }: NewPassword,
  ) => {
    const row = { hash: newHash, changed_at: now() };
    await tx
      .insertInto("account_password")
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
      .execute();
    await endOtherWays({ tx, userId, keep });
    await mail.put(tx, { kind: "password-changed", email, userId });
  };

  return {
    /** Nothing may stay if the account would be taken over. */
    keepable: async (userId: string): Promise<OtherWays> => {
      const user = await db
        .selectFrom("account_user")
        .select("email_confirmed_at")
        .where("id", "=", userId)
        .executeTakeFirst();
      const isConfirmed = typeof user?.email_confirmed_at === "number";
      return isConfirmed ? otherWaysOf(userId) : { passkeys: [], hosted: null };
    },

    /** Keeps no other way to sign in if the account is taken over. */
    byLink: ({ token, newHash, keep }: NewPassword & { readonly token: string }) =>
      db.transaction().execute(async (tx): Promise<Account | null> => {
        const link = await tokens.take({ tx, kinds: ["reset"], token });
        if (link === undefined) return null;
        const user = await tx
          .selectFrom("account_user")
          .select(["id", "email", "name", "joined_at", "email_confirmed_at"])
          .where("id", "=", link.userId)
          .executeTakeFirst();
        // Mailed to an address that the account has since left.
        if (user === undefined || user.email !== link.data) return null;
        const isTakenOver = user.email_confirmed_at === null;
        await put(tx, user, { newHash, keep: isTakenOver ? nothing : keep });
        if (isTakenOver) await takeOver(tx, user.id);
        return { id: user.id, email: user.email, name: user.name, joinedAt: user.joined_at };
      }),

    byCode: ({
      account,
      hash,
      newHash,
    }: Pick<NewPassword, "newHash"> & {
      readonly account: Account;
      readonly hash: string;
    }): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        if (!(await recovery.spend({ tx, userId: account.id, hash }))) return false;
        await put(tx, account, { newHash, keep: nothing });
        return true;
      }),
  };

  /**
   * The reader of the mail owns the address. It was unconfirmed before, so everything connected may
   * belong to someone else who signed up with it.
   */
  async function takeOver(tx: Kysely<Schema>, userId: string) {
    await tx
      .updateTable("account_user")
      .set({ email_confirmed_at: now() })
      .where("id", "=", userId)
      .execute();
    for (const { erase, reachesOut } of personalData)
      if (reachesOut === true) await erase({ db: tx, userId });
  }
}
