import { randomBytes, randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../../database/schema.ts";
import type { AccountParts } from "../account-parts.ts";
import type { Typed } from "../password-hasher.ts";

/** Without the look-alikes 0, 1, l and o. */
const alphabet = "23456789abcdefghijkmnpqrstuvwxyz";
const half = 4;

const piece = () =>
  Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Such as `7f4k-q2mz`: 40 bits, behind a slow hash and few attempts. */
export const newRecoveryCode = (): string => `${piece()}-${piece()}`;

/** Ignores case, spaces and dashes. */
export const plainCode = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, "");

interface OfUser {
  readonly userId: string;
  readonly owner: Typed["owner"];
}

const codesEach = 10;

export type RecoveryStore = ReturnType<typeof createRecoveryStore>;

/** One-time codes. One salt per account: an attempt costs one slow hash, not ten. */
export function createRecoveryStore({
  database: { db },
  hasher,
  now,
}: AccountParts<"database" | "hasher" | "now">) {
  const saltOf = async (userId: string) => {
    const row = await db
      .selectFrom("account_recovery_code")
      .select("salt")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row?.salt;
  };

  return {
    /** New codes and their hashes. */
    make: async ({ userId, owner }: OfUser) => {
      const salt = randomBytes(16).toString("base64url");
      const codes = new Set<string>();
      while (codes.size < codesEach) codes.add(newRecoveryCode());
      const rows = await Promise.all(
        [...codes].map(async (code) => ({
          user_id: userId,
          salt,
          hash: await hasher.lookupHash({ password: plainCode(code), salt, owner }),
          made_at: now(),
        })),
      );
      /** Older codes stop working. */
      const put = async (tx: Kysely<Schema>) => {
        await tx.deleteFrom("account_recovery_code").where("user_id", "=", userId).execute();
        await tx.insertInto("account_recovery_code").values(rows).execute();
      };
      return { codes: [...codes], put };
    },

    /** The same work without codes or without an account. */
    hashOf: async ({
      userId,
      code,
      owner,
    }: {
      userId: string | undefined;
      code: string;
      owner: Typed["owner"];
    }) => {
      const salt = userId === undefined ? undefined : await saltOf(userId);
      return hasher.lookupHash({ password: plainCode(code), salt: salt ?? "none", owner });
    },

    /** True once: of two concurrent uses one fails. */
    spend: async ({ tx, userId, hash }: { tx: Kysely<Schema>; userId: string; hash: string }) => {
      const { numDeletedRows } = await tx
        .deleteFrom("account_recovery_code")
        .where("user_id", "=", userId)
        .where("hash", "=", hash)
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
