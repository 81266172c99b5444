import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { makeAccounts } from "../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import type { Database } from "../database/database.ts";

describeOnEachDatabase("the export of an account", (makeDatabase) => {
  let database: Database;
  let accounts: Awaited<ReturnType<typeof makeAccounts>>;
  beforeAll(async () => {
    database = await makeDatabase();
    accounts = await makeAccounts({ database });
  });

  const ask = (browser: ReturnType<typeof accounts.browser>) => browser.ask("/api/account/export");

  const fill = async (uid: string, rows: number) => {
    const values = Array.from({ length: rows }, (_, nr) => ({
      user_id: uid,
      key: `key ${String(nr).padStart(6, "0")}`,
      register: `progress/${nr}`,
      stamp: "0",
      value: "x".repeat(200),
      sequence: nr,
      bytes: 1,
    }));
    for (let from = 0; from < rows; from += 500)
      await database.db
        .insertInto("workspace_register")
        .values(values.slice(from, from + 500))
        .execute();
  };

  it("is read from the database while it is sent, not before", async () => {
    const { browser, uid } = await accounts.signedUp();
    await fill(uid, 5_000);
    const reader = (await ask(browser)).body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.length).toBeLessThan(200_000);
    await sql`delete from workspace_register where user_id = ${uid} and key > 'key 004000'`.execute(
      database.db,
    );
    const decoder = new TextDecoder();
    let text = decoder.decode(first?.value, { stream: true });
    for (;;) {
      const piece = await reader?.read();
      if (piece?.done !== false) break;
      text += decoder.decode(piece.value, { stream: true });
    }
    const { workspace } = JSON.parse(text);
    expect(workspace.registers.length).toBeGreaterThan(3_900);
    expect(workspace.registers.length).toBeLessThan(4_900);
  });

  it("that its client does not read holds up no other", async () => {
    const [{ browser: slow, uid }, { browser }] = [
      await accounts.signedUp(),
      await accounts.signedUp(),
    ];
    await fill(uid, 2_000);
    const held = await ask(slow);
    const registersOf = async (answer: Response) =>
      JSON.parse(await answer.text()).workspace.registers;
    expect(await registersOf(await ask(browser))).toHaveLength(0);
    expect(await registersOf(await ask(slow))).toHaveLength(2_000);
    expect(await registersOf(held)).toHaveLength(2_000);
  });

  it("is given ten times an hour", async () => {
    const { browser } = await accounts.signedUp();
    for (let time = 0; time < 10; time += 1) {
      const response = await ask(browser);
      expect(response.status).toBe(200);
      await response.text();
    }
    const refused = await ask(browser);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: expect.stringMatching(
        /^You have downloaded your data very often. Try again in \d+ minutes.$/,
      ),
    });
  });
});
