import { cell, centreOf, drag, openAdvanced, painted } from "./advanced.ts";
import { stored } from "./planner.ts";
import { expect, test } from "./test.ts";

test.beforeEach(async ({ page }) => openAdvanced(page));

test.describe("the week", () => {
  test("is seven days by twenty-four hours in cells of 80 by 40", async ({ page }) => {
    const grid = page.getByRole("grid", { name: "Weekly availability" });
    await expect(grid.getByRole("gridcell")).toHaveCount(7 * 24);
    await expect(grid.getByRole("columnheader")).toHaveText([
      "Hour",
      "Mon",
      "Tue",
      "Wed",
      "Thu",
      "Fri",
      "Sat",
      "Sun",
    ]);
    await expect(grid.getByRole("rowheader")).toHaveCount(24);
    await expect(grid.getByRole("rowheader").first()).toHaveText("12 AM");
    await expect(grid.getByRole("rowheader").nth(12)).toHaveText("12 PM");
    await expect(grid.getByRole("rowheader").last()).toHaveText("11 PM");
    const box = await page.getByRole("gridcell", { name: "Monday 9 AM, empty" }).boundingBox();
    expect(box).toMatchObject({ width: 80, height: 40 });
    await expect(
      page.getByText("Click and drag to mark time blocks, click again to remove."),
    ).toBeVisible();
  });

  test("shows sleep and commitments as they will count, also past midnight", async ({ page }) => {
    await expect(page.getByRole("radio", { name: "Sleep" })).toHaveAccessibleDescription(/56 h/);
    await expect(cell(page, "Monday 3 AM")).toHaveAccessibleDescription(/Sleep, 00:00 – 07:00/);
    await page.getByRole("tab", { name: "Commitments" }).click();
    await page.getByLabel("Commitment name").fill("Night shift");
    await page.getByRole("button", { name: "Sun" }).click();
    await page.getByLabel("Start time").fill("22:30");
    await page.getByLabel("End time").fill("00:15");
    await page.getByRole("button", { name: "Add Commitment" }).click();
    await page.getByRole("tab", { name: "Manual Input" }).click();
    await expect(cell(page, "Sunday 10 PM")).toHaveAccessibleDescription(
      "Night shift, 22:30 – 24:00",
    );
    await expect(cell(page, "Monday 12 AM")).toHaveAccessibleDescription(
      /Night shift, 00:00 – 00:15/,
    );
    await expect(page.getByRole("radio", { name: "Commitment" })).toHaveAccessibleDescription(
      /1\.8 h/,
    );
  });
});

test.describe("with the mouse", () => {
  test("a click paints the chosen type and a second click removes it", async ({ page }) => {
    await expect(page.getByRole("radio", { name: "Free Time" })).toBeChecked();
    await page.getByRole("gridcell", { name: "Monday 9 AM, empty" }).click();
    await expect(page.getByRole("gridcell", { name: "Monday 9 AM, Free Time" })).toBeVisible();
    expect(await stored(page, "smartplanner_grid")).toEqual({
      "Monday-9": { day: 0, hour: 9, type: "free", label: "Free Time" },
    });
    await page.getByRole("radio", { name: "Class" }).check();
    await cell(page, "Monday 9 AM").click();
    await expect(page.getByRole("gridcell", { name: "Monday 9 AM, empty" })).toBeVisible();
    expect(await stored(page, "smartplanner_grid")).toEqual({});
  });

  test("every type paints under its own name and counts its hours", async ({ page }) => {
    for (const [type, at] of [
      ["Free Time", "Monday 10 AM"],
      ["Class", "Tuesday 10 AM"],
      ["Commitment", "Wednesday 10 AM"],
      ["Sleep", "Thursday 10 AM"],
    ] as const) {
      await page.getByRole("radio", { name: type }).check();
      await cell(page, at).click();
      await expect(cell(page, at)).toHaveAccessibleName(`${at}, ${type}`);
    }
    await expect(page.getByRole("radio", { name: "Class" })).toHaveAccessibleDescription(/1 h$/);
    await expect(page.getByRole("radio", { name: "Sleep" })).toHaveAccessibleDescription(/57 h$/);
  });

  test("a drag in one leap paints every cell on its way", async ({ page }) => {
    await drag(page, "Tuesday 7 AM", "Tuesday 6 PM");
    expect(await painted(page)).toHaveLength(12);
    await page.getByRole("radio", { name: "Class" }).check();
    await drag(page, "Monday 8 PM", "Sunday 8 PM");
    expect((await painted(page)).filter((name) => name.endsWith("Class"))).toHaveLength(7);
  });

  test("a slanting leap leaves no gap between neighbours", async ({ page }) => {
    await drag(page, "Monday 7 AM", "Sunday 4 PM");
    const names = await painted(page);
    // Six steps aside and nine down, each to a neighbour.
    expect(names).toHaveLength(16);
  });

  test("a drag that begins on a painted cell erases", async ({ page }) => {
    await drag(page, "Monday 7 AM", "Monday 12 PM");
    await drag(page, "Monday 9 AM", "Monday 5 PM");
    expect(await painted(page)).toEqual(["Monday 7 AM, Free Time", "Monday 8 AM, Free Time"]);
  });

  test("a drag paints over another type", async ({ page }) => {
    await cell(page, "Monday 10 AM").click();
    await page.getByRole("radio", { name: "Class" }).check();
    await drag(page, "Monday 9 AM", "Monday 11 AM");
    expect(await painted(page)).toEqual([
      "Monday 9 AM, Class",
      "Monday 10 AM, Class",
      "Monday 11 AM, Class",
    ]);
  });

  test("leaving the grid ends the drag, with every cell up to its edge", async ({ page }) => {
    await cell(page, "Friday 10 AM").scrollIntoViewIfNeeded();
    const start = await centreOf(cell(page, "Friday 10 AM"));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 500, start.y);
    await page.mouse.move(start.x, start.y + 80);
    await page.mouse.up();
    expect(await painted(page)).toEqual([
      "Friday 10 AM, Free Time",
      "Saturday 10 AM, Free Time",
      "Sunday 10 AM, Free Time",
    ]);
  });

  test("Escape in the middle of a drag paints nothing", async ({ page }) => {
    await cell(page, "Friday 10 AM").scrollIntoViewIfNeeded();
    const start = await centreOf(cell(page, "Friday 10 AM"));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x, start.y + 80);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await painted(page)).toEqual([]);
  });
});

