import type { Kysely } from "kysely";
import type { DatabaseKind } from "./database.ts";

interface MigrationInput {
  readonly db: Kysely<unknown>;
  readonly kind: DatabaseKind;
}

export type Migration = (input: MigrationInput) => Promise<void>;

export type Migrations = Readonly<Record<string, Migration>>;
