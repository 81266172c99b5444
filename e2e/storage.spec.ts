import { startDemo } from "./people.ts";
import { makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, isLong, test } from "./test.ts";

const maths = [["Mathematics", "2026-06-13"]] as const;

test("what is stored may be corrupt, hostile or too much", async ({ page }) => {
  await test.step("corrupt progress is no crash; a corrupt plan is set aside with its mode's keys, and the ticks stay", async () => {
    await openPlanner(page);
    await page.getByLabel("Subject 2", { exact: true }).fill("Philosophy");
    await page.reload();
    // What is typed is there before any plan is made.
    await expect(page.getByLabel("Subject 2", { exact: true })).toHaveValue("Philosophy");
    await page.getByLabel("Subject 2", { exact: true }).fill("");
    await makeQuickPlan(page, { subjects: maths });
    await test.step("corrupt progress is no crash", async () => {
      await page.evaluate(() => localStorage.setItem("studyProgress", "[1,"));
      await page.reload();
      await expect(page.getByRole("checkbox", { name: /^Mathematics/ }).first()).not.toBeChecked();
    });
    await test.step("a corrupt plan is set aside with its mode's keys; the ticks stay", async () => {
      await page
        .getByRole("checkbox", { name: /^Mathematics/ })
        .first()
        .check();
      await page.evaluate(() => localStorage.setItem("quickPlanCache", "{broken"));
      await page.reload();
      await expect(region(page, "Study Plan")).toContainText("No study plan available.");
      expect(await stored(page, "quickPlanSubjects")).toBeNull();
      expect(await stored(page, "quickPlanHours")).toBeNull();
      expect(await stored(page, "studyProgress")).toEqual({ "10-June-2026-Mathematics": true });
      expect(JSON.stringify(await stored(page, "smartplanner_quarantine"))).toContain("{broken");
    });
  });
  await test.step("hostile names are shown as text, each with its own colour and tick", async () => {
    await openPlanner(page);
    const names = [
      "__proto__",
      "<img src=x onerror=alert(1)>",
      "a-b",
      "רפואה",
      "数学 🧮",
      "constructor",
      "x".repeat(1_000),
    ];
    await makeQuickPlan(page, { subjects: names.map((name) => [name, "2026-06-14"] as const) });
    const legend = region(page, "Study Calendar").getByRole("list", { name: "Subjects" });
    await expect(legend.getByRole("listitem")).toHaveText(names);
    await page
      .getByRole("checkbox", { name: /^__proto__/ })
      .first()
      .check();
    await page.reload();
    await expect(page.getByRole("checkbox", { name: /^__proto__/ }).first()).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^constructor/ }).first()).not.toBeChecked();
    await expect(page.getByRole("progressbar", { name: "Overall Progress" })).not.toHaveAttribute(
      "aria-valuenow",
      "0",
    );
  });
  await test.step("full storage keeps the plan on screen and says that it is not saved", async () => {
    await openPlanner(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await makeQuickPlan(page, { subjects: maths });
    await expect(page.getByRole("alert")).toContainText("not saved");
    const download = page.waitForEvent("download");
    await page.getByRole("alert").getByRole("button").click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    await expect(region(page, "Study Plan")).toContainText("Mathematics");
  });
});

test("two tabs show the same plan and the same ticks", async ({ page, context }) => {
  await openPlanner(page);
  const other = await context.newPage();
  await other.clock.install({ time: new Date("2026-06-10T10:05:00") });
  await other.goto("/");
  await makeQuickPlan(page, { subjects: maths });
  const there = other.getByRole("checkbox", { name: /^Mathematics/ });
  await expect(there.first()).toBeVisible();
  await there.first().check();
  await page.bringToFront();
  await expect(page.getByRole("checkbox", { name: /^Mathematics/ }).first()).toBeChecked();
  await page
    .getByRole("checkbox", { name: /^Mathematics/ })
    .nth(1)
    .check();
  await expect(there.first()).toBeChecked();
  await expect(there.nth(1)).toBeChecked();
});

test("the plan's days do not depend on the time zone", async ({ browser, baseURL }) => {
  const further = ["America/St_Johns", "Pacific/Kiritimati"];
  for (const timezoneId of ["Pacific/Auckland", ...(isLong ? further : [])]) {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      timezoneId,
    });
    const page = await context.newPage();
    // 23:30 in the evening before clocks change in Auckland.
    await page.clock.install({ time: new Date("2026-09-26T11:30:00Z") });
    await startDemo(page);
    const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
    await makeQuickPlan(page, { hours: "1", subjects: [["Maths", "2026-09-30"]] });
    const days = Object.keys((await stored(page, "quickPlanCache")) ?? {});
    const count = Math.round((Date.parse("2026-09-30") - Date.parse(today)) / 86_400_000);
    expect(days).toHaveLength(count);
    expect(days.at(-1)).toBe("29-September-2026");
    await context.close();
  }
});
