import { hash } from "node:crypto";
import { type Change, recordRegister } from "@smart-planner/contract";
import { CompiledQuery, type Selectable } from "kysely";
import type { DatabaseKind } from "../database/database.ts";
import type { OfUser } from "../database/of-user.ts";
import type { WorkspaceHeadTable } from "./tables.ts";
import { bytesOf, noTotals, type Totals, totalsWith } from "./totals.ts";

const keyOf = (register: string) => hash("sha256", register, "base64url");

interface Account {
  /** The last sequence; `undefined` for whom nothing was ever written. */
  readonly head: number | undefined;
  /** `undefined` until the rows of an earlier version are counted. */
  readonly totals: Totals | undefined;
}

const headColumns = ["head", "row_count", "live_count", "bytes", "digest", "latest"] as const;

type HeadRow = Pick<Selectable<WorkspaceHeadTable>, (typeof headColumns)[number]>;

const accountOf = (row: HeadRow | undefined): Account => {
  if (row === undefined) return { head: undefined, totals: noTotals };
  const { head, row_count: rows, live_count: live, bytes, digest, latest } = row;
  const isCounted = rows !== null && live !== null && bytes !== null && digest !== null;
  const totals = isCounted ? { rows, live, bytes, digest, latest: latest ?? undefined } : undefined;
  return { head, totals };
};

const columnsOf = ({ rows, live, bytes, digest, latest }: Totals) => ({
  row_count: rows,
  live_count: live,
  bytes,
  digest,
  latest: latest ?? null,
});

export const readAccount = async ({ db, userId }: OfUser): Promise<Account> =>
  accountOf(
    await db
      .selectFrom("workspace_head")
      .select(headColumns)
      .where("user_id", "=", userId)
      .executeTakeFirst(),
  );

/** A version with the sequence it was given. */
export interface HeldVersion extends Change {
  readonly sequence: number;
}

type RowOfAccount = HeadRow & {
  readonly user_id: string;
} & { readonly [Column in keyof HeldVersion]: HeldVersion[Column] | null };

/** Each row has the account's columns and one of its registers, or none. */
const accountWithPresent = (rows: readonly RowOfAccount[]) => {
  const present = new Map<string, HeldVersion>();
  for (const { register, stamp, value, sequence } of rows)
    if (register !== null && stamp !== null && sequence !== null)
      present.set(register, { register, stamp, value, sequence });
  return { ...accountOf(rows[0]), present };
};

/**
 * Locks these accounts until the transaction ends. A separate statement: one that waits for a lock
 * reads other tables as they were before.
 */
const lockStatement = `select user_id from workspace_head where user_id = any($1::text[])
  order by user_id for update`;

const readFrom = (
  asked: string,
) => `select head.user_id, head.head, head.row_count, head.live_count,
    head.bytes, head.digest, head.latest, row.register, row.stamp, row.value, row.sequence
  from ${asked} join workspace_head as head on head.user_id = asked.user_id
  left join workspace_register as row on row.user_id = asked.user_id and row.key = asked.key`;

const readStatement: Readonly<Record<DatabaseKind, string>> = {
  sqlite: readFrom(`(select value ->> 'user_id' as user_id, value ->> 'key' as key
    from json_each(?1)) as asked`),
  postgres: readFrom("json_to_recordset($1::json) as asked (user_id text, key text)"),
};

interface Asked {
  readonly userId: string;
  readonly changes: readonly Change[];
}

/** Accounts with the present versions of the registers that change, locked, in one statement for all. */
export async function readBeforeWrite({
  db,
  kind,
  asked,
}: Pick<OfUser, "db"> & { readonly kind: DatabaseKind; readonly asked: readonly Asked[] }) {
  const users = asked.map(({ userId }) => userId);
  if (kind === "postgres") await db.executeQuery(CompiledQuery.raw(lockStatement, [users]));
  const pairs = asked.flatMap(({ userId, changes }) => {
    const keys = changes.map(({ register }) => keyOf(register));
    // No register has this key: the account alone is asked for.
    return (keys.length === 0 ? [""] : keys).map((key) => ({ user_id: userId, key }));
  });
  const query = CompiledQuery.raw(readStatement[kind], [JSON.stringify(pairs)]);
  const { rows } = await db.executeQuery<RowOfAccount>(query);
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return (userId: string) => accountWithPresent(byUser.get(userId) ?? []);
}

