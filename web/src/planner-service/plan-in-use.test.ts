import { defaultPreferences } from "@smart-planner/planner/model";
import { expect, it } from "vitest";
import { MemoryArea } from "../../test/memory-area.ts";
import { openBrowser } from "../../test/memory-browser.ts";
import { modeInUse } from "./plan-in-use.ts";

const plan = { "10-June-2026": [{ subject: "Maths", hours: 1 }] };
const madeFrom = (at: string) => ({
  subjects: [{ name: "Maths", examDate: "2026-06-20" }],
  hoursPerDay: 4,
  today: "2026-06-10",
  minuteOfDay: 540,
  at,
});
const receipt = (mode: string, at: string) => ({
  at,
  mode,
  why: "undone",
  counts: { moved: 1, changed: 0, added: 0, removed: 0 },
  changes: [],
  was: { days: 1, minutes: 60, subjects: [] },
});
const modeOf = (initial: Readonly<Record<string, unknown>>) =>
  modeInUse(
    openBrowser(
      new MemoryArea(
        Object.fromEntries(
          Object.entries(initial).map(([key, value]) => [key, JSON.stringify(value)]),
        ),
      ),
    ).workspace,
  );

const both = {
  quickPlanCache: plan,
  advancedPlanCache: plan,
  smartplanner_quick_inputs: madeFrom("2026-06-10T10:00:00.000Z"),
};

it("is that of the only plan", () => {
  expect(modeOf({})).toBeNull();
  expect(modeOf({ quickPlanCache: {}, advancedPlanCache: plan })).toBe("advanced");
});

it("is that of the plan made last, the quick one if unknown", () => {
  expect(modeOf({ quickPlanCache: plan, advancedPlanCache: plan })).toBe("quick");
  expect(modeOf(both)).toBe("quick");
});

it("is that of the plan brought back last, whenever that one was made", () => {
  expect(
    modeOf({ ...both, smartplanner_receipts: { r: receipt("advanced", "2026-06-10T11") } }),
  ).toBe("advanced");
});

it("is the stored one, until a device that does not store it makes the other plan", () => {
  const stored = {
    ...both,
    smartplanner_plan_inputs: {
      ...madeFrom("2026-06-10T09:00:00.000Z"),
      grid: {},
      commitments: [],
      preferences: defaultPreferences,
    },
  };
  const inUse = (at: string) => ({ mode: "advanced", at });
  expect(modeOf({ ...stored, smartplanner_plan_in_use: inUse("2026-06-10T11:00:00.000Z") })).toBe(
    "advanced",
  );
  expect(modeOf({ ...stored, smartplanner_plan_in_use: inUse("2026-06-10T09:30:00.000Z") })).toBe(
    "quick",
  );
});

it("changes with a plan that is made, updated or brought back", async () => {
  const { generate, generateAdvanced, planner, workspace } = openBrowser();
  generate();
  generateAdvanced();
  expect(planner.inUse()).toBe("advanced");
  generate({ hoursPerDay: 5 });
  expect(planner.inUse()).toBe("quick");
  generateAdvanced();
  const [id = ""] = Object.keys(workspace.records("receipts"));
  planner.undo(id);
  expect(planner.inUse()).toBe("quick");
  planner.clear("quick");
  expect(planner.inUse()).toBe("advanced");
});
