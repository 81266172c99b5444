import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Schema } from "../database/schema.ts";
import { errorOf } from "../http/error-of.ts";
import { Refused } from "../http/errors.ts";
import type { Also } from "./account-store.ts";

type Way =
  | { readonly by: "password" }
  | { readonly by: "passkey"; readonly id: string }
  | { readonly by: "hosted" };

const tables = { password: "account_password", hosted: "account_hosted" } as const;

interface Removal {
  readonly userId: string;
  readonly way: Way;
  readonly also?: Also;
}

interface WayRemovalInput {
  readonly database: Database;
  /** With passwords off, a stored one opens nothing. */
  readonly passwordsWork: boolean;
  readonly passkeysWork: boolean;
  readonly hostedWorks: boolean;
}

export type RemoveWay = ReturnType<typeof createWayRemoval>;

/** Removes a way to sign in; refuses if it is the last. */
export function createWayRemoval({ database, ...works }: WayRemovalInput) {
  const { db } = database;

  const remove = ({ tx, userId, way }: Removal & { readonly tx: Kysely<Schema> }) =>
    way.by === "passkey"
      ? tx
          .deleteFrom("account_passkey")
          .where("user_id", "=", userId)
          .where("id", "=", way.id)
          .execute()
      : tx.deleteFrom(tables[way.by]).where("user_id", "=", userId).execute();

  const countLeft = async ({ tx, userId }: { tx: Kysely<Schema>; userId: string }) => {
    const counted = async (table: "account_password" | "account_passkey" | "account_hosted") => {
      const rows = await tx
        .selectFrom(table)
        .select("user_id")
        .where("user_id", "=", userId)
        .execute();
      return rows.length;
    };
    return (
      (works.passwordsWork ? await counted("account_password") : 0) +
      (works.passkeysWork ? await counted("account_passkey") : 0) +
      (works.hostedWorks ? await counted("account_hosted") : 0)
    );
  };

  /** Concurrent removals wait at the account's row. */
  return ({ userId, way, also }: Removal): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable("account_user")
        .set((eb) => ({ name: eb.ref("name") }))
        .where("id", "=", userId)
        .execute();
      await remove({ tx, userId, way });
      if ((await countLeft({ tx, userId })) === 0) throw new Refused(409, errorOf("last-way"));
      await also?.(tx, userId);
    });
}
