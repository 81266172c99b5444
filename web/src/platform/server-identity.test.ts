import { describe, expect, it } from "vitest";
import { describeIdentity } from "../../test/identity-contract.ts";
import { createMemoryStorage } from "../../test/memory-storage.ts";
import { type Api, createApi } from "./api.ts";
import { demoFlagKey, demoUser } from "./demo-identity.ts";
import type { User } from "./identity.ts";
import { createServerIdentity } from "./server-identity.ts";

const html = "<!doctype html><title>A page</title>";
const plainHosts = {
  "answers every path with its first page": () => new Response(html),
  "knows no such path": () => new Response(html, { status: 404 }),
  "takes no writes": () => new Response(html, { status: 405 }),
};

for (const [behaviour, answer] of Object.entries(plainHosts)) {
  describeIdentity({
    name: `the server's identity on a plain host that ${behaviour}`,
    hasAccounts: false,
    newBrowser: () => ({
      open: (storage) =>
        createServerIdentity({
          api: createApi({ fetch: async () => answer() }),
          storage,
          hasSessionHint: () => false,
          onWake: () => undefined,
          leaveFor: async () => undefined,
        }),
      goOffline: () => undefined,
    }),
  });
}

const ada = { uid: "u1", displayName: "Ada", email: "ada@example.org" };
const adaUser: User = { ...ada, isAnonymous: false, demo: false };
const remembered = { smartplanner_user: JSON.stringify(ada) };

interface Asked {
  readonly path: string;
  readonly answer: (body: unknown, status?: number) => void;
  readonly fail: () => void;
}

const opened = (initial: Readonly<Record<string, string>>, hint = false) => {
  const memory = createMemoryStorage({ initial });
  const asked: Asked[] = [];
  const api: Api = createApi({
    fetch: (path) =>
      new Promise((resolve, reject) => {
        asked.push({
          path: String(path),
          answer: (body, status = 200) => resolve(new Response(JSON.stringify(body), { status })),
          fail: () => reject(new TypeError("Failed to fetch")),
        });
      }),
  });
  let wake: () => void = () => undefined;
  const left: string[] = [];
  const seen: (User | null)[] = [];
  const identity = createServerIdentity({
    api,
    storage: memory.storage,
    hasSessionHint: () => hint,
    onWake: (listener) => {
      wake = listener;
    },
    leaveFor: async (address) => {
      left.push(address);
    },
  });
  identity.observe((user) => seen.push(user));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 1));
  return { ...memory, identity, asked, seen, left, settle, wake: () => wake() };
};

describe("the start of the app", () => {
  it("asks no server about a visitor or a demo user without a session", () => {
    expect(opened({}).asked).toEqual([]);
    expect(opened({ [demoFlagKey]: "true" }).asked).toEqual([]);
  });

  it("shows a remembered user at once, and keeps them while the server cannot be reached", async () => {
    for (const spoil of [
      (asked: Asked | undefined) => asked?.fail(),
      (asked: Asked | undefined) => asked?.answer({ error: "Down" }, 503),
      (asked: Asked | undefined) => asked?.answer("a page", 404),
    ]) {
      const { seen, asked, settle, entries } = opened(remembered, true);
      expect(seen).toEqual([adaUser]);
      spoil(asked[0]);
      await settle();
      expect(seen).toEqual([adaUser]);
      expect(entries.has("smartplanner_user")).toBe(true);
    }
  });

  it("asks a remembered user to log in again when the session has ended", async () => {
    const { seen, asked, settle, entries } = opened(remembered, true);
    asked[0]?.answer({ user: null });
    await settle();
    expect(seen).toEqual([adaUser, null]);
    expect(entries.size).toBe(0);
  });

  it("takes the user whom the server reports, and ends the demo", async () => {
    const { seen, asked, settle, entries } = opened({ [demoFlagKey]: "true" }, true);
    expect(seen).toEqual([demoUser]);
    asked[0]?.answer({ user: ada });
    await settle();
    expect(seen).toEqual([demoUser, adaUser]);
    expect(entries.has(demoFlagKey)).toBe(false);
  });

  it("waits for the server if there is a session and no stored user", async () => {
    const { seen, asked, settle } = opened({}, true);
    expect(seen).toEqual([]);
    asked[0]?.answer({ user: ada });
    await settle();
    expect(seen).toEqual([adaUser]);
    const other = opened({}, true);
    other.asked[0]?.fail();
    await other.settle();
    expect(other.seen).toEqual([null]);
  });

  it.each(["{", "7", "null", '{"uid":1}'])("takes a damaged memory %s for no user", (text) => {
    expect(opened({ smartplanner_user: text }).seen).toEqual([null]);
  });

  it("shows a name that was changed on another device", async () => {
    const { seen, asked, settle } = opened(remembered, true);
    asked[0]?.answer({ user: { ...ada, displayName: "Ada L." } });
    await settle();
    expect(seen.at(-1)).toEqual({ ...adaUser, displayName: "Ada L." });
  });
});

describe("a logout that the server has not heard of", () => {
  it("is repeated at the next start and when the network is back, until it is heard", async () => {
    const { identity, asked, seen, settle, entries, wake } = opened(remembered, true);
    asked[0]?.answer({ user: ada });
    await settle();
    const leaving = identity.signOut();
    expect(seen.at(-1)).toBeNull();
    asked[1]?.fail();
    expect(await leaving).toMatchObject({ ok: false });
    expect([...entries.keys()]).toEqual(["smartplanner_leaving"]);

    const next = opened(Object.fromEntries(entries), true);
    expect(next.seen).toEqual([null]);
    next.asked[0]?.fail();
    await next.settle();
    expect(next.asked.map(({ path }) => path)).toEqual(["/api/account/sign-out"]);

    wake();
    asked[2]?.answer({ done: true });
    await settle();
    expect(entries.size).toBe(0);
    expect(seen.at(-1)).toBeNull();
  });

  it("never overtakes the sign-in after it", async () => {
    const { identity, asked, seen, settle } = opened(remembered, true);
    asked[0]?.answer({ user: ada });
    await settle();
    void identity.signOut();
    const entering = identity.signIn({ email: ada.email, password: "x" });
    await settle();
    expect(asked.map(({ path }) => path).at(-1)).toBe("/api/account/sign-out");
    asked[1]?.answer({ done: true });
    await settle();
    asked[2]?.answer({ user: ada });
    expect(await entering).toEqual({ ok: true });
    expect(seen.at(-1)).toEqual(adaUser);
  });

  it("is not undone by an answer to an older question", async () => {
    const { identity, asked, seen, settle } = opened(remembered, true);
    void identity.signOut();
    asked[0]?.answer({ user: ada });
    await settle();
    expect(seen.at(-1)).toBeNull();
  });
});

it("notices on waking that the session was ended elsewhere", async () => {
  const { asked, seen, settle, wake } = opened(remembered, true);
  asked[0]?.answer({ user: ada });
  await settle();
  wake();
  asked[1]?.answer({ user: null });
  await settle();
  expect(seen).toEqual([adaUser, null]);
});

it("signs out at the provider as well, after a sign-in there", async () => {
  const { identity, asked, left, settle, seen } = opened(remembered, true);
  asked[0]?.answer({ user: ada });
  await settle();
  const leaving = identity.signOut();
  asked[1]?.answer({ done: true, elsewhere: "https://login.example.org/out" });
  expect(await leaving).toEqual({ ok: true });
  expect(left).toEqual(["https://login.example.org/out"]);
  expect(seen.at(-1)).toBeNull();
});
