import { createHash } from "node:crypto";
import { type Change, recordRegister } from "@smart-planner/contract";
import { CompiledQuery } from "kysely";
import type { DatabaseKind } from "../database/database.ts";
import type { OfUser } from "../database/of-user.ts";
import { bytesOf, noTotals, type Totals, totalsWith } from "./totals.ts";

const keyOf = (register: string) => createHash("sha256").update(register).digest("base64url");

interface Account {
  /** The last sequence; `undefined` for whom nothing was ever written. */
  readonly head: number | undefined;
  /** `undefined` until the rows of an earlier version are counted. */
  readonly totals: Totals | undefined;
}

const headColumns = ["head", "row_count", "live_count", "bytes", "digest", "latest"] as const;

interface HeadRow {
  readonly head: number;
  readonly row_count: number | null;
  readonly live_count: number | null;
  readonly bytes: number | null;
  readonly digest: string | null;
  readonly latest: string | null;
}

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
  readonly [Column in keyof HeldVersion]: HeldVersion[Column] | null;
};

/** Each row has the account's columns and one of its registers, or none. */
const accountWithPresent = (rows: readonly RowOfAccount[]) => {
  const present = new Map<string, HeldVersion>();
  for (const { register, stamp, value, sequence } of rows)
    if (register !== null && stamp !== null && sequence !== null)
      present.set(register, { register, stamp, value, sequence });
  return { ...accountOf(rows[0]), present };
};

/** Written out once: building them anew takes longer than running them. */
const readStatement: Readonly<Record<DatabaseKind, string>> = (() => {
  const columns = `head.head, head.row_count, head.live_count, head.bytes, head.digest, head.latest,
    row.register, row.stamp, row.value, row.sequence`;
  const from = (isAsked: string) => `select ${columns} from workspace_head as head
    left join workspace_register as row on row.user_id = head.user_id and ${isAsked}`;
  return {
    sqlite: `${from("row.key in (select value from json_each(?2))")} where head.user_id = ?1`,
    // Nobody else writes to the account until the transaction ends.
    postgres: `${from("row.key = any($2::text[])")} where head.user_id = $1 for update of head`,
  };
})();

/** The account with the present versions of the registers, in one statement. */
export async function readBeforeWrite({
  db,
  kind,
  userId,
  changes,
}: OfUser & { readonly kind: DatabaseKind; readonly changes: readonly Change[] }) {
  const keys = changes.map(({ register }) => keyOf(register));
  const values = [userId, kind === "postgres" ? keys : JSON.stringify(keys)];
  const { rows } = await db.executeQuery<RowOfAccount>(
    CompiledQuery.raw(readStatement[kind], values),
  );
  return accountWithPresent(rows);
}

/** Makes the row that is locked from then on, where there is none yet. */
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
  readonly headBefore: number;
  readonly head: number;
  readonly totals: Totals;
  readonly winners: readonly Change[];
  /** All that came, in the order of their sequences. */
  readonly changes: readonly Change[];
}

const upsert = `on conflict (user_id, key) do update set stamp = excluded.stamp,
  value = excluded.value, sequence = excluded.sequence, bytes = excluded.bytes`;
const target = "workspace_register (user_id, key, register, stamp, value, sequence, bytes)";
const moveHead = (values: readonly string[]) => `update workspace_head set head = ${values[0]},
  row_count = ${values[1]}, live_count = ${values[2]}, bytes = ${values[3]}, digest = ${values[4]},
  latest = ${values[5]} where user_id = ${values[6]}`;

/** All rows are one value: hundreds of rows as thousands of values take far longer. */
const insertRows = `insert into ${target} select ?1, value ->> 'key', value ->> 'register',
  value ->> 'stamp', value ->> 'value', value ->> 'sequence', value ->> 'bytes'
  from json_each(?2) where true ${upsert}`;

const writeStatements: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [insertRows, moveHead(["?1", "?2", "?3", "?4", "?5", "?6", "?7"])],
  postgres: [
    `with written as (insert into ${target} select $7, key, register, stamp, value, sequence, bytes
      from json_to_recordset($8::json) as new
        (key text, register text, stamp text, value text, sequence bigint, bytes integer) ${upsert})
    ${moveHead(["$1", "$2", "$3", "$4", "$5", "$6", "$7"])}`,
  ],
};

/** Writes what was decided; the caller has the account locked. */
export async function writeLocked({
  db,
  kind,
  userId,
  headBefore,
  head,
  totals,
  winners,
  changes,
}: OfUser & Written & { readonly kind: DatabaseKind }) {
  const sequences = new Map(
    changes.map(({ register }, index) => [register, headBefore + index + 1]),
  );
  const rows = JSON.stringify(
    winners.map((change) => ({
      key: keyOf(change.register),
      ...change,
      sequence: sequences.get(change.register) ?? head,
      bytes: bytesOf(change),
    })),
  );
  const { rows: count, live, bytes, digest, latest = null } = totals;
  const moved = [head, count, live, bytes, digest, latest, userId];
  const values = kind === "sqlite" ? [[userId, rows], moved] : [[...moved, rows]];
  for (const [index, statement] of writeStatements[kind].entries())
    await db.executeQuery(CompiledQuery.raw(statement, values[index] ?? []));
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
