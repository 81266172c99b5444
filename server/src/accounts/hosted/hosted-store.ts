import { randomUUID } from "node:crypto";
import { displayNameLength } from "@smart-planner/contract";
import type { Kysely } from "kysely";
import type { Database } from "../../database/database.ts";
import { DatabaseUnavailable } from "../../database/database-unavailable.ts";
import type { Schema } from "../../database/schema.ts";
import type { Account } from "../account-store.ts";
import type { HostedPerson } from "./identity-provider.ts";

interface HostedInput {
  readonly database: Database;
  readonly now: () => number;
}

interface WithEmail extends HostedPerson {
  readonly email: string;
}

export type HostedStore = ReturnType<typeof createHostedStore>;

/** Identities by issuer and subject; an address proves nothing. */
export function createHostedStore({ database: { db }, now }: HostedInput) {
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

    /** `null` if its address or identity already has an account. */
    create: async ({ issuer, subject, email, ...person }: WithEmail): Promise<Account | null> => {
      const id = randomUUID();
      const time = now();
      const [mailbox = email] = email.split("@");
      const given = person.name?.replaceAll(/\p{Cc}/gu, " ").trim();
      const name = (given === undefined || given === "" ? mailbox : given).slice(
        0,
        displayNameLength,
      );
      try {
        await db.transaction().execute(async (tx) => {
          await tx
            .insertInto("account_user")
            .values({
              id,
              email,
              name,
              joined_at: time,
              email_confirmed_at: person.emailIsVerified ? time : null,
            })
            .execute();
          await tx
            .insertInto("account_hosted")
            .values({ issuer, subject, user_id: id, email, linked_at: time })
            .execute();
        });
        return { id, email, name, joinedAt: time };
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        const taken = await db
          .selectFrom("account_user")
          .select("id")
          .where("email", "=", email)
          .executeTakeFirst();
        if (taken !== undefined) return null;
        throw error;
      }
    },
  };
}
