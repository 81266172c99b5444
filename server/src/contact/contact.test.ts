import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { makeNotifications } from "../../test/notifications-client.ts";
import { silentLog } from "../../test/silent-log.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import type { Database } from "../database/database.ts";
import { createSmtpMailer } from "../mail/smtp-mailer.ts";
import { contactOutbox } from "./contact-mail.ts";
import { contactData } from "./user-data.ts";

const message = {
  name: "Amira",
  email: "amira@example.org",
  message: "My plan is empty.\nWhy?",
  website: "",
};

describeOnEachDatabase("messages of the contact page", (makeDatabase) => {
  let database: Database;
  let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
  let now = Date.parse("2026-06-10T08:00:00Z");
  const contactTo = "help@example.org";

  beforeAll(async () => {
    inbox = await startSmtpInbox();
  });
  afterAll(() => inbox.close());

  const open = async () => {
    database = await makeDatabase();
    inbox.mails.splice(0);
    return makeNotifications({ database, now: () => now });
  };
  const kept = () => database.db.selectFrom("contact_message").selectAll().execute();
  const mailRound = () => {
    const mailer = createSmtpMailer({ smtpUrl: inbox.url, from: contactTo, log: silentLog });
    return contactOutbox({ database, mailer, contactTo, log: silentLog, now: () => now })();
  };

  it("are kept, and mailed once with an address to answer to", async () => {
    const service = await open();
    const response = await service.send("POST", "/contact", message);
    expect(await response.json()).toEqual({ received: true });
    expect(await kept()).toMatchObject([{ name: "Amira", email: message.email, user_id: null }]);
    await Promise.all([mailRound(), mailRound(), mailRound()]);
    now += 60 * 60_000;
    await mailRound();
    expect(inbox.to(contactTo)).toHaveLength(1);
    const [mail] = inbox.mails;
    expect(mail?.headers.get("reply-to")).toBe("Amira <amira@example.org>");
    expect(mail?.body).toContain("My plan is empty.\r\nWhy?");
  });

  it("wait for a mail server that is away", async () => {
    const service = await open();
    await service.send("POST", "/contact", message);
    inbox.fail("busy");
    await mailRound();
    inbox.fail("none");
    await mailRound();
    expect(inbox.mails).toHaveLength(0);
    now += 10 * 60_000;
    await mailRound();
    expect(inbox.mails).toHaveLength(1);
  });

  it("carry no header that a visitor typed", async () => {
    const service = await open();
    const name = 'Amira\r\nBcc: everybody@example.org "';
    await service.send("POST", "/contact", { ...message, name });
    await mailRound();
    expect(inbox.mails[0]?.headers.has("bcc")).toBe(false);
    expect(inbox.mails[0]?.to).toBe(contactTo);
  });

  it.each([
    ["a blank name", { name: "  " }],
    ["no real address", { email: "nobody" }],
    ["no text", { message: "" }],
    ["too long a text", { message: "x".repeat(5_001) }],
    ["a number for a name", { name: 7 }],
    ["a field missing", { website: undefined }],
  ])("with %s are refused with words to act on", async (_, wrong) => {
    const service = await open();
    const response = await service.send("POST", "/contact", { ...message, ...wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: expect.stringMatching(/^Please fill in/),
    });
    expect(await kept()).toEqual([]);
  });

  it("of programs that fill in every field are thanked for and dropped", async () => {
    const service = await open();
    const body = { ...message, website: "https://spam.example" };
    const response = await service.send("POST", "/contact", body);
    expect(await response.json()).toEqual({ received: true });
    expect(await kept()).toEqual([]);
  });

  it("come five times an hour from one address at most", async () => {
    const service = await open();
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1)
      statuses.push((await service.send("POST", "/contact", message)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    now += 3_600_000;
    expect((await service.send("POST", "/contact", message)).status).toBe(200);
  });

  it("are part of the export and the deletion of their signed-in author", async () => {
    const service = await open();
    await service.send("POST", "/contact", message, "amira");
    await service.send("POST", "/contact", message);
    const { db } = database;
    const exported = await contactData.export({ db, userId: "amira" });
    expect(exported).toMatchObject([{ message: message.message }]);
    await contactData.erase({ db, userId: "amira" });
    expect(await contactData.export({ db, userId: "amira" })).toEqual([]);
    expect(await kept()).toHaveLength(1);
  });
});
