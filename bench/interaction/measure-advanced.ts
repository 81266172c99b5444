import type { Page } from "@playwright/test";
import { median } from "../median.ts";
import { mainThread } from "./main-thread.ts";
import { openDemo } from "./open-demo.ts";
import { rowsOf, type Visit } from "./visit.ts";

const tries = 5;
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Every hour painted: sleep, classes, free time. */
const fullGrid = () =>
  Object.fromEntries(
    weekdays.flatMap((name, day) =>
      Array.from({ length: 24 }, (_, hour) => {
        const isNight = hour < 7 || hour > 22;
        const isClass = hour >= 9 && hour < 13 && day < 5;
        const [type, label] = isNight
          ? ["sleep", "Sleep"]
          : isClass
            ? ["class", "Class"]
            : ["free", "Free Time"];
        return [`${name}-${hour}`, { day, hour, type, label }];
      }),
    ),
  );

async function openScheduler({ browser, url, size }: Visit): Promise<Page> {
  const stored = {
    advancedPlanSubjects: rowsOf(size),
    studyHoursAvailable: "8",
    smartplanner_grid: JSON.stringify(fullGrid()),
  };
  const page = await openDemo({ browser, url: `${url}/?mode=advanced`, stored });
  await page.getByRole("button", { name: "Generate Study Plan" }).waitFor();
  await page.waitForTimeout(500);
  return page;
}

export interface AdvancedCost {
  readonly plan: number;
  readonly all: number;
}

/** Resolves when the plan has been painted. */
const generate = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((painted) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector("[data-session]") === null) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => painted()));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        for (const button of document.querySelectorAll("button"))
          if (button.textContent?.trim() === "Generate Study Plan") button.click();
      }),
  );

export async function measureAdvanced(visit: Visit): Promise<AdvancedCost> {
  const costs: AdvancedCost[] = [];
  for (let count = 0; count < tries; count += 1) {
    const page = await openScheduler(visit);
    const threadTime = await mainThread(page);
    const before = await threadTime();
    await generate(page);
    const plan = (await threadTime()) - before;
    // Polling would itself be work of the main thread.
    await new Promise((done) => setTimeout(done, 6_000));
    costs.push({ plan, all: (await threadTime()) - before });
    await page.getByRole("heading", { name: "What this plan keeps" }).waitFor();
    await page.context().close();
  }
  return { plan: median(costs.map(({ plan }) => plan)), all: median(costs.map(({ all }) => all)) };
}
