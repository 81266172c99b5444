import type { CDPSession, Page } from "@playwright/test";
import { cell, centreOf, fillSubjects, generate, openAdvanced, painted } from "./advanced.ts";
import { region } from "./planner.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const finger = async (page: Page) => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
  return {
    down: (at: { x: number; y: number }) => touch("touchStart", at),
    move: (at: { x: number; y: number }) => touch("touchMove", at),
    up: () => touch("touchEnd"),
  };
};

test("on a phone fingers paint the week, and nothing reaches beyond the screen", async ({
  page,
}) => {
  await test.step("a finger taps, swipes and rests over the week, and paints where it means to", async () => {
    await openAdvanced(page);
    await test.step("a tap paints and a second tap removes", async () => {
      await cell(page, "Monday 9 AM").tap();
      expect(await painted(page)).toEqual(["Monday 9 AM, Free Time"]);
      await cell(page, "Monday 9 AM").tap();
      expect(await painted(page)).toEqual([]);
    });
    await test.step("a swipe scrolls the week and paints nothing", async () => {
      await cell(page, "Tuesday 9 AM").scrollIntoViewIfNeeded();
      const from = await centreOf(cell(page, "Tuesday 12 PM"));
      const touch = await finger(page);
      await touch.down(from);
      for (let step = 1; step <= 8; step += 1)
        await touch.move({ x: from.x, y: from.y - step * 20 });
      await touch.up();
      await expect
        .poll(async () => (await centreOf(cell(page, "Tuesday 12 PM"))).y)
        .toBeLessThan(from.y - 60);
      expect(await painted(page)).toEqual([]);
    });
    await test.step("a finger that rests and then drags paints, and the grid stays where it is", async () => {
      await cell(page, "Monday 11 AM").scrollIntoViewIfNeeded();
      await cell(page, "Monday 8 AM").scrollIntoViewIfNeeded();
      const from = await centreOf(cell(page, "Monday 8 AM"));
      const to = await centreOf(cell(page, "Monday 11 AM"));
      const touch = await finger(page);
      await touch.down(from);
      await expect(cell(page, "Monday 8 AM")).toHaveAccessibleName("Monday 8 AM, Free Time");
      for (let step = 1; step <= 4; step += 1)
        await touch.move({ x: from.x, y: from.y + ((to.y - from.y) * step) / 4 });
      await touch.up();
      expect(await painted(page)).toEqual([
        "Monday 8 AM, Free Time",
        "Monday 9 AM, Free Time",
        "Monday 10 AM, Free Time",
        "Monday 11 AM, Free Time",
      ]);
      expect((await centreOf(cell(page, "Monday 8 AM"))).y).toBeCloseTo(from.y, 0);
    });
  });
  await test.step("held at the lower edge a stroke takes the page along, and paints on", async () => {
    await openAdvanced(page);
    await cell(page, "Monday 8 AM").scrollIntoViewIfNeeded();
    const from = await centreOf(cell(page, "Monday 8 AM"));
    const touch = await finger(page);
    await touch.down(from);
    await expect(cell(page, "Monday 8 AM")).toHaveAccessibleName("Monday 8 AM, Free Time");
    await touch.move({ x: from.x, y: 780 });
    await touch.move({ x: from.x, y: 836 });
    await expect(cell(page, "Monday 10 PM")).toHaveAccessibleName("Monday 10 PM, Free Time", {
      timeout: 20_000,
    });
    await touch.up();
    expect((await centreOf(cell(page, "Monday 8 AM"))).y).toBeLessThan(from.y);
  });
  await test.step("nothing reaches beyond the screen, and with a plan the steps fold to a line each and open again", async () => {
    await openAdvanced(page);
    await test.step("nothing but the week and the tabs reaches beyond the screen", async () => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
      for (const name of ["Commitments", "Preferences", "Upload Schedule"]) {
        await page.getByRole("tab", { name }).tap();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      }
    });
    await test.step("with a plan the steps fold to a line each and open again", async () => {
      await fillSubjects(page);
      await page.getByRole("tab", { name: "Preferences" }).tap();
      await generate(page);
      await expect(region(page, "Add Your Subjects")).toContainText(
        "2 subjects, 6 study hours per day, last exam 18 June",
      );
      const fold = page.getByRole("button", { name: "Edit Add Your Subjects" });
      await expect(fold).toHaveAttribute("aria-expanded", "false");
      await expect(page.getByLabel("Subject 1", { exact: true })).toBeHidden();
      await fold.tap();
      await expect(page.getByLabel("Subject 1", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Edit Configure Your Schedule" }).tap();
      await expect(page.getByRole("tab", { name: "Preferences" })).toHaveAttribute(
        "aria-selected",
        "true",
      );
      await expect(region(page, "Study Calendar")).toBeVisible();
    });
  });
});
