import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const signIn = { name: "sign-in", key: "ada@example.org", limit: 3, windowSeconds: 60 };

describeOnEachDatabase("rate limiter", (makeDatabase) => {
  it("lets through as many as the limit, and says when the next may come", async () => {
    let time = 1_000_000;
    const limiter = createRateLimiter({ database: await makeDatabase(), now: () => time });
    expect(await limiter.take(signIn)).toEqual({ ok: true, remaining: 2 });
    expect(await limiter.take(signIn)).toEqual({ ok: true, remaining: 1 });
    expect(await limiter.take(signIn)).toEqual({ ok: true, remaining: 0 });
    time += 20_500;
    expect(await limiter.take(signIn)).toEqual({ ok: false, retryAfterSeconds: 40 });
    time += 39_500;
    expect(await limiter.take(signIn)).toEqual({ ok: true, remaining: 2 });
  });

  it("counts names and keys apart", async () => {
    const limiter = createRateLimiter({ database: await makeDatabase() });
    const one = { ...signIn, limit: 1 };
    await limiter.take(one);
    expect(await limiter.take({ ...one, key: "grace@example.org" })).toMatchObject({ ok: true });
    expect(await limiter.take({ ...one, name: "sign-up" })).toMatchObject({ ok: true });
    expect(await limiter.take(one)).toMatchObject({ ok: false });
  });

  it("forgets on demand", async () => {
    const limiter = createRateLimiter({ database: await makeDatabase() });
    const one = { ...signIn, limit: 1 };
    await limiter.take(one);
    await limiter.forget(one);
    expect(await limiter.take(one)).toMatchObject({ ok: true });
  });

  it("gives a hit back, and never more than were taken", async () => {
    const limiter = createRateLimiter({ database: await makeDatabase() });
    const one = { ...signIn, limit: 1 };
    await limiter.take(one);
    await limiter.giveBack(one);
    await limiter.giveBack(one);
    expect(await limiter.take(one)).toMatchObject({ ok: true });
    expect(await limiter.take(one)).toMatchObject({ ok: false });
  });

  it("lets exactly the limit through when many processes ask at once", async () => {
    const database = await makeDatabase();
    const limiters = [createRateLimiter({ database }), createRateLimiter({ database })];
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, index) => limiters[index % 2]?.take({ ...signIn, limit: 7 })),
    );
    expect(taken.filter((result) => result?.ok)).toHaveLength(7);
  });

  it("stores no key in clear, and removes expired ones", async () => {
    let time = 0;
    const database = await makeDatabase();
    const limiter = createRateLimiter({ database, now: () => time });
    await limiter.take(signIn);
    const kept = () => database.db.selectFrom("rate_limit").selectAll().execute();
    expect(JSON.stringify(await kept())).not.toContain("ada");
    time = 61_000;
    for (let take = 0; take < 1_000; take += 1) await limiter.take({ ...signIn, key: "other" });
    expect(await kept()).toHaveLength(1);
  });

  it("does not count refused requests towards a higher limit", async () => {
    const database = await makeDatabase();
    let time = 1_000;
    const limiter = createRateLimiter({ database, now: () => time });
    const bucket = { name: "hammered", key: "ada" };
    const take = (limit = 1) => limiter.take({ ...bucket, limit, windowSeconds: 60 });
    const hits = async () => {
      const rows = await database.db.selectFrom("rate_limit").select("hits").execute();
      return rows[0]?.hits;
    };
    await take();
    for (let nr = 0; nr < 50; nr += 1) expect(await take()).toMatchObject({ ok: false });
    expect(await hits()).toBe(2);
    expect(await take(10)).toMatchObject({ ok: true });
    await limiter.forget(bucket);
    expect(await take()).toMatchObject({ ok: true });
    expect(await take()).toMatchObject({ ok: false });
    time += 60_000;
    expect(await take()).toMatchObject({ ok: true });
  });
});
