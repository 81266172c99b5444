import {
  passkeyChallengeSchema,
  passkeyOfferSchema,
  waysToSignInSchema,
} from "@smart-planner/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { makeAccounts, password } from "../../../test/accounts-client.ts";
import { newAuthenticator } from "../../../test/authenticator.ts";
import { describeOnEachDatabase } from "../../../test/each-database.ts";
import { relyingPartyOf } from "./relying-party.ts";

const place = { origin: "https://planner.example.org", rpId: "planner.example.org" };
const relyingParty = { id: place.rpId, name: "Smart Planner", origin: place.origin };
const minuteMs = 60_000;

describe("the place that passkeys are bound to", () => {
  it.each([
    ["https://planner.example.org", place.rpId],
    ["http://localhost:3000", "localhost"],
  ])("of %s is %s", (address, id) => {
    expect(relyingPartyOf(new URL(address))?.id).toBe(id);
  });

  it.each([undefined, "http://planner.example.org", "https://192.0.2.1", "https://[2001:db8::1]"])(
    "is not had at %s",
    (address) => {
      expect(relyingPartyOf(address === undefined ? undefined : new URL(address))).toBeUndefined();
    },
  );
});

describeOnEachDatabase("passkeys", (makeDatabase) => {
  let accounts: Awaited<ReturnType<typeof makeAccounts>>;
  let time = Date.UTC(2027, 2, 1);
  beforeAll(async () => {
    const database = await makeDatabase();
    accounts = await makeAccounts({ database, now: () => time, ways: { relyingParty } });
  });
  type Browser = ReturnType<typeof accounts.browser>;

  const offered = async (browser: Browser) => {
    const answer = await browser.post("/passkeys/offer", {});
    const { errand, options } = passkeyOfferSchema.parse(await answer.json());
    return { errand, challenge: options.challenge };
  };
  const asked = async (browser: Browser) => {
    const answer = await browser.post("/passkeys/challenge", {});
    const { errand, options } = passkeyChallengeSchema.parse(await answer.json());
    return { errand, challenge: options.challenge };
  };
  const withPasskey = async (name = "Laptop") => {
    const person = await accounts.signedUp();
    const key = newAuthenticator(place);
    const { errand, challenge } = await offered(person.browser);
    const response = key.create({ challenge });
    const added = await person.browser.post("/passkeys", { errand, name, response });
    expect(added.status).toBe(200);
    return { ...person, key };
  };
  const waysOf = async (browser: Browser) =>
    waysToSignInSchema.parse(await (await browser.ask("/api/account/ways")).json());
  const enter = async (person: Awaited<ReturnType<typeof withPasskey>>) => {
    const visitor = accounts.browser();
    const { errand, challenge } = await asked(visitor);
    const response = person.key.get({ challenge, userHandle: person.uid });
    return {
      visitor,
      errand,
      response,
      answer: await visitor.post("/passkeys/sign-in", { errand, response }),
    };
  };

  it("are added with a name, listed, renamed and open the account", async () => {
    const person = await withPasskey("iPhone");
    expect((await waysOf(person.browser)).passkeys).toMatchObject([
      { name: "iPhone", lastUsedAt: null },
    ]);
    const { visitor, answer } = await enter(person);
    expect(answer.status).toBe(200);
    expect(await visitor.whoAmI()).toMatchObject({ email: person.email });
    const rename = (name: string) =>
      visitor.ask(`/api/account/passkeys/${person.key.id}`, { method: "PATCH", body: { name } });
    expect((await rename("  Phone ")).status).toBe(200);
    expect((await rename("")).status).toBe(400);
    const [passkey] = (await waysOf(visitor)).passkeys;
    expect(passkey).toMatchObject({ name: "Phone", lastUsedAt: new Date(time).toISOString() });
  });

  it("open nothing twice with one answer, nor with another's challenge", async () => {
    const person = await withPasskey();
    const { visitor, errand, response, answer } = await enter(person);
    expect(answer.status).toBe(200);
    const thief = accounts.browser();
    const again = await thief.post("/passkeys/sign-in", { errand, response });
    expect(again.status).toBe(401);
    const other = await asked(thief);
    const mixed = await thief.post("/passkeys/sign-in", { errand: other.errand, response });
    expect(mixed.status).toBe(401);
    expect(await thief.whoAmI()).toBeNull();
    expect(await visitor.whoAmI()).not.toBeNull();
  });

  it.each([
    ["for another place", { place: { origin: "https://evil.example" } }],
    ["for another name of the place", { place: { rpId: "example.org" } }],
    ["without a check of the person", { isVerified: false }],
    ["with a counter that ran back", { counter: 0 }],
  ])("open nothing %s", async (_, wrong) => {
    const person = await withPasskey();
    await enter(person);
    const visitor = accounts.browser();
    const { errand, challenge } = await asked(visitor);
    const response = person.key.get({ challenge, userHandle: person.uid, ...wrong });
    const answer = await visitor.post("/passkeys/sign-in", { errand, response });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      error: "That passkey did not work here. Try again, or use another way.",
    });
  });

  it("can be the only way to sign in: the password is removed, and the last passkey stays", async () => {
    const person = await withPasskey();
    const removePassword = (browser: Browser) =>
      browser.ask("/api/account/password", { method: "DELETE", body: {} });
    const alone = await accounts.signedUp();
    const last = await removePassword(alone.browser);
    expect([last.status, await last.json()]).toMatchObject([
      409,
      { error: "Add another way first." },
    ]);
    expect((await alone.browser.signIn(alone.email)).status).toBe(200);

    time += 11 * minuteMs;
    expect((await removePassword(person.browser)).status).toBe(403);
    expect((await person.browser.post("/prove", { password })).status).toBe(200);
    expect((await removePassword(person.browser)).status).toBe(200);
    expect((await waysOf(person.browser)).password).toBeNull();
    expect((await accounts.browser().signIn(person.email)).status).toBe(401);
    const { visitor, answer } = await enter(person);
    expect(answer.status).toBe(200);
    const passkey = `/api/account/passkeys/${person.key.id}`;
    expect((await visitor.ask(passkey, { method: "DELETE", body: {} })).status).toBe(409);
    const again = { currentPassword: "", newPassword: "another lamp over friday" };
    expect((await visitor.post("/password", again)).status).toBe(200);
    expect((await visitor.signIn(person.email, again.newPassword)).status).toBe(200);
  });

  it("open no account but their own, and nothing if unknown", async () => {
    const one = await withPasskey();
    const two = await withPasskey();
    const visitor = accounts.browser();
    const first = await asked(visitor);
    const posing = one.key.get({ challenge: first.challenge, userHandle: two.uid });
    const errand = first.errand;
    expect((await visitor.post("/passkeys/sign-in", { errand, response: posing })).status).toBe(
      401,
    );
    const second = await asked(visitor);
    const unknown = newAuthenticator(place).get({
      challenge: second.challenge,
      userHandle: one.uid,
    });
    const sent = { errand: second.errand, response: unknown };
    expect((await visitor.post("/passkeys/sign-in", sent)).status).toBe(401);
  });

  it("wait ten minutes for an answer", async () => {
    const person = await withPasskey();
    const visitor = accounts.browser();
    const { errand, challenge } = await asked(visitor);
    time += 10 * minuteMs;
    const response = person.key.get({ challenge, userHandle: person.uid });
    expect((await visitor.post("/passkeys/sign-in", { errand, response })).status).toBe(401);
  });

  it("are added only after a new proof, to one's own account, and to one alone", async () => {
    const { browser } = await accounts.signedUp();
    const other = await withPasskey();
    const mine = await offered(browser);
    const key = newAuthenticator(place);
    const response = key.create({ challenge: mine.challenge });
    const stolen = await other.browser.post("/passkeys", {
      errand: mine.errand,
      name: "x",
      response,
    });
    expect(stolen.status).toBe(422);
    const next = await offered(browser);
    const foreign = other.key.create({ challenge: next.challenge });
    const taken = await browser.post("/passkeys", {
      errand: next.errand,
      name: "x",
      response: foreign,
    });
    expect(taken.status).toBe(422);
    time += 11 * minuteMs;
    expect((await browser.post("/passkeys/offer", {})).status).toBe(403);
    expect((await browser.post("/prove", { password })).status).toBe(200);
    expect((await browser.post("/passkeys/offer", {})).status).toBe(200);
  });

  it("prove again who signed in", async () => {
    const person = await withPasskey();
    time += 11 * minuteMs;
    expect((await person.browser.post("/recovery-codes", {})).status).toBe(403);
    const { errand, challenge } = await asked(person.browser);
    const response = person.key.get({ challenge, userHandle: person.uid });
    expect((await person.browser.post("/passkeys/prove", { errand, response })).status).toBe(200);
    expect((await person.browser.post("/recovery-codes", {})).status).toBe(200);
  });

  it("open nothing once they are removed, and only their owner removes them", async () => {
    const one = await withPasskey();
    const two = await withPasskey();
    const remove = (browser: Browser, id: string) =>
      browser.ask(`/api/account/passkeys/${id}`, { method: "DELETE", body: {} });
    expect((await remove(two.browser, one.key.id)).status).toBe(404);
    expect((await enter(one)).answer.status).toBe(200);
    expect((await remove(one.browser, one.key.id)).status).toBe(200);
    expect((await enter(one)).answer.status).toBe(401);
    expect((await waysOf(one.browser)).passkeys).toEqual([]);
  });
});
