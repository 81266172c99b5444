import type { Page } from "@playwright/test";
import { enterNewAccount, logIn } from "./people.ts";
import { makeQuickPlan, region } from "./planner.ts";
import { expect, test } from "./test.ts";

const dayMs = 86_400_000;
/** Six weeks that end today, so that a second device has the right time. */
const first = (() => {
  const start = new Date(Date.now() - 41 * dayMs);
  start.setHours(9, 5, 0, 0);
  return start;
})();
const at = (day: number): Date => new Date(first.getTime() + day * dayMs);
const iso = (day: number): string => {
  const date = at(day);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

const dueWork = (page: Page) => region(page, "Due work");
const row = (page: Page, name: RegExp) => dueWork(page).getByRole("listitem", { name });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).first();
const goTo = async (page: Page, day: number, path = "/") => {
  await page.clock.setSystemTime(at(day));
  await page.goto(path);
};
const add = async (page: Page, line: string) => {
  await page.getByRole("textbox", { name: "Add work" }).fill(line);
  await page.keyboard.press("Enter");
  await expect(toast(page, "added.")).toBeAttached();
};
const usePreview = async (page: Page) => {
  await page.getByRole("dialog").getByRole("button", { name: "Use this plan" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
};

test("a term: work is entered, planned, done, missed, moved and handed in, on two devices", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.clock.install({ time: first });
  const email = await enterNewAccount(page);
  await test.step("the first week: two exams, an essay and a sheet every week become a plan", async () => {
    await add(page, `Essay 2 for History, due ${iso(9)}, 6 h`);
    await add(page, `Sheet for Maths, due ${iso(6)}, 2 h`);
    await dueWork(page).getByRole("button", { name: "Sheet", exact: true }).click();
    await page.getByLabel("Repeats").selectOption("Every week");
    await page.keyboard.press("Escape");
    await makeQuickPlan(page, {
      hours: "3",
      subjects: [
        ["History", iso(60)],
        ["Maths", iso(62)],
      ],
    });
    await expect(row(page, /^Essay 2, History, .* 0 h of 6 h/)).toBeVisible();
    await page
      .getByRole("list", { name: "Today's sessions" })
      .getByRole("checkbox", { name: /^History · Essay 2/ })
      .check();
    await expect(row(page, /^Essay 2, .*(?<!0 h) of 6 h/)).toBeVisible();
  });

  await test.step("the second week: the sheet is handed in, and missed time is planned again", async () => {
    await goTo(page, 6);
    await dueWork(page).getByRole("checkbox", { name: "Handed in: Sheet" }).first().check();
    await expect(toast(page, "Sheet handed in.")).toBeAttached();
    await page.getByRole("button", { name: "Plan them again" }).click();
    await usePreview(page);
    await expect(page.getByRole("button", { name: "Plan them again" })).toBeHidden();
  });

  await test.step("the essay is due later: nothing moves; it grows: the plan asks to be updated", async () => {
    await dueWork(page).getByRole("button", { name: "Essay 2", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Assignment" });
    await sheet.getByLabel("Due day").fill(iso(13));
    await sheet.getByLabel("Hours").fill("9");
    await sheet.getByRole("button", { name: "Close" }).last().click();
    await page.getByRole("button", { name: "Update plan" }).click();
    await usePreview(page);
    await expect(row(page, /^Essay 2, .* of 9 h/)).toBeVisible();
  });

  await test.step("a week away: the work is late, not red, and gets another date", async () => {
    await goTo(page, 16);
    await expect(row(page, /^Essay 2, History, Was due/)).toBeVisible();
    await dueWork(page).getByRole("button", { name: "New date for Essay 2" }).click();
    const sheet = page.getByRole("dialog", { name: "Assignment" });
    await sheet.getByLabel("Due day").fill(iso(30));
    await sheet.getByRole("button", { name: "Close" }).last().click();
    await expect(row(page, /^Essay 2, History, Was due/)).toBeHidden();
  });

  await test.step("the term has every week, and one sheet is skipped", async () => {
    await goTo(page, 17, "/term");
    const all = region(page, "All work");
    await expect(all.getByRole("button", { name: /handed in/ }).first()).toBeVisible();
    await all
      .getByRole("listitem", { name: /^Sheet, Maths/ })
      .last()
      .getByRole("button", { name: /^Sheet/ })
      .click();
    const sheet = page.getByRole("dialog", { name: "Weekly work" });
    await sheet.getByRole("button", { name: "Delete" }).click();
    await sheet.getByRole("button", { name: "This one" }).click();
    await expect(toast(page, /Sheet skipped\. \d+ sessions? freed\./)).toBeAttached();
  });

  await test.step("six weeks later a second device sees the same, and what it hands in is handed in here", async () => {
    await goTo(page, 41);
    await expect(page.locator("[data-sync=saved]")).toBeVisible();
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      serviceWorkers: "block",
    });
    const phone = await context.newPage();
    await logIn(phone, email);
    await expect(row(phone, /^Essay 2, History, Was due/)).toBeVisible();
    await dueWork(phone).getByRole("checkbox", { name: "Handed in: Essay 2" }).check();
    await expect(dueWork(page).getByRole("checkbox", { name: "Handed in: Essay 2" })).toBeChecked();
    await context.close();
  });
});
