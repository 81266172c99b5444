import { createSmtpMailer } from "../src/mail/smtp-mailer.ts";
import { createNotifier } from "../src/notifications/notifier.ts";
import { openPostgres } from "./open-database.ts";
import { silentLog } from "./silent-log.ts";

/** One server's share of the work, at a moment that the test chooses: rounds until nothing is left. */
const [databaseUrl = "", smtpUrl = "", moment = ""] = process.argv.slice(2);
const database = await openPostgres({ url: databaseUrl, log: silentLog });
const notifier = createNotifier({
  database,
  mail: {
    mailer: createSmtpMailer({
      smtpUrl: new URL(smtpUrl),
      from: "planner@example.org",
      log: silentLog,
    }),
    publicUrl: new URL("https://planner.example.org"),
  },
  push: undefined,
  log: silentLog,
  now: () => Number(moment),
});
process.stdout.write("ready\n");
await new Promise((resolve) => process.stdin.once("data", resolve));
for (let round = 0; round < 5; round += 1) await notifier.run();
await database.close();
process.exit(0);
