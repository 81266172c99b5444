import { sessionsOf } from "@smart-planner/planner/plan";
import { expect, it } from "vitest";
import { meet, type Tab, twoDevices } from "../../../test/memory-devices.ts";

const session = (subject: string, id: string) => ({ subject, id, hours: 1 });
const quick = {
  "05-March-2027": [session("Maths", "aaaaaa"), session("Maths", "bbbbbb")],
  "06-March-2027": [session("Latin", "cccccc")],
};
const advanced = {
  "05-March-2027": [session("Maths", "dddddd"), session("Maths", "eeeeee")],
  "06-March-2027": [session("Latin", "ffffff"), session("Maths", "gggggg")],
};
const keysOf = (tab: Tab, register: "quickPlanCache" | "advancedPlanCache") =>
  sessionsOf(tab.workspace.read(register) ?? {}).map(({ key }) => key);

it("plans of two modes made on two devices do not share ticks", async () => {
  for (const laptopFirst of [true, false]) {
    const { laptop, phone } = await twoDevices();
    laptop.workspace.write("quickPlanCache", quick);
    phone.workspace.write("advancedPlanCache", advanced);
    await meet(...(laptopFirst ? [laptop, phone] : [phone, laptop]));
    for (const tab of [laptop, phone]) {
      const keys = [...keysOf(tab, "quickPlanCache"), ...keysOf(tab, "advancedPlanCache")];
      expect(new Set(keys).size).toBe(7);
      expect(keys).toEqual([
        ...keysOf(laptop, "quickPlanCache"),
        ...keysOf(laptop, "advancedPlanCache"),
      ]);
    }
    // The first one keeps the specified keys.
    const kept = laptopFirst ? keysOf(phone, "quickPlanCache") : keysOf(phone, "advancedPlanCache");
    expect(kept.slice(0, 2)).toEqual(["05-March-2027-Maths", "05-March-2027-Maths#2"]);
  }
});

it("sessions done before the plans met stay done", async () => {
  const { laptop, phone } = await twoDevices();
  laptop.workspace.write("quickPlanCache", quick);
  phone.workspace.write("advancedPlanCache", advanced);
  phone.workspace.setDone("05-March-2027-Maths#2", true);
  phone.workspace.putRecord("focus", "run", {
    id: "run",
    subject: "Latin",
    sessionKey: "06-March-2027-Latin",
    rhythm: {
      focusDuration: 25,
      breakDuration: 5,
      longBreakDuration: 15,
      sessionsBeforeLongBreak: 4,
    },
    startedAt: 1,
    marks: [],
  });
  await meet(laptop, phone);
  for (const tab of [laptop, phone]) {
    const [first, second, latin] = keysOf(tab, "advancedPlanCache");
    expect(first).not.toBe("05-March-2027-Maths");
    expect(second).toBe("05-March-2027-Maths#2");
    expect(latin).toBe("06-March-2027-Latin");
    expect({ ...tab.workspace.records("ticks") }).toEqual({ "05-March-2027-Maths#2": true });
  }
});
