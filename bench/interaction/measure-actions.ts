import type { Browser, Page } from "@playwright/test";
import { dayAfter } from "./day-after.ts";
import { mainThread } from "./main-thread.ts";

export interface ActionCost {
  /** Processor time of the main thread for one press, in milliseconds; the median of the tries. */
  readonly work: number;
  /** Long tasks over 50 ms in all tries together. */
  readonly longTasks: number;
}

export interface PlanSize {
  readonly subjects: number;
  readonly days: number;
}

const tries = 7;

/** A demo user's planner with the form filled for a plan of this size. */
async function openPlanner({
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

/** Presses the element and waits until the screen has long shown the answer. */
function press(page: Page, selector: string, nth: number): Promise<number> {
  return page.evaluate(
    async ([target, index]) => {
      const element = document.querySelectorAll<HTMLElement>(target)[index];
      if (element === undefined) throw new Error(`Nothing to press at ${target}`);
      let longTasks = 0;
      const observer = new PerformanceObserver((list) => {
        longTasks += list.getEntries().length;
      });
      observer.observe({ type: "longtask" });
      element.click();
      await new Promise((done) => setTimeout(done, 400));
      longTasks += observer.takeRecords().length;
      observer.disconnect();
      return longTasks;
    },
    [selector, nth] as const,
  );
}

export async function measureActions(given: {
  readonly browser: Browser;
  readonly url: string;
  readonly size: PlanSize;
}): Promise<Readonly<Record<"generate" | "tick" | "switch weeks", ActionCost>>> {
  const page = await openPlanner(given);
  const threadTime = await mainThread(page);
  const cost = async (selector: string, place: (count: number) => number): Promise<ActionCost> => {
    const samples: number[] = [];
    let longTasks = 0;
    for (let count = 0; count < tries; count += 1) {
      const before = await threadTime();
      longTasks += await press(page, selector, place(count));
      samples.push((await threadTime()) - before);
    }
    const sorted = samples.toSorted((a, b) => a - b);
    return { work: sorted[Math.floor(tries / 2)] ?? 0, longTasks };
  };
  const costs = {
    generate: await cost("form button[type=submit]", () => 0),
    tick: await cost("input.check", (count) => count % 3),
    "switch weeks": await cost('button[aria-label="Next week"]', () => 0),
  };
  await page.context().close();
  return costs;
}
