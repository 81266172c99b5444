import { resolve } from "node:path";
import { backupSqlite } from "../database/backup-sqlite.ts";
import { StartRefused } from "../start-refused.ts";
import { commandConfig } from "./command-config.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => {
  const [, , to] = process.argv;
  if (to === undefined) throw new StartRefused("Name the file: npm run backup -- FILE");
  const { database } = commandConfig();
  if (database.kind === "postgres") {
    throw new StartRefused("DATABASE_URL is set: back PostgreSQL up with its own pg_dump.");
  }
  const file = resolve(to);
  backupSqlite({ folder: database.folder, file });
  return `Backed up to ${file}`;
});
