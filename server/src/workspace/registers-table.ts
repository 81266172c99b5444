import { createHash } from "node:crypto";
import { type Change, recordRegister } from "@smart-planner/contract";
import { sql } from "kysely";
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

/**
 * The account with the present versions of the registers, in one statement. `locked` keeps others
 * from writing to the account until the transaction ends; SQLite has one writer anyway.
 */
export async function readBeforeWrite({
  db,
  userId,
  changes,
  locked,
}: OfUser & { readonly changes: readonly Change[]; readonly locked: boolean }) {
  const keys = changes.map(({ register }) => keyOf(register));
  const isAsked = locked
    ? sql<boolean>`row.key = any(${keys}::text[])`
    : sql<boolean>`row.key in (select value from json_each(${JSON.stringify(keys)}))`;
  const query = db
    .selectFrom("workspace_head as head")
    .leftJoin("workspace_register as row", (join) =>
      join.onRef("row.user_id", "=", "head.user_id").on(isAsked),
    )
    .select(["head.head", "head.row_count", "head.live_count", "head.bytes", "head.digest"])
    .select(["head.latest", "row.register", "row.stamp", "row.value", "row.sequence"])
    .where("head.user_id", "=", userId);
  return accountWithPresent(await (locked ? query.forUpdate("head") : query).execute());
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

const sequencesOf = ({ headBefore, changes }: Written) =>
  new Map(changes.map(({ register }, index) => [register, headBefore + index + 1]));

const newRows = (kind: DatabaseKind, rows: string) =>
  kind === "sqlite"
    ? sql`value ->> 'key', value ->> 'register', value ->> 'stamp', value ->> 'value',
        value ->> 'sequence', value ->> 'bytes' from json_each(${rows}) where true`
    : sql`key, register, stamp, value, sequence, bytes from json_to_recordset(${rows}::json) as new
        (key text, register text, stamp text, value text, sequence bigint, bytes integer)`;

/** Writes what was decided; the caller has the account locked. */
export async function writeLocked({
  db,
  kind,
  userId,
  ...written
}: OfUser & Written & { readonly kind: DatabaseKind }) {
  const sequences = sequencesOf(written);
  const { winners, totals, head } = written;
  const rows = winners.map((change) => ({
    key: keyOf(change.register),
    ...change,
    sequence: sequences.get(change.register) ?? head,
    bytes: bytesOf(change),
  }));
  // As one value: hundreds of rows as thousands of values would hold up everybody else.
  await sql`insert into workspace_register (user_id, key, register, stamp, value, sequence, bytes)
    select ${userId}, ${newRows(kind, JSON.stringify(rows))}
    on conflict (user_id, key) do update set stamp = excluded.stamp, value = excluded.value,
      sequence = excluded.sequence, bytes = excluded.bytes`.execute(db);
  await db
    .updateTable("workspace_head")
    .set({ head, ...columnsOf(totals) })
    .where("user_id", "=", userId)
    .execute();
}

export interface Asked {
  readonly userId: string;
  readonly changes: readonly Change[];
}

type PresentRow = RowOfAccount & { readonly user_id: string };

/** As `readBeforeWrite` without a lock, for many accounts in one statement of PostgreSQL. */
export async function readAllBeforeWrite({
  db,
  asked,
}: Pick<OfUser, "db"> & { readonly asked: readonly Asked[] }) {
  const pairs = asked.flatMap(({ userId, changes }) =>
    changes.map(({ register }) => ({ userId, key: keyOf(register) })),
  );
  const { rows } = await sql<PresentRow>`
    select head.user_id, head.head, head.row_count, head.live_count, head.bytes, head.digest,
      head.latest, present.register, present.stamp, present.value, present.sequence
    from unnest(
      ${pairs.map(({ userId }) => userId)}::text[], ${pairs.map(({ key }) => key)}::text[]
    ) as asked (user_id, key)
    join workspace_head as head on head.user_id = asked.user_id
    left join workspace_register as present
      on present.user_id = asked.user_id and present.key = asked.key`.execute(db);
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return (userId: string) => accountWithPresent(byUser.get(userId) ?? []);
}

/**
 * Writes what was decided for many accounts in one statement of PostgreSQL, each account's unless
 * somebody else has written to it since or is about to; answers whose was written. Whoever has moved
 * the head was first, so what is written becomes visible in the order of its sequences and no reader
 * skips any. An account that is locked is passed over: the others are not to wait for it.
 */
export async function writeAllUnlessMoved({
  db,
  decided,
}: Pick<OfUser, "db"> & {
  readonly decided: readonly (Written & { readonly userId: string })[];
}): Promise<ReadonlySet<string>> {
  const heads = <Value>(of: (each: (typeof decided)[number]) => Value) => decided.map(of);
  const winners = decided.flatMap((each) => {
    const sequences = sequencesOf(each);
    return each.winners.map((change) => ({
      ...change,
      userId: each.userId,
      sequence: sequences.get(change.register) ?? each.head,
    }));
  });
  const all = <Value>(of: (winner: (typeof winners)[number]) => Value) => winners.map(of);
  const { rows } = await sql<{ user_id: string }>`
    with free as (
      select user_id from workspace_head where user_id = any(${heads(({ userId }) => userId)})
      for update skip locked
    ), moved as (
      update workspace_head as head set head = new.head, row_count = new.row_count,
        live_count = new.live_count, bytes = new.bytes, digest = new.digest, latest = new.latest
      from unnest(
        ${heads(({ userId }) => userId)}::text[], ${heads(({ headBefore }) => headBefore)}::bigint[],
        ${heads(({ head }) => head)}::bigint[], ${heads(({ totals }) => totals.rows)}::integer[],
        ${heads(({ totals }) => totals.live)}::integer[], ${heads(({ totals }) => totals.bytes)}::integer[],
        ${heads(({ totals }) => totals.digest)}::text[],
        ${heads(({ totals }) => totals.latest ?? null)}::text[]
      ) as new (user_id, head_before, head, row_count, live_count, bytes, digest, latest)
      join free on free.user_id = new.user_id
      where head.user_id = new.user_id and head.head = new.head_before
      returning head.user_id
    ), written as (
      insert into workspace_register (user_id, key, register, stamp, value, sequence, bytes)
      select moved.user_id, new.key, new.register, new.stamp, new.value, new.sequence, new.bytes
      from moved join unnest(
        ${all(({ userId }) => userId)}::text[], ${all(({ register }) => keyOf(register))}::text[],
        ${all(({ register }) => register)}::text[], ${all(({ stamp }) => stamp)}::text[],
        ${all(({ value }) => value)}::text[], ${all(({ sequence }) => sequence)}::bigint[],
        ${all(bytesOf)}::integer[]
      ) as new (user_id, key, register, stamp, value, sequence, bytes)
        on new.user_id = moved.user_id
      on conflict (user_id, key) do update set stamp = excluded.stamp, value = excluded.value,
        sequence = excluded.sequence, bytes = excluded.bytes
    )
    select user_id from moved`.execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
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
