import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Parts } from "../parts.ts";
import { hashOfToken } from "./sessions.ts";
import type { LinkKind } from "./tables.ts";

interface Link {
  readonly userId: string;
  readonly email: string;
}

interface Named {
  readonly kinds: readonly LinkKind[];
  readonly token: string;
}

export const linkMinutes = 30;

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/** Links in mails: valid once, for half an hour; the database stores a hash. */
export function createAccountLinks({ database: { db }, now }: Parts<"database" | "now">) {
  return {
    make: async ({ kind, userId, email }: Link & { readonly kind: LinkKind }): Promise<string> => {
      const token = randomBytes(32).toString("base64url");
      await db
        .insertInto("account_link")
        .values({
          hash: hashOfToken(token),
          kind,
          user_id: userId,
          email,
          expires_at: now() + linkMinutes * 60_000,
        })
        .execute();
      return token;
    },

    look: async ({ kinds, token }: Named): Promise<(Link & { kind: LinkKind }) | null> => {
      const row = await db
        .selectFrom("account_link")
        .select(["user_id", "email", "kind"])
        .where("hash", "=", hashOfToken(token))
        .where("kind", "in", kinds)
        .where("expires_at", ">", now())
        .executeTakeFirst();
      return row === undefined ? null : { userId: row.user_id, email: row.email, kind: row.kind };
    },

    /** In the transaction of the change it allows. */
    take: async ({
      tx,
      kinds,
      token,
    }: Named & { readonly tx: Kysely<Schema> }): Promise<(Link & { kind: LinkKind }) | null> => {
      const row = await tx
        .deleteFrom("account_link")
        .where("hash", "=", hashOfToken(token))
        .where("kind", "in", kinds)
        .where("expires_at", ">", now())
        .returning(["user_id", "email", "kind"])
        .executeTakeFirst();
      return row === undefined ? null : { userId: row.user_id, email: row.email, kind: row.kind };
    },

    withdraw: async (token: string) => {
      await db.deleteFrom("account_link").where("hash", "=", hashOfToken(token)).execute();
    },

    dropExpired: async () => {
      await db.deleteFrom("account_link").where("expires_at", "<", now()).execute();
    },
  };
}
