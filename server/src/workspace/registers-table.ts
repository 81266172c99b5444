import { createHash } from "node:crypto";
import { type Change, digestOf, recordRegister } from "@smart-planner/contract";
import { sql } from "kysely";
import type { OfUser } from "../database/of-user.ts";

const rowsPerStatement = 200;

const keyOf = (register: string) => createHash("sha256").update(register).digest("base64url");

export const bytesOf = ({ register, value }: Pick<Change, "register" | "value">) =>
  Buffer.byteLength(register) + Buffer.byteLength(value ?? "");

/**
 * Reserves sequences. The user's row stays locked to the end of the transaction, so that what
 * is written becomes visible in the order of its sequences and no reader skips any.
 */
export async function reserveSequences({ db, userId, count }: OfUser & { readonly count: number }) {
  const { head } = await db
    .insertInto("workspace_head")
    .values({ user_id: userId, head: count })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ head: sql<number>`workspace_head.head + excluded.head` }),
    )
    .returning("head")
    .executeTakeFirstOrThrow();
  return { first: head - count + 1, head };
}

export async function headOf({ db, userId }: OfUser): Promise<number> {
  const row = await db
    .selectFrom("workspace_head")
    .select("head")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.head ?? 0;
}

/** The newer version of each register stays; returns how many rows changed. */
export async function mergeChanges({
  db,
  userId,
  changes,
  firstSequence,
}: OfUser & { readonly changes: readonly Change[]; readonly firstSequence: number }) {
  let merged = 0;
  for (let from = 0; from < changes.length; from += rowsPerStatement) {
    const rows = changes.slice(from, from + rowsPerStatement).map((change, index) => ({
      user_id: userId,
      key: keyOf(change.register),
      register: change.register,
      stamp: change.stamp,
      value: change.value,
      sequence: firstSequence + from + index,
      bytes: bytesOf(change),
    }));
    const result = await db
      .insertInto("workspace_register")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["user_id", "key"])
          .doUpdateSet((eb) => ({
            stamp: eb.ref("excluded.stamp"),
            value: eb.ref("excluded.value"),
            sequence: eb.ref("excluded.sequence"),
            bytes: eb.ref("excluded.bytes"),
          }))
          .where(
            sql<boolean>`excluded.stamp > workspace_register.stamp or
              (excluded.stamp = workspace_register.stamp and
                coalesce(excluded.value, '') > coalesce(workspace_register.value, ''))`,
          ),
      )
      .executeTakeFirst();
    merged += Number(result.numInsertedOrUpdatedRows ?? 0);
  }
  return merged;
}

export async function bytesHeldBy({ db, userId }: OfUser): Promise<number> {
  const { bytes } = await db
    .selectFrom("workspace_register")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number | string>("bytes"), eb.lit(0)).as("bytes"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export const rowsAfter = ({
  db,
  userId,
  cursor,
  limit,
}: OfUser & { readonly cursor: number; readonly limit: number }) =>
  db
    .selectFrom("workspace_register")
    .select(["register", "stamp", "value", "sequence", "bytes"])
    .where("user_id", "=", userId)
    .where("sequence", ">", cursor)
    .orderBy("sequence")
    .limit(limit)
    .execute();

export async function digestHeldBy({ db, userId }: OfUser): Promise<string> {
  const rows = await db
    .selectFrom("workspace_register")
    .select(["register", "stamp"])
    .where("user_id", "=", userId)
    .execute();
  return digestOf(rows);
}

export const registersNamed = ({
  db,
  userId,
  names,
}: OfUser & { readonly names: readonly string[] }) =>
  db
    .selectFrom("workspace_register")
    .select(["register", "stamp", "value"])
    .where("user_id", "=", userId)
    .where("key", "in", names.map(keyOf))
    .execute();

/** The live records of a family; a prefix has no character that `like` reads as another. */
export const liveRecordsOf = ({
  db,
  userId,
  family: { prefix },
}: OfUser & { readonly family: { readonly prefix: string } }) =>
  db
    .selectFrom("workspace_register")
    .select(["register", "value"])
    .where("user_id", "=", userId)
    .where("register", "like", `${recordRegister({ prefix }, "")}%`)
    .where("value", "is not", null)
    .$narrowType<{ value: string }>()
    .execute();
