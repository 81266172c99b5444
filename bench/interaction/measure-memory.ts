import type { Page } from "@playwright/test";
import { openPlanner } from "./open-planner.ts";
import type { Visit } from "./visit.ts";

/** An hour of use at one action every six seconds. */
const rounds = 100;

export interface Memory {
  readonly megabytes: number;
  readonly elements: number;
}

/** After garbage collection. */
async function memoryOf(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await session.detach();
  return { megabytes: usedSize / 1_000_000, elements };
}

async function useForAWhile(page: Page): Promise<void> {
  const press = (selector: string) => page.locator(selector).first().click();
  await press("input.check");
  await press('button[aria-label="Next week"]');
  await press('button[aria-label="Previous week"]');
  await page.getByText("Advanced Scheduler", { exact: true }).click();
  await page.getByText("Quick Plan", { exact: true }).click();
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await page.getByRole("button", { name: "Clear Study Plan" }).waitFor();
}

export async function measureMemory(
  visit: Visit,
): Promise<{ readonly before: Memory; readonly after: Memory }> {
  const page = await openPlanner(visit);
  await useForAWhile(page);
  const before = await memoryOf(page);
  for (let round = 0; round < rounds; round += 1) await useForAWhile(page);
  const after = await memoryOf(page);
  await page.context().close();
  return { before, after };
}
