import { describe, expect, it } from "vitest";
import { demoFlagKey, demoUser } from "../src/platform/demo-identity.ts";
import type { Identity, User } from "../src/platform/identity.ts";
import { createMemoryStorage, type MemoryStorage } from "./memory-storage.ts";

/** One browser, as an identity sees it. */
export interface IdentityBrowser {
  /** Opens a page in it. */
  readonly open: (storage: MemoryStorage["storage"]) => Identity;
  /** Requests fail from now on. */
  readonly goOffline: () => void;
}

interface Implementation {
  readonly name: string;
  readonly hasAccounts: boolean;
  /** Whether accounts are created here or come from a provider. */
  readonly makesAccounts?: boolean;
  readonly newBrowser: () => IdentityBrowser;
}

const password = "quiet lamp over thursday";
let people = 0;
const newCredentials = () => {
  people += 1;
  return { email: `person-${people}-${performance.now()}@example.org`, password };
};

const firstReport = (identity: Identity): Promise<User | null> =>
  new Promise((resolve) => identity.observe(resolve));

export const describeIdentity = ({
  name,
  hasAccounts,
  makesAccounts = hasAccounts,
  newBrowser,
}: Implementation): void => {
  const watched = async (initial: Readonly<Record<string, string>> = {}) => {
    const memory = createMemoryStorage({ initial });
    const browser = newBrowser();
    const identity = browser.open(memory.storage);
    const seen: (User | null)[] = [];
    const stop = identity.observe((user) => seen.push(user));
    await firstReport(identity);
    return { ...memory, ...browser, identity, seen, stop };
  };

  describe(`${name}: anybody`, () => {
    it("has no user at first", async () => {
      expect((await watched()).seen).toEqual([null]);
    });

    it("is the demo user at once when the demo starts, and still after a reload", async () => {
      const { identity, seen, storage, open, entries } = await watched();
      identity.startDemo();
      expect(seen).toEqual([null, demoUser]);
      expect(entries.get(demoFlagKey)).toBe("true");
      expect(await firstReport(open(storage))).toEqual(demoUser);
    });

    it("is reported to later observers", async () => {
      const { identity } = await watched({ [demoFlagKey]: "true" });
      expect(await firstReport(identity)).toEqual(demoUser);
    });

    it("has no user after a logout, which leaves neither flag nor token", async () => {
      const { identity, seen, entries } = await watched({ [demoFlagKey]: "true", token: "old" });
      expect(await identity.signOut()).toEqual({ ok: true });
      expect(seen).toEqual([demoUser, null]);
      expect([...entries.keys()]).toEqual([]);
    });

    it("starts and ends the demo in every tab", async () => {
      const { seen, changeElsewhere } = await watched();
      changeElsewhere(demoFlagKey, "true");
      changeElsewhere(demoFlagKey, null);
      expect(seen).toEqual([null, demoUser, null]);
    });

    it("is not reported to a listener that stopped", async () => {
      const { identity, seen, stop } = await watched();
      stop();
      identity.startDemo();
      expect(seen).toEqual([null]);
    });

    it("gets a reason when a sign-in is refused, and stays who they were", async () => {
      const { identity, seen, entries } = await watched();
      const result = await identity.signIn(newCredentials());
      expect(result).toEqual({ ok: false, message: expect.stringMatching(/\S/) });
      expect(seen).toEqual([null]);
      expect([...entries.values()].join()).not.toContain(password);
    });

    it("goes on as the demo user without a network", async () => {
      const { storage, open, goOffline } = await watched({ [demoFlagKey]: "true" });
      goOffline();
      expect(await firstReport(open(storage))).toEqual(demoUser);
    });
  });

  const withoutAccounts = () => {
    it("says that there are none here", async () => {
      const { identity } = await watched();
      const refusal = { ok: false, message: expect.stringContaining("continue as demo user") };
      expect(await identity.signUp(newCredentials())).toEqual(refusal);
      expect(await identity.signIn(newCredentials())).toEqual(refusal);
    });
  };

  const withAccounts = () => {
    const signedUp = async (initial: Readonly<Record<string, string>> = {}) => {
      const credentials = newCredentials();
      const page = await watched(initial);
      expect(await page.identity.signUp(credentials)).toEqual({ ok: true });
      return { ...page, credentials };
    };

    it("is signed in by signing up, as a real user", async () => {
      const { seen, credentials } = await signedUp();
      expect(seen).toEqual([
        null,
        {
          uid: expect.stringMatching(/\S/),
          displayName: expect.stringMatching(/\S/),
          email: credentials.email,
          isAnonymous: false,
          demo: false,
        },
      ]);
    });

    it("ends the demo by signing up", async () => {
      const { seen, entries } = await signedUp({ [demoFlagKey]: "true" });
      expect(seen.map((user) => user?.demo)).toEqual([true, false]);
      expect(entries.has(demoFlagKey)).toBe(false);
    });

    it("leaves no password and no session in the storage", async () => {
      const { entries } = await signedUp();
      const text = JSON.stringify([...entries]);
      expect(text).not.toContain(password);
      expect(text).not.toMatch(/token|session/i);
    });

    it("is there after a reload, with and without a network, and in another tab", async () => {
      const { seen, storage, open, goOffline, entries, changeElsewhere } = await signedUp();
      const user = seen.at(-1);
      expect(await firstReport(open(storage))).toEqual(user);
      const otherTab = await watched();
      for (const [key, text] of entries) otherTab.changeElsewhere(key, text);
      expect(otherTab.seen.at(-1)).toEqual(user);
      goOffline();
      expect(await firstReport(open(storage))).toEqual(user);
      for (const key of [...entries.keys()]) changeElsewhere(key, null);
      expect(seen.at(-1)).toBeNull();
    });

    it("has no user after a logout, and comes back with the right password alone", async () => {
      const { identity, seen, entries, storage, open, credentials } = await signedUp();
      const user = seen.at(-1);
      expect(await identity.signOut()).toEqual({ ok: true });
      expect(seen.at(-1)).toBeNull();
      expect([...entries.keys()]).toEqual([]);
      expect(await firstReport(open(storage))).toBeNull();
      const wrong = { ...credentials, password: "another lamp over friday" };
      expect(await identity.signIn(wrong)).toMatchObject({ ok: false });
      expect(seen.at(-1)).toBeNull();
      expect(await identity.signIn(credentials)).toEqual({ ok: true });
      expect(seen.at(-1)).toEqual(user);
    });

    it.runIf(makesAccounts)("cannot sign up twice, and says so", async () => {
      const { credentials } = await signedUp();
      const { identity, seen } = await watched();
      expect(await identity.signUp(credentials)).toEqual({
        ok: false,
        message: expect.stringContaining("already an account"),
      });
      expect(seen).toEqual([null]);
    });

    it.runIf(!makesAccounts)("is the same person wherever they come in", async () => {
      const { seen: before, credentials } = await signedUp();
      const { identity, seen } = await watched();
      expect(await identity.signUp(credentials)).toEqual({ ok: true });
      expect(seen).toEqual([null, before.at(-1)]);
    });

    it("reports when the network fails a sign-in", async () => {
      const { identity, seen, goOffline } = await watched();
      goOffline();
      expect(await identity.signIn(newCredentials())).toEqual({
        ok: false,
        message: "The server cannot be reached. Check your connection and try again.",
      });
      expect(seen).toEqual([null]);
    });

    it("is signed out here at once by a logout without a network", async () => {
      const { identity, seen, storage, open, goOffline } = await signedUp();
      goOffline();
      expect(await identity.signOut()).toMatchObject({ ok: false });
      expect(seen.at(-1)).toBeNull();
      expect(await firstReport(open(storage))).toBeNull();
    });
  };

  if (hasAccounts) describe(`${name}: a person with an account`, withAccounts);
  else describe(`${name}: a person who wants an account`, withoutAccounts);
};
