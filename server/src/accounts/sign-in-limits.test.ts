import { beforeAll, expect, it } from "vitest";
import { makeAccounts, newEmail, password } from "../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import type { Database } from "../database/database.ts";

const wrong = "wrong lamp over friday";

describeOnEachDatabase("guessing passwords", (makeDatabase) => {
  let database: Database;
  let accounts: Awaited<ReturnType<typeof makeAccounts>>;
  let time = Date.UTC(2027, 2, 1);
  beforeAll(async () => {
    database = await makeDatabase();
    accounts = await makeAccounts({ database, now: () => time });
  });

  const guess = async (email: string, address: string, times: number) => {
    const statuses: number[] = [];
    for (let count = 0; count < times; count += 1) {
      statuses.push((await accounts.browser(address).signIn(email, wrong)).status);
    }
    return statuses;
  };

  it("stops at one account after ten tries from one address, the right password included", async () => {
    const email = newEmail();
    const owner = accounts.browser("203.0.113.1");
    await owner.signUp(email);
    expect(new Set(await guess(email, "203.0.113.66", 10))).toEqual(new Set([401]));
    const refused = await accounts.browser("203.0.113.66").signIn(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      error: "Too many attempts. Please wait 15 minutes and try again.",
    });

    // The owner's session and sign-ins from their own address go on.
    expect(await owner.whoAmI()).toMatchObject({ email });
    expect((await accounts.browser("203.0.113.1").signIn(email)).status).toBe(200);
    // Others at the guesser's address are not locked out.
    const neighbour = newEmail();
    expect((await accounts.browser("203.0.113.66").signUp(neighbour)).status).toBe(200);
    expect((await accounts.browser("203.0.113.66").signIn(neighbour)).status).toBe(200);

    time += 15 * 60_000;
    expect((await accounts.browser("203.0.113.66").signIn(email)).status).toBe(200);
  });

  it("says as little about an address without an account", async () => {
    const email = newEmail();
    expect(new Set(await guess(email, "203.0.113.2", 10))).toEqual(new Set([401]));
    expect(await guess(email, "203.0.113.2", 1)).toEqual([429]);
  });

  it("stops guesses over many accounts at one address, but no known person there", async () => {
    const address = "203.0.113.3";
    const known = newEmail();
    await accounts.browser(address).signUp(known);
    expect((await accounts.browser(address).signIn(known)).status).toBe(200);
    const tries = Array.from({ length: 101 }, () => newEmail());
    for (const email of tries) await accounts.browser(address).signIn(email, wrong);

    // A hundred failures of others block neither known nor new people.
    expect((await accounts.browser(address).signIn(known)).status).toBe(200);
    const newcomer = newEmail();
    await accounts.browser("203.0.113.4").signUp(newcomer);
    expect(await guess(newcomer, address, 1)).toEqual([401]);
    expect((await accounts.browser(address).signIn(newcomer)).status).toBe(200);
    expect(await guess(newEmail(), address, 3)).toEqual([401, 401, 429]);

    await database.db
      .updateTable("rate_limit")
      .set({ hits: 1_000 })
      .where("bucket", "like", "sign-in-address:%")
      .execute();
    expect(await guess(newEmail(), address, 1)).toEqual([429]);
    expect((await accounts.browser(address).signIn(known)).status).toBe(200);
    expect((await accounts.browser(address).signIn(newcomer)).status).toBe(200);
    expect((await accounts.browser("203.0.113.40").signIn(known)).status).toBe(200);
  });

  it("lets a whole school sign in from one address", async () => {
    for (let count = 0; count < 30; count += 1) {
      const email = newEmail();
      await accounts.browser("203.0.113.60").signUp(email);
      for (const _ of [1, 2, 3, 4]) {
        expect((await accounts.browser("203.0.113.5").signIn(email)).status).toBe(200);
      }
    }
  });

  it("limits right passwords as well, for one account at one address", async () => {
    const email = newEmail();
    await accounts.browser("203.0.113.10").signUp(email);
    const statuses: number[] = [];
    for (let count = 0; count < 41; count += 1) {
      statuses.push((await accounts.browser("203.0.113.10").signIn(email)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    expect((await accounts.browser("203.0.113.11").signIn(email)).status).toBe(200);
  });

  it("stops guesses at one account that come from everywhere; its sessions go on", async () => {
    const email = newEmail();
    const owner = accounts.browser();
    await owner.signUp(email);
    for (let count = 0; count < 100; count += 1) {
      await accounts.browser(`198.51.100.${count}`).signIn(email, wrong);
    }
    expect((await accounts.browser("198.51.100.200").signIn(email)).status).toBe(429);
    expect(await owner.whoAmI()).toMatchObject({ email });
    expect((await owner.ask("/api/account/sessions")).status).toBe(200);
    time += 3_600_000;
    expect((await accounts.browser("198.51.100.200").signIn(email)).status).toBe(200);
  });

  it("counts guesses that are sent at once", async () => {
    const email = newEmail();
    await accounts.browser().signUp(email);
    const sent = Array.from({ length: 30 }, () =>
      accounts.browser("203.0.113.6").signIn(email, wrong),
    );
    const statuses = (await Promise.all(sent)).map((response) => response.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it("counts by the socket's address, whatever X-Forwarded-For says", async () => {
    const email = newEmail();
    await accounts.browser().signUp(email);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const response = await accounts
        .browser("203.0.113.7")
        .post("/sign-in", { email, password: wrong }, { "x-forwarded-for": `192.0.2.${count}` });
      statuses.push(response.status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it("counts by the address of a trusted proxy", async () => {
    const behindProxy = await makeAccounts({
      database: await makeDatabase(),
      now: () => time,
      config: { trustedProxies: ["loopback"] },
    });
    const from = (forwarded: string, email: string, secret: string) =>
      behindProxy
        .browser("127.0.0.1")
        .post("/sign-in", { email, password: secret }, { "x-forwarded-for": forwarded });
    const email = newEmail();
    await behindProxy.browser("127.0.0.1").signUp(email);
    for (let count = 0; count < 10; count += 1) await from("192.0.2.1", email, wrong);
    expect((await from("192.0.2.1", email, password)).status).toBe(429);
    expect((await from("10.9.9.9, 192.0.2.1", email, password)).status).toBe(429);
    expect((await from("192.0.2.2", email, password)).status).toBe(200);
  });

  it("limits how many accounts one address makes", async () => {
    for (let count = 0; count < 100; count += 1) {
      expect((await accounts.browser("203.0.113.8").signUp(newEmail())).status).toBe(200);
    }
    expect((await accounts.browser("203.0.113.8").signUp(newEmail())).status).toBe(429);
    expect((await accounts.browser("203.0.113.9").signUp(newEmail())).status).toBe(200);
  });
});
