import { describe, expect, it } from "vitest";
import { demoUser } from "../platform/demo-identity.ts";
import type { Identity, User } from "../platform/identity.ts";
import { createSession } from "./session.ts";

const slowIdentity = () => {
  const listeners: ((user: User | null) => void)[] = [];
  const done = async () => ({ ok: true }) as const;
  const identity: Identity = {
    observe(listener) {
      listeners.push(listener);
      return () => undefined;
    },
    signIn: done,
    signUp: done,
    signOut: done,
    startDemo: () => undefined,
    refresh: async () => undefined,
  };
  const report = (user: User | null) => {
    for (const listener of listeners) listener(user);
  };
  const claimed: string[] = [];
  const ownership = {
    claim: (uid: string) => {
      claimed.push(uid);
      return undefined;
    },
  };
  return { identity, ownership, language: { forMembers: () => undefined }, claimed, report };
};

describe("the session", () => {
  it("knows nothing until the identity has spoken", () => {
    const rest = slowIdentity();
    expect(createSession(rest).current()).toBeUndefined();
  });

  it("keeps who asked waiting until the first report", async () => {
    const { report, ...rest } = slowIdentity();
    const asked = createSession(rest).whenKnown();
    report(demoUser);
    expect(await asked).toEqual(demoUser);
  });

  it("answers later questions with the latest report", async () => {
    const { report, ...rest } = slowIdentity();
    const session = createSession(rest);
    report(demoUser);
    report(null);
    expect(await session.whenKnown()).toBeNull();
    expect(session.current()).toBeNull();
  });

  it("claims the stored data for a person before any listener learns of them", () => {
    const { report, claimed, ...rest } = slowIdentity();
    const session = createSession(rest);
    let claimedWhenTold: readonly string[] = [];
    session.subscribe(() => {
      claimedWhenTold = [...claimed];
    });
    report(null);
    expect(claimed).toEqual([]);
    report(demoUser);
    expect(claimedWhenTold).toEqual([demoUser.uid]);
  });

  it("reports no user while the storage is being switched, and none that has left by then", async () => {
    const { report, identity } = slowIdentity();
    const claims = new Map<string, () => void>();
    const claim = (uid: string) => new Promise<void>((done) => claims.set(uid, done));
    const session = createSession({
      identity,
      ownership: { claim },
      language: { forMembers: () => undefined },
    });
    report(demoUser);
    expect(session.current()).toBeUndefined();
    report(null);
    claims.get(demoUser.uid)?.();
    await Promise.resolve();
    expect(session.current()).toBeNull();
    report(demoUser);
    claims.get(demoUser.uid)?.();
    await Promise.resolve();
    expect(session.current()).toEqual(demoUser);
  });

  it("tells of every change", () => {
    const { report, ...rest } = slowIdentity();
    const session = createSession(rest);
    const seen: unknown[] = [];
    const stop = session.subscribe(() => seen.push(session.current()));
    report(demoUser);
    report(null);
    stop();
    report(demoUser);
    expect(seen).toEqual([demoUser, null]);
  });
});
