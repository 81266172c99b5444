import type { Page } from "@playwright/test";
import { enterNewAccount, logIn } from "./people.ts";
import { makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const subjects = [
  ["Physics", "2026-06-18"],
  ["History", "2026-06-20"],
] as const;

const clock = (page: Page) => page.getByRole("timer");

/** In leaps that are short enough not to look like sleep: a tick for each second would take minutes. */
const study = async (page: Page, minutes: number) => {
  for (let left = minutes; left > 0; left -= 4)
    await page.clock.fastForward(Math.min(left, 4) * 60_000);
};

/** The second hand of the timer by the clock of the test, which a worker does not hear. */
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
    /** What the page has asked attention with. */
    asked: string[];
  }
}

/** Notes down every sound, notification and lock; a headless browser shows no notification. */
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

const asked = (page: Page) => page.evaluate(() => window.asked.splice(0));

/** From Wednesday's plan to the running timer of its first session. */
const startPhysics = async (page: Page) => {
  await page.goto("/focus");
  await page.getByRole("button", { name: "Start Physics" }).click();
  await expect(clock(page)).toContainText(/^2[45]:\d\d/);
};

test("each change of the timer is heard and seen, and what is not done yet finds a place", async ({
  page,
  context,
  baseURL,
}) => {
  await test.step("a running timer is in the title of every page, and each change is heard, seen and shown above", async () => {
    await context.grantPermissions(["screen-wake-lock"], { origin: baseURL ?? "" });
    await tickByTestClock(page);
    await noteAttention(page);
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "4", subjects });
    await startPhysics(page);
    await expect(page).toHaveTitle(/^2[45]:\d\d Physics$/);
    await expect.poll(() => asked(page)).toEqual(["awake"]);
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Clock in a small window" }).click();
    const above = await opened;
    await expect(above.getByRole("timer")).toHaveText(/^2[45]:\d\d$/);

    await page.getByRole("link", { name: "Back to the plan" }).click();
    await expect(page).toHaveTitle(/^2[45]:\d\d Physics$/);
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await page.getByRole("link", { name: "Your time" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your time" })).toBeVisible();
    await expect(page).toHaveTitle(/^2[45]:\d\d Physics$/);
    await asked(page);
    await study(page, 25);
    await expect(page).toHaveTitle(/^[45]:\d\d Break$/);
    expect(await asked(page)).toEqual(["sound", "Break: Physics goes on afterwards."]);
    // The student's own press needs no bell.
    await above.getByRole("button", { name: "Skip break" }).click();
    await expect(page).toHaveTitle(/^2[45]:\d\d Physics$/);

    await page.getByRole("link", { name: /focus timer/ }).click();
    await page.getByRole("button", { name: "Sound at each change" }).click();
    await study(page, 25);
    await expect(page).toHaveTitle(/^[45]:\d\d Break$/);
    expect((await asked(page)).filter((what) => !/awake|sleep/.test(what))).toEqual([
      "Break: Physics goes on afterwards.",
    ]);
    await page.keyboard.press("f");
    await page.getByText("Done", { exact: true }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/^Physics: 5\d min in your log\.$/)).toBeVisible();
    await expect(page).toHaveTitle("Planner · Smart Planner");
    await expect.poll(() => above.isClosed()).toBe(true);
    expect(await asked(page)).toEqual(["may sleep"]);
  });
  await test.step("what is not done yet finds a place through the preview", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "4", subjects });
    await startPhysics(page);
    await study(page, 20);
    await page.keyboard.press("f");
    const dialog = page.getByRole("dialog", { name: "Is “Physics” done?" });
    await dialog.getByText("Not yet").click();
    await expect(dialog).toContainText("We find a place for it before your exam on 18 June.");
    await dialog.getByRole("button", { name: "Save" }).click();
    const preview = page.getByRole("dialog", { name: "Plan what is left" });
    await expect(preview).toContainText("30 min get a new place.");
    await preview.getByRole("button", { name: "Use this plan" }).click();
    // Twenty minutes are done, the rest of the session is no longer of today.
    const today = page.getByRole("list", { name: "Today's sessions" });
    await expect(today.getByRole("checkbox")).toHaveCount(1);
    await expect(region(page, "Progress Dashboard")).toContainText("0.3 / 38.1 hours");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(today.getByRole("checkbox", { name: /^Physics/ })).not.toBeChecked();
  });
});

