import type { Mode } from "@smart-planner/contract";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { ModeSwitch } from "./mode-switch.tsx";

it("a press counts while the page of the one before is still on its way", async () => {
  const asked: Mode[] = [];
  const at = (mode: Mode) => (
    <ModeSwitch mode={mode} onModeChange={(next) => asked.push(next)} isQuiet={false} />
  );
  const { rerender } = createMemoryPlatform({}).show(at("quick"));
  const radio = (name: string) => page.getByRole("radio", { name });
  await radio("Advanced Scheduler").click();
  await expect.element(radio("Advanced Scheduler")).toBeChecked();
  await radio("Quick Plan").click();
  await expect.element(radio("Quick Plan")).toBeChecked();
  expect(asked).toEqual(["advanced", "quick"]);
  // Opened from elsewhere, as by a file that is dropped.
  rerender(at("advanced"));
  await expect.element(radio("Advanced Scheduler")).toBeChecked();
});

it("with two plans the page opens in the mode of the one in use", async () => {
  const plan = {
    "12-June-2026": [{ subject: "Biology", time: "1 hr", hours: 1, timeFormatted: "1 hr" }],
  };
  const both = { quickPlanCache: plan, advancedPlanCache: plan };
  const at = "2026-06-09T10:00:00.000Z";
  for (const [mode, name] of [
    ["advanced", "Advanced Scheduler"],
    ["quick", "Quick Plan"],
  ] as const) {
    const { unmount } = openMemoryApp({
      initial: { ...both, smartplanner_plan_in_use: { mode, at } },
    });
    await expect.element(page.getByRole("radio", { name })).toBeChecked();
    unmount();
  }
});
