import type { Kysely } from "kysely";
import type { DatabaseKind } from "./database.ts";

interface MigrationInput {
  readonly db: Kysely<unknown>;
  readonly kind: DatabaseKind;
}

/** Statements, each ended by a semicolon; a function where the databases differ. */
export type Migration = string | ((input: MigrationInput) => string | Promise<void>);

export type Migrations = Readonly<Record<string, Migration>>;