test("a session is studied, finished and ticked, or took longer, and its time is in the log; time asleep is asked about", async ({
  page,
  expectAccessible,
}) => {
  await test.step("a session is studied, finished and ticked, and its time is in the log", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "4", subjects });
    await startPhysics(page);
    await expectAccessible();

    await page.clock.runFor("04:00");
    await expect(clock(page)).toContainText(/^(21|20|19):\d\d/);
    await page.reload();
    await expect(clock(page)).toContainText(/^(21|20|19):\d\d/);
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
    await page.clock.runFor("10:00");
    await page.keyboard.press("Space");
    await expect(clock(page)).toContainText(/^(21|20|19):\d\d/);

    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: /focus timer/ })).toBeVisible();
    await page.getByRole("link", { name: /focus timer/ }).click();
    await expect(clock(page)).toBeVisible();
    await test.step("time asleep is asked about, and counted as far as the student says", async () => {
      // As if the lid had been closed: the clock is ahead, and nothing ran in between.
      await page.clock.fastForward("40:00");
      const question = page.getByRole("dialog", { name: /slept for 40 min: count it\?/ });
      await question.getByText("Part").click();
      await question.getByRole("slider").fill("15");
      await question.getByRole("button", { name: "Count 15 min" }).click();
      // Four minutes and fifteen of twenty-five.
      await expect(clock(page)).toContainText(/^[456]:\d\d/);
    });
    await page.keyboard.press("f");
    const dialog = page.getByRole("dialog", { name: "Is “Physics” done?" });
    await expectAccessible();
    await dialog.getByText("Done", { exact: true }).click();
    await dialog.getByRole("button", { name: "Save" }).click();

    const ticks = await stored(page, "studyProgress");
    expect(Object.entries(ticks)).toEqual([["10-June-2026-Physics", true]]);
    const [record] = Object.values<{ stretches: { seconds: number }[] }>(
      await stored(page, "smartplanner_log"),
    );
    const seconds = record?.stretches.reduce((sum, stretch) => sum + stretch.seconds, 0) ?? 0;
    // Four minutes by the timer, and fifteen that were slept through and counted.
    expect(seconds).toBeGreaterThanOrEqual(1_140);
    expect(seconds).toBeLessThan(1_260);

    await page.goto("/time");
    await expect(region(page, "Study log")).toContainText("by the timer");
    await expectAccessible();
  });
  await test.step("a session that took longer says so in the log, and what is left finds a place", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "4", subjects });
    const today = page.getByRole("list", { name: "Today's sessions" });
    await today.getByRole("checkbox", { name: /^Physics/ }).click();
    await page.getByRole("button", { name: "Took longer?" }).click();
    const dialog = page.getByRole("dialog", { name: "How long did Physics take?" });
    await expect(dialog).toContainText("15 min longer than planned.");
    await expectAccessible();
    await dialog.getByLabel("Other").fill("60");
    await dialog.getByRole("button", { name: "30 min more" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Physics: 1 hr in your log.")).toBeVisible();
    // The days of a Quick Plan are full: what is left takes another's time, which is shown first.
    const preview = page.getByRole("dialog", { name: "Plan what is left" });
    await expect(preview).toContainText("30 min get a new place.");
    await preview.getByRole("button", { name: "Use this plan" }).click();
    await expect(today.getByRole("checkbox", { name: /^Physics/ })).toBeChecked();
  });
});

test("study is entered by hand, and what five sessions teach is offered", async ({
  page,
  expectAccessible,
}) => {
  await test.step("study without the timer is entered, changed, removed and brought back", async () => {
    await openPlanner(page);
    await page.goto("/time");
    await expect(page.getByRole("heading", { name: "Nothing to show yet" })).toBeVisible();
    await page.getByRole("button", { name: "I studied without the timer" }).click();
    await page.getByLabel("Minutes").fill("0");
    await page.getByRole("button", { name: "Add to the log" }).click();
    await expect(page.getByText("Enter 1 to 960 minutes")).toBeVisible();
    await page.getByLabel("Subject").fill("Physics");
    await page.getByLabel("Minutes").fill("90");
    await page.getByRole("button", { name: "Add to the log" }).click();
    const log = region(page, "Study log");
    await expect(log.getByRole("listitem")).toContainText("1 h 30");
    const days = page.getByRole("table", { name: "Planned and done, day by day" });
    // The picture may appear under the pointer.
    await page.mouse.move(0, 0);
    await days.focus();
    await expect(page.getByText("Wed 10 Jun, 1 h 30", { exact: true })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Thu 11 Jun, nothing planned", { exact: true })).toBeVisible();
    await log.getByRole("button", { name: /^Change Physics/ }).click();
    await page.getByLabel("Minutes").fill("45");
    await page.keyboard.press("Enter");
    await expect(log.getByRole("listitem")).toContainText("45 min");
    const saved = page.waitForEvent("download");
    await log.getByRole("button", { name: "Table (.csv)" }).click();
    const file = await (await saved).createReadStream();
    const table = (await file.toArray()).join("");
    expect(table).toContain("2026-06-10,09:05,Physics,45,,,by hand");
    await log.getByRole("button", { name: /^Remove Physics/ }).click();
    await expect(log.getByRole("listitem")).toHaveCount(0);
    await expect(log.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(log.getByRole("listitem")).toContainText("Physics");
  });
  await test.step("what five sessions teach is offered with its numbers, used when accepted, and taken back", async () => {
    await page.addInitScript(() => {
      const records = [4, 5, 6, 7, 8].map((day) => ({
        subject: "Physics",
        stretches: [{ day: `2026-06-0${day}`, startMinute: 960, seconds: 78 * 60 }],
        plannedMinutes: 60,
        sessionKey: `session ${day}`,
        source: "timer",
      }));
      localStorage.setItem("smartplanner_log", JSON.stringify({ ...records }));
    });
    await openPlanner(page);
    await page.goto("/time");
    const pace = region(page, "Planned and real length");
    await expect(pace).toContainText(
      "Physics takes you 1.3 times as long: use that for new plans?From 5 finished sessions: 5 h planned, 6 h 30 real.",
    );
    expect(await stored(page, "smartplanner_paces")).toBeNull();
    await expectAccessible();
    await pace.getByRole("button", { name: "Planned and real length as a table" }).click();
    await expect(pace.getByRole("row", { name: "Physics 5 h 6 h 30 1.3" })).toBeVisible();
    await pace.getByRole("button", { name: "Use it" }).click();
    await expect(pace).toContainText("New plans count 1.3 times the time for Physics.");
    await pace.getByRole("button", { name: "Take it back" }).click();
    expect(await stored(page, "smartplanner_paces")).toMatchObject({ Physics: { use: false } });
  });
});

test("a timer started on one device is paused on another @database", async ({
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
  await expect(phone.getByRole("link", { name: /focus timer/ })).toBeVisible({ timeout: 20_000 });
  await phone.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Go on" })).toBeVisible({ timeout: 20_000 });
  await context.close();
});
