import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { change, makeWorkspace, noon } from "../../test/workspace-client.ts";
import { readSyncedPlan } from "./synced-plan.ts";

const planOf = (subject: string) =>
  JSON.stringify({ "10-June-2026": [{ subject, hours: 1, time: { hours: 1, minutes: 0 } }] });
const inUse = (mode: string) => JSON.stringify({ mode, at: "2026-06-10T10:00:00.000Z" });

describeOnEachDatabase("the plan in use", (makeDatabase) => {
  it("is the stored one, also where the other plan was only touched before", async () => {
    const database = await makeDatabase();
    const { sync } = makeWorkspace({ database });
    const modeOf = async () => (await readSyncedPlan({ db: database.db, userId: "ada" })).mode;
    const changes = [
      change("advancedPlanCache", planOf("Maths"), noon),
      change("quickPlanCache", planOf("Art"), noon + 1),
    ];
    await sync({ user: "ada", changes });
    expect(await modeOf()).toBe("quick");
    await sync({
      user: "ada",
      changes: [change("smartplanner_plan_in_use", inUse("advanced"), noon + 2)],
    });
    expect(await modeOf()).toBe("advanced");
    const display = JSON.stringify({ weekStart: "sunday", clock: "12" });
    await sync({ user: "ada", changes: [change("smartplanner_display", display, noon + 2)] });
    const shown = (await readSyncedPlan({ db: database.db, userId: "ada" })).display;
    expect([shown.firstDay, shown.showTime(780)]).toEqual([6, "1 PM"]);
    // A device that does not know the register makes the other plan.
    await sync({ user: "ada", changes: [change("quickPlanCache", planOf("History"), noon + 3)] });
    expect(await modeOf()).toBe("quick");
  });
});
