import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { addAccount } from "../../test/add-account.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { createSealer } from "../secrets/sealed-text.ts";
import { feedSecret, newNonce } from "./feed-secret.ts";
import { createFeedStore } from "./feed-store.ts";

it("makes new secrets of 24 characters and older ones as they were", () => {
  const sealer = createSealer(Buffer.alloc(32, 7));
  expect(feedSecret(sealer, "ada", newNonce())).toMatch(/^(?:\w{4}-){5}\w{4}$/);
  expect(feedSecret(sealer, "ada", "AAAAAAAAAAAAAAAAAAAAAA")).toBe("7jUH-xUFP-hsGQ-ZG4d-7f8Y");
});

describeOnEachDatabase("the store of feeds", (makeDatabase) => {
  it("keeps nothing that was written before its owner chose to show less", async () => {
    const database = await makeDatabase();
    const store = createFeedStore({ database, sealer: createSealer(randomBytes(32)) });
    const userId = "ada";
    await addAccount(database, userId);
    const before = await store.make(userId, { detail: "topics", timeZone: "UTC" });
    const written = { rendered_head: 7, etag: '"7"', body: "Physics: Waves", versions: "{}" };
    await store.change(userId, { detail: "busy", timeZone: "UTC" });
    await store.keep(before, written);
    const changed = await store.find(userId);
    expect(changed).toMatchObject({ rendered_head: -1, body: "" });
    if (changed === undefined) throw new Error("The feed is gone");
    await store.keep(changed, { ...written, body: "Busy" });
    expect(await store.find(userId)).toMatchObject({ rendered_head: 7, body: "Busy" });
  });
});
