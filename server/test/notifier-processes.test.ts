import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createPostgresDatabase, postgresIsAvailable } from "./each-database.ts";
import { makeNotifications } from "./notifications-client.ts";
import { openPostgres } from "./open-database.ts";
import { silentLog } from "./silent-log.ts";
import { startSmtpInbox } from "./smtp-inbox.ts";

const file = fileURLToPath(new URL("./notifier-process.ts", import.meta.url));
const students = 60;

describe.skipIf(!postgresIsAvailable())("two servers on one database", () => {
  it("send every message once, also when one is killed at work", async () => {
    const { url, drop } = await createPostgresDatabase();
    const database = await openPostgres({ url, log: silentLog });
    const inbox = await startSmtpInbox();
    const moment = Date.parse("2026-06-10T05:00:00Z");
    const service = makeNotifications({ database, now: () => moment - 3_600_000 });
    for (let index = 0; index < students; index += 1)
      await service.save(`student-${index}`, { email: `student-${index}@example.org` });
    await database.db
      .updateTable("notification_settings")
      .set((eb) => ({ confirmed_email: eb.ref("email") }))
      .execute();
    await database.db.deleteFrom("mail_outbox").execute();

    const start = (at = moment) =>
      spawn(process.execPath, [file, url, inbox.url.href, String(at)], {
        stdio: ["pipe", "pipe", "inherit"],
      });
    const all = [start(), start(), start()];
    await Promise.all(all.map(({ stdout }) => once(stdout, "data")));
    const ended = all.map((child) => once(child, "exit"));
    for (const { stdin } of all) stdin.write("go\n");
    while (inbox.mails.length < 10) await new Promise((done) => setTimeout(done, 5));
    all[2]?.kill("SIGKILL");
    await Promise.all(ended);
    // The killed process may have taken all accounts: they are free after its lease.
    const later = start(moment + 6 * 60_000);
    const laterEnded = once(later, "exit");
    later.stdin.write("go\n");
    await laterEnded;

    const received = inbox.mails.map(({ to }) => to);
    expect(new Set(received).size).toBe(received.length);
    const states = await database.db.selectFrom("notification_log").select(["state"]).execute();
    expect(states).toHaveLength(students);
    const unsettled = states.filter(({ state }) => state !== "sent").length;
    // Only what the killed one had in its hands: four users at a time.
    expect(unsettled).toBeLessThanOrEqual(4);
    expect(received.length).toBeGreaterThanOrEqual(students - unsettled);

    await inbox.close();
    await database.close();
    await drop();
  });
});
