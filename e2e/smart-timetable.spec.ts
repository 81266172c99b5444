import type { Page } from "@playwright/test";
import { makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const panel = (page: Page) => region(page, "AI-Powered Smart Timetable");
const chip = (page: Page, label: string) =>
  panel(page).getByRole("button", { name: `Change: ${label}`, exact: true });
const planIn = (page: Page) => stored(page, "quickPlanCache");

test("replaces the quick plan, is kept, and names its planner and the wishes it read", async ({
  page,
  expectAccessible,
}) => {
  await openPlanner(page);
  await makeQuickPlan(page, {
    subjects: [
      ["Mathematics", "2026-06-18"],
      ["Chemistry", "2026-06-15"],
    ],
  });
  await panel(page).getByRole("button", { name: "Show" }).click();
  await panel(page)
    .getByLabel("Your preferences")
    .fill("No study on Sundays. Chemistry is hard. Sing me a song.");
  await panel(page).getByRole("button", { name: "Generate Smart Timetable" }).click();
  await expect(panel(page).getByRole("status")).toContainText("Planned without an AI model.");
  await expect(chip(page, "Chemistry is hard for you")).toBeVisible();
  await expect(region(page, "Not understood").locator("mark")).toHaveText("Sing me a song");
  await expectAccessible(panel(page));
  const plan = await planIn(page);
  expect(Object.keys(plan)).not.toContain("14-June-2026");
  expect(plan["11-June-2026"][0]).toMatchObject({ startTime: expect.any(String) });
  await page.reload();
  expect(await planIn(page)).toEqual(plan);
  await expect(region(page, "Study Plan")).toContainText("11-June-2026");
  await chip(page, "No Sundays").press("Backspace");
  await expect(chip(page, "No Sundays")).toHaveCount(0);
  await expect.poll(async () => Object.keys(await planIn(page))).toContain("14-June-2026");
});
