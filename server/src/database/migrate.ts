import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { StartRefused } from "../start-refused.ts";
import type { DatabaseKind } from "./database.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import type { Migrations } from "./migration.ts";
import type { Schema } from "./schema.ts";

interface MigrateInput {
  readonly db: Kysely<Schema>;
  readonly kind: DatabaseKind;
  readonly steps: Migrations;
}

/** Returns the migrations that ran. Safe to call from several processes. */
export async function migrate({ db, kind, steps }: MigrateInput) {
  const bound = Object.fromEntries(
    Object.entries(steps).map(([name, up]) => [
      name,
      {
        up: async (db: Kysely<unknown>) => {
          const statements = typeof up === "string" ? up : ((await up({ db, kind })) ?? "");
          for (const statement of statements.split(";").slice(0, -1))
            await sql.raw(statement).execute(db);
        },
      },
    ]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => bound } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map((result) => result.migrationName);
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) throw error;
  if (error.message.startsWith("corrupted migrations")) throw otherVersion(error);
  const failed = results.find((result) => result.status === "Error")?.migrationName;
  if (failed === undefined) throw error;
  throw new StartRefused(
    `The database could not be brought up to date (${failed}: ${error.message}).`,
    { cause: error },
  );
}

const otherVersion = (cause: Error) =>
  new StartRefused(
    "The database was written by another version of Smart Planner; start the version that wrote it, or a newer one.",
    { cause },
  );
