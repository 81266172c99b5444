import { randomBytes } from "node:crypto";
import type { Parts } from "../parts.ts";
import { hashOfToken } from "./sessions.ts";

interface NewToken {
  readonly kind: string;
  readonly userId?: string;
  readonly data: unknown;
}

const minutes = 10;

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;

/** A one-time token: a passkey challenge or a trip to the provider. */
export function createOneTimeTokens({ database: { db }, now }: Parts<"database" | "now">) {
  return {
    begin: async ({ kind, userId, data }: NewToken): Promise<string> => {
      const token = randomBytes(32).toString("base64url");
      await db
        .insertInto("account_errand")
        .values({
          hash: hashOfToken(token),
          kind,
          user_id: userId ?? null,
          data: JSON.stringify(data),
          expires_at: now() + minutes * 60_000,
        })
        .execute();
      return token;
    },

    /** Deleted when it is taken, whatever the result. */
    take: async ({ kind, token }: { readonly kind: string; readonly token: string }) => {
      const row = await db
        .deleteFrom("account_errand")
        .where("hash", "=", hashOfToken(token))
        .where("kind", "=", kind)
        .where("expires_at", ">", now())
        .returning(["user_id", "data"])
        .executeTakeFirst();
      if (row === undefined) return null;
      const data: unknown = JSON.parse(row.data);
      return { userId: row.user_id, data };
    },

    dropExpired: async () => {
      await db.deleteFrom("account_errand").where("expires_at", "<", now()).execute();
    },
  };
}
