import { type CalendarDay, defaultPreferences } from "@smart-planner/planner/model";
import { pauseFocus, readFocus, startFocus } from "@smart-planner/planner/progress";
import { describe, expect, it } from "vitest";
import { meet, type Tab, twoDevices } from "../../../test/memory-devices.ts";

const minute = 60_000;
const noon = 1_800_000_000_000;
const { pomodoro: rhythm } = defaultPreferences;
const run = startFocus({ subject: "Maths" }, { id: "run", rhythm, now: noon });
const asleep = (from: number, to: number) =>
  ({ kind: "away", from: noon + from, to: noon + to, why: "asleep", countedMs: null }) as const;
const runOf = (tab: Tab) => tab.workspace.records("focus").run;
const studied = (minutes: number) => ({
  subject: "Maths",
  stretches: [{ day: "2027-01-15" as CalendarDay, startMinute: 480, seconds: minutes * 60 }],
  source: "timer" as const,
});

describe("a timer that two devices press without hearing of each other", () => {
  const running = async () => {
    const devices = await twoDevices();
    devices.laptop.workspace.putRecord("focus", "run", run);
    await meet(devices.laptop, devices.phone);
    return devices;
  };

  it("stays paused by the phone when the laptop wakes up and notes its sleep", async () => {
    for (const phoneFirst of [true, false]) {
      const { server, laptop, phone } = await running();
      const paused = pauseFocus(run, noon + 20 * minute);
      phone.workspace.putRecord("focus", "run", paused);
      if (phoneFirst) await phone.pass(3_000);
      server.time += 60 * minute;
      const marks = [asleep(10 * minute, 80 * minute)];
      laptop.workspace.putRecord("focus", "run", { ...run, marks });
      await meet(...(phoneFirst ? [laptop, phone] : [phone, laptop]));
      for (const tab of [laptop, phone]) {
        const joined = runOf(tab);
        expect(joined && readFocus(joined, server.time).isPaused).toBe(true);
        // Away until the press on the phone.
        expect(joined?.marks).toContainEqual(asleep(10 * minute, 20 * minute));
      }
    }
  });

  it("is over for both when the phone has finished it", async () => {
    const { server, laptop, phone } = await running();
    phone.workspace.putRecord("log", "run", studied(30));
    phone.workspace.removeRecord("focus", "run");
    await phone.pass(3_000);
    server.time += 60 * minute;
    laptop.workspace.putRecord("focus", "run", {
      ...run,
      marks: [asleep(10 * minute, 80 * minute)],
    });
    await meet(laptop, phone);
    for (const tab of [laptop, phone]) expect(runOf(tab)).toBeUndefined();
  });

  it("keeps the longer of two finishes, and a later correction of it", async () => {
    for (const laptopFirst of [true, false]) {
      const { server, laptop, phone } = await running();
      laptop.workspace.putRecord("log", "run", studied(50));
      server.time += minute;
      phone.workspace.putRecord("log", "run", studied(30));
      await meet(...(laptopFirst ? [laptop, phone] : [phone, laptop]));
      for (const tab of [laptop, phone])
        expect(tab.workspace.records("log").run).toEqual(studied(50));
      phone.workspace.putRecord("log", "run", studied(40));
      laptop.workspace.putRecord("log", "other", studied(10));
      await meet(laptop, phone);
      for (const tab of [laptop, phone])
        expect(tab.workspace.records("log").run).toEqual(studied(40));
    }
  });
});
