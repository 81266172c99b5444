import { existsSync } from "node:fs";
import { join } from "node:path";
import { openBeside } from "../database/open-beside.ts";
import { StartRefused } from "../start-refused.ts";
import { runAccountCommand } from "./account-commands.ts";
import { commandConfig } from "./command-config.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  const { database: config } = commandConfig();
  if (config.kind === "sqlite" && !existsSync(join(config.folder, "planner.sqlite"))) {
    throw new StartRefused(
      `There is no database in ${config.folder}; name its folder with DATA_DIR.`,
    );
  }
  const database = openBeside({ config });
  try {
    return await runAccountCommand({ name, args, database, now: Date.now() });
  } finally {
    await database.close();
  }
});
