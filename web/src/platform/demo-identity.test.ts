import { describe, expect, it } from "vitest";
import { createDemoIdentity, demoFlagKey, demoUser } from "./demo-identity.ts";
import type { User } from "./identity.ts";
import { createMemoryStorage } from "./memory-storage.ts";

const watched = (initial: Readonly<Record<string, string>> = {}) => {
  const memory = createMemoryStorage({ initial });
  const identity = createDemoIdentity({ storage: memory.storage });
  const seen: (User | null)[] = [];
  const stop = identity.observe((user) => seen.push(user));
  return { ...memory, identity, seen, stop };
};

describe("the demo identity", () => {
  it("reports nobody at first", () => {
    expect(watched().seen).toEqual([null]);
  });

  it("reports the demo user when the flag is set", () => {
    expect(watched({ [demoFlagKey]: "true" }).seen).toEqual([demoUser]);
  });

  it.each(["false", "1", '"true"', "yes"])("takes the flag %s for nobody", (flag) => {
    expect(watched({ [demoFlagKey]: flag }).seen).toEqual([null]);
  });

  it("starts the demo at once and remembers it", () => {
    const { identity, seen, entries } = watched();
    identity.startDemo();
    expect(seen).toEqual([null, demoUser]);
    expect(entries.get(demoFlagKey)).toBe("true");
  });

  it("forgets the flag and an old token at sign-out", async () => {
    const { identity, seen, entries } = watched({ [demoFlagKey]: "true", token: "old" });
    expect(await identity.signOut()).toEqual({ ok: true });
    expect(seen).toEqual([demoUser, null]);
    expect([...entries.keys()]).toEqual([]);
  });

  it("follows a demo that starts and ends in another tab", () => {
    const { seen, changeElsewhere } = watched();
    changeElsewhere(demoFlagKey, "true");
    changeElsewhere(demoFlagKey, null);
    expect(seen).toEqual([null, demoUser, null]);
  });

  it("goes on in this tab when the flag cannot be stored", () => {
    const { storage } = createMemoryStorage({ capacity: 0 });
    const identity = createDemoIdentity({ storage });
    const seen: (User | null)[] = [];
    identity.observe((user) => seen.push(user));
    identity.startDemo();
    expect(seen).toEqual([null, demoUser]);
  });

  it("stops telling who asked it to stop", () => {
    const { identity, seen, stop } = watched();
    stop();
    identity.startDemo();
    expect(seen).toEqual([null]);
  });
});
