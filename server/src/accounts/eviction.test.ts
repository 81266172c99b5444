import {
  passkeyOfferSchema,
  recoveryCodesSchema,
  resetLookAnswerSchema,
  waysToSignInSchema,
} from "@smart-planner/contract";
import { beforeAll, expect, it } from "vitest";
import { makeAccounts, password } from "../../test/accounts-client.ts";
import { newAuthenticator } from "../../test/authenticator.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { calendarData } from "../calendars/user-data.ts";
import type { Database } from "../database/database.ts";
import { notificationData } from "../notifications/user-data.ts";

const next = "another lamp over friday";
const place = { origin: "https://planner.example.org", rpId: "planner.example.org" };
const relyingParty = { id: place.rpId, name: "Smart Planner", origin: place.origin };
const minuteMs = 60_000;

describeOnEachDatabase("a thief in the account", (makeDatabase) => {
  let database: Database;
  let time = Date.UTC(2027, 2, 1);
  let accounts: Awaited<ReturnType<typeof makeAccounts>>;
  beforeAll(async () => {
    database = await makeDatabase();
    accounts = await makeAccounts({
      database,
      now: () => time,
      sendsMail: true,
      ways: { relyingParty },
      keeps: [calendarData, notificationData],
    });
  });
  type Browser = ReturnType<typeof accounts.browser>;

  const offered = async (browser: Browser) => {
    const answer = await browser.post("/passkeys/offer", {});
    const { errand, options } = passkeyOfferSchema.parse(await answer.json());
    const key = newAuthenticator(place);
    return { id: key.id, body: { errand, response: key.create(options) } };
  };
  const addPasskey = async (browser: Browser, name: string) => {
    const { id, body } = await offered(browser);
    expect((await browser.post("/passkeys", { ...body, name })).status).toBe(200);
    return id;
  };
  const connectProvider = (userId: string) =>
    database.db
      .insertInto("account_hosted")
      .values({
        issuer: "https://school.example",
        subject: userId,
        user_id: userId,
        email: "ada@school.example",
        linked_at: time,
      })
      .execute();
  const codesOf = async (browser: Browser) => {
    const answer = await browser.post("/recovery-codes", {});
    return recoveryCodesSchema.parse(await answer.json()).codes;
  };
  const waysOf = async (browser: Browser) =>
    waysToSignInSchema.parse(await (await browser.ask("/api/account/ways")).json());
  const recover = (email: string, code = "") =>
    accounts.browser().post("/recover", { email, code, newPassword: "stolen lamp over monday" });
  const linkTo = async (email: string) => {
    await accounts.browser().post("/reset/ask", { email });
    await accounts.deliver();
    const mail = accounts.mails.findLast(
      ({ to, text }) => to === email && text.includes("/reset#"),
    );
    return /\/reset#([\w-]{43})\n/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  const confirmed = async (email: string) => {
    await database.db
      .updateTable("account_user")
      .set({ email_confirmed_at: time })
      .where("email", "=", email)
      .execute();
  };
  const subjectsTo = async (email: string) => {
    await accounts.deliver();
    return accounts.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  };

  it("a changed password removes their codes and everything the owner does not keep", async () => {
    const { browser, email, uid } = await accounts.signedUp();
    const own = await addPasskey(browser, "My phone");
    const thief = accounts.browser();
    await thief.signIn(email);
    await addPasskey(thief, "Not mine");
    await connectProvider(uid);
    const [code] = await codesOf(thief);
    const keep = { passkeys: [own], hosted: false };
    const body = { currentPassword: password, newPassword: next, keep };
    expect((await browser.post("/password", body)).status).toBe(200);
    expect(await thief.whoAmI()).toBeNull();
    expect((await recover(email, code)).status).toBe(401);
    const { passkeys, hosted, recoveryCodes } = await waysOf(browser);
    expect(passkeys.map(({ name }) => name)).toEqual(["My phone"]);
    expect(hosted).toBeNull();
    expect(recoveryCodes.left).toBe(0);
  });

  it("a changed password leaves what the owner keeps", async () => {
    const { browser, uid } = await accounts.signedUp();
    const own = await addPasskey(browser, "My phone");
    await connectProvider(uid);
    const keep = { passkeys: [own], hosted: true };
    await browser.post("/password", { currentPassword: password, newPassword: next, keep });
    const { passkeys, hosted } = await waysOf(browser);
    expect(passkeys).toHaveLength(1);
    expect(hosted).toEqual({
      connectedAs: "ada@school.example",
      connectedAt: new Date(time).toISOString(),
    });
  });

  it("a reset removes everything that is not chosen from the list to stay", async () => {
    const { browser, email, uid } = await accounts.signedUp();
    await confirmed(email);
    const own = await addPasskey(browser, "My phone");
    await addPasskey(browser, "Not mine");
    await connectProvider(uid);
    const [code] = await codesOf(browser);
    const token = await linkTo(email);
    const looked = await accounts.browser().post("/reset/look", { token });
    const listed = resetLookAnswerSchema.parse(await looked.json());
    expect(listed.passkeys.map(({ name }) => name)).toEqual(["My phone", "Not mine"]);
    expect(listed.hosted?.connectedAs).toBe("ada@school.example");
    const owner = accounts.browser();
    const keep = { passkeys: [own], hosted: false };
    await owner.post("/reset", { token, newPassword: next, keep });
    expect(await browser.whoAmI()).toBeNull();
    expect((await recover(email, code)).status).toBe(401);
    const ways = await waysOf(owner);
    expect(ways.passkeys.map(({ name }) => name)).toEqual(["My phone"]);
    expect(ways.hosted).toBeNull();
  });

  it("a reset by link or by code, without a choice, removes everything", async () => {
    for (const isByCode of [true, false]) {
      const { browser, email, uid } = await accounts.signedUp();
      await confirmed(email);
      await addPasskey(browser, "Not mine");
      await connectProvider(uid);
      const [code] = await codesOf(browser);
      const owner = accounts.browser();
      const answer = isByCode
        ? await owner.post("/recover", { email, code, newPassword: next })
        : await owner.post("/reset", { token: await linkTo(email), newPassword: next });
      expect(answer.status).toBe(200);
      expect(await browser.whoAmI()).toBeNull();
      const { passkeys, hosted, recoveryCodes } = await waysOf(owner);
      expect({ passkeys, hosted, left: recoveryCodes.left }).toEqual({
        passkeys: [],
        hosted: null,
        left: 0,
      });
    }
  });

  it("adds nothing at the moment the password changes", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { browser, email } = await accounts.signedUp();
      const thief = accounts.browser();
      await thief.signIn(email);
      const { body } = await offered(thief);
      const keep = { passkeys: [], hosted: false };
      const changed = browser.post("/password", {
        currentPassword: password,
        newPassword: next,
        keep,
      });
      await Promise.all([
        changed,
        thief.post("/passkeys", { ...body, name: "Not mine" }),
        thief.post("/recovery-codes", {}),
      ]);
      expect((await changed).status).toBe(200);
      const { passkeys, recoveryCodes } = await waysOf(browser);
      expect({ passkeys, left: recoveryCodes.left }).toEqual({ passkeys: [], left: 0 });
    }
  });

  it("is announced to the confirmed address, without a secret, and to no other", async () => {
    const { browser, email, uid } = await accounts.signedUp();
    const attacker = await accounts.signedUp();
    await confirmed(email);
    await addPasskey(browser, "Laptop");
    await addPasskey(attacker.browser, "Laptop");
    const codes = await codesOf(browser);
    const subjects = await subjectsTo(email);
    expect(subjects).toContain("A passkey was added to your account");
    expect(subjects).toContain("New recovery codes were made for your account");
    const text = accounts.mails.map((mail) => mail.text).join();
    for (const code of codes) expect(text).not.toContain(code);
    expect(await subjectsTo(attacker.email)).toEqual(["Is this your e-mail address?"]);
    await browser.post("/delete", { password });
    expect(await subjectsTo(email)).toContain("Your account was deleted");
    await attacker.browser.post("/delete", { password });
    expect(await subjectsTo(attacker.email)).toEqual(["Is this your e-mail address?"]);
    const left = await database.db.selectFrom("mail_outbox").select(["about", "user_id"]).execute();
    expect(JSON.stringify(left)).not.toContain(email);
    expect(JSON.stringify(left)).not.toContain(uid);
  });

  it("cannot keep the owner from changing the password or deleting the account", async () => {
    const { browser, email } = await accounts.signedUp();
    const thief = accounts.browser();
    await thief.signIn(email);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await thief.post("/prove", { password: "a guess" })).status);
    expect(statuses.at(-1)).toBe(429);
    const changed = await browser.post("/password", {
      currentPassword: password,
      newPassword: next,
    });
    expect(changed.status).toBe(200);
    expect((await browser.post("/delete", { password: next })).status).toBe(200);
  });

  it("cannot do so with a stolen cookie from elsewhere either, with as few guesses from many places", async () => {
    const { browser } = await accounts.signedUp();
    const guess = async (address: string) => {
      const thief = accounts.browser(address);
      for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
      return (await thief.post("/prove", { password: "a guess" })).status;
    };
    for (let count = 0; count < 11; count += 1) await guess("203.0.113.7");
    expect(await guess("203.0.113.7")).toBe(429);
    expect((await browser.post("/prove", { password })).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 101; count += 1) statuses.push(await guess(`198.51.${count}.7`));
    expect(statuses[0]).toBe(403);
    expect(statuses.at(-1)).toBe(429);
    time += 61 * minuteMs;
    expect((await browser.post("/prove", { password })).status).toBe(200);
  });

  it("loses all of an account whose address the owner of the mailbox takes over", async () => {
    const { browser: attacker, email, uid } = await accounts.signedUp();
    await addPasskey(attacker, "Not mine");
    await connectProvider(uid);
    const { db } = database;
    const theirs = { user_id: uid, time_zone: "UTC" };
    await db
      .insertInto("plan_feed")
      .values({
        ...theirs,
        nonce: "nonce",
        secret_hash: `hash of ${uid}`,
        detail: "subjects",
        alarm: 0,
        last_read_at: null,
        rendered_head: -1,
        etag: "",
        body: "",
        versions: "{}",
      })
      .execute();
    await db
      .insertInto("calendar_source")
      .values({
        ...theirs,
        id: uid,
        sealed_address: "sealed",
        host: "example.org",
        etag: null,
        last_modified: null,
        print: "",
        read_on: "2027-03-01",
        refreshed_at: time,
        problem: null,
      })
      .execute();
    await db
      .insertInto("notification_settings")
      .values({
        ...theirs,
        email: "attacker@example.org",
        study_reminders: 1,
        exam_alerts: 1,
        weekly_digest: 1,
        motivational_quotes: 1,
        by_email: 1,
        unsubscribe_token: `unsubscribe ${uid}`,
        confirm_token: `confirm ${uid}`,
        confirmed_email: "attacker@example.org",
        version: "1",
        reached: 1,
        check_at: 0,
      })
      .execute();
    const token = await linkTo(email);
    const owner = accounts.browser();
    expect((await owner.post("/reset", { token, newPassword: next })).status).toBe(200);
    expect(await attacker.whoAmI()).toBeNull();
    for (const table of ["plan_feed", "calendar_source", "notification_settings"] as const) {
      const rows = await database.db.selectFrom(table).select("user_id").execute();
      expect([table, rows.filter(({ user_id }) => user_id === uid)]).toEqual([table, []]);
    }
  });
});
