import { expect, type Locator, type Page } from "@playwright/test";
import { openPlanner, region } from "./planner.ts";

export type Subjects = readonly (readonly [string, string])[];

export const twoSubjects = [
  ["Mathematics", "2026-06-18"],
  ["Chemistry", "2026-06-15"],
] as const;

export const chooseAdvanced = async (page: Page) => {
  await page.getByText("Advanced Scheduler", { exact: true }).click();
  await expect(region(page, "Add Your Subjects")).toBeVisible();
};

export const openAdvanced = async (page: Page, { at }: { at?: Date } = {}) => {
  await openPlanner(page, at === undefined ? {} : { at });
  await chooseAdvanced(page);
};

/** With a plan the steps are folded. */
export const openStep = async (
  page: Page,
  heading: "Add Your Subjects" | "Configure Your Schedule",
) => {
  const edit = region(page, heading).getByRole("button", { name: `Change ${heading}` });
  if (await edit.isVisible()) await edit.click();
};

export const fillSubjects = async (page: Page, subjects: Subjects = twoSubjects) => {
  const form = region(page, "Add Your Subjects");
  await openStep(page, "Add Your Subjects");
  for (const [index, [name, examDate]] of subjects.entries()) {
    const subject = form.getByLabel(`Subject ${index + 1}`, { exact: true });
    if (!(await subject.isVisible()))
      await form.getByRole("button", { name: "Add Another Subject" }).click();
    await subject.fill(name);
    await form.getByLabel(`Exam Date ${index + 1}`, { exact: true }).fill(examDate);
  }
};

/** Waits until the work is done. */
export const generate = async (page: Page) => {
  const button = page.getByRole("button", { name: "Generate Study Plan" });
  await button.click();
  await expect(button).not.toHaveAttribute("aria-busy", "true");
};

export const makeAdvancedPlan = async (page: Page, subjects: Subjects = twoSubjects) => {
  await fillSubjects(page, subjects);
  await generate(page);
  await expectReviewed(page);
};

export const expectReviewed = (page: Page) =>
  expect(page.getByRole("heading", { name: "What this plan keeps" })).toBeVisible();

/** By day and hour. */
export const cell = (page: Page, dayAndHour: string): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^${dayAndHour},`) });

const centreOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("The element is not on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** One jump: no events in between. */
export const drag = async (page: Page, from: string, to: string) => {
  await cell(page, to).scrollIntoViewIfNeeded();
  await cell(page, from).scrollIntoViewIfNeeded();
  const start = await centreOf(cell(page, from));
  const end = await centreOf(cell(page, to));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
};

/** `Monday 9 AM, Class`, in order of the week. */
export const painted = (page: Page) =>
  page
    .getByRole("grid", { name: "Weekly availability" })
    .evaluate((grid) =>
      [...grid.querySelectorAll("td[aria-label]")]
        .map((each) => each.getAttribute("aria-label") ?? "")
        .filter((name) => !name.endsWith(", empty")),
    );

export const nextDialog = (page: Page) =>
  new Promise<string>((resolve) => {
    page.once("dialog", (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });

export const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
