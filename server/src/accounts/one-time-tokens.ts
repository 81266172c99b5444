import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Parts } from "../parts.ts";
import { hashOfToken } from "./sessions.ts";
import type { AccountTokenTable, LinkKind } from "./tables.ts";

type TokenKind = AccountTokenTable["kind"];

interface Named<Kind extends TokenKind> {
  readonly kinds: readonly Kind[];
  readonly token: string;
}

interface Found<Kind extends TokenKind> {
  readonly kind: Kind;
  readonly data: string;
  /** Links always have an account. */
  readonly userId: Kind extends LinkKind ? string : string | null;
}

export const linkMinutes = 30;
const challengeMinutes = 10;

const linkKinds: readonly TokenKind[] = ["reset", "confirm", "leave-email", "enter-email"];

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;

/**
 * One-time tokens: a link in a mail (about an address), a passkey challenge, a trip to the provider.
 * The database stores a hash.
 */
export function createOneTimeTokens({ database: { db }, now }: Parts<"database" | "now">) {
  const foundIn = <Kind extends TokenKind>(
    row: { readonly kind: TokenKind; readonly data: string; user_id: string | null } | undefined,
  ) => row && ({ kind: row.kind, data: row.data, userId: row.user_id } as Found<Kind>);

  return {
    make: async ({
      kind,
      userId = null,
      data,
    }: {
      readonly kind: TokenKind;
      readonly userId?: string | null;
      readonly data: string;
    }): Promise<string> => {
      const token = randomBytes(32).toString("base64url");
      const minutes = linkKinds.includes(kind) ? linkMinutes : challengeMinutes;
      const expires_at = now() + minutes * 60_000;
      await db
        .insertInto("account_token")
        .values({ hash: hashOfToken(token), kind, user_id: userId, data, expires_at })
        .execute();
      return token;
    },

    look: async <Kind extends TokenKind>({ kinds, token }: Named<Kind>) =>
      foundIn<Kind>(
        await db
          .selectFrom("account_token")
          .select(["user_id", "data", "kind"])
          .where("hash", "=", hashOfToken(token))
          .where("kind", "in", kinds)
          .where("expires_at", ">", now())
          .executeTakeFirst(),
      ),

    /** Deleted when it is taken: in the transaction of the change it allows, if there is one. */
    take: async <Kind extends TokenKind>({
      tx = db,
      kinds,
      token,
    }: Named<Kind> & { readonly tx?: Kysely<Schema> }) =>
      foundIn<Kind>(
        await tx
          .deleteFrom("account_token")
          .where("hash", "=", hashOfToken(token))
          .where("kind", "in", kinds)
          .where("expires_at", ">", now())
          .returning(["user_id", "data", "kind"])
          .executeTakeFirst(),
      ),

    withdraw: async (token: string) => {
      await db.deleteFrom("account_token").where("hash", "=", hashOfToken(token)).execute();
    },

    dropExpired: async () => {
      await db.deleteFrom("account_token").where("expires_at", "<", now()).execute();
    },
  };
}
