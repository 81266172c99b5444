import type { Page } from "@playwright/test";
import { fiveSubjects, makeQuickPlan, openPlanner, region, wednesday } from "./planner.ts";
import { expect, test } from "./test.ts";

const twoSubjects = [
  ["Mathematics", "2026-08-18"],
  ["Chemistry", "2026-08-15"],
] as const;
const sessionsOfTwo = 69 + 66;

/** Estimated heights differ from measured ones. */
const oneRow = 38;

const plannedRows = (page: Page) =>
  region(page, "Study Plan").getByRole("row").filter({ hasText: /\d/ });
const sessions = (page: Page) => region(page, "Study Sessions").getByRole("checkbox");

test("a whole plan and a week are printed", async ({ page }) => {
  await test.step("a week is printed on one page, with boxes to tick and room for notes", async () => {
    await openPlanner(page, { at: wednesday });
    await makeQuickPlan(page, { hours: "4", subjects: fiveSubjects });
    const today = page.getByRole("list", { name: "Today's sessions" });
    await today.getByRole("checkbox").first().click();
    await page.getByRole("button", { name: /^Open Chemistry/ }).click();
    const sheet = page.getByRole("dialog", { name: "Chemistry" });
    await sheet.getByLabel("Exam 1 time").fill("13:30");
    await sheet.getByRole("button", { name: "Done" }).click();
    await page.evaluate(() => {
      // The browser's dialog would block.
      window.print = () => undefined;
    });
    await page.getByRole("button", { name: "Print this week" }).click();
    await page.emulateMedia({ media: "print" });
    const paper = page.locator("[data-print-part]");
    await expect(paper).toContainText("Week of 8 June 2026");
    await expect(paper).toContainText("printed Wed 10 June, 10:05");
    await expect(paper.getByText("English Literature")).toHaveCount(6);
    await expect(paper).toContainText("Mon 15 Jun, 13:30");
    await expect(paper).toContainText("Notes");
    await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeHidden();
    const pages = async () => {
      const pdf = await page.pdf({ format: "A4" });
      return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
    };
    expect(await pages()).toBe(1);
    // The shown week is printed.
    await page.emulateMedia({ media: "screen" });
    await expect(paper).toHaveCount(0);
    await page.getByRole("button", { name: "Next week" }).click();
    await page.getByRole("button", { name: "Print this week" }).click();
    await expect(paper).toContainText("Week of 15 June 2026");
    await page.emulateMedia({ media: "print" });
    expect(await pages()).toBe(1);
    // Afterwards the whole plan is printed again.
    await expect(paper).toHaveCount(0);
    expect(await pages()).toBeGreaterThan(1);
  });
  await test.step("a whole plan is printed with every row and no control, and the screen is as before afterwards", async () => {
    await page.emulateMedia({ media: "screen" });
    await openPlanner(page, { at: wednesday });
    await makeQuickPlan(page, { subjects: twoSubjects });
    await test.step("a whole plan is printed, and the screen is as before afterwards", async () => {
      const list = page.getByRole("region", { name: "Study plan, by date" });
      await list.evaluate((scroller) => scroller.scrollTo({ top: 2_000 }));
      await expect(list.getByText("06-July-2026")).toBeVisible();
      const placeBefore = await list.evaluate(({ scrollTop }) => scrollTop);
      await page.evaluate(() => {
        addEventListener("beforeprint", () => {
          queueMicrotask(() => {
            const rows = document.querySelectorAll("tbody tr").length;
            const boxes = document.querySelectorAll(
              // Those of the sessions list, not of Today.
              "input[type=checkbox]:not([role], [aria-label])",
            ).length;
            document.body.dataset.printed = `${rows} rows, ${boxes} boxes`;
          });
        });
      });
      await page.pdf({ format: "A4" });
      await expect(page.locator("body")).toHaveAttribute(
        "data-printed",
        `${sessionsOfTwo} rows, ${sessionsOfTwo} boxes`,
      );
      const moved = async () =>
        Math.abs((await list.evaluate(({ scrollTop }) => scrollTop)) - placeBefore);
      await expect.poll(moved).toBeLessThan(oneRow);
      expect(await plannedRows(page).count()).toBeLessThan(60);
    });
    await test.step("paper shows every row and no control", async () => {
      await page.emulateMedia({ media: "print" });
      for (const width of [1047, 718]) {
        await page.setViewportSize({ width, height: 1047 });
        const table = await region(page, "Study Plan").boundingBox();
        expect(table).toMatchObject({ x: 0, width });
      }
      await expect(plannedRows(page)).toHaveCount(sessionsOfTwo);
      await expect(sessions(page)).toHaveCount(sessionsOfTwo);
      const last = region(page, "Study Plan").getByText("17-August-2026", { exact: true });
      await expect(last).toBeVisible();
      const lastBottom = await last.evaluate((cell) => cell.getBoundingClientRect().bottom);
      const progressTop = await region(page, "Progress Dashboard").evaluate(
        (part) => part.getBoundingClientRect().top,
      );
      expect(lastBottom).toBeLessThan(progressTop);
      await expect(page.locator("button:visible:not([data-session])")).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(718);
    });
  });
});
