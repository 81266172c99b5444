import { randomBytes } from "node:crypto";
import { mostCalendarsByAddress } from "@smart-planner/contract";
import { expect, it } from "vitest";
import { addAccount } from "../../test/add-account.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { createSealer } from "../secrets/sealed-text.ts";
import { createSourceStore } from "./source-store.ts";

describeOnEachDatabase("the store of calendars by address", (makeDatabase) => {
  it("takes as many as there may be, and no more, however many come at once", async () => {
    const database = await makeDatabase();
    const store = createSourceStore({ db: database.db, sealer: createSealer(randomBytes(32)) });
    await addAccount(database, "ada");
    const copy = {
      version: { etag: null, lastModified: null },
      print: "",
      timeZone: "UTC",
      readOn: "2026-06-10",
      at: 0,
    };
    const address = {
      address: "https://calendar.example.com/",
      host: "calendar.example.com",
      copy,
    };
    const added = await Promise.all(
      Array.from({ length: mostCalendarsByAddress + 8 }, () => store.add("ada", address)),
    );
    expect(added.filter((row) => row !== undefined)).toHaveLength(mostCalendarsByAddress);
    expect(await store.list("ada")).toHaveLength(mostCalendarsByAddress);
  });
});
