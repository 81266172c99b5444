import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { Parts } from "../../parts.ts";
import type { HostedPerson } from "./identity-provider.ts";

export type HostedStore = ReturnType<typeof createHostedStore>;

/** Identities by issuer and subject; an address proves nothing. */
export function createHostedStore({ database: { db }, now }: Parts<"database" | "now">) {
  return {
    ownerOf: async ({ issuer, subject }: HostedPerson): Promise<string | undefined> => {
      const row = await db
        .selectFrom("account_hosted")
        .select("user_id")
        .where("issuer", "=", issuer)
        .where("subject", "=", subject)
        .executeTakeFirst();
      return row?.user_id;
    },

    isLinked: async ({ userId, issuer }: { readonly userId: string; readonly issuer: string }) => {
      const row = await db
        .selectFrom("account_hosted")
        .select("subject")
        .where("user_id", "=", userId)
        .where("issuer", "=", issuer)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** False if the identity opens another account. */
    link: async (
      tx: Kysely<Schema>,
      { userId, person }: { readonly userId: string; readonly person: HostedPerson },
    ) => {
      const { issuer, subject, email } = person;
      const made = await tx
        .insertInto("account_hosted")
        .values({ issuer, subject, user_id: userId, email: email ?? "", linked_at: now() })
        .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
        .returning("user_id")
        .executeTakeFirst();
      return made !== undefined;
    },
  };
}