/** Makes the row that is locked from then on, if there is none yet. */
export const makeHead = ({ db, userId }: OfUser) =>
  db
    .insertInto("workspace_head")
    .values({ user_id: userId, head: 0, ...columnsOf(noTotals) })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();

/** Reads all rows once, for an account that an earlier version wrote to last. */
export async function countTotals({ db, userId }: OfUser): Promise<Totals> {
  const rows = await db
    .selectFrom("workspace_register")
    .select(["register", "stamp", "value"])
    .where("user_id", "=", userId)
    .execute();
  return totalsWith(
    noTotals,
    rows.map((after) => ({ before: undefined, after })),
  );
}

interface Written {
  readonly userId: string;
  readonly headBefore: number;
  readonly head: number;
  readonly totals: Totals;
  readonly winners: readonly Change[];
  /** All that came, in the order of their sequences. */
  readonly changes: readonly Change[];
}

const columns = "user_id, key, register, stamp, value, sequence, bytes";
const upsert = `on conflict (user_id, key) do update set stamp = excluded.stamp,
  value = excluded.value, sequence = excluded.sequence, bytes = excluded.bytes`;
const ofRecord = (record: string) =>
  ["head", "row_count", "live_count", "bytes", "digest", "latest"]
    .map((column) => `${column} = ${record.replace("*", column)}`)
    .join(", ");

/** Rows and accounts are one value each: as thousands of values they take far longer. */
const insertRows = `insert into workspace_register (${columns}) select ${columns
  .split(", ")
  .map((column) => `value ->> '${column}'`)
  .join(", ")} from json_each(?1) where true ${upsert}`;
const moveHeads = `update workspace_head set ${ofRecord("new.value ->> '*'")}
  from json_each(?1) as new where workspace_head.user_id = new.value ->> 'user_id'`;
const writeAll = `with written as (
    insert into workspace_register (${columns}) select ${columns} from json_to_recordset($1::json)
      as new (user_id text, key text, register text, stamp text, value text, sequence bigint,
        bytes integer) ${upsert}
  ) update workspace_head as old set ${ofRecord("new.*")} from json_to_recordset($2::json) as new
    (user_id text, head bigint, row_count integer, live_count integer, bytes integer, digest text,
      latest text) where old.user_id = new.user_id`;

/** Writes the decided changes of several accounts; the caller has locked them. */
export async function writeLocked({
  db,
  kind,
  written,
}: Pick<OfUser, "db"> & { readonly kind: DatabaseKind; readonly written: readonly Written[] }) {
  const rows = written.flatMap(({ userId, headBefore, changes, winners }) => {
    const sequences = new Map(
      changes.map(({ register }, index) => [register, headBefore + index + 1]),
    );
    return winners.map(({ register, stamp, value }) => ({
      user_id: userId,
      ...{ key: keyOf(register), register, stamp, value },
      sequence: sequences.get(register),
      bytes: bytesOf({ register, value }),
    }));
  });
  const heads = written.map(({ userId, head, totals }) => ({
    user_id: userId,
    head,
    ...columnsOf(totals),
  }));
  const [allRows, allHeads] = [JSON.stringify(rows), JSON.stringify(heads)];
  const run = (statement: string, ...values: string[]) =>
    db.executeQuery(CompiledQuery.raw(statement, values));
  if (kind === "postgres") await run(writeAll, allRows, allHeads);
  else {
    await run(insertRows, allRows);
    await run(moveHeads, allHeads);
  }
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
