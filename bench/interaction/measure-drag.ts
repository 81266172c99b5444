import type { Page } from "@playwright/test";
import { frameWork } from "./frame-work.ts";
import { openDemo } from "./open-demo.ts";
import { openPlanner } from "./open-planner.ts";
import type { Visit } from "./visit.ts";

const moves = 100;
/** A quarter of an hour of the grid: every move changes the position. */
const stepPixels = 12;

export interface FrameCost {
  readonly p95: number;
  readonly worst: number;
}

/** Moves up and down and waits for a frame after each move. */
async function workOfMoves(
  page: Page,
  from: { readonly x: number; readonly y: number },
): Promise<FrameCost> {
  const work = await frameWork(page, async () => {
    for (let move = 0; move < moves; move += 1) {
      const away = move % 20 < 10 ? move % 10 : 10 - (move % 10);
      await page.mouse.move(from.x, from.y + away * stepPixels);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    }
  });
  const dearest = work.toSorted((one, other) => other - one).slice(0, moves);
  return { p95: dearest[Math.floor(moves * 0.05)] ?? 0, worst: dearest[0] ?? 0 };
}

async function centreOf(page: Page, selector: string) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`Nothing at ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 8) };
}

/** Frames of a drag, beside a pointer over an empty calendar. */
export async function measureDrag(
  visit: Visit,
): Promise<{ readonly drag: FrameCost; readonly empty: FrameCost }> {
  const blank = await openDemo({ browser: visit.browser, url: visit.url, stored: {} });
  const column = await centreOf(blank, "[data-day]");
  const empty = await workOfMoves(blank, { x: column.x, y: column.y + 60 });
  await blank.context().close();

  const page = await openPlanner(visit);
  await page.locator('button[aria-label="Next week"]').click();
  const from = await centreOf(page, "[data-day] [data-session]");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y + 6);
  const drag = await workOfMoves(page, from);
  if ((await page.locator("[data-session].shadow-lift").count()) === 0)
    throw new Error("Nothing was in the hand");
  await page.mouse.up();
  await page.context().close();
  return { drag, empty };
}
