import { gzipSync } from "node:zlib";
import { earlierPlansSchema } from "@smart-planner/contract";
import { expect, it } from "vitest";
import { z } from "zod";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { change, makeWorkspace, noon } from "../../test/workspace-client.ts";

const dayMs = 86_400_000;
const planText = (subject: string) => JSON.stringify({ "05-March-2027": [{ subject, hours: 1 }] });

describeOnEachDatabase("earlier plans", (makeDatabase) => {
  const listed = async (answer: Response | Promise<Response>) =>
    z.parse(earlierPlansSchema, await (await answer).json()).plans;

  it("are kept with the subjects, hours and ticks they had when they were cleared", async () => {
    const { sync, get } = makeWorkspace({ database: await makeDatabase() });
    await sync({
      user: "ada",
      changes: [
        change("quickPlanCache", planText("Maths")),
        change("quickPlanHours", "4"),
        change("progress/05-March-2027-Maths", "true"),
        change("progress/05-March-2027-Art", "false"),
      ],
    });
    expect(await listed(get("/history", "ada"))).toEqual([]);
    const cleared = ["quickPlanCache", "quickPlanHours", "progress/05-March-2027-Maths"];
    await sync({ user: "ada", changes: cleared.map((name) => change(name, null, noon + 1)) });
    const [plan, ...more] = await listed(get("/history", "ada"));
    expect(more).toEqual([]);
    expect(plan).toMatchObject({ mode: "quick", days: 1, subjects: ["Maths"] });
    const snapshot = await get(`/history/${plan?.id}`, "ada");
    expect(await snapshot.json()).toEqual({
      registers: [
        ["quickPlanCache", planText("Maths")],
        ["quickPlanHours", "4"],
      ],
      records: [["progress/05-March-2027-Maths", "true"]],
      done: ["05-March-2027-Maths"],
    });
  });

  it("can be told apart by kind, date, hours and subjects", async () => {
    const { sync, get } = makeWorkspace({ database: await makeDatabase() });
    const madeFrom = {
      today: "2027-03-01",
      minuteOfDay: 600,
      subjects: [{ name: "Maths", examDate: "2027-03-20" }],
      hoursPerDay: 4,
      way: "smart",
      at: "2027-03-01T10:00:00.000Z",
    };
    await sync({
      user: "ada",
      changes: [
        change("quickPlanCache", planText("Maths")),
        change("smartplanner_quick_inputs", JSON.stringify(madeFrom)),
      ],
    });
    const later = { ...madeFrom, way: "quick", hoursPerDay: 6 };
    await sync({
      user: "ada",
      changes: [
        change("quickPlanCache", planText("Art"), noon + 1),
        change("smartplanner_quick_inputs", JSON.stringify(later), noon + 1),
      ],
    });
    expect(await listed(get("/history", "ada"))).toMatchObject([
      {
        mode: "quick",
        way: "smart",
        madeAt: "2027-03-01T10:00:00.000Z",
        hoursPerDay: 4,
        minutes: 60,
        subjects: ["Maths"],
      },
    ]);
  });

  it("of the Advanced Scheduler are kept with the week they were made for", async () => {
    const { sync, get } = makeWorkspace({ database: await makeDatabase() });
    const kept = [
      ["advancedPlanCache", planText("Maths")],
      ["studyHoursAvailable", "6"],
      ["smartplanner_grid", "{}"],
      ["smartplanner_commitments", "[]"],
    ] as const;
    await sync({ user: "ada", changes: kept.map(([name, text]) => change(name, text)) });
    await sync({ user: "ada", changes: kept.map(([name]) => change(name, null, noon + 1)) });
    const [plan] = await listed(get("/history", "ada"));
    const snapshot = await get(`/history/${plan?.id}`, "ada");
    expect(await snapshot.json()).toEqual({ registers: kept, records: [], done: [] });
  });

  it("that an earlier version of the server kept come back with the ticks they had", async () => {
    const database = await makeDatabase();
    const { sync, get } = makeWorkspace({ database });
    await sync({ user: "ada", changes: [change("quickPlanCache", planText("Maths"))] });
    await sync({ user: "ada", changes: [change("quickPlanCache", null, noon + 1)] });
    const older = { registers: [["quickPlanHours", "4"]], done: ["05-March-2027-Maths"] };
    const snapshot = gzipSync(JSON.stringify(older)).toString("base64");
    await database.db.updateTable("workspace_history").set({ snapshot }).execute();
    const [plan] = await listed(get("/history", "ada"));
    expect(await (await get(`/history/${plan?.id}`, "ada")).json()).toEqual({
      ...older,
      records: [["progress/05-March-2027-Maths", "true"]],
    });
  });

  it("are hidden from other accounts, by list and by name", async () => {
    const { sync, get } = makeWorkspace({ database: await makeDatabase() });
    await sync({ user: "ada", changes: [change("quickPlanCache", planText("Maths"))] });
    await sync({ user: "ada", changes: [change("quickPlanCache", null, noon + 1)] });
    const [plan] = await listed(get("/history", "ada"));
    expect(await listed(get("/history", "bob"))).toEqual([]);
    expect((await get(`/history/${plan?.id}`, "bob")).status).toBe(404);
    expect((await get(`/history/${plan?.id}`)).status).toBe(401);
    expect((await get("/history/nothing", "ada")).status).toBe(404);
  });

  it("stay the last 20 of each mode, for 30 days", async () => {
    let time = noon;
    const { sync, get } = makeWorkspace({ database: await makeDatabase(), now: () => time });
    for (let version = 0; version <= 25; version++) {
      time = noon + version;
      await sync({
        user: "ada",
        changes: [
          change("quickPlanCache", planText(`Quick ${version}`), time),
          ...(version < 3 ? [change("advancedPlanCache", planText(`Slow ${version}`), time)] : []),
        ],
      });
    }
    const plans = await listed(get("/history", "ada"));
    const quick = plans.filter(({ mode }) => mode === "quick").map(({ subjects }) => subjects[0]);
    expect(quick).toEqual(Array.from({ length: 20 }, (_, back) => `Quick ${24 - back}`));
    expect(plans.filter(({ mode }) => mode === "advanced")).toHaveLength(2);
    time = noon + 31 * dayMs;
    expect(await listed(get("/history", "ada"))).toEqual([]);
  });

  it("include those that come too late, from a device that was offline: once, with their inputs", async () => {
    const { sync, get } = makeWorkspace({ database: await makeDatabase() });
    await sync({ user: "ada", changes: [change("quickPlanCache", planText("Laptop"))] });
    const late = [
      change("quickPlanCache", planText("Phone"), noon - 9),
      change("quickPlanHours", "2", noon - 9),
    ];
    await sync({ user: "ada", changes: late });
    await sync({ user: "ada", changes: late });
    const plans = await listed(get("/history", "ada"));
    expect(plans).toMatchObject([{ mode: "quick", subjects: ["Phone"] }]);
    const snapshot = await get(`/history/${plans[0]?.id}`, "ada");
    expect(await snapshot.json()).toMatchObject({
      registers: [
        ["quickPlanCache", planText("Phone")],
        ["quickPlanHours", "2"],
      ],
    });
    expect((await sync({ user: "ada" })).changes).toContainEqual(
      change("quickPlanCache", planText("Laptop")),
    );
  });

  it("are not made by a repeated or an equal version", async () => {
    const { sync, get } = makeWorkspace({ database: await makeDatabase() });
    const first = [change("quickPlanCache", planText("Maths"))];
    await sync({ user: "ada", changes: first });
    await sync({ user: "ada", changes: first });
    await sync({ user: "ada", changes: [change("quickPlanCache", planText("Maths"), noon - 9)] });
    await sync({ user: "ada", changes: [change("quickPlanCache", planText("Maths"), noon + 9)] });
    expect(await listed(get("/history", "ada"))).toEqual([]);
  });
});
