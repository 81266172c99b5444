import type { Mode } from "@smart-planner/contract";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
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
