import type { PersonalData } from "../http/capability.ts";

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

export const accountData: PersonalData = {
  name: "waysToSignIn",
  export: async ({ db, userId }) => {
    const password = await db
      .selectFrom("account_password")
      .select("changed_at")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    const passkeys = await db
      .selectFrom("account_passkey")
      .select(["name", "added_at", "used_at"])
      .where("user_id", "=", userId)
      .execute();
    const hosted = await db
      .selectFrom("account_hosted")
      .select(["issuer", "subject", "email", "linked_at"])
      .where("user_id", "=", userId)
      .execute();
    const user = await db
      .selectFrom("account_user")
      .select("email_confirmed_at")
      .where("id", "=", userId)
      .executeTakeFirst();
    return {
      emailConfirmedAt: iso(user?.email_confirmed_at ?? null),
      passwordChangedAt: iso(password?.changed_at ?? null),
      passkeys: passkeys.map(({ name, added_at, used_at }) => ({
        name,
        addedAt: iso(added_at),
        lastUsedAt: iso(used_at),
      })),
      hosted: hosted.map(({ linked_at, ...identity }) => ({
        ...identity,
        connectedAt: iso(linked_at),
      })),
    };
  },
  // Cascades with the account.
  erase: async () => undefined,
};
