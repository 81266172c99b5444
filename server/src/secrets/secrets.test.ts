import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { runAccountCommand } from "../operations/account-commands.ts";
import { checkSecretKey } from "./check-secret-key.ts";
import { createSealer } from "./sealed-text.ts";
import { readSecretKey } from "./secret-key.ts";

const folder = mkdtempSync(join(tmpdir(), "planner-key-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the key", () => {
  it("is made once, readable by its owner alone", () => {
    const inside = join(folder, "new");
    const key = readSecretKey({ given: undefined, folder: inside });
    expect(readSecretKey({ given: undefined, folder: inside })).toEqual(key);
    expect(statSync(join(inside, "secret.key")).mode & 0o077).toBe(0);
  });

  it("is the operator's if one is set", () => {
    const given = "a long text of the operator";
    expect(readSecretKey({ given, folder: "/nowhere" })).toHaveLength(32);
  });

  it("refuses the start if it is damaged, and says what to do", () => {
    writeFileSync(join(folder, "secret.key"), "not hex");
    expect(() => readSecretKey({ given: undefined, folder })).toThrow(/SECRET_KEY/);
  });
});

describe("a sealed text", () => {
  const sealer = createSealer(randomBytes(32));
  const address = "https://calendar.example.com/secret-4711.ics";

  it("opens for its owner alone, shows nothing of itself, and is never sealed alike", () => {
    const sealed = sealer.seal(address, "ada");
    expect(sealer.open(sealed, "ada")).toBe(address);
    expect(sealer.open(sealed, "bob")).toBeUndefined();
    expect(createSealer(randomBytes(32)).open(sealed, "ada")).toBeUndefined();
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("4711");
    expect(sealer.seal(address, "ada")).not.toBe(sealed);
  });

  it.each(["", "AAAA", sealer.seal("x", "ada").slice(0, -4), "%%%"])(
    "does not open when it is %s",
    (text) => {
      expect(sealer.open(text, "ada")).toBeUndefined();
    },
  );
});

describeOnEachDatabase("servers on one database", (makeDatabase) => {
  it("start with one key, or refuse where others would not understand them", async () => {
    const database = await makeDatabase();
    const sealers = [createSealer(randomBytes(32)), createSealer(randomBytes(32))] as const;
    await checkSecretKey({ database, sealer: sealers[0] });
    await checkSecretKey({ database, sealer: sealers[0] });
    const other = checkSecretKey({ database, sealer: sealers[1] });
    // The embedded database has one server, and may be restored where its key is not.
    if (database.kind === "sqlite") await expect(other).resolves.toBeUndefined();
    else await expect(other).rejects.toThrow(/set SECRET_KEY to the same text on all of them/);
    await runAccountCommand({ name: "forget-key", args: [], database, now: 0 });
    await checkSecretKey({ database, sealer: sealers[1] });
  });
});
