import { randomBytes, randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { PasswordHasher, Typed } from "../password-hasher.ts";

/** Without 0, 1, l and o, which are read for one another. */
const alphabet = "23456789abcdefghijkmnpqrstuvwxyz";
const half = 4;

const piece = () =>
  Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Such as `7f4k-q2mz`: 40 bits, behind a slow hash and few tries. */
export const newRecoveryCode = (): string => `${piece()}-${piece()}`;

/** As it was written down: capitals, spaces and dashes do not matter. */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, "");

interface RecoveryInput {
  readonly database: Database;
  readonly hasher: PasswordHasher;
  readonly now: () => number;
}

interface OfUser {
  readonly userId: string;
  readonly owner: Typed["owner"];
}

const codesEach = 10;

export type RecoveryStore = ReturnType<typeof createRecoveryStore>;

/** Codes that open an account once. One salt for all of an account: a try costs one slow hash, not ten. */
export function createRecoveryStore({ database: { db }, hasher, now }: RecoveryInput) {
  const saltOf = async (userId: string) => {
    const row = await db
      .selectFrom("account_recovery_code")
      .select("salt")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row?.salt;
  };

  return {
    /** New ones, of which no other copy exists, and what is to be put of them. */
    make: async ({ userId, owner }: OfUser) => {
      const salt = randomBytes(16).toString("base64url");
      const codes = new Set<string>();
      while (codes.size < codesEach) codes.add(newRecoveryCode());
      const rows = await Promise.all(
        [...codes].map(async (code) => ({
          user_id: userId,
          salt,
          hash: await hasher.print({ password: plainCode(code), salt, owner }),
          made_at: now(),
        })),
      );
      /** The older ones work no longer. */
      const put = async (tx: Kysely<Schema>) => {
        await tx.deleteFrom("account_recovery_code").where("user_id", "=", userId).execute();
        await tx.insertInto("account_recovery_code").values(rows).execute();
      };
      return { codes: [...codes], put };
    },

    /** The same work for an account without codes, or for none at all. */
    printOf: async ({
      userId,
      code,
      owner,
    }: {
      userId: string | undefined;
      code: string;
      owner: Typed["owner"];
    }) => {
      const salt = userId === undefined ? undefined : await saltOf(userId);
      return hasher.print({ password: plainCode(code), salt: salt ?? "none", owner });
    },

    /** True once: of two who come with the same code at the same moment, one goes away. */
    spend: async ({ tx, userId, print }: { tx: Kysely<Schema>; userId: string; print: string }) => {
      const { numDeletedRows } = await tx
        .deleteFrom("account_recovery_code")
        .where("user_id", "=", userId)
        .where("hash", "=", print)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    left: async (userId: string): Promise<number> => {
      const { count } = await db
        .selectFrom("account_recovery_code")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
