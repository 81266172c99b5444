import type { KeptWays, OtherWays } from "@smart-planner/contract";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { AccountParts } from "./account-parts.ts";

interface EndInput {
  readonly tx: Kysely<Schema>;
  readonly userId: string;
  /** By default all passkeys and providers. */
  readonly keep: KeptWays | undefined;
}

/**
 * Ends everything else that opens the account after a password change: sessions, recovery codes,
 * links, and passkeys and providers that are not kept. Sessions are deleted twice: the second time
 * those opened by a removed passkey or provider.
 */
export async function endOtherWays({ tx, userId, keep }: EndInput) {
  const drop = (table: "account_session" | "account_recovery_code" | "account_email_change") =>
    tx.deleteFrom(table).where("user_id", "=", userId);
  await drop("account_session").execute();
  await drop("account_recovery_code").execute();
  await drop("account_email_change").execute();
  await tx
    .deleteFrom("account_token")
    .where("user_id", "=", userId)
    .where("kind", "!=", "confirm")
    .execute();
  if (keep === undefined) return;
  await tx
    .deleteFrom("account_passkey")
    .where("user_id", "=", userId)
    .$if(keep.passkeys.length > 0, (query) => query.where("id", "not in", keep.passkeys))
    .execute();
  if (!keep.hosted) await tx.deleteFrom("account_hosted").where("user_id", "=", userId).execute();
  await drop("account_session").execute();
}

/** Ways to sign in without the password. */
export const createOtherWays =
  ({ database: { db }, passkeys }: AccountParts<"database" | "passkeys">) =>
  async (userId: string): Promise<OtherWays> => {
    const hosted = await db
      .selectFrom("account_hosted")
      .select(["email", "linked_at"])
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return {
      passkeys: [...(await passkeys.list(userId))],
      hosted:
        hosted === undefined
          ? null
          : { connectedAs: hosted.email, connectedAt: new Date(hosted.linked_at).toISOString() },
    };
  };
