import type { Browser, Page } from "@playwright/test";

export interface ActionCost {
  /** Main-thread work until the screen shows the answer, in milliseconds; the median of the tries. */
  readonly work: number;
  /** Long tasks over 50 ms in all tries together. */
  readonly longTasks: number;
}

export interface PlanSize {
  readonly subjects: number;
  readonly days: number;
}

const tries = 7;

const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

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
  const context = await browser.newContext({ serviceWorkers: "block" });
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

/** Presses the element and follows the main thread until two frames later. */
function press(page: Page, selector: string, nth: number) {
  return page.evaluate(
    async ([target, index]) => {
      const element = document.querySelectorAll<HTMLElement>(target)[index];
      if (element === undefined) throw new Error(`Nothing to press at ${target}`);
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      const idle = () => new Promise<void>((done) => setTimeout(done));
      let longTasks = 0;
      const observer = new PerformanceObserver((list) => {
        longTasks += list.getEntries().length;
      });
      observer.observe({ type: "longtask" });
      await nextFrame();
      await idle();
      const start = performance.now();
      element.click();
      const handled = performance.now() - start;
      await nextFrame();
      const framed = performance.now();
      await idle();
      const painted = performance.now() - framed;
      await new Promise((done) => setTimeout(done, 250));
      longTasks += observer.takeRecords().length;
      observer.disconnect();
      return { work: handled + painted, longTasks };
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
  const cost = async (selector: string, place: (count: number) => number): Promise<ActionCost> => {
    const samples = [];
    for (let count = 0; count < tries; count += 1)
      samples.push(await press(page, selector, place(count)));
    const sorted = samples.map(({ work }) => work).sort((a, b) => a - b);
    return {
      work: sorted[Math.floor(tries / 2)] ?? 0,
      longTasks: samples.reduce((sum, { longTasks }) => sum + longTasks, 0),
    };
  };
  const costs = {
    generate: await cost("form button[type=submit]", () => 0),
    tick: await cost("input.check", (count) => count % 3),
    "switch weeks": await cost('button[aria-label="Next week"]', () => 0),
  };
  await page.context().close();
  return costs;
}
