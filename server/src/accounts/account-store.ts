import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { DatabaseUnavailable } from "../database/database-unavailable.ts";
import type { PersonalData } from "../http/personal-data.ts";
import type { AuthLibrary } from "./auth-library.ts";

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: Date;
}

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
}

interface StoreInput {
  readonly library: AuthLibrary;
  readonly database: Database;
}

interface PasswordChange {
  readonly userId: string;
  readonly passwordHash: string;
}

interface Erasure {
  readonly userId: string;
  readonly alsoErase: readonly PersonalData["erase"][];
}

export type AccountStore = ReturnType<typeof createAccountStore>;

const provider = "credential";

/** People and their passwords. */
export function createAccountStore({ library, database }: StoreInput) {
  const { adapter, internalAdapter } = library;

  const findByEmail = async (email: string): Promise<Account | null> =>
    (await internalAdapter.findUserByEmail(email))?.user ?? null;

  return {
    findByEmail,

    passwordHashOf: async (userId: string): Promise<string | null> =>
      (await internalAdapter.findCredentialAccount(userId))?.password ?? null,

    /** `null` when the address is taken. */
    create: async ({ email, name, passwordHash }: NewAccount): Promise<Account | null> => {
      const times = () => ({ createdAt: new Date(), updatedAt: new Date() });
      const id = randomUUID();
      const user = { id, email, name, emailVerified: false, image: null, ...times() };
      const credential = {
        userId: id,
        accountId: id,
        providerId: provider,
        password: passwordHash,
        ...times(),
      };
      try {
        // Both or neither: an account without a password could neither be used nor be made again.
        await adapter.transaction(async (tx) => {
          await tx.create({ model: "user", data: user, forceAllowId: true });
          await tx.create({ model: "account", data: credential });
        });
        return user;
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        if (await findByEmail(email)) return null;
        throw error;
      }
    },

    rename: async ({ userId, name }: { readonly userId: string; readonly name: string }) => {
      await internalAdapter.updateUser(userId, { name, updatedAt: new Date() });
    },

    /** The new password and the end of every session, together. */
    changePassword: async ({ userId, passwordHash }: PasswordChange) => {
      const own = { field: "userId", value: userId };
      await adapter.transaction(async (tx) => {
        await tx.updateMany({
          model: "account",
          where: [own, { field: "providerId", value: provider }],
          update: { password: passwordHash, updatedAt: new Date() },
        });
        await tx.deleteMany({ model: "session", where: [own] });
      });
    },

    /** Everything of this person, here and wherever else the server keeps something. */
    erase: async ({ userId, alsoErase }: Erasure) => {
      await database.db.transaction().execute(async (db) => {
        for (const erase of alsoErase) await erase({ db, userId });
        await db.deleteFrom("account_session").where("user_id", "=", userId).execute();
        await db.deleteFrom("account_credential").where("user_id", "=", userId).execute();
        await db.deleteFrom("account_user").where("id", "=", userId).execute();
      });
      await database.scrub();
    },
  };
}
