import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stampOf } from "@smart-planner/contract";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import type { Migrations } from "../src/database/migration.ts";
import { openPostgres } from "../src/database/open-postgres.ts";
import { openSqlite } from "../src/database/open-sqlite.ts";
import { migrations } from "../src/migrations.ts";
import { cheapHasher, makeAccounts, password } from "./accounts-client.ts";
import { createPostgresDatabase, postgresIsAvailable } from "./each-database.ts";
import { silentLog } from "./silent-log.ts";

/** The last migration of each release. */
const lastOf = {
  "0.1.0": "034-disabled-accounts",
  "0.2.0": "087-mail-outbox",
  "0.3.0": "096-mail-language",
} as const;
type Release = keyof typeof lastOf;

const migrationsOf = (release: Release): Migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= lastOf[release]));

const email = "ada@example.org";
const registered = "2026-03-01T08:00:00.000Z";
const plan = JSON.stringify({ "05-March-2027": [{ subject: "Maths", hours: 2 }] });
const stamp = stampOf({ wall: Date.parse(registered), count: 0 }, "device01");

/** An account with a password, a session and a synced plan, in the tables of that release. */
const fill = async ({ db, kind }: Database, release: Release, hash: string) => {
  const token = createHash("sha256").update("token of the cookie").digest("base64url");
  const link = createHash("sha256").update("token of the link").digest("base64url");
  const flag = kind === "postgres" ? sql`true` : sql`1`;
  const time = Date.parse(registered);
  const expires = Date.now() + 86_400_000;
  const expiresAt = new Date(expires).toISOString();
  if (release === "0.1.0") {
    await sql`insert into account_user (id, email, email_verified, name, created_at, updated_at)
      values ('ada', ${email}, ${flag}, 'Ada', ${registered}, ${registered})`.execute(db);
    await sql`insert into account_credential
      (id, user_id, account_id, provider_id, password, created_at, updated_at)
      values ('c', 'ada', 'ada', 'credential', ${hash}, ${registered}, ${registered})`.execute(db);
    await sql`insert into account_session (id, user_id, token, expires_at, created_at, updated_at)
      values ('s', 'ada', ${token}, ${expiresAt}, ${registered}, ${registered})`.execute(db);
  } else {
    await sql`insert into account_user (id, email, name, joined_at, email_confirmed_at)
      values ('ada', ${email}, 'Ada', ${time}, ${time})`.execute(db);
    await sql`insert into account_password (user_id, hash, changed_at)
      values ('ada', ${hash}, ${time})`.execute(db);
    await sql`insert into account_session
      (id, user_id, token, user_agent, created_at, seen_at, expires_at, proved_at, way)
      values ('s', 'ada', ${token}, '', ${time}, ${time}, ${expires}, ${time}, 'password')`.execute(
      db,
    );
    await sql`insert into account_link (hash, kind, user_id, email, expires_at)
      values (${link}, 'reset', 'ada', ${email}, ${expires})`.execute(db);
  }
  const key = createHash("sha256").update("quickPlanCache").digest("base64url");
  await sql`insert into workspace_head (user_id, head) values ('ada', 1)`.execute(db);
  await sql`insert into workspace_register (user_id, key, register, stamp, value, sequence, bytes)
    values ('ada', ${key}, 'quickPlanCache', ${stamp}, ${plan}, 1, ${plan.length})`.execute(db);
};

const kinds = [
  {
    kind: "sqlite" as const,
    isAvailable: true,
    make: async () => {
      const folder = mkdtempSync(join(tmpdir(), "planner-upgrade-"));
      return {
        open: (steps: Migrations) => openSqlite({ folder, migrations: steps }),
        remove: async () => rmSync(folder, { recursive: true }),
      };
    },
  },
  {
    kind: "postgres" as const,
    isAvailable: postgresIsAvailable(),
    make: async () => {
      const { url, drop } = await createPostgresDatabase();
      return {
        open: (steps: Migrations) => openPostgres({ url, migrations: steps, log: silentLog }),
        remove: async () => drop(),
      };
    },
  },
];

for (const { kind, isAvailable, make } of kinds) {
  describe.skipIf(!isAvailable)(`a database of an earlier release on ${kind}`, () => {
    const undo: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const step of undo.splice(0).reverse()) await step();
    });

    it.each(["0.1.0", "0.2.0", "0.3.0"] as const)(
      "of %s opens with its accounts, sessions and plans, and goes on",
      async (release) => {
        const { open, remove } = await make();
        undo.push(remove);
        const before = await open(migrationsOf(release));
        await fill(before, release, await cheapHasher.hash({ password, owner: "ada" }));
        await before.close();
        const database = await open(migrations);
        undo.push(database.close);
        const accounts = await makeAccounts({ database });
        const signedIn = accounts.browser();
        signedIn.cookies.set("smartplanner_session", "token of the cookie");
        expect(await signedIn.whoAmI()).toMatchObject({ uid: "ada", displayName: "Ada", email });
        const browser = accounts.browser();
        // The first release mailed no links.
        const looked = await browser.post("/reset/look", { token: "token of the link" });
        expect(looked.status).toBe(release === "0.1.0" ? 410 : 200);
        expect((await browser.signIn(email)).status).toBe(200);
        const ask = (changes: readonly unknown[]) =>
          browser.ask("/api/workspace/sync", {
            method: "POST",
            body: { protocol: 1, user: "ada", device: "device02", cursor: 0, changes },
          });
        const held = { register: "quickPlanCache", stamp, value: plan };
        expect(await (await ask([])).json()).toMatchObject({ changes: [held], reset: false });
        const next = {
          register: "quickPlanHours",
          stamp: stampOf({ wall: Date.now(), count: 0 }, "device02"),
          value: "4",
        };
        expect((await ask([next])).status).toBe(200);
        expect(await (await ask([])).json()).toMatchObject({ changes: [held, next] });
        expect((await browser.post("/delete", { password })).status).toBe(200);
      },
    );
  });
}
