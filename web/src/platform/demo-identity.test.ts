import { describe, expect, it } from "vitest";
import { createDemoIdentity } from "../../test/demo-identity.ts";
import { describeIdentity } from "../../test/identity-contract.ts";
import { createMemoryStorage } from "../../test/memory-storage.ts";
import { demoFlagKey, demoUser } from "./demo-identity.ts";
import type { User } from "./identity.ts";

describeIdentity({
  name: "the demo-only identity",
  hasAccounts: false,
  newBrowser: () => ({
    open: (storage) => createDemoIdentity({ storage }),
    goOffline: () => undefined,
  }),
});

it("knows one anonymous demo user", () => {
  expect(demoUser).toEqual({
    uid: "demo-user",
    displayName: "Demo User",
    email: "demo@smartplanner.local",
    isAnonymous: true,
    demo: true,
  });
  expect(demoFlagKey).toBe("smartplanner_demo");
});

describe("the demo flag", () => {
  it.each(["false", "1", '"true"', "yes"])("means no user when it is %s", (flag) => {
    const { storage } = createMemoryStorage({ initial: { [demoFlagKey]: flag } });
    const seen: (User | null)[] = [];
    createDemoIdentity({ storage }).observe((user) => seen.push(user));
    expect(seen).toEqual([null]);
  });

  it("does without being stored when storage refuses", () => {
    const { storage } = createMemoryStorage({ capacity: 0 });
    const identity = createDemoIdentity({ storage });
    const seen: (User | null)[] = [];
    identity.observe((user) => seen.push(user));
    identity.startDemo();
    expect(seen).toEqual([null, demoUser]);
  });
});
