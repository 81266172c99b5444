import type { Page } from "@playwright/test";
import { openDemo } from "./open-demo.ts";
import { rowsOf, type Visit } from "./visit.ts";

export async function openPlanner({ browser, url, size }: Visit): Promise<Page> {
  const stored = { quickPlanSubjects: rowsOf(size), quickPlanHours: "8" };
  const page = await openDemo({ browser, url, stored });
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await page.getByRole("button", { name: "Clear Study Plan" }).waitFor();
  await page.waitForTimeout(500);
  return page;
}
