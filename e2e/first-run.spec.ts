import type { Locator } from "@playwright/test";
import { chooseAdvanced } from "./advanced.ts";
import { openPlanner, region, stored, wednesday } from "./planner.ts";
import { expect, test } from "./test.ts";

test("a timetable file shows what was read, and a sample plan can be tried", async ({
  page,
  expectAccessible,
}) => {
  await test.step("a calendar file shows what was read before it is used; a picture leads to the uploads", async () => {
    await openPlanner(page);
    const calendar = [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "X-WR-CALNAME:Uni",
      "BEGIN:VEVENT",
      "UID:1",
      "DTSTART:20260611T090000",
      "DTEND:20260611T110000",
      "SUMMARY:Physics lecture",
      "END:VEVENT",
      "END:VCALENDAR",
    ].join("\r\n");
    const choose = (name: string, mimeType: string, text: string) =>
      page
        .getByLabel("Timetable file")
        .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
    await choose("uni.ics", "text/calendar", calendar);
    const dialog = page.getByRole("dialog", { name: "What was read" });
    await expect(dialog).toContainText("1 time in Uni");
    await expect(dialog).toContainText("Thu 11 Jun, 09:00 – 11:00");
    await expectAccessible();
    expect(await stored(page, "smartplanner_calendars")).toBeNull();
    await dialog.getByRole("button", { name: "Use these times" }).click();
    await expect(page.getByText("No study is planned over it.")).toBeVisible();

    await page.getByText("Quick Plan", { exact: true }).click();
    await choose("week.png", "image/png", "picture");
    await chooseAdvanced(page);
    await expect(page.getByRole("tab", { name: "Upload Schedule" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(
      page.getByText("Turn on Preview features below, and week.png is read."),
    ).toBeVisible();
  });
  await test.step("a sample plan can be tried, is marked, is kept by nobody, and is gone at a press", async () => {
    await openPlanner(page);
    const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    await page.getByRole("button", { name: "Show me the sample" }).click();
    await expect(page.getByText("Sample plan", { exact: true })).toBeVisible();
    const today = page.getByRole("list", { name: "Today's sessions" });
    await today.getByRole("checkbox").first().click();
    await expect(today.getByRole("checkbox").first()).toBeChecked();
    await expectAccessible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
    await page.getByRole("button", { name: "Clear the sample" }).click();
    await expect(region(page, "Paste your exams")).toBeVisible();
    expect(await stored(page, "quickPlanCache")).toBeNull();
  });
  await test.step("exams are pasted on a phone, and what was not understood is named and stays", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPlanner(page);
    const way = region(page, "Paste your exams");
    await way.getByRole("button", { name: /^Paste your exams/ }).click();
    const box = way.getByLabel("Your exams, one line each");
    await box.fill("Physics Thu 25.6.\nHistory exam: 30 June 2026, room B12\nGood luck to all");
    await expect(way).toContainText("2 exams found");
    await way.getByText("1 line not understood").click();
    await expect(way).toContainText("“Good luck to all” has no date.");
    await expectAccessible(way);
    await way.getByRole("button", { name: "Use these" }).click();
    await expect(box).toHaveValue("Good luck to all");
    await expect(page.getByLabel("Exam Date 2", { exact: true })).toHaveValue("2026-06-30");
    await expect(page.getByLabel("Available Hours")).toBeFocused();
    await page.keyboard.type("4");
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(region(page, "Today, Wed 10 June")).toContainText("Physics");
    await expect(way).toBeHidden();
  });
});

test("from landing to a plan one presses three times, pastes, and presses two keys", async ({
  page,
}) => {
  let presses = 0;
  let keys = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await page.clock.install({ time: wednesday });
  await page.goto("/");
  await press(page.getByRole("button", { name: "Continue as Demo User" }));
  await press(page.getByLabel("Your exams, one line each"));
  await page.keyboard.insertText("Physics 25 June\nHistory 30 June\nBiology 3 July");
  keys += 2;
  await press(page.getByRole("button", { name: "Use these" }));
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  keys += 2;
  const today = page.getByRole("list", { name: "Today's sessions" }).getByRole("checkbox");
  await expect(today).toHaveCount(3);
  await expect(region(page, "Today, Wed 10 June")).toContainText("Physics");
  expect({ presses, keys }).toEqual({ presses: 3, keys: 4 });
});
