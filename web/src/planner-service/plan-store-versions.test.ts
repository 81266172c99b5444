import { defaultPreferences } from "@smart-planner/planner/model";
import { describe, expect, it } from "vitest";
import { MemoryArea } from "../../test/memory-area.ts";
import { openBrowser, subjects } from "../../test/memory-browser.ts";
import { createOwnership } from "../platform/ownership.ts";
import { ownerKey, parkedKeyOf } from "../platform/personal-keys.ts";

describe("data stored by the version before", () => {
  const stored = {
    quickPlanCache: JSON.stringify({
      "08-June-2026": [{ subject: "Maths", hours: 1 }],
      "10-June-2026": [
        { subject: "Maths", hours: 1 },
        { subject: "Maths", hours: 0.5 },
      ],
      "11-June-2026": [{ subject: "Maths", hours: 1 }],
    }),
    studyProgress: JSON.stringify({ "08-June-2026-Maths": true, "10-June-2026-Maths#2": true }),
    quickPlanHours: "4",
    quickPlanSubjects: JSON.stringify([{ subject: "Maths", examDate: "2026-06-25" }]),
    smartplanner_plan_inputs: JSON.stringify({
      today: "2026-06-01",
      minuteOfDay: 0,
      subjects: [{ name: "Art", examDate: "2026-07-01" }],
      grid: {},
      commitments: [],
      preferences: defaultPreferences,
      hoursPerDay: 3,
    }),
    advancedPlanCache: JSON.stringify({
      "09-June-2026": [{ subject: "Art", hours: 1, startTime: "08:00", examDate: "2026-07-01" }],
    }),
  };

  it("is read unchanged, and loses nothing when it is next written", () => {
    const browser = openBrowser(new MemoryArea(stored));
    expect(browser.read()).toEqual(JSON.parse(stored.quickPlanCache));
    expect(browser.workspace.read("smartplanner_plan_inputs")?.hoursPerDay).toBe(3);
    expect(browser.summary().completedHours).toBe(1.5);
    browser.generate({ subjects: subjects.slice(0, 1) });
    expect(browser.summary().completedHours).toBe(1.5);
    expect(browser.read()["08-June-2026"]).toMatchObject([{ subject: "Maths", hours: 1 }]);
    expect(browser.read()["10-June-2026"]?.map(({ hours }) => hours)).toEqual([0.5, 3.5]);
  });

  /** As an account that another person's visit had put aside; before that, parked entries were not packed. */
  const parkedThen =
    '{"at":"2026-06-09T18:00:00.000Z","packed":"H4sIAAAAAAAAA5VRTUvEMBD9L+M1lbS4i/YmehBBWPCYCRKTYau2qeZDVkr/uyQpu34gspchzJs3896LEPAWn/TLplf2SumOgMGEwM+r22ipanizRmjFhODj4zPpgNAi3KnQeQSG0I3ReYS2niVDqPnRNPbvDD9dleX18ZpmkEyAD9F8bNy4deT9b4PVQm2Di/TDRcFOmgUt+/aJ3aRLwODse/u+yErI3yppp4ZrFSi38ym+rpoVwiyL6EG58Nora8k96J6UI1O0D6MpLGXeldVk8r5Au5BMCHEA9r+aJyZEBH7xJUUsOeJBY+qkcunym6VS8sQlUQSZYpWfpIFDkToCAAA="}';
  const notPacked = JSON.stringify([...Object.entries(stored)].slice(0, 4));

  it.each([
    ["packed", parkedThen],
    ["as a list", notPacked],
  ])("comes back from an account that was parked then, %s", async (_, parked) => {
    const area = new MemoryArea({
      [ownerKey]: "bob",
      [parkedKeyOf("ada")]: parked,
      quickPlanHours: "9",
    });
    const ownership = createOwnership({
      area,
      log: { warn: () => undefined },
      timestamp: () => "2026-06-10T10:00:00.000Z",
      onChangeElsewhere: () => () => undefined,
      onTakenElsewhere: () => undefined,
    });
    await ownership.claim("ada");
    const browser = openBrowser(area);
    expect(browser.read()).toEqual(JSON.parse(stored.quickPlanCache));
    expect(browser.workspace.read("quickPlanHours")).toBe(4);
    browser.generate({ subjects: subjects.slice(0, 1) });
    expect(browser.summary().completedHours).toBe(1.5);
    expect(browser.read()["08-June-2026"]).toMatchObject([{ subject: "Maths", hours: 1 }]);
    expect(browser.receipts()).toHaveLength(1);
    if (parked === parkedThen) {
      expect(browser.store.undoClear()).toBe(true);
      expect(browser.read("advanced")["09-June-2026"]).toMatchObject([{ subject: "Art" }]);
    }
    await ownership.claim("bob");
    expect(openBrowser(area).workspace.read("quickPlanHours")).toBe(9);
  });

  it("gets the same ids on two devices that write at once", () => {
    const [one, other] = [openBrowser(new MemoryArea(stored)), openBrowser(new MemoryArea(stored))];
    one.generate();
    other.generate({ hoursPerDay: 2 });
    const idsOf = (browser: typeof one) => [
      browser.read()["08-June-2026"]?.[0]?.id,
      browser.read()["11-June-2026"]?.find(({ subject }) => subject === "Maths")?.id,
    ];
    expect(idsOf(one)).toEqual(idsOf(other));
  });
});
