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
  };
  const report = (user: User | null) => {
    for (const listener of listeners) listener(user);
  };
  return { identity, report };
};

describe("the session", () => {
  it("knows nothing until the identity has spoken", () => {
    const { identity } = slowIdentity();
    expect(createSession({ identity }).current()).toBeUndefined();
  });

  it("keeps who asked waiting until the first report", async () => {
    const { identity, report } = slowIdentity();
    const asked = createSession({ identity }).whenKnown();
    report(demoUser);
    expect(await asked).toEqual(demoUser);
  });

  it("answers later questions with the latest report", async () => {
    const { identity, report } = slowIdentity();
    const session = createSession({ identity });
    report(demoUser);
    report(null);
    expect(await session.whenKnown()).toBeNull();
    expect(session.current()).toBeNull();
  });

  it("tells of every change", () => {
    const { identity, report } = slowIdentity();
    const session = createSession({ identity });
    const seen: unknown[] = [];
    const stop = session.subscribe(() => seen.push(session.current()));
    report(demoUser);
    report(null);
    stop();
    report(demoUser);
    expect(seen).toEqual([demoUser, null]);
  });
});
