import type { Page } from "@playwright/test";
import { median } from "../median.ts";
import { mainThread } from "./main-thread.ts";
import { openPlanner } from "./open-planner.ts";
import type { Visit } from "./visit.ts";

export interface ActionCost {
  /** Median processor time of a press on the main thread, in milliseconds. */
  readonly work: number;
  readonly longTasks: number;
}

const tries = 7;

/** Presses and waits until the screen has settled. */
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

export async function measureActions(
  visit: Visit,
): Promise<Readonly<Record<"generate" | "tick" | "switch weeks", ActionCost>>> {
  const page = await openPlanner(visit);
  const threadTime = await mainThread(page);
  const cost = async (selector: string, place: (count: number) => number): Promise<ActionCost> => {
    const samples: number[] = [];
    let longTasks = 0;
    for (let count = 0; count < tries; count += 1) {
      const before = await threadTime();
      longTasks += await press(page, selector, place(count));
      samples.push((await threadTime()) - before);
    }
    return { work: median(samples), longTasks };
  };
  const costs = {
    generate: await cost("form button[type=submit]", () => 0),
    tick: await cost("input.check", (count) => count % 3),
    "switch weeks": await cost('button[aria-label="Next week"]', () => 0),
  };
  await page.context().close();
  return costs;
}
