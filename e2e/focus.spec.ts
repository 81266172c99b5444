import type { Page } from "@playwright/test";
import { enterNewAccount, logIn } from "./people.ts";
import { makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const subjects = [
  ["Physics", "2026-06-18"],
  ["History", "2026-06-20"],
] as const;

const clock = (page: Page) => page.getByRole("timer");

/** In jumps too short to look like sleep: single seconds would take minutes. */
const study = async (page: Page, minutes: number) => {
  for (let left = minutes; left > 0; left -= 4)
    await page.clock.fastForward(Math.min(left, 4) * 60_000);
};

/** Ticks by the test's clock, which workers do not see. */
const tickByTestClock = (page: Page) =>
  page.addInitScript(() => {
    const Original = window.Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (String(url).includes("ticker")) throw new Error("refused by the test");
        super(url, options);
      }
    };
  });

declare global {
  interface Window {
    asked: string[];
  }
}

/** Records every sound, notification and lock. */
const noteAttention = (page: Page) =>
  page.addInitScript(() => {
    window.asked = [];
    const Sound = window.AudioContext;
    window.AudioContext = class extends Sound {
      constructor() {
        super();
        window.asked.push("sound");
      }
    };
    const shown = class {
      static permission = "granted";
      constructor(title: string, { body }: { body: string }) {
        window.asked.push(`${title}: ${body}`);
      }
    };
    Object.defineProperty(window, "Notification", { value: shown });
    const locks = navigator.wakeLock;
    const request = locks.request.bind(locks);
    locks.request = async (kind) => {
      const lock = await request(kind);
      window.asked.push("awake");
      lock.addEventListener("release", () => window.asked.push("may sleep"));
      return lock;
    };
  });

const asked = (page: Page) => page.evaluate(() => window.asked);

test("a timer runs on from page to page, through a reload and in a small window, and is heard, seen, finished and logged", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["screen-wake-lock"], { origin: baseURL ?? "" });
  await tickByTestClock(page);
  await noteAttention(page);
  await openPlanner(page);
  await makeQuickPlan(page, { hours: "4", subjects });
  await page.goto("/focus");
  await page.getByRole("button", { name: "Start Physics" }).click();
  await expect(page).toHaveTitle(/^2[45]:\d\d Physics$/);
  await study(page, 4);
  await page.reload();
  await expect(clock(page)).toContainText(/^(21|20):\d\d/);
  await expect.poll(() => asked(page)).toEqual(["awake"]);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Clock in a small window" }).click();
  const above = await opened;
  await expect(above.getByRole("timer")).toHaveText(/^2[01]:\d\d$/);

  await page.getByRole("link", { name: "Back to the plan" }).click();
  await expect(page.getByRole("link", { name: /focus timer/ })).toBeVisible();
  await page.evaluate(() => window.asked.splice(0));
  await study(page, 21);
  await expect(page).toHaveTitle(/^[45]:\d\d Break$/);
  await expect.poll(() => asked(page)).toEqual(["sound", "Break: Physics goes on afterwards."]);
  await above.getByRole("button", { name: "Skip break" }).click();
  await expect(page).toHaveTitle(/^2[45]:\d\d Physics$/);

  await page.getByRole("link", { name: /focus timer/ }).click();
  // A key needs the page to be there.
  await expect(clock(page)).toBeVisible();
  await page.keyboard.press("f");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(/^Physics: 2\d min in your log\.$/)).toBeVisible();
  await expect(page).toHaveTitle("Planner · Smart Planner");
  await expect.poll(() => above.isClosed()).toBe(true);
  await expect.poll(() => asked(page)).toContain("may sleep");
  expect(await stored(page, "studyProgress")).toEqual({ "10-June-2026-Physics": true });
  await page.goto("/time");
  await expect(region(page, "Study log")).toContainText("by the timer");
});

test("a timer started on one device is paused on another", { tag: "@stores" }, async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await enterNewAccount(page);
  await page.goto("/focus");
  await page.getByRole("button", { name: "Just a timer" }).click();
  await expect(clock(page)).toBeVisible();

  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    serviceWorkers: "block",
  });
  const phone = await context.newPage();
  await logIn(phone, email);
  await expect(phone.getByRole("link", { name: /focus timer/ })).toBeVisible();
  await phone.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
  await context.close();
});
