import { fiveSubjects, makeQuickPlan, openPlanner, wednesday } from "./planner.ts";
import { expect, test } from "./test.ts";

test("a plan is printed as the week that is shown, on one page", async ({ page }) => {
  await openPlanner(page, { at: wednesday });
  await makeQuickPlan(page, { hours: "4", subjects: fiveSubjects });
  const today = page.getByRole("list", { name: "Today's sessions" });
  await today.getByRole("checkbox").first().click();
  await page.getByRole("button", { name: /^Open Chemistry/ }).click();
  const sheet = page.getByRole("dialog", { name: "Chemistry" });
  await sheet.getByLabel("Exam 1 time").fill("13:30");
  await sheet.getByRole("button", { name: "Done" }).click();
  const paper = page.locator("[data-print-part]");
  const pages = async () => {
    const pdf = await page.pdf({ format: "A4" });
    return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
  };

  await test.step("by the browser's own way to print", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(paper).toContainText("Week of 8 June 2026");
    await expect(paper).toContainText("printed Wed 10 June, 10:05");
    await expect(paper.getByText("English Literature")).toHaveCount(6);
    await expect(paper).toContainText("Mon 15 Jun, 13:30");
    await expect(paper).toContainText("Notes");
    await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeHidden();
    expect(await pages()).toBe(1);
    await page.emulateMedia({ media: "screen" });
    await expect(paper).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
  });
  await test.step("by the button, from the week that is shown", async () => {
    await page.evaluate(() => {
      // The browser's dialog would block.
      window.print = () => dispatchEvent(new Event("beforeprint"));
    });
    await page.getByRole("button", { name: "Next week" }).click();
    await page.getByRole("button", { name: "Print this week" }).click();
    await expect(paper).toContainText("Week of 15 June 2026");
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(paper).toHaveCount(0);
    // Nothing is emulated: the page learns of the printing as it does from Ctrl+P.
    await page.emulateMedia({ media: null });
    expect(await pages()).toBe(1);
  });
});
