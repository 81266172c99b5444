import type { Browser, Page } from "@playwright/test";
import { dayAfter } from "./day-after.ts";

export interface PlanSize {
  readonly subjects: number;
  readonly days: number;
}

/** A demo user's planner with the form filled for a plan of this size. */
export async function openPlanner({
  browser,
  url,
  size,
}: {
  readonly browser: Browser;
  readonly url: string;
  readonly size: PlanSize;
}): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: "block",
    // Frames of an animation are not work of the press.
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const rows = Array.from({ length: size.subjects }, (_, index) => ({
    subject: `Subject ${index + 1}`,
    examDate: dayAfter(size.days - (index % 5)),
  }));
  await page.addInitScript((subjects) => {
    localStorage.setItem("smartplanner_demo", "true");
    localStorage.setItem("quickPlanSubjects", JSON.stringify(subjects));
    localStorage.setItem("quickPlanHours", "8");
  }, rows);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await page.getByRole("button", { name: "Clear Study Plan" }).waitFor();
  await page.waitForTimeout(500);
  return page;
}
