import { describe, expect, it } from "vitest";
import { makeAccounts, newEmail, password } from "../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { ServerBusy } from "../http/server-busy.ts";
import { createPasswordHasher } from "./password-hasher.ts";

const cheap = { memory: 64, passes: 1 };

describe("the password hasher", () => {
  it("uses Argon2id with at least OWASP's parameters", async () => {
    const hash = await createPasswordHasher().hash(password);
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(hash) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  it("knows the right password from others, and salts each hash", async () => {
    const { hash, verify } = createPasswordHasher({ cost: cheap });
    const [one, two] = [await hash(password), await hash(password)];
    expect(one).not.toBe(two);
    expect(await verify({ hash: one, password })).toBe(true);
    expect(await verify({ hash: two, password })).toBe(true);
    expect(await verify({ hash: one, password: `${password} ` })).toBe(false);
    expect(await verify({ hash: one, password: password.toUpperCase() })).toBe(false);
  });

  it("looks at every character of the longest password", async () => {
    const { hash, verify } = createPasswordHasher({ cost: cheap });
    const long = "é".repeat(127);
    const made = await hash(`${long}a`);
    expect(await verify({ hash: made, password: `${long}a` })).toBe(true);
    expect(await verify({ hash: made, password: `${long}b` })).toBe(false);
  });

  it("reads hashes made at another price", async () => {
    const hash = await createPasswordHasher({ cost: { memory: 128, passes: 2 } }).hash(password);
    expect(await createPasswordHasher({ cost: cheap }).verify({ hash, password })).toBe(true);
  });

  it.each(["", "plain", "$argon2id$v=19$m=64,t=1,p=1$$", "$scrypt$x"])(
    "takes %j for no password at all",
    async (hash) => {
      expect(await createPasswordHasher({ cost: cheap }).verify({ hash, password: "" })).toBe(
        false,
      );
    },
  );

  it("works at a few at a time, keeps the rest in line and refuses what is too many", async () => {
    const { hash } = createPasswordHasher({ cost: cheap, concurrency: 2, queue: 5 });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => hash(password)));
    const refused = results.filter((result) => result.status === "rejected");
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(7);
    expect(refused).toHaveLength(13);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(ServerBusy);
    await expect(hash(password)).resolves.toBeDefined();
  });
});

describeOnEachDatabase("a flood of sign-ins", (makeDatabase) => {
  it("leaves other requests answered, and asks the last in line to come back", async () => {
    const hasher = createPasswordHasher({ concurrency: 2, queue: 10 });
    const accounts = await makeAccounts({ database: await makeDatabase(), hasher });
    let settled = 0;
    const flood = Array.from({ length: 30 }, async () => {
      const response = await accounts.browser().signIn(newEmail());
      settled += 1;
      return response;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const health = await accounts.browser().ask("/api/health");
    const settledBefore = settled;
    expect(health.status).toBe(200);
    const responses = await Promise.all(flood);
    expect(settledBefore).toBeLessThan(30);
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(12);
    const busy = responses.filter((response) => response.status === 503);
    expect(busy).toHaveLength(18);
    expect(busy[0]?.headers.get("retry-after")).toBe("5");
  });
});
