import { randomUUID } from "node:crypto";
import type { KeptWays } from "@smart-planner/contract";
import type { Kysely } from "kysely";
import { DatabaseUnavailable } from "../database/database-unavailable.ts";
import type { Schema } from "../database/schema.ts";
import type { PersonalData } from "../http/capability.ts";
import type { Parts } from "../parts.ts";
import { endOtherWays } from "./end-other-ways.ts";

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly joinedAt: number;
}

interface NewAccount extends Pick<Account, "email" | "name"> {
  readonly isConfirmed?: boolean;
  /** Otherwise `also` adds the first way to sign in. */
  readonly passwordHash?: string;
  readonly also: Also;
}

/** Runs in the same transaction, for example to queue a mail. */
export type Also = (tx: Kysely<Schema>, userId: string) => Promise<unknown>;

interface PasswordChange {
  readonly userId: string;
  /** Only if this is still the password; `null` for a first one. */
  readonly oldHash: string | null;
  readonly newHash: string;
  readonly keep: KeptWays | undefined;
  readonly also?: Also;
}

interface Erasure {
  readonly userId: string;
  readonly email: string;
  readonly alsoErase: readonly PersonalData["erase"][];
  /** Mails the confirmed address. */
  readonly announce: (tx: Kysely<Schema>) => Promise<unknown>;
}

export type AccountStore = ReturnType<typeof createAccountStore>;

export function createAccountStore({ database, now }: Parts<"database" | "now">) {
  const { db } = database;
  const findBy = async (column: "id" | "email", value: string): Promise<Account | null> => {
    const row = await db
      .selectFrom("account_user")
      .select(["id", "email", "name", "joined_at"])
      .where(column, "=", value)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { joined_at: joinedAt, ...account } = row;
    return { ...account, joinedAt };
  };
  const findByEmail = (email: string) => findBy("email", email);

  return {
    find: (id: string) => findBy("id", id),

    findByEmail,

    passwordHashOf: async (userId: string): Promise<string | null> => {
      const row = await db
        .selectFrom("account_password")
        .select("hash")
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row?.hash ?? null;
    },

    /** `null` if the address is taken. */
    create: async ({ email, name, passwordHash, ...more }: NewAccount): Promise<Account | null> => {
      const id = randomUUID();
      const joinedAt = now();
      const confirmedAt = more.isConfirmed === true ? joinedAt : null;
      try {
        // In one transaction: an account without a way to sign in could neither be used nor created
        // again.
        await db.transaction().execute(async (tx) => {
          await tx
            .insertInto("account_user")
            .values({ id, email, name, joined_at: joinedAt, email_confirmed_at: confirmedAt })
            .execute();
          if (passwordHash !== undefined)
            await tx
              .insertInto("account_password")
              .values({ user_id: id, hash: passwordHash, changed_at: joinedAt })
              .execute();
          await more.also(tx, id);
        });
        return { id, email, name, joinedAt };
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        if (await findByEmail(email)) return null;
        throw error;
      }
    },

    rename: async ({ userId, name }: { readonly userId: string; readonly name: string }) => {
      await db.updateTable("account_user").set({ name }).where("id", "=", userId).execute();
    },

    /**
     * Sets the password and ends other sessions together; false if it was changed meanwhile. The
     * password goes first: a waiting sign-in sees the change, and a faster one left a session that
     * the second statement ends.
     */
    changePassword: ({ userId, oldHash, newHash, keep, also }: PasswordChange): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const row = { hash: newHash, changed_at: now() };
        const changed =
          oldHash === null
            ? await tx
                .insertInto("account_password")
                .values({ user_id: userId, ...row })
                .onConflict((conflict) => conflict.column("user_id").doNothing())
                .returning("user_id")
                .executeTakeFirst()
            : await tx
                .updateTable("account_password")
                .set(row)
                .where("user_id", "=", userId)
                .where("hash", "=", oldHash)
                .returning("user_id")
                .executeTakeFirst();
        if (changed === undefined) return false;
        await endOtherWays({ tx, userId, keep });
        await also?.(tx, userId);
        return true;
      }),

    /** Everything of this person in all capabilities. */
    erase: async ({ userId, email, alsoErase, announce }: Erasure) => {
      await db.transaction().execute(async (tx) => {
        for (const erase of alsoErase) await erase({ db: tx, userId });
        // Also mail requested by someone who knew only the address.
        await tx.deleteFrom("mail_outbox").where("about", "=", email).execute();
        // Sessions, passwords, codes, passkeys and links cascade.
        const gone = await tx
          .deleteFrom("account_user")
          .where("id", "=", userId)
          .returning("email_confirmed_at")
          .executeTakeFirst();
        if (typeof gone?.email_confirmed_at === "number") await announce(tx);
      });
      await database.scrub();
    },
  };
}