test.describe("by keyboard", () => {
  test("arrows move, Space paints and removes, one cell is the Tab stop", async ({ page }) => {
    await cell(page, "Monday 9 AM").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect(cell(page, "Tuesday 10 AM")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(cell(page, "Tuesday 10 AM")).toHaveAccessibleName("Tuesday 10 AM, Free Time");
    await page.keyboard.press("Space");
    await expect(cell(page, "Tuesday 10 AM")).toHaveAccessibleName("Tuesday 10 AM, empty");
    await page.keyboard.press("Home");
    await expect(cell(page, "Monday 10 AM")).toBeFocused();
    await page.keyboard.press("Control+End");
    await expect(cell(page, "Sunday 11 PM")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(cell(page, "Sunday 11 PM")).toBeFocused();
    await expect(page.locator("td[tabindex='0']")).toHaveCount(1);
  });

  test("Shift with arrows paints a range, and less of it on the way back", async ({ page }) => {
    await cell(page, "Monday 9 AM").focus();
    for (const key of ["Down", "Down", "Right", "Up"])
      await page.keyboard.press(`Shift+Arrow${key}`);
    expect(await painted(page)).toEqual([
      "Monday 9 AM, Free Time",
      "Tuesday 9 AM, Free Time",
      "Monday 10 AM, Free Time",
      "Tuesday 10 AM, Free Time",
    ]);
    await page.keyboard.press("Delete");
    expect(await painted(page)).toHaveLength(3);
  });

  test("Control with Z takes the last change back", async ({ page }) => {
    await cell(page, "Monday 9 AM").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.keyboard.press("Control+z");
    expect(await painted(page)).toEqual(["Monday 9 AM, Free Time"]);
  });
});

test.describe("whole days", () => {
  test("a day is copied to others, empty hours included", async ({ page }) => {
    await drag(page, "Monday 9 AM", "Monday 10 AM");
    await cell(page, "Sunday 5 PM").click();
    await page.getByLabel("Copy a day").selectOption("Monday");
    const targets = page.getByRole("group", { name: "Copy to" });
    await expect(targets.getByRole("button", { name: "Mon" })).toBeDisabled();
    await targets.getByRole("button", { name: "Tue" }).click();
    await targets.getByRole("button", { name: "Sun" }).click();
    await page.getByRole("button", { name: "Copy to these days" }).click();
    expect(await painted(page)).toEqual([
      "Monday 9 AM, Free Time",
      "Tuesday 9 AM, Free Time",
      "Sunday 9 AM, Free Time",
      "Monday 10 AM, Free Time",
      "Tuesday 10 AM, Free Time",
      "Sunday 10 AM, Free Time",
    ]);
  });

  test("everything is cleared at once, and comes back with Undo", async ({ page }) => {
    const undo = page.getByRole("button", { name: "Undo", exact: true });
    await expect(undo).toBeDisabled();
    await drag(page, "Monday 9 AM", "Monday 11 AM");
    await page.getByRole("button", { name: "Clear all" }).click();
    expect(await painted(page)).toEqual([]);
    await undo.click();
    expect(await painted(page)).toHaveLength(3);
    await undo.click();
    expect(await painted(page)).toEqual([]);
    await expect(undo).toBeDisabled();
    await expect(undo).toBeFocused();
  });

  test("a reload brings the week back", async ({ page }) => {
    await drag(page, "Monday 9 AM", "Monday 11 AM");
    const before = await painted(page);
    await page.reload();
    await expect(cell(page, "Monday 9 AM")).toHaveAccessibleName("Monday 9 AM, Free Time");
    expect(await painted(page)).toEqual(before);
  });
});

test("a drag across the whole week draws only the cells it passes", async ({ page }) => {
  await cell(page, "Monday 7 AM").scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const seen = new Set<Node>();
    Reflect.set(window, "changed", seen);
    new MutationObserver((records) => {
      for (const { target } of records) seen.add(target);
    }).observe(document.querySelector("[role=grid]") ?? document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
  await drag(page, "Monday 8 AM", "Sunday 8 AM");
  const changed = await page.evaluate(() => Reflect.get(window, "changed").size);
  // Each cell and its new block; the Tab stop before and after.
  expect(changed).toBeLessThanOrEqual(7 * 2 + 2);
});
