import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeAccounts, newEmail, password } from "../../test/accounts-client.ts";
import { createPostgresDatabase, postgresIsAvailable } from "../../test/each-database.ts";
import { type FaultProxy, startFaultProxy } from "../../test/fault-proxy.ts";
import { openPostgres } from "../../test/open-database.ts";
import { silentLog } from "../../test/silent-log.ts";
import type { Database } from "../database/database.ts";

describe.skipIf(!postgresIsAvailable())("accounts while the database is away", () => {
  let proxy: FaultProxy;
  let database: Database;
  let drop: () => Promise<void> | void;
  beforeAll(async () => {
    const created = await createPostgresDatabase();
    drop = created.drop;
    proxy = await startFaultProxy(created.url);
    const times = { connectMs: 1_000, statementMs: 1_000 };
    database = await openPostgres({ url: proxy.url, log: silentLog, times });
  });
  afterAll(async () => {
    await database.close();
    await proxy.close();
    await drop();
  });

  it("say so, end no session, take no password for wrong, and recover", async () => {
    const { browser, email } = await (await makeAccounts({ database })).signedUp();
    const cookies = new Map(browser.cookies);

    proxy.set("refuse");
    for (const ask of [
      () => browser.ask("/api/account/session"),
      () => browser.ask("/api/account/sessions"),
      () => browser.signIn(email),
      () => browser.signUp(newEmail()),
      () => browser.post("/sign-out", {}),
      () => browser.post("/delete", { password }),
      () => browser.ask("/api/account/ways"),
    ]) {
      const response = await ask();
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(browser.cookies).toEqual(cookies);

    proxy.set("none");
    await vi.waitFor(database.ping, { timeout: 120_000, interval: 50 });
    expect(await browser.whoAmI()).toMatchObject({ email });
    expect((await browser.signIn(email)).status).toBe(200);
  });
});
