import type { Passkey } from "@smart-planner/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { Parts } from "../../parts.ts";
import type { AccountPasskeyTable } from "../tables.ts";

interface OfUser {
  readonly userId: string;
  readonly id: string;
}

export const mostPasskeys = 20;

const iso = (time: number) => new Date(time).toISOString();

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

export function createPasskeyStore({ database: { db }, now }: Parts<"database" | "now">) {
  const own = ({ userId, id }: OfUser) =>
    db.selectFrom("account_passkey").where("user_id", "=", userId).where("id", "=", id);

  return {
    find: (id: string) =>
      db.selectFrom("account_passkey").selectAll().where("id", "=", id).executeTakeFirst(),

    rowsOf: (userId: string): Promise<readonly AccountPasskeyTable[]> =>
      db.selectFrom("account_passkey").selectAll().where("user_id", "=", userId).execute(),

    list: async (userId: string): Promise<readonly Passkey[]> => {
      const rows = await db
        .selectFrom("account_passkey")
        .select(["id", "name", "added_at", "used_at"])
        .where("user_id", "=", userId)
        .orderBy("added_at")
        .execute();
      return rows.map(({ id, name, added_at, used_at }) => ({
        id,
        name,
        addedAt: iso(added_at),
        lastUsedAt: used_at === null ? null : iso(used_at),
      }));
    },

    /** False if it is already registered. */
    add: async (
      tx: Kysely<Schema>,
      passkey: Omit<AccountPasskeyTable, "added_at" | "used_at">,
    ): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto("account_passkey")
        .values({ ...passkey, added_at: now(), used_at: null })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    used: async ({ id, counter }: { readonly id: string; readonly counter: number }) => {
      await db
        .updateTable("account_passkey")
        .set({ counter, used_at: now() })
        .where("id", "=", id)
        .execute();
    },

    rename: async ({ userId, id, name }: OfUser & { readonly name: string }): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("account_passkey")
        .set({ name })
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    has: async (of: OfUser) => (await own(of).select("id").executeTakeFirst()) !== undefined,
  };
}
