import { openDatabase as open } from "../src/database/open-database.ts";
import { openPostgres as postgres } from "../src/database/open-postgres.ts";
import { openSqlite as sqlite } from "../src/database/open-sqlite.ts";
import { migrations } from "../src/migrations.ts";

type Input<Open extends (input: never) => unknown> = Omit<Parameters<Open>[0], "migrations">;

/** As the product opens them, with its migrations. */
export const openSqlite = (input: Input<typeof sqlite>) => sqlite({ migrations, ...input });
export const openPostgres = (input: Input<typeof postgres>) => postgres({ migrations, ...input });
export const openDatabase = (input: Input<typeof open>) => open({ migrations, ...input });
