import { randomUUID } from "node:crypto";
import {
  type CalendarProblem,
  type CalendarSource,
  mostCalendarsByAddress,
} from "@smart-planner/contract";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Version } from "../outside/outside.ts";
import type { Parts } from "../parts.ts";
import type { CalendarSourceTable } from "./tables.ts";

export type SourceRow = Selectable<CalendarSourceTable>;

interface Copy {
  readonly version: Version;
  readonly print: string;
  readonly timeZone: string;
  readonly readOn: string;
  readonly at: number;
}

interface OneSource {
  readonly userId: string;
  readonly id: string;
}

export const sourceOf = ({ id, host, refreshed_at, problem }: SourceRow): CalendarSource => ({
  id,
  host,
  refreshedAt: new Date(refreshed_at).toISOString(),
  problem,
});

const columnsOf = ({ version, print, timeZone, readOn, at }: Copy) => ({
  etag: version.etag,
  last_modified: version.lastModified,
  print,
  time_zone: timeZone,
  read_on: readOn,
  refreshed_at: at,
  problem: null,
});

const listIn = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom("calendar_source")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();

export type SourceStore = ReturnType<typeof createSourceStore>;

/** Calendars by address (encrypted), with their last version. */
export function createSourceStore({ db, sealer }: Parts<"db" | "sealer">) {
  const one = ({ userId, id }: OneSource) =>
    db
      .selectFrom("calendar_source")
      .selectAll()
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .executeTakeFirst();

  const change = async ({ userId, id }: OneSource, columns: Partial<SourceRow>) =>
    db
      .updateTable("calendar_source")
      .set(columns)
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirst();

  return {
    one,
    list: (userId: string) => listIn(db, userId),
    addressOf: ({ sealed_address, user_id }: SourceRow) => sealer.open(sealed_address, user_id),
    /** Nothing if the limit is reached. */
    add: (userId: string, { address, host, copy }: { address: string; host: string; copy: Copy }) =>
      db.transaction().execute(async (tx) => {
        // Locks the account: concurrent adds must not exceed the limit.
        await tx
          .updateTable("account_user")
          .set(({ ref }) => ({ id: ref("id") }))
          .where("id", "=", userId)
          .execute();
        if ((await listIn(tx, userId)).length >= mostCalendarsByAddress) return undefined;
        return tx
          .insertInto("calendar_source")
          .values({
            id: randomUUID(),
            user_id: userId,
            sealed_address: sealer.seal(address, userId),
            host,
            ...columnsOf(copy),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      }),
    moveTo: (
      source: OneSource,
      { address, host, copy }: { address: string; host: string; copy: Copy },
    ) =>
      change(source, {
        sealed_address: sealer.seal(address, source.userId),
        host,
        ...columnsOf(copy),
      }),
    keepCopy: (source: OneSource, copy: Copy) => change(source, columnsOf(copy)),
    seenUnchanged: (source: OneSource, at: number) =>
      change(source, { refreshed_at: at, problem: null }),
    noteProblem: (source: OneSource, problem: CalendarProblem) => change(source, { problem }),
    remove: async ({ userId, id }: OneSource): Promise<boolean> => {
      const removed = await db
        .deleteFrom("calendar_source")
        .where("user_id", "=", userId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      return removed !== undefined;
    },
  };
}
