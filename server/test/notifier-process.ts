import { createSmtpMailer } from "../src/mail/smtp-mailer.ts";
import { createNotifier } from "../src/notifications/notifier.ts";
import { createPush } from "../src/notifications/push/push.ts";
import { createSealer } from "../src/secrets/sealed-text.ts";
import { openPostgres } from "./open-database.ts";
import { silentLog } from "./silent-log.ts";

/** One server's share of the work, at a moment that the test chooses: rounds until nothing is left. */
const [databaseUrl = "", smtpUrl = "", moment = "", secret = "", pushHost = ""] =
  process.argv.slice(2);
const publicUrl = new URL("https://planner.example.org");
const now = () => Number(moment);
const database = await openPostgres({ url: databaseUrl, log: silentLog });
const notifier = createNotifier({
  database,
  mail: {
    mailer: createSmtpMailer({
      smtpUrl: new URL(smtpUrl),
      from: "planner@example.org",
      log: silentLog,
    }),
    publicUrl,
  },
  push:
    secret === ""
      ? undefined
      : createPush({
          ...{ db: database.db, sealer: createSealer(Buffer.from(secret, "hex")), publicUrl },
          ...{ ownHosts: new Set([pushHost]), log: silentLog, now },
        }),
  log: silentLog,
  now,
});
process.stdout.write("ready\n");
await new Promise((resolve) => process.stdin.once("data", resolve));
for (let round = 0; round < 5; round += 1) await notifier.run();
await database.close();
process.exit(0);
