import { beforeAll, expect, it } from "vitest";
import { makeAccounts, newEmail, password } from "../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";

const dayMs = 86_400_000;
const cookie = "smartplanner_session";

describeOnEachDatabase("sign-up and sign-in", (makeDatabase) => {
  let database: Database;
  let time = Date.UTC(2027, 2, 1);
  const now = () => time;
  let accounts: Awaited<ReturnType<typeof makeAccounts>>;
  beforeAll(async () => {
    database = await makeDatabase();
    accounts = await makeAccounts({ database, now });
  });

  it("signs up, signs in at once, and says who is signed in", async () => {
    const browser = accounts.browser();
    expect(await browser.whoAmI()).toBeNull();
    const email = newEmail();
    const response = await browser.signUp(`  ${email.toUpperCase()} `);
    expect(response.status).toBe(200);
    const user = { uid: expect.any(String), displayName: email.split("@")[0], email };
    expect(await response.json()).toEqual({ user });
    expect(await browser.whoAmI()).toEqual(user);
    expect(await accounts.browser().whoAmI()).toBeNull();
  });

  it("never puts a session token into a body, nor a password into the database", async () => {
    const browser = accounts.browser();
    const bodies: string[] = [];
    const email = newEmail();
    for (const response of [await browser.signUp(email), await browser.signIn(email)]) {
      bodies.push(await response.text());
    }
    const token = browser.cookies.get(cookie) ?? "";
    expect(token.length).toBeGreaterThan(40);
    const sessions = await browser.ask("/api/account/sessions");
    expect([...bodies, await sessions.text()].join()).not.toContain(token);
    const stored = [
      await database.db.selectFrom("account_session").selectAll().execute(),
      await database.db.selectFrom("account_password").selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(password);
    expect(JSON.stringify(stored)).toContain("$argon2id$v=19$");
  });

  it("gives a cookie that scripts and other sites cannot use", async () => {
    const response = await accounts.browser().signUp(newEmail());
    const [session, hint] = response.headers.getSetCookie();
    expect(session).toMatch(
      /^smartplanner_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(hint).toBe("smartplanner_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax");
  });

  it("marks the cookie as secure and bound to the host under HTTPS, and trusts no other", async () => {
    const publicUrl = new URL("https://planner.example.org");
    const { browser: open } = await makeAccounts({ database, now, config: { publicUrl } });
    const browser = open();
    const response = await browser.signUp(newEmail());
    const [session, hint] = response.headers.getSetCookie();
    expect(session).toMatch(
      /^__Host-smartplanner_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(hint).toBe(
      "__Host-smartplanner_signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax",
    );
    expect(await browser.whoAmI()).not.toBeNull();
    const planted = open();
    planted.cookies.set(cookie, browser.cookies.get(`__Host-${cookie}`) ?? "");
    expect(await planted.whoAmI()).toBeNull();
  });

  it("gives a new session at every sign-in, and ends the one before", async () => {
    const browser = accounts.browser();
    const email = newEmail();
    await browser.signUp(email);
    const before = browser.cookies.get(cookie) ?? "";
    await browser.signIn(email);
    expect(browser.cookies.get(cookie)).not.toBe(before);
    const thief = accounts.browser();
    thief.cookies.set(cookie, before);
    expect(await thief.whoAmI()).toBeNull();
  });

  it("takes over no session that was planted before the sign-in", async () => {
    const victim = accounts.browser();
    victim.cookies.set(cookie, "planted-by-a-attacker");
    await victim.signUp(newEmail());
    expect(victim.cookies.get(cookie)).not.toBe("planted-by-a-attacker");
    const attacker = accounts.browser();
    attacker.cookies.set(cookie, "planted-by-a-attacker");
    expect(await attacker.whoAmI()).toBeNull();
  });

  it("ends the session on the server at sign-out", async () => {
    const browser = accounts.browser();
    await browser.signUp(newEmail());
    const token = browser.cookies.get(cookie) ?? "";
    expect((await browser.post("/sign-out", {})).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    browser.cookies.set(cookie, token);
    expect(await browser.whoAmI()).toBeNull();
    expect(browser.cookies.size).toBe(0);
  });

  it("keeps a session for thirty days after its last use", async () => {
    const browser = accounts.browser();
    await browser.signUp(newEmail());
    time += 29 * dayMs;
    const used = await browser.ask("/api/account/session");
    expect(used.headers.getSetCookie()[0]).toContain("Max-Age=2592000");
    const usedAgain = await browser.ask("/api/account/session");
    expect(usedAgain.headers.getSetCookie()).toEqual([]);
    time += 29 * dayMs;
    expect(await browser.whoAmI()).not.toBeNull();
    time += 30 * dayMs;
    expect(await browser.whoAmI()).toBeNull();
  });

  it.each([
    ["no-address", password, /email address does not look right/],
    ["@example.org", password, /email address does not look right/],
    [`${"a".repeat(250)}@example.org`, password, /email address does not look right/],
    ["short@example.org", "kX9$wq2", /at least 8 characters/],
    ["long@example.org", "xK".repeat(65), /at most 128 characters/],
    ["weak@example.org", "password", /among the first that others would try/],
    ["weak@example.org", "Passw0rd!", /among the first that others would try/],
  ])("refuses to sign up %s with %s and says why", async (email, secret, message) => {
    const response = await accounts.browser().signUp(email, secret);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: expect.stringMatching(message) });
  });

  it("says that an address has an account already, also when two sign up at once", async () => {
    const email = newEmail();
    const tries = await Promise.all(
      [1, 2, 3, 4].map(() => accounts.browser().signUp(email, password)),
    );
    expect(tries.map((response) => response.status).sort()).toEqual([200, 409, 409, 409]);
    const again = await accounts.browser().signUp(email.toUpperCase());
    expect(await again.json()).toMatchObject({
      error: expect.stringMatching(/^There is already an acc/),
    });
  });

  it("answers a wrong password and an unknown address with the same words", async () => {
    const email = newEmail();
    await accounts.browser().signUp(email);
    const answers = await Promise.all(
      [
        accounts.browser().signIn(email, "another lamp over friday"),
        accounts.browser().signIn(newEmail()),
        accounts.browser().signIn("no address"),
        accounts.browser().signIn(email, "x".repeat(5_000)),
      ].map(async (sent) => {
        const response = await sent;
        return {
          status: response.status,
          body: await response.json(),
          cookies: response.headers.getSetCookie(),
        };
      }),
    );
    const same = {
      status: 401,
      body: { error: "The email or the password is not right.", code: "wrong-sign-in" },
      cookies: [],
    };
    expect(answers).toEqual([same, same, same, same]);
  });

  it("does the same work for an unknown address as for a wrong password", async () => {
    const work: string[] = [];
    const hasher = {
      hash: async () => {
        work.push("hash");
        return "";
      },
      verify: async () => {
        work.push("verify");
        return false;
      },
      lookupHash: async () => "",
      drain: () => undefined,
    };
    const counted = await makeAccounts({ database, now, hasher });
    const email = newEmail();
    await accounts.browser().signUp(email);
    await counted.browser().signIn(email);
    await counted.browser().signIn(newEmail());
    expect(work).toEqual(["verify", "hash"]);
  });

  it("accepts a password in either Unicode form", async () => {
    const email = newEmail();
    await accounts.browser().signUp(email, "caf\u00e9 lamp over thursday");
    const response = await accounts.browser().signIn(email, "cafe\u0301 lamp over thursday");
    expect(response.status).toBe(200);
  });

  it.each(["/sign-up", "/sign-in"])("reads nothing but text at %s", async (path) => {
    for (const body of [{}, [], { email: 1, password: 2 }, { email: "a@b.org" }, null]) {
      const response = await accounts.browser().post(path, body);
      expect(response.status).toBe(400);
    }
  });

  it("refuses writes that come from another site, and sign-in into another person's account", async () => {
    const browser = accounts.browser();
    const email = newEmail();
    await browser.signUp(email);
    for (const [path, body] of [
      ["/sign-in", { email, password }],
      ["/sign-up", { email: newEmail(), password }],
      ["/sign-out", {}],
      ["/password", { currentPassword: password, newPassword: "other lamp over friday" }],
      ["/delete", { password }],
    ] as const) {
      for (const headers of [
        { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
        { "sec-fetch-site": "same-site", origin: "https://sub.example.org" },
      ]) {
        const response = await browser.post(path, body, headers);
        expect([path, response.status]).toEqual([path, 403]);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await browser.whoAmI()).toMatchObject({ email });
  });

  it("logs who got in, who did not, and from where", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "info", write: (line) => lines.push(line) });
    const logged = await makeAccounts({ database, now, log });
    const browser = logged.browser("198.51.100.20");
    const email = newEmail();
    await browser.signUp(email);
    const user = (await browser.whoAmI())?.uid;
    await browser.signUp(email);
    await browser.signIn(email, "wrong lamp over friday");
    await browser.post("/sign-out", {});
    for (let attempt = 0; attempt < 10; attempt += 1) await browser.signIn(email, "wrong again");
    const events = lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event !== "request")
      .map(({ event, outcome, user, address }) => ({ event, outcome, user, address }));
    const address = "198.51.100.20";
    expect(events.slice(0, 4)).toEqual([
      { event: "sign-up", outcome: "ok", user, address },
      { event: "sign-up", outcome: "taken", user: undefined, address },
      { event: "sign-in", outcome: "wrong", user: undefined, address },
      { event: "sign-out", outcome: "ok", user, address },
    ]);
    expect(events.at(-1)).toEqual({
      event: "sign-in",
      outcome: "limited",
      user: undefined,
      address,
    });
  });

  it("writes neither addresses nor passwords nor tokens to the log", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "debug", write: (line) => lines.push(line) });
    const logged = await makeAccounts({ database, now, log });
    const browser = logged.browser();
    const email = newEmail();
    await browser.signUp(email);
    await browser.signIn(email, "wrong lamp over friday");
    await browser.signIn(email);
    const text = lines.join("\n");
    expect(text).toContain("/api/account/sign-in");
    for (const secret of [email, password, "wrong lamp", browser.cookies.get(cookie) ?? "?"]) {
      expect(text).not.toContain(secret);
    }
  });
});
