import {
  cell,
  drag,
  expectReviewed,
  fillSubjects,
  generate,
  nextDialog,
  openAdvanced,
  openStep,
  openTab,
  painted,
} from "./advanced.ts";
import { region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const timetable = {
  name: "week.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    "Day,Subject,Start,End\nMonday,Biology,09:00,10:30\nTuesday,History,11:00,12:00\n",
  ),
};

test("a week is painted and read from a file, planned by the worker, and comes back after a reload and a Clear", async ({
  page,
  expectAccessibleOnAllScreens,
}) => {
  await openAdvanced(page);
  await page.getByRole("radio", { name: "Class" }).check();
  await drag(page, "Wednesday 9 AM", "Wednesday 10 AM");
  const week = ["Wednesday 9 AM, Class", "Wednesday 10 AM, Class"];
  expect(await painted(page)).toEqual(week);
  await test.step("reads a file into rows that can be corrected and added as classes", async () => {
    await openTab(page, "Upload Schedule");
    const panel = page.getByRole("tabpanel", { name: "Upload Schedule" });
    await panel.getByRole("switch", { name: "Preview features" }).check();
    const said = nextDialog(page);
    await panel.getByLabel("Schedule file").setInputFiles(timetable);
    expect(await said).toBe("Schedule parsed successfully! Review and edit if needed.");
    await panel.getByLabel("Day 2").selectOption("Friday");
    await panel.getByRole("button", { name: "Add to my schedule" }).click();
    await expect(panel.getByRole("status")).toContainText("2 classes are in your week now");
    await panel.getByRole("button", { name: "See your week" }).click();
    await expect(cell(page, "Monday 9 AM")).toHaveAccessibleDescription("Biology, 09:00 – 10:30");
    await expect(cell(page, "Friday 11 AM")).toHaveAccessibleDescription("History, 11:00 – 12:00");
  });
  await fillSubjects(page);
  await generate(page);
  await expectReviewed(page);
  await expectAccessibleOnAllScreens();
  const plan = await stored(page, "advancedPlanCache");
  await page.reload();
  await expect(region(page, "Study Plan")).toContainText("10-June-2026");
  await openStep(page, "Configure Your Schedule");
  await expect(cell(page, "Monday 9 AM")).toHaveAccessibleDescription("Biology, 09:00 – 10:30");
  expect(await painted(page)).toEqual(week);
  const asked = nextDialog(page);
  await page.getByRole("button", { name: "Clear Study Plan" }).click();
  await expect(page.getByText("Your Advanced Plan was cleared.")).toBeVisible();
  expect(await asked).toContain("Are you sure you want to clear your current Advanced Plan?");
  expect(await stored(page, "advancedPlanCache")).toBeNull();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(region(page, "Study Plan")).toContainText("Mathematics");
  expect(await stored(page, "advancedPlanCache")).toEqual(plan);
});
