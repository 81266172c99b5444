import { cell, centreOf, drag, openAdvanced, openTab, painted } from "./advanced.ts";
import { stored } from "./planner.ts";
import { expect, test } from "./test.ts";

test("a week is painted, survives slips of the mouse and a reload, and shows commitments", async ({
  page,
}) => {
  await openAdvanced(page);
  await cell(page, "Friday 10 AM").scrollIntoViewIfNeeded();
  const start = await centreOf(cell(page, "Friday 10 AM"));
  // Escape in the middle of a drag paints nothing.
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 80);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await painted(page)).toEqual([]);
  // Leaving the grid ends the drag, with every cell up to its edge.
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 500, start.y);
  await page.mouse.move(start.x, start.y + 80);
  await page.mouse.up();
  const week = ["Friday 10 AM, Free Time", "Saturday 10 AM, Free Time", "Sunday 10 AM, Free Time"];
  expect(await painted(page)).toEqual(week);

  await page.getByRole("radio", { name: "Class" }).check();
  await drag(page, "Monday 9 AM", "Monday 10 AM");
  expect(await stored(page, "smartplanner_grid")).toMatchObject({
    "Monday-9": { day: 0, hour: 9, type: "class", label: "Class" },
  });
  await openTab(page, "Commitments");
  await page.getByLabel("Commitment name").fill("Night shift");
  await page.getByRole("button", { name: "Sun" }).click();
  await page.getByLabel("Start time").fill("22:30");
  await page.getByLabel("End time").fill("00:15");
  await page.getByRole("button", { name: "Add Commitment" }).click();
  await page.reload();
  await expect(cell(page, "Monday 9 AM")).toHaveAccessibleName("Monday 9 AM, Class");
  expect(await painted(page)).toEqual(
    ["Monday 9 AM, Class", "Monday 10 AM, Class", ...week].sort(
      (one, other) => Number(one.includes("10 AM")) - Number(other.includes("10 AM")),
    ),
  );
  await expect(cell(page, "Monday 12 AM")).toHaveAccessibleDescription(
    /Night shift, 00:00 – 00:15/,
  );
});
