import type { OtherWays } from "@smart-planner/contract";
import type { Database } from "../database/database.ts";
import type { PasskeyStore } from "./passkeys/passkey-store.ts";

export const createOtherWays =
  ({
    database: { db },
    passkeys,
  }: {
    readonly database: Database;
    readonly passkeys: PasskeyStore;
  }) =>
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
