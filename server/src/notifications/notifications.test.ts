import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { makeNotifications, preferences } from "../../test/notifications-client.ts";
import { silentLog } from "../../test/silent-log.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { change } from "../../test/workspace-client.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { createSmtpMailer } from "../mail/smtp-mailer.ts";
import { notificationData } from "./user-data.ts";

const from = "Smart Planner <planner@example.org>";
/** Wednesday morning in Vienna, an hour before anything is due. */
const dawn = Date.parse("2026-06-10T04:00:00Z");
const minute = 60_000;

const plan = { "10-June-2026": [{ subject: "Mathematics", hours: 1, startTime: "09:00" }] };
const subjects = [{ subject: "Chemistry", examDate: "2026-06-17" }];

const linkIn = (text: string, kind: string) =>
  new RegExp(`https://planner\\.example\\.org(/api/notifications/${kind}/[\\w-]{32})`).exec(
    text,
  )?.[1] ?? "";

describeOnEachDatabase("notifications by e-mail", (makeDatabase, kind) => {
  let database: Database;
  let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
  let service: ReturnType<typeof makeNotifications>;
  let now = dawn;
  let user = "";
  let email = "";

  beforeAll(async () => {
    database = await makeDatabase();
    inbox = await startSmtpInbox();
    const mailer = createSmtpMailer({ smtpUrl: inbox.url, from, log: silentLog });
    service = makeNotifications({ database, mailer, now: () => now });
  });
  afterAll(async () => {
    await service.close();
    await inbox.close();
  });
  beforeEach(() => {
    now = dawn;
    user = randomUUID();
    email = `${user}@example.org`;
    inbox.fail("none");
  });

  const titles = () => inbox.to(email).map(({ headers }) => headers.get("subject"));
  const post = (path: string) => service.app.request(path, { method: "POST" });

  /** Saves, opens the link in the mail and presses its button. */
  const subscribe = async (changes: Partial<typeof preferences> = {}) => {
    await service.save(user, { email, ...changes });
    await service.round();
    const link = linkIn(inbox.to(email).at(-1)?.body ?? "", "confirm");
    expect((await post(link)).status).toBe(200);
    inbox.mails.splice(0);
    return link;
  };
  const roundAt = async (time: string) => {
    now = Date.parse(time);
    await service.round();
  };

  it("are only for signed-in users", async () => {
    for (const [method, path] of [
      ["GET", "preferences"],
      ["PUT", "preferences"],
      ["PUT", "time-zone"],
    ] as const) {
      const body = method === "GET" ? undefined : JSON.stringify(preferences);
      const response = await service.app.request(`/api/notifications/${path}`, {
        method,
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { body }),
      });
      expect(response.status).toBe(401);
    }
  });

  it("are kept for each account apart", async () => {
    expect(await service.read(user)).toEqual({ preferences: null, mail: "unconfirmed" });
    await service.save(user, { email, weeklyDigest: false });
    expect(await service.read(user)).toEqual({
      preferences: { ...preferences, email, weeklyDigest: false },
      mail: "unconfirmed",
    });
    expect((await service.read(randomUUID())).preferences).toBeNull();
  });

  it.each([
    { email: "nobody" },
    { email: "a@b.org, c@d.org" },
    { email: "a@b.org\r\nBcc: c@d.org" },
    { email: `${"a".repeat(260)}@example.org` },
    { timeZone: "Mars/Olympus" },
    { byEmail: "yes" },
  ])("refuse %j with words to act on", async (wrong) => {
    const body = { ...preferences, ...wrong };
    const response = await service.send("PUT", "/notifications/preferences", body, user);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(/\w+ .*\.$/) });
  });

  it("ask a new address first, and send nothing to one that has not said yes", async () => {
    await service.save(user, { email });
    await service.sync(user, plan);
    await service.round();
    expect(titles()).toEqual(["Is this your e-mail address?"]);
    await roundAt("2026-06-10T06:50:00Z");
    expect(titles()).toHaveLength(1);

    const link = linkIn(inbox.to(email)[0]?.body ?? "", "confirm");
    const page = await service.app.request(link);
    expect(await page.text()).toContain("Yes, send them here");
    expect((await service.read(user)).mail).toBe("unconfirmed");
    expect((await post(link)).status).toBe(200);
    expect((await service.read(user)).mail).toBe("confirmed");
    await roundAt("2026-06-10T06:50:00Z");
    expect(titles()).toContain("Mathematics at 09:00");
  });

  it("are in the student's language, and so is the page behind their link", async () => {
    await subscribe();
    await service.sync(user, plan, subjects);
    const display = change("smartplanner_display", '{"language":"de"}', now);
    const body = { protocol: 1, user, device: "device01", cursor: 0, changes: [display] };
    await service.send("POST", "/workspace/sync", body, user);
    await roundAt("2026-06-10T06:50:00Z");
    const told = inbox.to(email).find(({ headers }) => headers.get("subject")?.includes(" um "));
    const mail = (told?.body ?? "").replaceAll("=\r\n", "");
    expect(mail).toContain("Mathematics beginnt um 09:00 und dauert bis 10:00");
    expect(mail).not.toMatch(/Open Smart Planner|Stop all/);
    const page = await service.app.request(`${linkIn(mail, "unsubscribe")}?language=de`);
    expect(await page.text()).toContain("<button>Alle E-Mails abbestellen</button>");
  });

  it("ask again when the address changes, and the old link opens nothing", async () => {
    const link = await subscribe();
    await service.save(user, { email: `other-${email}` });
    expect((await service.read(user)).mail).toBe("unconfirmed");
    expect((await service.app.request(link)).status).toBe(404);
    expect((await post(link)).status).toBe(404);
  });

  it("write to one address three times a day at most", async () => {
    for (let index = 0; index < 5; index += 1) {
      await service.save(randomUUID(), { email });
      await service.round();
    }
    expect(titles()).toHaveLength(3);
  });

  it("come each at its hour by the student's clock, and never twice", async () => {
    await subscribe();
    await service.sync(user, plan, subjects);
    await roundAt("2026-06-10T04:59:59Z");
    expect(titles()).toEqual([]);
    await roundAt("2026-06-10T05:00:00Z");
    expect(titles()).toEqual(["A line to start the day"]);
    await roundAt("2026-06-10T06:00:00Z");
    expect(titles()).toEqual(["A line to start the day", "Chemistry exam in 7 days"]);
    await roundAt("2026-06-10T06:45:00Z");
    for (const time of ["06:45:30", "06:50:00", "06:59:59", "07:30:00", "12:00:00"])
      await roundAt(`2026-06-10T${time}Z`);
    expect(titles()).toEqual([
      "A line to start the day",
      "Chemistry exam in 7 days",
      "Mathematics at 09:00",
    ]);
    await roundAt("2026-06-14T16:00:00Z");
    expect(titles().at(-1)).toBe("Your week in Smart Planner");
  });

  it("report a plan that changed a minute ago, and leave out ticked sessions", async () => {
    await subscribe({ motivationalQuotes: false });
    await service.sync(user, plan);
    await roundAt("2026-06-10T06:40:00Z");
    const two = {
      "10-June-2026": [
        { subject: "Mathematics", hours: 1, startTime: "09:00" },
        { subject: "Art", hours: 1, startTime: "08:56" },
      ],
    };
    await service.sync(user, two, [], ["10-June-2026-Mathematics"]);
    await roundAt("2026-06-10T06:50:00Z");
    expect(titles()).toEqual(["Art at 08:56"]);
  });

  it("follow the student to another time zone", async () => {
    await subscribe();
    const body = { timeZone: "Asia/Tokyo" };
    const response = await service.send("PUT", "/notifications/time-zone", body, user);
    expect(response.status).toBe(200);
    await roundAt("2026-06-10T21:59:59Z");
    expect(titles()).toEqual([]);
    await roundAt("2026-06-10T22:00:00Z");
    expect(titles()).toEqual(["A line to start the day"]);
  });

  it("are plain text and simple HTML, with a header that ends them in one click", async () => {
    await subscribe();
    await service.sync(user, {
      "10-June-2026": [{ subject: "<b>Maths</b>", hours: 1, startTime: "09:00" }],
    });
    await roundAt("2026-06-10T06:50:00Z");
    const mail = inbox.to(email).find(({ headers }) => headers.get("subject")?.includes("Maths"));
    expect(mail?.headers.get("from")).toBe(from);
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail?.headers.get("content-type")).toMatch(/^multipart\/alternative/);
    expect(mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const link = linkIn(mail?.headers.get("list-unsubscribe") ?? "", "unsubscribe");
    expect(mail?.body).toContain(link);
    expect(mail?.body).toContain("&lt;b&gt;Maths&lt;/b&gt; starts at 09:00");
    expect(mail?.body).toContain("\n<b>Maths</b> starts at 09:00");

    const page = await service.app.request(link);
    expect(page.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(await page.text()).toContain('<form method="post"><button>Stop all e-mails</button>');
    expect((await service.read(user)).preferences?.byEmail).toBe(true);

    const ended = await service.app.request(link, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(ended.status).toBe(200);
    expect((await service.read(user)).preferences?.byEmail).toBe(false);
    inbox.mails.splice(0);
    await roundAt("2026-06-11T05:00:00Z");
    expect(titles()).toEqual([]);
  });

  it("show a page for a link that opens nothing", async () => {
    for (const kind of ["unsubscribe", "confirm"]) {
      const path = `/api/notifications/${kind}/${"x".repeat(32)}`;
      for (const method of ["GET", "POST"]) {
        const response = await service.app.request(path, { method });
        expect(response.status).toBe(404);
        expect(await response.text()).toContain("no longer valid");
      }
    }
  });

  it("are tried again while a mail server is busy, a few times and with pauses", async () => {
    await subscribe({ motivationalQuotes: false });
    await service.sync(user, plan);
    inbox.fail("busy");
    await roundAt("2026-06-10T06:45:00Z");
    await roundAt("2026-06-10T06:45:10Z");
    inbox.fail("none");
    await roundAt("2026-06-10T06:45:20Z");
    expect(titles()).toEqual([]);
    await roundAt("2026-06-10T06:45:31Z");
    expect(titles()).toEqual(["Mathematics at 09:00"]);
  });

  it("are given up after five tries", async () => {
    await subscribe({ motivationalQuotes: false });
    await service.sync(user, plan);
    inbox.fail("busy");
    for (let time = 0; time < 12; time += 1) {
      now = Date.parse("2026-06-10T06:45:00Z") + time * minute;
      await service.round();
    }
    const [row] = await database.db
      .selectFrom("notification_log")
      .select(["state", "attempts"])
      .where("user_id", "=", user)
      .execute();
    expect(row).toEqual({ state: "not-sent", attempts: 5 });
  });

  it("are not tried again at an address that does not exist", async () => {
    await subscribe({ motivationalQuotes: false });
    await service.sync(user, plan);
    inbox.fail("unknown-recipient");
    await roundAt("2026-06-10T06:45:00Z");
    inbox.fail("none");
    await roundAt("2026-06-10T06:50:00Z");
    expect(titles()).toEqual([]);
  });

  it("are not sent again when the line broke after the message was handed over", async () => {
    await subscribe({ motivationalQuotes: false });
    await service.sync(user, plan);
    inbox.fail("hang-up");
    await roundAt("2026-06-10T06:45:00Z");
    inbox.fail("none");
    await roundAt("2026-06-10T06:50:00Z");
    expect(titles()).toEqual(["Mathematics at 09:00"]);
  });

  it("are claimed by one of several that look at the same moment", async () => {
    await subscribe();
    await service.sync(user, plan, subjects);
    now = Date.parse("2026-06-10T06:50:00Z");
    await Promise.all(Array.from({ length: 6 }, () => service.round()));
    expect(titles().toSorted()).toEqual([
      "A line to start the day",
      "Chemistry exam in 7 days",
      "Mathematics at 09:00",
    ]);
  });

  it.skipIf(kind === "sqlite")("are left to another process that is looking at them", async () => {
    await subscribe();
    await service.sync(user, plan, subjects);
    await database.db.transaction().execute(async (elsewhere) => {
      const settings = elsewhere.selectFrom("notification_settings").where("user_id", "=", user);
      await settings.select("user_id").forUpdate().execute();
      await roundAt("2026-06-10T06:50:00Z");
      expect(titles()).toEqual([]);
    });
    await service.round();
    expect(titles()).toContain("Mathematics at 09:00");
  });

  it("are computed again after a change of their inputs, and not for a tick", async () => {
    await subscribe();
    await service.sync(user, plan, subjects);
    await roundAt("2026-06-10T06:50:00Z");
    const nextLook = async () => {
      const row = await database.db
        .selectFrom("notification_settings")
        .select("check_at")
        .where("user_id", "=", user)
        .executeTakeFirstOrThrow();
      return row.check_at;
    };
    const next = await nextLook();
    expect(next).toBeGreaterThan(now);
    const body = (register: string, value: string) => ({
      protocol: 1,
      user,
      device: "device01",
      cursor: 0,
      changes: [change(register, value, now)],
    });
    await service.send(
      "POST",
      "/workspace/sync",
      body("progress/10-June-2026-Mathematics", "true"),
      user,
    );
    expect(await nextLook()).toBe(next);
    for (const [register, value] of [
      ["quickPlanSubjects", "[]"],
      ["edits/one", "{}"],
      ["assignments/essay", "{}"],
      ["smartplanner_plan_in_use", '{"mode":"quick"}'],
      ["smartplanner_display", '{"clock":"12"}'],
    ] as const) {
      await service.send("POST", "/workspace/sync", body(register, value), user);
      expect(await nextLook(), register).toBe(0);
      await roundAt("2026-06-10T06:51:00Z");
      expect(await nextLook(), register).toBeGreaterThan(0);
    }
  });

  it("wait for the next round when one user's data cannot be used", async () => {
    await subscribe();
    await database.db
      .updateTable("notification_settings")
      .set({ time_zone: "Mars/Olympus" })
      .where("user_id", "=", user)
      .execute();
    const other = { user: randomUUID(), email: "" };
    const first = user;
    [user, email] = [other.user, `${other.user}@example.org`];
    await subscribe();
    await roundAt("2026-06-10T05:00:00Z");
    expect(titles()).toEqual(["A line to start the day"]);
    expect(inbox.to(`${first}@example.org`)).toEqual([]);
  });

  it("are part of an account's export and leave nothing behind at its deletion", async () => {
    await subscribe();
    await roundAt("2026-06-10T05:00:00Z");
    const { db } = database;
    expect(await notificationData.export({ db, userId: user })).toEqual({
      devices: [],
      preferences: { ...preferences, email },
      confirmedEmail: email,
      messages: [{ kind: "morningQuote", state: "sent", at: "2026-06-10T05:00:00.000Z" }],
    });
    await notificationData.erase({ db, userId: user });
    expect(await notificationData.export({ db, userId: user })).toEqual({
      devices: [],
      preferences: null,
      confirmedEmail: null,
      messages: [],
    });
  });

  it("write no address, no token and no subject name to the log", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "debug", write: (line) => lines.push(line) });
    const mailer = createSmtpMailer({ smtpUrl: inbox.url, from, log });
    const logged = makeNotifications({ database, mailer, now: () => now, log });
    const link = await subscribe();
    inbox.fail("unknown-recipient");
    await logged.sync(user, plan);
    now = Date.parse("2026-06-10T06:50:00Z");
    await logged.round();
    await logged.app.request(link);
    await logged.close();
    const text = lines.join("\n");
    expect(text).toContain("mail not delivered");
    for (const secret of [email, "Mathematics", link.split("/").at(-1) ?? "?"])
      expect(text).not.toContain(secret);
  });
});

describeOnEachDatabase("a server without mail", (makeDatabase) => {
  it("keeps preferences and says that it sends nothing", async () => {
    const service = makeNotifications({ database: await makeDatabase(), now: () => dawn });
    expect((await service.save("amira")).mail).toBe("unavailable");
    expect(await service.read("amira")).toEqual({ preferences, mail: "unavailable" });
    await service.close();
  });
});
