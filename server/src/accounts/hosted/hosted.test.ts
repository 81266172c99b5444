import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { makeAccounts, newEmail, password } from "../../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../../test/each-database.ts";
import { clientOfTests, startIdentityProvider } from "../../../test/identity-provider.ts";
import { type Lies, startLyingProvider } from "../../../test/lying-provider.ts";
import { visitProvider } from "../../../test/visit-provider.ts";
import type { Database } from "../../database/database.ts";

const publicUrl = new URL("http://localhost:3000");
const secret = "a school password";
const minuteMs = 60_000;

type Accounts = Awaited<ReturnType<typeof makeAccounts>>;
type Browser = ReturnType<Accounts["browser"]>;

const configOf = (issuer: string) => ({
  issuer: new URL(issuer),
  clientId: clientOfTests.id,
  clientSecret: clientOfTests.secret,
  name: "your school account",
  publicUrl,
});
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, publicUrl);
  return `${pathname}${search}`;
};
const location = (response: Response) => response.headers.get("location") ?? "";

describeOnEachDatabase("a certified provider", (makeDatabase) => {
  let database: Database;
  let school: Awaited<ReturnType<typeof startIdentityProvider>>;
  let accounts: Accounts;
  let time = Date.now();
  beforeAll(async () => {
    database = await makeDatabase();
    school = await startIdentityProvider({ appUrl: publicUrl.origin });
    const hosted = configOf(school.issuer);
    accounts = await makeAccounts({ database, now: () => time, ways: { hosted } });
  });
  afterAll(() => school.close());

  /** There and back; returns our final redirect. */
  const come = async (browser: Browser, login: string, url?: string) => {
    const start = url ?? location(await browser.ask("/api/account/hosted/start"));
    const back = await visitProvider({ url: start, login, password: secret });
    return location(await browser.ask(pathOf(back ?? "")));
  };
  const goFor = (browser: Browser, purpose: "connect" | "prove") =>
    browser.post("/hosted/start", { for: purpose });
  const urlOf = async (response: Response) => {
    const body: unknown = await response.json();
    return typeof body === "object" && body !== null && "url" in body ? String(body.url) : "";
  };

  it("opens an account of its own at the first visit, and the same one at the next", async () => {
    const email = newEmail();
    const browser = accounts.browser();
    expect(await come(browser, email)).toBe("/");
    const user = await browser.whoAmI();
    expect(user).toMatchObject({ email });
    const phone = accounts.browser();
    expect(await come(phone, email)).toBe("/");
    expect((await phone.whoAmI())?.uid).toBe(user?.uid);
  });

  it("asks with PKCE, state and nonce, and names the provider's sign-out address", async () => {
    const browser = accounts.browser();
    const asked = new URL(location(await browser.ask("/api/account/hosted/start")));
    expect(asked.origin).toBe(school.issuer);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      client_id: clientOfTests.id,
      response_type: "code",
      scope: "openid email profile",
      redirect_uri: "http://localhost:3000/api/account/hosted/back",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    await come(browser, newEmail(), asked.href);
    const out: unknown = await (await browser.post("/sign-out", {})).json();
    expect(out).toEqual({
      done: true,
      elsewhere: expect.stringContaining(`${school.issuer}/session/end?`),
    });
    expect(await browser.whoAmI()).toBeNull();
  });

  it("never joins an account by its address alone", async () => {
    const email = newEmail();
    const owner = accounts.browser();
    await owner.signUp(email);
    const visitor = accounts.browser();
    expect(await come(visitor, email)).toBe("/login?trouble=taken");
    expect(await visitor.whoAmI()).toBeNull();
  });

  it("is connected with proof of both, and opens the account from then on", async () => {
    const email = newEmail();
    const login = newEmail();
    const owner = accounts.browser();
    await owner.signUp(email);
    expect(await come(owner, login, await urlOf(await goFor(owner, "connect")))).toBe("/account");
    const visitor = accounts.browser();
    expect(await come(visitor, login)).toBe("/");
    expect(await visitor.whoAmI()).toMatchObject({ email });
    const ways = await (await owner.ask("/api/account/ways")).json();
    expect(ways).toMatchObject({ hosted: { connectedAs: login } });

    // Disconnected, it opens nothing and creates a new account.
    const gone = await owner.ask("/api/account/hosted", { method: "DELETE", body: {} });
    expect(gone.status).toBe(200);
    const again = accounts.browser();
    expect(await come(again, login)).toBe("/");
    expect((await again.whoAmI())?.email).toBe(login);
  });

  it("is not removed if it is the last way to sign in", async () => {
    const browser = accounts.browser();
    await come(browser, newEmail());
    const answer = await browser.ask("/api/account/hosted", { method: "DELETE", body: {} });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: "Add another way first." });
  });

  it("is connected only after a recent sign-in, and into no other account", async () => {
    const login = newEmail();
    const first = accounts.browser();
    await come(first, login);
    const second = accounts.browser();
    await second.signUp(newEmail());
    const connect = await urlOf(await goFor(second, "connect"));
    expect(await come(second, login, connect)).toBe("/account?trouble=other-account");
    time += 11 * minuteMs;
    const asked = await goFor(second, "connect");
    expect(asked.status).toBe(403);
    expect(await asked.json()).toMatchObject({ needs: "proof" });
  });

  it("proves again who signed in, only for the same person", async () => {
    const login = newEmail();
    const browser = accounts.browser();
    await come(browser, login);
    time += 11 * minuteMs;
    expect((await browser.post("/recovery-codes", {})).status).toBe(403);
    const other = await urlOf(await goFor(browser, "prove"));
    expect(await come(browser, newEmail(), other)).toBe("/account?trouble=other-account");
    expect((await browser.post("/recovery-codes", {})).status).toBe(403);
    expect(await come(browser, login, await urlOf(await goFor(browser, "prove")))).toBe("/account");
    expect((await browser.post("/recovery-codes", {})).status).toBe(200);
  });

  it("answers only the browser that went, and that once", async () => {
    const email = newEmail();
    const browser = accounts.browser();
    const start = location(await browser.ask("/api/account/hosted/start"));
    const back = pathOf(
      (await visitProvider({ url: start, login: email, password: secret })) ?? "",
    );
    // A victim who opens an attacker's return URL is not signed in.
    const victim = accounts.browser();
    await victim.ask("/api/account/hosted/start");
    expect(location(await victim.ask(back))).toBe("/login?trouble=refused");
    expect(await victim.whoAmI()).toBeNull();
    const before = new Map(browser.cookies);
    expect(location(await browser.ask(back))).toBe("/");
    const thief = accounts.browser();
    for (const [name, value] of before) thief.cookies.set(name, value);
    expect(location(await thief.ask(back))).toBe("/login?trouble=refused");
    expect(await thief.whoAmI()).toBeNull();
  });

  it("does not finish in one session if it began in another", async () => {
    const login = newEmail();
    const browser = accounts.browser();
    await browser.signUp(newEmail());
    const connect = await urlOf(await goFor(browser, "connect"));
    const back = pathOf((await visitProvider({ url: connect, login, password: secret })) ?? "");
    await browser.signUp(newEmail());
    expect(location(await browser.ask(back))).toBe("/login?trouble=session");
    const ways = await (await browser.ask("/api/account/ways")).json();
    expect(ways).toMatchObject({ hosted: null });
  });

  it("refuses to connect for a page of another site", async () => {
    const browser = accounts.browser();
    await browser.signUp(newEmail());
    const answer = await browser.post(
      "/hosted/start",
      { for: "connect" },
      { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    );
    expect(answer.status).toBe(403);
  });

  it("can be the only way to sign in", async () => {
    const hosted = configOf(school.issuer);
    const only = await makeAccounts({ database, ways: { hosted, passwords: false } });
    const browser = only.browser();
    for (const [path, body] of [
      ["/sign-up", { email: newEmail(), password }],
      ["/sign-in", { email: newEmail(), password }],
      ["/reset/ask", { email: newEmail() }],
      ["/reset", { token: "x", newPassword: "x" }],
      ["/recover", { email: newEmail(), code: "x", newPassword: "x" }],
    ] as const) {
      const answer = await browser.post(path, body);
      expect([path, answer.status, await answer.json()]).toMatchObject([
        path,
        403,
        { error: "Passwords are not used here. Continue with your school account." },
      ]);
    }
    const start = location(await browser.ask("/api/account/hosted/start"));
    const back = await visitProvider({ url: start, login: newEmail(), password: secret });
    expect(location(await browser.ask(pathOf(back ?? "")))).toBe("/");
    expect(await browser.whoAmI()).not.toBeNull();
    expect((await browser.post("/delete", { password: "" })).status).toBe(200);
  });
});

