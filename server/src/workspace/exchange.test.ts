import { setImmediate as nextTurn } from "node:timers/promises";
import { type Change, digestOf, families, recordRegister } from "@smart-planner/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { emptyHub, exchange as exchangeAsValues } from "../../../contract/test/hub.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { change, makeWorkspace, noon } from "../../test/workspace-client.ts";

/** A record of each family, and of one that only a later version has. */
const registerNames = [
  "quickPlanCache",
  "quickPlanHours",
  "smartplanner_grid",
  ...Object.values(families).map((family) => recordRegister(family, "a")),
  "later/a",
];

const changes = fc.record({
  register: fc.constantFrom(...registerNames),
  value: fc.option(fc.constantFrom('"a"', '"b"', '"\u{1f600}"', '"\uffee"', "1")),
  wall: fc.integer({ min: noon - 3, max: noon }),
  device: fc.constantFrom("device01", "device02"),
});

describeOnEachDatabase("workspace exchange", (makeDatabase) => {
  it("answers to one device what another sent, once", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    const sent = await sync({ user: "ada", changes: [change("quickPlanHours", "3")] });
    expect(sent.changes).toEqual([]);
    const seen = await sync({ user: "ada", cursor: 0 });
    expect(seen.changes).toEqual([change("quickPlanHours", "3")]);
    const again = await sync({ user: "ada", cursor: seen.cursor });
    expect(again).toMatchObject({ changes: [], cursor: seen.cursor, more: false, reset: false });
  });

  it("takes the same request any number of times and keeps the later version", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    const newer = [change("quickPlanHours", "5", noon, "device02")];
    await sync({ user: "ada", changes: newer });
    await sync({ user: "ada", changes: newer });
    await sync({ user: "ada", changes: [change("quickPlanHours", "4", noon, "device01")] });
    expect((await sync({ user: "ada" })).changes).toEqual(newer);
  });

  it("keeps a deletion as a version, against an older write that comes late", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    await sync({ user: "ada", changes: [change("quickPlanCache", null, noon)] });
    await sync({ user: "ada", changes: [change("quickPlanCache", "{}", noon - 1)] });
    expect((await sync({ user: "ada" })).changes).toEqual([change("quickPlanCache", null, noon)]);
  });

  it("keeps and returns fields that only a later version of the page knows", async () => {
    const { sync, send } = makeWorkspace({ database: await makeDatabase() });
    const sent = [change("later/a", '{"of":"later"}'), change("smartplanner_of_later", "1")];
    await sync({ user: "ada", changes: sent });
    expect((await sync({ user: "ada" })).changes).toEqual(sent);
    const removed = [change("later/a", null, noon + 1)];
    await sync({ user: "ada", changes: removed });
    expect((await sync({ user: "ada", cursor: 2 })).changes).toEqual(removed);
    for (const register of ["", "/a", "later/", "La ter/a", "a.b", "__proto__"])
      expect((await send({ user: "ada", changes: [change(register, "1")] })).status).toBe(400);
  });

  it("merges in SQL exactly as the shared rules merge values", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    let user = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            drawn: fc.array(changes, { maxLength: 6 }),
            joins: fc.boolean(),
            isBehind: fc.boolean(),
          }),
          { maxLength: 5 },
        ),
        async (requests) => {
          user += 1;
          let hub = emptyHub;
          let cursor = 0;
          for (const { drawn, joins, isBehind } of requests) {
            const request = {
              cursor: isBehind ? 0 : cursor,
              joins,
              changes: drawn.map(({ register, value, wall, device }) =>
                change(register, value, wall, device),
              ),
            };
            const expected = exchangeAsValues(hub, { request, now: noon, pageSize: 200 });
            if (!expected.ok) throw new Error("unexpected refusal");
            hub = expected.hub;
            const answered = await sync({ user: `user${user}`, ...request });
            expect(answered).toEqual(expected.response);
            cursor = answered.cursor;
          }
          const digest = digestOf(hub.rows.values());
          const agreed = await sync({ user: `user${user}`, cursor: hub.head, digest });
          expect(agreed.reset).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("stores joined values only on top of the version its sender has seen, and answers its own", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    const joins = true;
    for (const name of ["quickPlanSubjects", "smartplanner_grid", "focus/a"]) {
      const user = `of ${name}`;
      const held = change(name, "[1]", noon - 2, "device02");
      const { cursor } = await sync({ user, joins, changes: [held] });
      const sent = change(name, "[2]", noon - 1);
      const tick = change("progress/a", "true");
      const refused = await sync({ user, joins, changes: [sent, tick] });
      expect(refused.changes).toEqual([held]);
      expect((await sync({ user, cursor: 0 })).changes).toEqual([held, tick]);
      // On top of it, or by a version of the page that joins nothing.
      const { changes } = await sync({ user, joins, cursor: refused.cursor, changes: [sent] });
      expect(changes).toEqual([]);
      const last = change(name, "[3]", noon);
      await sync({ user, cursor, changes: [last] });
      expect((await sync({ user })).changes).toEqual([tick, last]);
    }
  });

  it("answers its own version instead of a change that lost, though its sender has seen it", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    const held = ["quickPlanHours", "progress/a"].map((name) => change(name, "5", noon));
    const { cursor } = await sync({ user: "ada", changes: held });
    const late = ["quickPlanHours", "progress/a"].map((name) => change(name, "4", noon - 1));
    expect((await sync({ user: "ada", cursor, changes: late })).changes).toEqual(held);
  });

  it("accepts changes sent again because the answer was lost", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    const sent = { user: "ada", joins: true, changes: [change("quickPlanSubjects", "[1]")] };
    await sync(sent);
    expect((await sync(sent)).changes).toEqual([]);
    expect((await sync({ user: "ada" })).changes).toEqual(sent.changes);
  });

  it("keeps ticks of subjects whose names are longer than an index entry can be", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    const name = Array.from({ length: 3_000 }, (_, index) => (index * 7919).toString(36)).join("");
    const sent = [change(`progress/${name}`, "true"), change(`progress/${name}#2`, "false")];
    await sync({ user: "ada", changes: sent });
    await sync({ user: "ada", changes: sent });
    expect((await sync({ user: "ada" })).changes).toEqual(sent);
  });

  it("skips nothing when many devices send at once", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    const first = change("progress/first", "true", noon);
    // An account that has written before takes the fast path.
    await sync({ user: "ada", changes: [first] });
    const sent = Array.from({ length: 60 }, (_, nr) =>
      Array.from({ length: (nr % 3) + 1 }, (_, part) =>
        change(`progress/${nr}.${part}`, "true", noon),
      ),
    );
    const all = [first, ...sent.flat()];
    const seen = new Set<string>();
    let cursor = 0;
    const read = async () => {
      const answer = await sync({ user: "ada", cursor });
      for (const { register } of answer.changes) seen.add(register);
      cursor = answer.cursor;
    };
    const writes = sent.map((changes) => sync({ user: "ada", changes }));
    for (let round = 0; round < 10; round++) await read();
    await Promise.all(writes);
    await read();
    expect(seen.size).toBe(all.length);
    // Totals must equal the rows: otherwise every device would resend everything.
    expect((await sync({ user: "ada", cursor, digest: digestOf(all) })).reset).toBe(false);
  });

  it("tells a device that sends very much what others sent meanwhile", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    const { cursor } = await sync({ user: "ada", changes: [change("quickPlanHours", "3")] });
    const much = Array.from({ length: 450 }, (_, nr) => change(`progress/a${nr}`, "true"));
    const sending = sync({ user: "ada", cursor, changes: much });
    const ticks: Promise<unknown>[] = [];
    for (let nr = 0; nr < 40; nr += 1) {
      ticks.push(sync({ user: "ada", changes: [change(`progress/b${nr}`, "true")] }));
      await nextTurn();
    }
    const answer = await sending;
    await Promise.all(ticks);
    const seen = new Set(answer.changes.map(({ register }) => register));
    for (let { cursor: at, more } = { ...answer, more: true }; more; ) {
      const next = await sync({ user: "ada", cursor: at });
      for (const { register } of next.changes) seen.add(register);
      ({ cursor: at, more } = next);
    }
    const missed = ticks.map((_, nr) => `progress/b${nr}`).filter((name) => !seen.has(name));
    expect(missed).toEqual([]);
  });

  it("pages a large answer without losing or repeating a row", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    const all: Change[] = Array.from({ length: 1_200 }, (_, i) => change(`progress/${i}`, "true"));
    for (let from = 0; from < all.length; from += 400)
      await sync({ user: "ada", changes: all.slice(from, from + 400) });
    const seen: string[] = [];
    for (let cursor = 0, more = true; more; ) {
      const answer = await sync({ user: "ada", cursor });
      seen.push(...answer.changes.map(({ register }) => register));
      ({ cursor, more } = answer);
    }
    expect(seen).toEqual(all.map(({ register }) => register));
  });

  it("asks for everything when it was restored from a backup, and only then", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    const held = [change("quickPlanHours", "3"), change("progress/a", "true")];
    const { cursor } = await sync({ user: "ada", changes: held });
    expect((await sync({ user: "ada", cursor, digest: digestOf(held) })).reset).toBe(false);
    expect((await sync({ user: "ada", cursor: cursor + 1 })).reset).toBe(true);
    const lost = [...held, change("progress/b", "true")];
    const answer = await sync({ user: "ada", cursor, digest: digestOf(lost) });
    expect(answer.reset).toBe(true);
    expect(answer.changes).toEqual(held);
  });

  it("counts rows of an earlier version of the server, at once and permanently", async () => {
    const database = await makeDatabase();
    const { sync } = makeWorkspace({ database });
    const held = [change("quickPlanHours", "3"), change("progress/a", null)];
    const totals = () =>
      database.db
        .selectFrom("workspace_head")
        .select(["row_count", "live_count", "bytes", "digest", "latest"])
        .executeTakeFirstOrThrow();
    const { cursor } = await sync({ user: "ada", changes: held });
    const counted = await totals();
    expect(counted).toMatchObject({ row_count: 2, live_count: 1, digest: digestOf(held) });
    const uncounted = {
      row_count: null,
      live_count: null,
      bytes: null,
      digest: null,
      latest: null,
    };
    for (const changes of [[], [change("quickPlanHours", "3")]]) {
      await database.db.updateTable("workspace_head").set(uncounted).execute();
      expect((await sync({ user: "ada", cursor, changes, digest: digestOf(held) })).reset).toBe(
        false,
      );
      expect(await totals()).toEqual(counted);
    }
  });

  it("gives each user only their own rows", async () => {
    const { sync } = makeWorkspace({ database: await makeDatabase() });
    await sync({ user: "ada", changes: [change("quickPlanHours", "3")] });
    await sync({ user: "bob", changes: [change("quickPlanHours", "7", noon - 5)] });
    expect((await sync({ user: "bob" })).changes).toEqual([
      change("quickPlanHours", "7", noon - 5),
    ]);
    expect((await sync({ user: "eve" })).changes).toEqual([]);
    expect((await sync({ user: "ada" })).changes).toEqual([change("quickPlanHours", "3")]);
  });
});
