import { describe, expect, it, vi } from "vitest";
import { makeAccounts, newEmail, password } from "../../test/accounts-client.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { listen } from "../http/listen.ts";
import { ServerBusy } from "../http/server-busy.ts";
import { createPasswordHasher } from "./password-hasher.ts";

const cheap = { memory: 64, passes: 1 };
const owner = "203.0.113.1";
const typed = { password, owner };

describe("the password hasher", () => {
  it("uses Argon2id with at least OWASP's parameters", async () => {
    const hash = await createPasswordHasher().hash(typed);
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(hash) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
  });

  it("knows the right password from others, and salts each hash", async () => {
    const { hash, verify } = createPasswordHasher({ cost: cheap });
    const [one, two] = [await hash(typed), await hash(typed)];
    expect(one).not.toBe(two);
    expect(await verify({ hash: one, ...typed })).toBe(true);
    expect(await verify({ hash: two, ...typed })).toBe(true);
    expect(await verify({ hash: one, owner, password: `${password} ` })).toBe(false);
    expect(await verify({ hash: one, owner, password: password.toUpperCase() })).toBe(false);
  });

  it("looks at every character of the longest password", async () => {
    const { hash, verify } = createPasswordHasher({ cost: cheap });
    const long = "é".repeat(127);
    const made = await hash({ owner, password: `${long}a` });
    expect(await verify({ hash: made, owner, password: `${long}a` })).toBe(true);
    expect(await verify({ hash: made, owner, password: `${long}b` })).toBe(false);
  });

  it("reads hashes made at another price", async () => {
    const hash = await createPasswordHasher({ cost: { memory: 128, passes: 2 } }).hash(typed);
    expect(await createPasswordHasher({ cost: cheap }).verify({ hash, ...typed })).toBe(true);
  });

  it.each(["", "plain", "$argon2id$v=19$m=64,t=1,p=1$$", "$scrypt$x"])(
    "takes %j for no password at all",
    async (hash) => {
      const { verify } = createPasswordHasher({ cost: cheap });
      expect(await verify({ hash, owner, password: "" })).toBe(false);
    },
  );

  it("works on a few at a time, queues the rest and refuses too many", async () => {
    const { hash } = createPasswordHasher({ cost: cheap, concurrency: 2, queue: 5 });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, nr) => hash({ password, owner: `203.0.113.${nr}` })),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(7);
    expect(refused).toHaveLength(13);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(ServerBusy);
    await expect(hash(typed)).resolves.toBeDefined();
  });

  it("tells those in line to come back when the server stops, and finishes those that have begun", async () => {
    const { hash, drain } = createPasswordHasher({ cost: cheap, concurrency: 1, drainMs: 0 });
    const sent = Array.from({ length: 5 }, (_, count) =>
      hash({ password, owner: `203.0.113.${count}` }),
    );
    drain();
    const results = await Promise.allSettled(sent);
    expect(results[0]?.status).toBe("fulfilled");
    const rest = results.filter((result) => result.status === "rejected");
    for (const { reason } of rest) expect(reason).toBeInstanceOf(ServerBusy);
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
    const busy = responses.filter((response) => response.status === 503);
    // Two running and ten queued; on a slow machine one may finish before the last arrives.
    const tried = statuses.filter((status) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(12);
    expect(busy.length).toBeGreaterThanOrEqual(10);
    expect(tried + busy.length).toBe(30);
    expect(busy[0]?.headers.get("retry-after")).toBe("5");
  });

  it("at one address, by ten accounts, does not keep other addresses waiting", async () => {
    const order: string[] = [];
    const hasher = createPasswordHasher({ cost: { memory: 1_024, passes: 1 }, concurrency: 1 });
    const accounts = await makeAccounts({ database: await makeDatabase(), hasher });
    const emails = Array.from({ length: 10 }, () => newEmail());
    const signIn = async (address: string, email: string) => {
      await accounts.browser(address).signIn(email);
      order.push(address);
    };
    const flood = emails.flatMap((email) =>
      Array.from({ length: 5 }, () => signIn("203.0.113.50", email)),
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
    await signIn("203.0.113.51", newEmail());
    const before = order.indexOf("203.0.113.51");
    await Promise.all(flood);
    expect(order).toHaveLength(51);
    expect(before).toBeLessThan(35);
  });

  it("is answered to the last when the server stops, and none is cut off", async () => {
    // Far more than are done before the queue is drained.
    const cost = { memory: 19_456, passes: 12 };
    const hasher = createPasswordHasher({ cost, concurrency: 1, drainMs: 100 });
    const { app, drain } = await makeAccounts({ database: await makeDatabase(), hasher });
    const arriving = vi.spyOn(app, "fetch");
    const { port, stop } = await listen({ app, host: "127.0.0.1", port: 0 });
    const sent = Array.from({ length: 30 }, async (_, count) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/account/sign-in`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: `${count}@example.org`, password }),
      });
      return response.status;
    });
    await sent[0];
    // On a busy machine some have not arrived yet.
    await vi.waitFor(() => expect(arriving).toHaveBeenCalledTimes(30), 120_000);
    drain?.();
    const stopping = stop({ graceMs: 100_000 });
    const outcomes = await Promise.all(sent.map((each) => each.catch(() => "cut off")));
    await stopping;
    expect(outcomes.filter((outcome) => outcome !== 401 && outcome !== 503)).toEqual([]);
    expect(outcomes).toContain(503);
  });
});
