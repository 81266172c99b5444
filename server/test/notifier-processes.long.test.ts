import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { usersAtOnce } from "../src/notifications/notifier.ts";
import { createSealer } from "../src/secrets/sealed-text.ts";
import { createPostgresDatabase, postgresIsAvailable } from "./each-database.ts";
import { makeNotifications } from "./notifications-client.ts";
import { openPostgres } from "./open-database.ts";
import { startPushService } from "./push-service.ts";
import { addReminded } from "./reminded-students.ts";
import { silentLog } from "./silent-log.ts";
import { startSmtpInbox } from "./smtp-inbox.ts";

const file = fileURLToPath(new URL("./notifier-process.ts", import.meta.url));
const students = 60;
/** `npm run test:long` takes 3,000. */
const devices = Number(process.env.DEVICES ?? 150);

describe.skipIf(!postgresIsAvailable())("servers on one database", { timeout: 300_000 }, () => {
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
    // Only those the killed process was sending.
    expect(unsettled).toBeLessThanOrEqual(usersAtOnce);
    expect(received.length).toBeGreaterThanOrEqual(students - unsettled);

    await inbox.close();
    await database.close();
    await drop();
  });

  it("push to every device, and none shows a reminder twice, also when one is killed at work", async () => {
    const { url, drop } = await createPostgresDatabase();
    const database = await openPostgres({ url, log: silentLog });
    const moment = Date.parse("2026-06-10T05:00:00Z");
    const pushService = await startPushService({ now: () => moment });
    const secret = randomBytes(32);
    const sealer = createSealer(secret);
    const all = Array.from({ length: devices }, (_, index) => ({
      id: `student-${index}`,
      ...pushService.subscribe(),
    }));
    await addReminded({ database, sealer, all, wanted: "motivationalQuotes" });

    const [host = ""] = pushService.hosts;
    const start = (at = moment) =>
      spawn(
        process.execPath,
        [file, url, "smtp://127.0.0.1:1", String(at), secret.toString("hex"), host],
        { stdio: ["pipe", "pipe", "inherit"] },
      );
    const servers = [start(), start(), start()];
    await Promise.all(servers.map(({ stdout }) => once(stdout, "data")));
    const ended = servers.map((child) => once(child, "exit"));
    for (const { stdin } of servers) stdin.write("go\n");
    const reached = () => all.filter(({ device }) => device.posts > 0).length;
    while (reached() < devices / 3) await new Promise((done) => setTimeout(done, 5));
    servers[2]?.kill("SIGKILL");
    await Promise.all(ended);
    const later = start(moment + 6 * 60_000);
    const laterEnded = once(later, "exit");
    later.stdin.write("go\n");
    await laterEnded;

    expect(reached()).toBe(devices);
    // A second message of one topic and tag replaces the first; only those the killed process was
    // sending.
    for (const { device } of all)
      expect(new Set(device.messages.map(({ topic }) => topic)).size).toBe(1);
    const again = all.filter(({ device }) => device.messages.length > 1).length;
    expect(again).toBeLessThanOrEqual(usersAtOnce);

    await pushService.stop();
    await database.close();
    await drop();
  });
});
