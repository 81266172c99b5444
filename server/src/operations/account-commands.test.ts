import { beforeAll, expect, it } from "vitest";
import { makeAccounts } from "../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { change } from "../../test/workspace-client.ts";
import type { Database } from "../database/database.ts";
import { StartRefused } from "../start-refused.ts";
import { runAccountCommand } from "./account-commands.ts";

describeOnEachDatabase("the commands for accounts", (makeDatabase) => {
  let database: Database;
  let accounts: Awaited<ReturnType<typeof makeAccounts>>;
  beforeAll(async () => {
    database = await makeDatabase();
    accounts = await makeAccounts({ database });
  });
  const run = (name: string | undefined, ...args: string[]) =>
    runAccountCommand({ name, args, database, now: 1_800_000_000_000 });

  it("say what there is", async () => {
    for (const name of [undefined, "toString", "explode"])
      await expect(run(name)).rejects.toThrow(/^Say what to do:/);
    await expect(run("disable")).rejects.toThrow(StartRefused);
    await expect(run("disable", "nobody@example.org")).rejects.toThrow("There is no account");
  });

  it("end the sessions of one, and of all", async () => {
    const [one, other] = [await accounts.signedUp(), await accounts.signedUp()];
    await run("end-sessions", one.email);
    expect(await one.browser.whoAmI()).toBeNull();
    expect(await other.browser.whoAmI()).not.toBeNull();
    await run("end-sessions", "--all");
    expect(await other.browser.whoAmI()).toBeNull();
    expect((await one.browser.signIn(one.email)).status).toBe(200);
  });

  it("disable an account, which keeps its data and cannot be used, and enable it again", async () => {
    const { browser, email, uid } = await accounts.signedUp();
    await run("disable", email);
    expect(await browser.whoAmI()).toBeNull();
    await browser.signIn(email);
    expect(await browser.whoAmI()).toBeNull();
    await run("enable", uid);
    await browser.signIn(email);
    expect(await browser.whoAmI()).toMatchObject({ email });
  });

  it("delete an account permanently, once they are sure", async () => {
    const { browser, email, uid } = await accounts.signedUp();
    await expect(run("delete", email)).rejects.toThrow("add --yes");
    expect(await browser.whoAmI()).toMatchObject({ email });
    expect(await run("delete", email, "--yes")).toBe(`Deleted ${uid} and everything of it.`);
    expect(await browser.whoAmI()).toBeNull();
    await expect(run("end-sessions", uid)).rejects.toThrow("There is no account");
  });

  it("list who holds the most", async () => {
    const { browser, email, uid } = await accounts.signedUp();
    const changes = [change("quickPlanHours", "4", Date.now())];
    await browser.ask("/api/workspace/sync", {
      method: "POST",
      body: { protocol: 1, user: uid, device: "device01", cursor: 0, changes },
    });
    expect(await run("large")).toContain(`1 KB        1 rows  ${uid}  ${email}`);
  });
});
