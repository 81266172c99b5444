import { expect, type Page } from "@playwright/test";
import { startDemo } from "./people.ts";

export const wednesday = new Date("2026-06-10T10:05:00");

export const fiveSubjects = [
  ["Mathematics", "2026-06-18"],
  ["Chemistry", "2026-06-15"],
  ["History", "2026-06-19"],
  ["Biology", "2026-06-23"],
  ["English Literature", "2026-06-26"],
] as const;

const withClock = new WeakSet<Page>();

/** A demo user without data, on a fixed day. */
export const openPlanner = async (page: Page, { at = wednesday } = {}) => {
  if (withClock.has(page)) await page.clock.setSystemTime(at);
  else await page.clock.install({ time: at });
  withClock.add(page);
  await startDemo(page);
};

export const fillQuickForm = async (
  page: Page,
  {
    hours = "6",
    subjects = fiveSubjects,
  }: { hours?: string; subjects?: readonly (readonly [string, string])[] } = {},
) => {
  await page.getByLabel("Available Hours").fill(hours);
  for (const [index, [name, examDate]] of subjects.entries()) {
    const subject = page.getByLabel(`Subject ${index + 1}`, { exact: true });
    if (!(await subject.isVisible()))
      await page.getByRole("button", { name: "Add Subject" }).click();
    await subject.fill(name);
    await page.getByLabel(`Exam Date ${index + 1}`, { exact: true }).fill(examDate);
  }
};

/** One paste; the form has tests of its own. */
const pasteSubjects = async (page: Page, subjects: readonly (readonly [string, string])[]) => {
  const first = page.getByLabel("Subject 1", { exact: true });
  await first.evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      field.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    subjects.map(([name, examDate]) => `${name}, ${examDate}`).join("\n"),
  );
};

export const makeQuickPlan = async (
  page: Page,
  { hours = "6", subjects = fiveSubjects }: Parameters<typeof fillQuickForm>[1] = {},
) => {
  if (subjects.length < 3) await fillQuickForm(page, { hours, subjects });
  else {
    await page.getByLabel("Available Hours").fill(hours);
    await pasteSubjects(page, subjects);
  }
  for (let row = 3; row > subjects.length; row -= 1)
    await page.getByRole("button", { name: `Remove subject ${row}` }).click();
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
};

export const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key);