describeOnEachDatabase("a provider that lies", (makeDatabase) => {
  let liar: Awaited<ReturnType<typeof startLyingProvider>>;
  let accounts: Accounts;
  beforeAll(async () => {
    liar = await startLyingProvider();
    const hosted = configOf(liar.issuer);
    accounts = await makeAccounts({ database: await makeDatabase(), ways: { hosted } });
  });
  afterAll(() => liar.close());
  beforeEach(() => liar.lie({}));

  const come = async (changes: Readonly<Record<string, string>> = {}) => {
    const browser = accounts.browser();
    const start = location(await browser.ask("/api/account/hosted/start"));
    const end = location(await browser.ask(liar.answerTo(start, changes)));
    return { end, user: await browser.whoAmI() };
  };

  it("is believed while it does not, with a code that answers our challenge", async () => {
    const { end, user } = await come();
    expect(end).toBe("/");
    expect(user?.email).toBe("person@school.example");
    const answer = createHash("sha256").update(liar.seen.verifier).digest("base64url");
    expect(answer).toBe(liar.seen.challenge);
  });

  it("is asked for the address if its token tells none, about the same person alone", async () => {
    const claims = { sub: "a quiet person", email: undefined, email_verified: undefined };
    const info = { sub: "a quiet person", email: "Quiet@school.example", email_verified: true };
    liar.lie({ claims, info: { ...info, sub: "somebody else" } });
    expect(await come()).toEqual({ end: "/login?trouble=refused", user: null });
    liar.lie({ claims, info: { sub: "a quiet person" } });
    expect(await come()).toEqual({ end: "/login?trouble=no-email", user: null });
    liar.lie({ claims, info });
    expect(await come()).toMatchObject({ end: "/", user: { email: "quiet@school.example" } });
  });

  const now = Math.floor(Date.now() / 1_000);
  const lies: readonly (readonly [string, Lies])[] = [
    ["another issuer", { claims: { iss: "https://elsewhere.example" } }],
    ["another nonce", { claims: { nonce: "replayed" } }],
    ["no nonce", { claims: { nonce: undefined } }],
    ["another audience", { claims: { aud: "another-client" } }],
    ["a token that has run out", { claims: { iat: now - 900, exp: now - 60 } }],
    ["a token of the future", { claims: { iat: now + 900, nbf: now + 900, exp: now + 1_800 } }],
    ["no signature", { header: { alg: "none" }, signature: "none" }],
    ["a signature that is left out", { signature: "none" }],
    ["a foreign signature", { signature: "foreign" }],
    ["a secret in place of a key", { header: { alg: "HS256" } }],
    ["nobody", { claims: { sub: undefined } }],
  ];
  it.each(lies)("is refused with %s", async (_, lie) => {
    liar.lie(lie);
    expect(await come()).toEqual({ end: "/login?trouble=refused", user: null });
  });

  it("is believed with a clock that differs by some seconds", async () => {
    liar.lie({ claims: { iat: now - 320, exp: Math.floor(Date.now() / 1_000) - 10 } });
    expect((await come()).end).toBe("/");
  });

  it.each([
    ["another state", { state: "made-up" }],
    ["another issuer in the way back", { iss: "https://elsewhere.example" }],
    ["an error instead of a code", { error: "access_denied" }],
  ])("is refused with %s", async (_, changes) => {
    expect(await come(changes)).toEqual({ end: "/login?trouble=refused", user: null });
  });

  it("is not even gone to if its discovery names another issuer", async () => {
    liar.lie({ discoveredIssuer: "https://elsewhere.example" });
    const fresh = await makeAccounts({
      database: await makeDatabase(),
      ways: { hosted: configOf(liar.issuer) },
    });
    const answer = await fresh.browser().ask("/api/account/hosted/start");
    expect(location(answer)).toBe("/login?trouble=away");
  });
});
