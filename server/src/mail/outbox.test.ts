import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { silentLog } from "../../test/silent-log.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { createOutbox, dropOldMail, queueMail } from "./outbox.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const minuteMs = 60_000;

describeOnEachDatabase("the outbox", (makeDatabase, kind) => {
  let database: Database;
  let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
  let now = Date.UTC(2027, 2, 1);
  beforeAll(async () => {
    database = await makeDatabase();
    inbox = await startSmtpInbox();
  });
  afterAll(() => inbox.close());

  /** One process that sends to the address an email is about. */
  const process = (log: Log = silentLog) => {
    const mailer = createSmtpMailer({ smtpUrl: inbox.url, from: "planner@example.org", log });
    const hello = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
    const send = { hello: ({ about }: { about: string }) => mailer.send({ to: about, ...hello }) };
    return createOutbox({ database, send, log, now: () => now });
  };
  const put = async (userId: string | null = null) => {
    const about = `${randomUUID()}@example.org`;
    await queueMail({ tx: database.db, now, kind: "hello", userId, about });
    return about;
  };
  const waiting = () => database.db.selectFrom("mail_outbox").selectAll().execute();

  it("contains the writes of its transaction, and nothing of one that failed", async () => {
    const about = "nobody@example.org";
    const failing = database.db.transaction().execute(async (tx) => {
      await queueMail({ tx, now, kind: "hello", userId: null, about });
      throw new Error("The password was not changed.");
    });
    await expect(failing).rejects.toThrow("not changed");
    const to = await put();
    await process()();
    expect(inbox.to(about)).toEqual([]);
    expect(inbox.to(to)).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it("is emptied by many processes at once, each email sent once", async () => {
    const all: string[] = [];
    for (let nr = 0; nr < 20; nr += 1) all.push(await put());
    await Promise.all([process()(), process()(), process()()]);
    for (const to of all) expect(inbox.to(to)).toHaveLength(1);
  });

  it.skipIf(kind === "sqlite")(
    "is not held up by an email that another process is taking",
    async () => {
      const [taken, free] = [await put(), await put()];
      await database.db.transaction().execute(async (elsewhere) => {
        const row = elsewhere.selectFrom("mail_outbox").where("about", "=", taken);
        await row.select("id").forUpdate().execute();
        await process()();
        expect(inbox.to(free)).toHaveLength(1);
        expect(inbox.to(taken)).toEqual([]);
      });
      await process()();
      expect(inbox.to(taken)).toHaveLength(1);
    },
  );

  it("waits longer after each failure, gives up in the end and names no address in the log", async () => {
    const to = await put();
    const lines: string[] = [];
    const note = (event: string, fields?: object) =>
      lines.push(JSON.stringify({ event, ...fields }));
    const run = process({ ...silentLog, warn: note, error: note });
    inbox.fail("busy");
    const gaps: number[] = [];
    for (;;) {
      await run();
      const [row] = await waiting();
      if (row === undefined) break;
      gaps.push(Math.round((row.due_at - now) / minuteMs));
      now = row.due_at;
    }
    inbox.fail("none");
    expect(gaps).toEqual([1, 3, 9, 27, 81, 243, 360]);
    expect(lines.at(-1)).toBe(
      JSON.stringify({ event: "mail given up", kind: "hello", attempts: 8, outcome: "not-sent" }),
    );
    expect(lines.join()).not.toContain(to);
    await run();
    expect(inbox.to(to)).toEqual([]);
  });

  it("keeps an email of a process that died until its lease is over, then sends it once", async () => {
    const to = await put();
    const dying = createOutbox({
      database,
      send: { hello: () => new Promise(() => undefined) },
      log: silentLog,
      now: () => now,
    });
    void dying();
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
    now += 4 * minuteMs;
    await process()();
    expect(inbox.to(to)).toEqual([]);
    now += 2 * minuteMs;
    await Promise.all([process()(), process()()]);
    expect(inbox.to(to)).toHaveLength(1);
  });

  it("sends no email again that may have arrived", async () => {
    const to = await put();
    inbox.fail("hang-up");
    await process()();
    inbox.fail("none");
    now += 24 * 60 * minuteMs;
    await process()();
    expect(inbox.to(to)).toHaveLength(1);
  });

  it("loses the mails of an account with it, and after a year those that were never sent", async () => {
    const id = randomUUID();
    const { db } = database;
    const person = { id, email: `${id}@example.org`, name: "Amira", joined_at: now };
    await db
      .insertInto("account_user")
      .values({ ...person, email_confirmed_at: null })
      .execute();
    await put(id);
    await queueMail({ tx: db, now, kind: "of another version", userId: null, about: "x" });
    await db.deleteFrom("account_user").where("id", "=", id).execute();
    expect(await waiting()).toMatchObject([{ kind: "of another version" }]);
    await process()();
    await dropOldMail(db, now + 364 * 24 * 60 * minuteMs);
    expect(await waiting()).toHaveLength(1);
    await dropOldMail(db, now + 366 * 24 * 60 * minuteMs);
    expect(await waiting()).toEqual([]);
  });
});
