import { restoreKeptDays, restoreSqlite } from "../database/restore-sqlite.ts";
import { StartRefused } from "../start-refused.ts";
import { commandConfig } from "./command-config.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => {
  const [, , file] = process.argv;
  if (file === undefined) throw new StartRefused("Name the backup: npm run restore -- FILE");
  const { database } = commandConfig();
  if (database.kind === "postgres") {
    throw new StartRefused("DATABASE_URL is set: restore PostgreSQL with its own pg_restore.");
  }
  const kept = restoreSqlite({ folder: database.folder, file, now: new Date() });
  if (kept === undefined) return `Restored ${file}.`;
  return `Restored ${file}. What was there is in ${kept}. It holds every account of that time, and the server removes it after ${restoreKeptDays} days.`;
});
