import type { Page } from "@playwright/test";
import { median } from "../median.ts";
import { mainThread } from "./main-thread.ts";
import { openDemo } from "./open-demo.ts";
import { openPlanner } from "./open-planner.ts";
import type { Visit } from "./visit.ts";

const tries = 5;
const moves = 60;
/** A quarter of an hour of the grid: every move puts the session on a new place. */
const stepPixels = 12;

export interface MoveCost {
  /** Work of the main thread for one frame, in milliseconds; the median of the tries. */
  readonly frame: number;
  /** The same for one move of the pointer, with every frame until the next one. */
  readonly move: number;
}

/** Moves the pointer up and down and waits for a frame after each move. */
async function workOfMoves(
  page: Page,
  from: { readonly x: number; readonly y: number },
): Promise<MoveCost> {
  const threadTime = await mainThread(page);
  const samples: MoveCost[] = [];
  for (let count = 0; count < tries; count += 1) {
    await page.evaluate(() => {
      const counter = { frames: 0, isOver: false };
      Object.assign(window, { counter });
      const tick = () => {
        counter.frames += 1;
        if (!counter.isOver) requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
    const before = await threadTime();
    for (let move = 0; move < moves; move += 1) {
      const away = move % 20 < 10 ? move % 10 : 10 - (move % 10);
      await page.mouse.move(from.x, from.y + away * stepPixels);
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    }
    const work = (await threadTime()) - before;
    const frames = await page.evaluate(() => {
      const { counter } = window as unknown as { counter: { frames: number; isOver: boolean } };
      counter.isOver = true;
      return counter.frames;
    });
    samples.push({ frame: work / frames, move: work / moves });
  }
  return {
    frame: median(samples.map(({ frame }) => frame)),
    move: median(samples.map(({ move }) => move)),
  };
}

async function centreOf(page: Page, selector: string) {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`Nothing at ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 8) };
}

/** Main-thread work for each frame of a drag, beside a pointer that only moves over an empty calendar. */
export async function measureDrag(
  visit: Visit,
): Promise<{ readonly drag: MoveCost; readonly empty: MoveCost }> {
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
