import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { AccountParts } from "../account-parts.ts";
import type { Also } from "../account-store.ts";
import { linkMinutes } from "../one-time-tokens.ts";

const kinds = ["confirm", "leave-email", "enter-email"] as const;

/** The result of a link. */
type Said =
  | { readonly kind: "confirmed" }
  /** The other mailbox has not confirmed yet. */
  | { readonly kind: "half"; readonly end: "old" | "new" }
  | { readonly kind: "changed" }
  | { readonly kind: "taken" }
  | { readonly kind: "too-old" };

export type EmailStore = ReturnType<typeof createEmailStore>;

export function createEmailStore({
  database: { db },
  tokens,
  mail,
  now,
}: AccountParts<"database" | "tokens" | "mail" | "now">) {
  const emailOf = async (tx: Kysely<Schema>, userId: string) => {
    const user = await tx
      .selectFrom("account_user")
      .select("email")
      .where("id", "=", userId)
      .executeTakeFirst();
    return user?.email;
  };

  const confirm = async (tx: Kysely<Schema>, userId: string, email: string): Promise<Said> => {
    const { numUpdatedRows } = await tx
      .updateTable("account_user")
      .set({ email_confirmed_at: now() })
      .where("id", "=", userId)
      .where("email", "=", email)
      .executeTakeFirst();
    return { kind: numUpdatedRows > 0n ? "confirmed" : "too-old" };
  };

  const finish = async (tx: Kysely<Schema>, userId: string, to: string): Promise<Said> => {
    const from = await emailOf(tx, userId);
    const taken = await tx
      .selectFrom("account_user")
      .select("id")
      .where("email", "=", to)
      .executeTakeFirst();
    await tx.deleteFrom("account_email_change").where("user_id", "=", userId).execute();
    if (from === undefined) return { kind: "too-old" };
    if (taken !== undefined) return { kind: "taken" };
    await tx
      .updateTable("account_user")
      .set({ email: to, email_confirmed_at: now() })
      .where("id", "=", userId)
      .execute();
    // Links mailed to the old address stop working.
    await tx.deleteFrom("account_token").where("user_id", "=", userId).execute();
    await mail.put(tx, { kind: "email-changed", email: from, userId });
    return { kind: "changed" };
  };

  /** Notes that one of the two mailboxes confirmed, and changes the address if both have. */
  const confirmEnd = async (
    tx: Kysely<Schema>,
    {
      userId,
      email,
      isOld,
    }: { readonly userId: string; readonly email: string; readonly isOld: boolean },
  ): Promise<Said> => {
    // An address that the account has left can allow nothing.
    if (isOld && (await emailOf(tx, userId)) !== email) return { kind: "too-old" };
    const change = await tx
      .updateTable("account_email_change")
      .set(isOld ? { old_proved_at: now() } : { new_proved_at: now() })
      .where("user_id", "=", userId)
      .where("expires_at", ">", now())
      // Another address was requested since.
      .$if(!isOld, (query) => query.where("email", "=", email))
      .returning(["email", "old_proved_at", "new_proved_at"])
      .executeTakeFirst();
    if (change === undefined) return { kind: "too-old" };
    if (change.old_proved_at === null || change.new_proved_at === null) {
      return { kind: "half", end: isOld ? "old" : "new" };
    }
    return finish(tx, userId, change.email);
  };

  return {
    begin: async ({
      userId,
      email,
      also,
    }: {
      readonly userId: string;
      readonly email: string;
      readonly also: Also;
    }) => {
      const row = {
        email,
        old_proved_at: null,
        new_proved_at: null,
        expires_at: now() + linkMinutes * 60_000,
      };
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto("account_email_change")
          .values({ user_id: userId, ...row })
          .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
          .execute();
        // A confirmation of an earlier request does not count.
        await tx
          .deleteFrom("account_token")
          .where("user_id", "=", userId)
          .where("kind", "in", ["leave-email", "enter-email"])
          .execute();
        await also(tx, userId);
      });
    },

    look: (token: string) => tokens.look({ kinds, token }),

    sayYes: (token: string): Promise<Said> =>
      db.transaction().execute(async (tx): Promise<Said> => {
        const link = await tokens.take({ tx, kinds, token });
        if (link === undefined) return { kind: "too-old" };
        const { userId, data: email, kind } = link;
        if (kind === "confirm") return confirm(tx, userId, email);
        return confirmEnd(tx, { userId, email, isOld: kind === "leave-email" });
      }),

    dropExpired: async () => {
      await db.deleteFrom("account_email_change").where("expires_at", "<", now()).execute();
    },
  };
}
