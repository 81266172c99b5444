import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { Pool, type PoolClient, types } from "pg";
import { describeError, type Log } from "../log.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { OwnerGone } from "./owner-gone.ts";
import { isPostgresOwnerGone, isPostgresUnavailable } from "./postgres-errors.ts";

export interface PostgresTimes {
  readonly connectMs: number;
  readonly statementMs: number;
}

interface PoolInput {
  readonly url: string;
  readonly size: number;
  readonly times: PostgresTimes;
  readonly log: Log;
}

/** Otherwise a bigint arrives as text. */
function parserOf(oid: number, format?: "text" | "binary") {
  if (oid === types.builtins.INT8) return Number;
  return format === "binary" ? types.getTypeParser(oid, format) : types.getTypeParser(oid);
}

const toKnown = (error: unknown) => {
  if (isPostgresUnavailable(error)) return new DatabaseUnavailable(error);
  return isPostgresOwnerGone(error) ? new OwnerGone(error) : error;
};

/** A failed or timed-out connection may still be busy: it is closed. */
function guardClient({ client, log }: { client: PoolClient; log: Log }): PostgresPoolClient {
  let broken: DatabaseUnavailable | undefined;
  // An "error" event without a listener would end the process.
  const onError = (error: Error) => {
    broken = new DatabaseUnavailable(error);
    log.warn("database connection lost", describeError(error));
  };
  client.on("error", onError);

  async function run(text: string, values: readonly unknown[]) {
    if (broken) throw broken;
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      const known = toKnown(error);
      if (known instanceof DatabaseUnavailable) broken = known;
      throw known;
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new TypeError("Cursors are not used here.");
    return run(text, values);
  }

  return {
    query,
    release: (destroy) => {
      client.removeListener("error", onError);
      client.release(destroy === true || broken !== undefined);
    },
  };
}

export function createPostgresPool({ url, size, times, log }: PoolInput): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    application_name: "smart-planner",
    max: size,
    connectionTimeoutMillis: times.connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: times.statementMs,
    idle_in_transaction_session_timeout: times.statementMs * 3,
    // The server's own limit does not help if the server or the network hangs.
    query_timeout: times.statementMs === 0 ? 0 : times.statementMs + 1_000,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  pool.on("error", (error) => log.warn("idle database connection lost", describeError(error)));
  return {
    options: {},
    end: () => pool.end(),
    connect: async () => {
      try {
        return guardClient({ client: await pool.connect(), log });
      } catch (error) {
        throw toKnown(error);
      }
    },
  };
}
