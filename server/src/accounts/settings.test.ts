import { setTimeout as wait } from "node:timers/promises";
import { deviceSessionsSchema } from "@smart-planner/contract";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { cheapHasher, makeAccounts, password } from "../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { change } from "../../test/workspace-client.ts";
import type { Database } from "../database/database.ts";

const newPassword = "another lamp over friday";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describeOnEachDatabase("the account's own settings", (makeDatabase) => {
  let database: Database;
  let accounts: Awaited<ReturnType<typeof makeAccounts>>;
  beforeAll(async () => {
    database = await makeDatabase();
    accounts = await makeAccounts({ database });
  });

  const sync = (browser: ReturnType<typeof accounts.browser>, uid: string) =>
    browser.ask("/api/workspace/sync", {
      method: "POST",
      body: {
        protocol: 1,
        user: uid,
        device: "device01",
        cursor: 0,
        changes: [change("quickPlanHours", "4", Date.now())],
      },
    });

  it("changes the display name", async () => {
    const { browser } = await accounts.signedUp();
    const rename = (displayName: unknown) =>
      browser.ask("/api/account/profile", { method: "PATCH", body: { displayName } });
    expect((await rename("  Ada Lovelace  ")).status).toBe(200);
    expect(await browser.whoAmI()).toMatchObject({ displayName: "Ada Lovelace" });
    for (const bad of ["", "   ", "x".repeat(81), "a\nb", 7]) {
      const response = await rename(bad);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: "A display name has 1 to 80 characters.",
      });
    }
    expect(await browser.whoAmI()).toMatchObject({ displayName: "Ada Lovelace" });
  });

  it("changes the password, ends every other session and gives this one a new token", async () => {
    const { browser, email } = await accounts.signedUp();
    const phone = accounts.browser();
    await phone.signIn(email);
    const before = browser.cookies.get("smartplanner_session");
    const response = await browser.post("/password", { currentPassword: password, newPassword });
    expect(response.status).toBe(200);
    expect(await browser.whoAmI()).toMatchObject({ email });
    expect(browser.cookies.get("smartplanner_session")).not.toBe(before);
    expect(await phone.whoAmI()).toBeNull();
    expect((await phone.signIn(email)).status).toBe(401);
    expect((await phone.signIn(email, newPassword)).status).toBe(200);
  });

  it("leaves no session made with the old password, however many sign in meanwhile", async () => {
    for (let round = 0; round < 12; round += 1) {
      const { browser, email } = await accounts.signedUp();
      const others = Array.from({ length: 6 }, () => accounts.browser());
      const arriving = others.map((other) => other.signIn(email));
      const changed = browser.post("/password", { currentPassword: password, newPassword });
      const late = accounts.browser();
      await Promise.all([...arriving, late.signIn(email), changed]);
      expect((await changed).status).toBe(200);
      for (const other of [...others, late]) expect(await other.whoAmI()).toBeNull();
      expect(await browser.whoAmI()).toMatchObject({ email });
    }
  });

  it("opens no session for a password that was right when it was looked at", async () => {
    const { browser, email } = await accounts.signedUp();
    const { promise: changed, resolve: tellChanged } = Promise.withResolvers<undefined>();
    const { promise: looked, resolve: tellLooked } = Promise.withResolvers<undefined>();
    const slow = await makeAccounts({
      database,
      hasher: {
        ...cheapHasher,
        verify: async (typed) => {
          const fits = await cheapHasher.verify(typed);
          tellLooked(undefined);
          await changed;
          return fits;
        },
      },
    });
    const thief = slow.browser();
    const arriving = thief.signIn(email);
    await looked;
    await browser.post("/password", { currentPassword: password, newPassword });
    tellChanged(undefined);
    expect((await arriving).status).toBe(401);
    expect(thief.cookies.size).toBe(0);
    expect(await browser.whoAmI()).toMatchObject({ email });
  });

  it("takes one of two changes of the password made at once", async () => {
    const { browser, email } = await accounts.signedUp();
    const phone = accounts.browser();
    await phone.signIn(email);
    const change = (from: typeof browser, next: string) =>
      from.post("/password", { currentPassword: password, newPassword: next });
    const both = await Promise.all([
      change(browser, newPassword),
      change(phone, `${newPassword} again`),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("refuses a wrong current password and a weak new one, and changes nothing", async () => {
    const { browser, email } = await accounts.signedUp();
    const wrong = await browser.post("/password", { currentPassword: "wrong one", newPassword });
    expect(wrong.status).toBe(403);
    expect(await wrong.json()).toMatchObject({ error: "That is not your current password." });
    const weak = await browser.post("/password", {
      currentPassword: password,
      newPassword: "password1",
    });
    expect(weak.status).toBe(422);
    expect((await accounts.browser().signIn(email)).status).toBe(200);
  });

  it("limits guesses of the password by session", async () => {
    const { browser } = await accounts.signedUp();
    for (let count = 0; count < 10; count += 1) {
      expect((await browser.post("/delete", { password: "wrong one" })).status).toBe(403);
    }
    expect((await browser.post("/delete", { password })).status).toBe(429);
  });

  it("lists sessions by device, this one first, and signs the others out", async () => {
    const { browser, email } = await accounts.signedUp();
    const phone = accounts.browser();
    await phone.post("/sign-in", { email, password }, { "user-agent": firefox });
    const list = async () => {
      const response = await browser.ask("/api/account/sessions");
      return deviceSessionsSchema.parse(await response.json()).sessions;
    };
    expect(await list()).toMatchObject([
      { current: true, device: "" },
      { current: false, device: "Firefox, Linux" },
    ]);
    const response = await browser.ask("/api/account/sessions", { method: "DELETE" });
    expect(response.status).toBe(200);
    expect(await list()).toMatchObject([{ current: true }]);
    expect(await phone.whoAmI()).toBeNull();
    expect(await browser.whoAmI()).toMatchObject({ email });
  });

  it("signs one device out, this one too, and leaves the others", async () => {
    const { browser, email } = await accounts.signedUp();
    const [phone, tablet] = [accounts.browser(), accounts.browser()];
    await phone.post("/sign-in", { email, password }, { "user-agent": firefox });
    await tablet.signIn(email);
    const list = async () => {
      const response = await browser.ask("/api/account/sessions");
      return deviceSessionsSchema.parse(await response.json()).sessions;
    };
    const before = await list();
    const lost = before.find(({ device }) => device === "Firefox, Linux")?.id ?? "";
    const end = (id: string) => browser.ask(`/api/account/sessions/${id}`, { method: "DELETE" });
    expect((await end(lost)).status).toBe(200);
    expect(await phone.whoAmI()).toBeNull();
    expect(await tablet.whoAmI()).toMatchObject({ email });
    expect((await list()).map(({ id }) => id)).not.toContain(lost);
    expect((await end(lost)).status).toBe(404);
    expect((await end(before.find(({ current }) => current)?.id ?? "")).status).toBe(200);
    expect(await browser.whoAmI()).toBeNull();
  });

  it("keeps one person's sessions out of another's reach", async () => {
    const one = await accounts.signedUp();
    const other = await accounts.signedUp();
    await one.browser.ask("/api/account/sessions", { method: "DELETE" });
    const theirs = await other.browser.ask("/api/account/sessions");
    const [session] = deviceSessionsSchema.parse(await theirs.json()).sessions;
    const path = `/api/account/sessions/${session?.id}`;
    expect((await one.browser.ask(path, { method: "DELETE" })).status).toBe(404);
    expect(await other.browser.whoAmI()).toMatchObject({ email: other.email });
    const list = await one.browser.ask("/api/account/sessions");
    expect(deviceSessionsSchema.parse(await list.json()).sessions).toHaveLength(1);
  });

  it("exports everything kept about a person, and nothing secret", async () => {
    const { browser, email, uid } = await accounts.signedUp();
    expect((await sync(browser, uid)).status).toBe(200);
    const response = await browser.ask("/api/account/export");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="smart-planner-account.json"',
    );
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      exportedAt: expect.any(String),
      account: { uid, email, displayName: email.split("@")[0], createdAt: expect.any(String) },
      sessions: [expect.objectContaining({ current: true })],
      waysToSignIn: {
        emailConfirmedAt: null,
        passwordChangedAt: expect.any(String),
        passkeys: [],
        hosted: [],
      },
      workspace: {
        registers: [expect.objectContaining({ register: "quickPlanHours", value: "4" })],
        earlierPlans: [],
      },
    });
    expect(text).not.toContain("argon2");
    expect(text).not.toContain(browser.cookies.get("smartplanner_session") ?? "?");
  });

  const everyRow = async () => {
    const tables = await database.db.introspection.getTables();
    const rows: unknown[] = [];
    for (const { name } of tables) {
      rows.push((await sql`select * from ${sql.table(name)}`.execute(database.db)).rows);
    }
    return JSON.stringify(rows);
  };

  it("deletes an account with its password, and leaves no row of it in any table", async () => {
    const { browser, email, uid } = await accounts.signedUp();
    const phone = accounts.browser();
    await phone.signIn(email);
    await sync(browser, uid);
    expect(await everyRow()).toContain(uid);
    expect((await browser.post("/delete", { password: "wrong one" })).status).toBe(403);
    expect(await everyRow()).toContain(uid);
    expect((await browser.post("/delete", { password })).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    const left = await everyRow();
    expect(left).not.toContain(uid);
    expect(left).not.toContain(email);
    expect(await phone.whoAmI()).toBeNull();
    expect((await sync(phone, uid)).status).toBe(401);
    expect((await accounts.browser().signIn(email)).status).toBe(401);
    expect((await accounts.browser().signUp(email)).status).toBe(200);
  });

  it("ends the live updates of sessions that are over, and only those", async () => {
    const listens = async (browser: ReturnType<typeof accounts.browser>) => {
      const response = await browser.ask("/api/workspace/events");
      const reader = response.body?.getReader();
      await reader?.read();
      return async () => {
        const next = await Promise.race([reader?.read(), wait(300)]);
        return next?.done !== true;
      };
    };
    const { browser, email } = await accounts.signedUp();
    const [signsOut, isSentOut] = [accounts.browser(), accounts.browser()];
    for (const other of [signsOut, isSentOut]) await other.signIn(email);
    const deleted = await accounts.signedUp();
    const listening = [browser, signsOut, isSentOut, deleted.browser].map(listens);
    const isOpen = await Promise.all(listening);
    await signsOut.post("/sign-out", {});
    await browser.ask("/api/account/sessions", { method: "DELETE" });
    await deleted.browser.post("/delete", { password });
    await wait(200);
    expect(await Promise.all(isOpen.map((ask) => ask()))).toEqual([true, false, false, false]);
  });

  it.each([
    ["PATCH", "/profile", { displayName: "Eve" }],
    ["POST", "/password", { currentPassword: password, newPassword }],
    ["GET", "/sessions", undefined],
    ["DELETE", "/sessions", undefined],
    ["GET", "/export", undefined],
    ["POST", "/delete", { password }],
  ])("answers %s %s with 401 without a session", async (method, path, body) => {
    const visitor = accounts.browser();
    const ask = () =>
      visitor.ask(`/api/account${path}`, { method, ...(body === undefined ? {} : { body }) });
    expect((await ask()).status).toBe(401);
    visitor.cookies.set("smartplanner_session", "not-a-session");
    expect((await ask()).status).toBe(401);
  });
});
