import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { addAccount } from "../../../test/add-account.ts";
import { describeOnEachDatabase } from "../../../test/each-database.ts";
import { hostileAddresses } from "../../../test/hostile-addresses.ts";
import { makeNotifications, publicUrl } from "../../../test/notifications-client.ts";
import { startPushService } from "../../../test/push-service.ts";
import { silentLog } from "../../../test/silent-log.ts";
import { startSmtpInbox } from "../../../test/smtp-inbox.ts";
import type { Database } from "../../database/database.ts";
import { createSmtpMailer } from "../../mail/smtp-mailer.ts";
import { createSealer } from "../../secrets/sealed-text.ts";
import { notificationData } from "../user-data.ts";
import { createPush, type Push } from "./push.ts";

/** Wednesday morning in Vienna, an hour before anything is due. */
const dawn = Date.parse("2026-06-10T04:00:00Z");
const beforeSession = "2026-06-10T06:50:00Z";
const plan = { "10-June-2026": [{ subject: "Mathematics", hours: 1, startTime: "09:00" }] };
const onlySessions = { examAlerts: false, weeklyDigest: false, motivationalQuotes: false };
const second = 1_000;

describeOnEachDatabase("reminders on devices", (makeDatabase) => {
  const sealer = createSealer(randomBytes(32));
  let database: Database;
  let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
  let pushService: Awaited<ReturnType<typeof startPushService>>;
  let push: Push;
  let service: ReturnType<typeof makeNotifications>;
  let now = dawn;
  let user = "";

  const newPush = () =>
    createPush({
      ...{ db: database.db, sealer, publicUrl, log: silentLog },
      ownHosts: pushService.hosts,
      now: () => now,
    });

  beforeAll(async () => {
    database = await makeDatabase();
    inbox = await startSmtpInbox();
    pushService = await startPushService({ now: () => now });
  });
  afterAll(async () => {
    await inbox.close();
    await pushService.stop();
  });
  beforeEach(() => {
    now = dawn;
    user = randomUUID();
    push = newPush();
    const from = "Smart Planner <planner@example.org>";
    const mailer = createSmtpMailer({ smtpUrl: inbox.url, from, log: silentLog });
    service = makeNotifications({ database, mailer, push, now: () => now });
  });
  afterEach(() => service.close());

  const signIn = (id: string) =>
    database.db
      .insertInto("account_session")
      .values({
        ...{ id, user_id: id, token: id, user_agent: "", way: "password" },
        ...{ created_at: 0, seen_at: 0, expires_at: dawn * 2, proved_at: 0 },
      })
      .execute();
  const register = (of: string, body: object) =>
    service.send(
      "PUT",
      "/notifications/devices",
      {
        shows: "quiet",
        wanted: { studyReminders: true, ...onlySessions },
        ...body,
      },
      of,
    );

  /** An account with a plan, preferences and one device. */
  const arrive = async ({ byEmail = false, shows = "quiet" } = {}) => {
    await addAccount(database, user);
    await signIn(user);
    await service.save(user, { ...onlySessions, byEmail, email: `${user}@example.org` });
    if (byEmail)
      await database.db
        .updateTable("notification_settings")
        .set((eb) => ({ confirmed_email: eb.ref("email") }))
        .where("user_id", "=", user)
        .execute();
    await service.sync(user, plan);
    const { device, subscription } = pushService.subscribe();
    const response = await register(user, { ...subscription, shows });
    expect(response.status).toBe(200);
    expect(device.messages.map(({ title }) => title)).toEqual(["Reminders are on"]);
    device.messages.splice(0);
    device.posts = 0;
    return { device, subscription };
  };
  const roundAt = async (time: string | number) => {
    now = typeof time === "string" ? Date.parse(time) : time;
    await service.round();
  };
  const titles = () =>
    inbox.to(`${user}@example.org`).flatMap(({ headers }) => headers.get("subject") ?? []);
  const devicesOf = (id: string) => push.devicesOf(id);

  it("come once, name no subject, and spare the email", async () => {
    const { device } = await arrive({ byEmail: true });
    await roundAt(beforeSession);
    await roundAt(now + 20 * second);
    expect(device.messages).toEqual([
      {
        title: "A session starts at 09:00",
        body: "Open Smart Planner to see it.",
        topic: expect.any(String),
      },
    ]);
    expect(titles()).not.toContain("Mathematics at 09:00");
  });

  it("name the subject if the device asks for it", async () => {
    const { device } = await arrive({ shows: "names" });
    await roundAt(beforeSession);
    expect(device.messages[0]?.title).toBe("Mathematics at 09:00");
  });

  it("read no plan at the busy minute, and still heed a tick and a moved session", async () => {
    const { device } = await arrive();
    await roundAt("2026-06-10T05:00:00Z");
    const plans = database.db.updateTable("workspace_register").set({ value: "unreadable" });
    await plans.where("user_id", "=", user).where("register", "=", "quickPlanCache").execute();
    await roundAt(beforeSession);
    expect(device.messages).toHaveLength(1);

    const later = { "10-June-2026": [{ subject: "Art", hours: 1, startTime: "11:00" }] };
    await service.sync(user, later);
    await roundAt("2026-06-10T08:00:00Z");
    await service.sync(user, later, [], ["10-June-2026-Art"]);
    await roundAt("2026-06-10T08:50:00Z");
    expect(device.messages).toHaveLength(1);
    // Changed again before it is due: earlier than the server had planned to look.
    const sooner = { "10-June-2026": [{ subject: "Music", hours: 1, startTime: "10:59" }] };
    await service.sync(user, sooner);
    await roundAt("2026-06-10T08:51:00Z");
    expect(device.messages).toHaveLength(2);
  });

  it("go by email if the device does not accept them", async () => {
    const { device, subscription } = await arrive({ byEmail: true });
    const wanted = { studyReminders: false, ...onlySessions };
    await register(user, { ...subscription, wanted });
    await roundAt(beforeSession);
    expect(device.messages).toEqual([]);
    expect(titles()).toContain("Mathematics at 09:00");
  });

  it("come again once after half an hour on the device that asked, and on no other person's word", async () => {
    const { device } = await arrive();
    const [{ id } = { id: "" }] = await devicesOf(user);
    await roundAt(beforeSession);
    const tag = device.messages[0]?.topic ?? "";
    const later = (of: string) =>
      service.send("POST", "/notifications/later", { device: id, tag, minutes: 30 }, of);
    expect((await later(randomUUID())).status).toBe(200);
    await roundAt(now + 1_810 * second);
    expect(device.messages).toHaveLength(1);
    expect((await later(user)).status).toBe(200);
    await roundAt(now + 1_790 * second);
    expect(device.messages).toHaveLength(1);
    now += 20 * second;
    await Promise.all([service.round(), service.round()]);
    await service.round();
    expect(device.messages.map(({ title }) => title)).toEqual([
      "A session starts at 09:00",
      "A session is waiting",
    ]);
  });

  it("go to a device that wants them where email does not", async () => {
    const { device } = await arrive({ byEmail: true });
    await service.save(user, {
      ...onlySessions,
      studyReminders: false,
      email: `${user}@example.org`,
    });
    await roundAt(beforeSession);
    expect(device.messages).toHaveLength(1);
  });

  it.each([404, 410])(
    "go by email when the only device answers %i, which is dropped",
    async (gone) => {
      const { device } = await arrive({ byEmail: true });
      device.answer = gone;
      await roundAt(beforeSession);
      expect(titles()).toContain("Mathematics at 09:00");
      expect(await devicesOf(user)).toEqual([]);
    },
  );

  it("are tried again while a service is down, without bothering the device that has them", async () => {
    const { device } = await arrive({ byEmail: true });
    const other = pushService.subscribe();
    await register(user, other.subscription);
    other.device.messages.splice(0);
    other.device.answer = 503;
    await roundAt(beforeSession);
    expect(device.messages).toHaveLength(1);
    other.device.answer = 201;
    await roundAt(now + 40 * second);
    expect(other.device.messages).toHaveLength(1);
    expect(device.messages).toHaveLength(1);
    expect(titles()).not.toContain("Mathematics at 09:00");
  });

  it("go by email when no device takes them in time", async () => {
    const { device } = await arrive({ byEmail: true });
    device.answer = "cut";
    for (let round = 0; round < 6; round += 1)
      await roundAt(round === 0 ? beforeSession : now + 130 * second);
    expect(titles().filter((title) => title === "Mathematics at 09:00")).toHaveLength(1);
    device.answer = 201;
    await roundAt(now + 60 * second);
    expect(device.messages).toEqual([]);
  });

  it("leave a service alone that asks for it", async () => {
    const { device } = await arrive();
    device.answer = 429;
    await roundAt(beforeSession);
    await roundAt(now + 40 * second);
    expect(device.posts).toBe(1);
    device.answer = 201;
    await roundAt(now + 110 * second);
    expect(device.messages).toHaveLength(1);
  });

  it("drop a device whose service refuses our messages for three days", async () => {
    const { device } = await arrive();
    device.answer = 403;
    await roundAt(beforeSession);
    expect(await devicesOf(user)).toMatchObject([{ failing_since: now }]);
    now += 4 * 86_400_000;
    await service.sync(user, {
      "14-June-2026": [{ subject: "Art", hours: 1, startTime: "09:00" }],
    });
    await roundAt("2026-06-14T06:50:00Z");
    expect(await devicesOf(user)).toEqual([]);
  });

  it("come after all when the process that claimed them dies", async () => {
    const { device } = await arrive();
    now = Date.parse(beforeSession);
    await service.round();
    device.messages.splice(0);
    // As a process leaves it that was killed between claim and answer.
    await database.db
      .updateTable("notification_log")
      .set({ state: "pushing", devices: "" })
      .where("user_id", "=", user)
      .execute();
    await database.db
      .updateTable("notification_settings")
      .set({ check_at: 0 })
      .where("user_id", "=", user)
      .execute();
    await roundAt(now + 20 * second);
    expect(device.messages).toEqual([]);
    await roundAt(now + 60 * second);
    expect(device.messages).toHaveLength(1);
  });

  it("are sent once by two servers at the same time", async () => {
    const { device } = await arrive();
    now = Date.parse(beforeSession);
    await Promise.all([service.round(), service.round(), service.round()]);
    expect(device.messages).toHaveLength(1);
  });

  it("end with the sign-in and with the device's own leave", async () => {
    await arrive();
    const [device] = await devicesOf(user);
    const leave = (of: string) =>
      service.send("DELETE", `/notifications/devices/${device?.id}`, {}, of);
    expect((await leave(randomUUID())).status).toBe(200);
    expect(await devicesOf(user)).toHaveLength(1);
    expect((await leave(user)).status).toBe(200);
    expect(await devicesOf(user)).toEqual([]);

    await register(user, pushService.subscribe().subscription);
    expect(await devicesOf(user)).toHaveLength(1);
    await database.db.deleteFrom("account_session").where("id", "=", user).execute();
    expect(await devicesOf(user)).toEqual([]);
  });

  it("move with a shared browser to the account that uses it", async () => {
    const { subscription, device } = await arrive();
    const first = user;
    user = randomUUID();
    await arrive();
    expect((await register(user, subscription)).status).toBe(200);
    expect(await devicesOf(first)).toEqual([]);
    expect(await devicesOf(user)).toHaveLength(2);
    device.messages.splice(0);
    // Registered again at each opening.
    await register(user, subscription);
    expect(device.messages).toEqual([]);
  });

  it("go to ten devices at most, and the longest unused leaves", async () => {
    await arrive();
    const [oldest] = await devicesOf(user);
    for (let count = 0; count < 10; count += 1) {
      now += second;
      await register(user, pushService.subscribe().subscription);
    }
    const kept = await devicesOf(user);
    expect(kept).toHaveLength(10);
    expect(kept.map(({ id }) => id)).not.toContain(oldest?.id);
  });

  it("never go to a host that is not a push service, nor report anything of it", async () => {
    const { subscription } = await arrive();
    const elsewhere = await startPushService({ now: () => now });
    const hidden = elsewhere.subscribe();
    for (const endpoint of [hidden.subscription.endpoint, "https://example.org/x"]) {
      const response = await register(user, { ...subscription, endpoint });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: "This device could not be reached. Please try again.",
      });
    }
    expect(hidden.device.posts).toBe(0);
    expect(await devicesOf(user)).toHaveLength(1);
    await elsewhere.stop();
  });

  it("refuse every address that leads to this machine or its network, in the same words", async () => {
    const { subscription } = pushService.subscribe();
    for (const endpoint of hostileAddresses) {
      const response = await register(randomUUID(), { ...subscription, endpoint });
      expect(response.status, endpoint).toBe(400);
      expect(await response.text()).toMatch(/could not be reached|cannot be reminded/);
    }
  });

  it("refuse keys that are not a point of the curve, and a device that cannot be reached", async () => {
    await arrive();
    const { subscription, device } = pushService.subscribe();
    const wrong = { ...subscription, p256dh: Buffer.alloc(65, 4).toString("base64url") };
    expect((await register(user, wrong)).status).toBe(400);
    device.answer = 410;
    expect((await register(user, subscription)).status).toBe(400);
    expect(await devicesOf(user)).toHaveLength(1);
  });

  it("need saved preferences", async () => {
    await addAccount(database, user);
    await signIn(user);
    const response = await register(user, pushService.subscribe().subscription);
    expect(response.status).toBe(409);
  });

  it("keep address and keys sealed, and out of the export", async () => {
    const { subscription } = await arrive();
    const rows = JSON.stringify(await database.db.selectFrom("push_device").selectAll().execute());
    const exported = JSON.stringify(
      await notificationData.export({ db: database.db, userId: user }),
    );
    for (const secret of [subscription.endpoint, subscription.p256dh, subscription.auth]) {
      expect(rows).not.toContain(secret);
      expect(exported).not.toContain(secret);
    }
    expect(exported).toContain('"label":""');
    await notificationData.erase({ db: database.db, userId: user });
    expect(await devicesOf(user)).toEqual([]);
  });

  it("are signed by one key of the installation, which another secret key replaces with its devices", async () => {
    await arrive();
    const key = await push.publicKey();
    const other = newPush();
    expect(await other.publicKey()).toBe(key);
    other.close();
    const moved = createPush({
      ...{ db: database.db, publicUrl, log: silentLog, ownHosts: pushService.hosts },
      sealer: createSealer(randomBytes(32)),
      now: () => now,
    });
    expect(await moved.publicKey()).not.toBe(key);
    expect(await devicesOf(user)).toEqual([]);
    moved.close();
  });
});
