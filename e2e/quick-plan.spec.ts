import type { Locator, Page } from "@playwright/test";
import { fillQuickForm, makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const sessionOn = (page: Page, day: string, name: string | RegExp): Locator =>
  region(page, "Study Calendar").getByRole("list", { name: day }).getByRole("button", { name });

/** Drags to the next day and some hours down. */
const moveOn = async (page: Page, session: Locator) => {
  await session.scrollIntoViewIfNeeded();
  const box = await session.boundingBox();
  if (box === null) throw new Error("The session is not on the page");
  const from = { x: box.x + box.width / 2, y: box.y + 8 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6, { steps: 2 });
  await page.mouse.move(from.x + box.width + 9, from.y + 144, { steps: 4 });
  await page.mouse.up();
};

test("from an empty page to a plan that shares each day's hours by the days remaining", async ({
  page,
  expectAccessible,
  expectAccessibleOnAllScreens,
}) => {
  await openPlanner(page);
  await expect(
    page.getByText("Organise, plan and thrive with AI-powered study guides."),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: "Quick Plan" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Advanced Scheduler" })).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeHidden();
  await expect(region(page, "Study Calendar")).toContainText(
    "No study plan available. Generate one to get started!",
  );
  await expect(region(page, "Study Plan")).toContainText("No study plan available.");
  await expect(region(page, "Progress Dashboard")).toContainText(
    "Generate a study plan to start tracking your progress!",
  );
  const quote = page.getByRole("figure", { name: "Motivational quote" });
  await expect(quote.locator("figcaption")).not.toBeEmpty();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(quote).toHaveCSS("animation-name", "fade");
  await expect(quote).toHaveCSS("animation-delay", "0.1s");
  await page.emulateMedia({ reducedMotion: "reduce" });

  await expectAccessibleOnAllScreens();
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect(page.getByText("Available hours is required")).toBeVisible();
  await expectAccessibleOnAllScreens(page.locator("form").first());

  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  await fillQuickForm(page, {
    hours: "6",
    subjects: [
      ["Mathematics", "2026-06-12"],
      ["Art", "2026-06-14"],
    ],
  });
  await page.getByRole("button", { name: "Remove subject 3" }).click();
  await page.clock.pauseAt(new Date("2026-06-10T11:00:00"));
  const button = page.getByRole("button", { name: "Generate Plan" });
  await button.click();
  await expect(page.getByText("Generating your study plan...")).toBeVisible();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.clock.resume();
  await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-busy");
  expect(calls).toEqual([]);

  // 10 June: 1/2 and 1/4 of 6 hours; 11 June: 1/1 and 1/3; from 12 June Art alone.
  const plan: Record<string, { id: string }[]> = await stored(page, "quickPlanCache");
  const ids = Object.values(plan).flatMap((day) => day.map(({ id }) => id));
  expect(new Set(ids).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^[0-9a-zA-Z]{6}$/);
  const asSpecified = Object.fromEntries(
    Object.entries(plan).map(([label, day]) => [label, day.map(({ id: _, ...rest }) => rest)]),
  );
  const session = (subject: string, hours: number, minutes: number, timeFormatted: string) => ({
    subject,
    hours: hours + minutes / 60,
    time: { hours, minutes },
    timeFormatted,
  });
  expect(asSpecified).toEqual({
    "10-June-2026": [session("Mathematics", 4, 0, "4 hr"), session("Art", 2, 0, "2 hr")],
    "11-June-2026": [
      session("Mathematics", 4, 30, "4 hr 30 min"),
      session("Art", 1, 30, "1 hr 30 min"),
    ],
    "12-June-2026": [session("Art", 6, 0, "6 hr")],
    "13-June-2026": [session("Art", 6, 0, "6 hr")],
  });
  const table = region(page, "Study Plan");
  await expect(table.getByRole("columnheader")).toHaveText(["Date", "Subject", "Hours"]);
  await expect(table.getByText("10-June-2026", { exact: true })).toHaveCount(1);
  await expect(table.getByRole("row").nth(2)).toContainText("Art2 hr");
  await test.step("what opens over a plan is accessible", async () => {
    // On a small plan: axe checks the whole page each time.
    const art = page.getByRole("button", { name: /^Art .*, \d/ }).first();
    await art.focus();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await expectAccessible(page.getByRole("tooltip"));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: /^Art, / })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("m");
    await expect(page.getByRole("dialog", { name: "Move Art" })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("Escape");
  });
});

test("a plan is made, changed by hand, kept and cleared", async ({
  page,
  expectAccessibleOnAllScreens,
}) => {
  await openPlanner(page);
  await makeQuickPlan(page);
  await expectAccessibleOnAllScreens();
  await test.step("a plan shows today first, and comes back after a reload with its form", async () => {
    const today = region(page, "Today, Wed 10 June");
    await expect(today).toContainText("0 of 5 done, about 6 h to go");
    await expect(today.getByRole("listitem")).toHaveCount(5);
    await expect(today.getByRole("listitem").filter({ hasText: "Now" })).toContainText("Chemistry");
    await expect(today).toContainText("Next examChemistryin 5 days, 15 June");
    await moveOn(page, sessionOn(page, "Thursday 11 June", /^Biology/));
    const moved = sessionOn(page, "Friday 12 June", /^Biology .*locked$/);
    await expect(moved).toBeVisible();
    const name = (await moved.getAttribute("aria-label")) ?? "";

    await page.reload();
    await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
    await expect(region(page, "Study Plan").getByRole("row")).toHaveCount(1 + 51);
    await expect(region(page, "Progress Dashboard").getByRole("checkbox")).toHaveCount(51);
    await expect(page.getByLabel("Subject 5", { exact: true })).toHaveValue("English Literature");
    await expect(page.getByLabel("Available Hours")).toHaveValue("6");
    expect(await stored(page, "quickPlanHours")).toBe(6);
    expect((await stored(page, "quickPlanSubjects"))[4]).toEqual({
      subject: "English Literature",
      examDate: "2026-06-26",
    });
    await expect(sessionOn(page, "Friday 12 June", name)).toBeVisible();
    await page.getByLabel("Available Hours").fill("5");
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(page.getByText(/^Plan updated/)).toBeVisible();
    const time = /\d\d:\d\d – \d\d:\d\d/.exec(name)?.[0] ?? "no time";
    await expect(sessionOn(page, "Friday 12 June", new RegExp(`^Biology .*${time}`))).toBeVisible();
  });
  await test.step("a plan is cleared after a question, and Undo brings it back after the reload", async () => {
    const firstTick = page.getByRole("checkbox", { name: /^Mathematics/ }).first();
    await firstTick.check();
    const clear = page.getByRole("button", { name: "Clear Study Plan" });
    page.once("dialog", (dialog) => void dialog.dismiss());
    await clear.click();
    expect(await stored(page, "quickPlanCache")).not.toBeNull();
    const question = new Promise<string>((resolve) => {
      page.once("dialog", (dialog) => {
        resolve(dialog.message());
        void dialog.accept();
      });
    });
    await clear.click();
    expect(await question).toBe(
      "Are you sure you want to clear your current Quick Plan? This will also clear your progress tracking and reset all input forms.",
    );
    await expect(page.getByLabel(/^Subject \d$/)).toHaveCount(3);
    await expect(page.getByLabel("Available Hours")).toHaveValue("");
    for (const key of ["quickPlanCache", "quickPlanSubjects", "quickPlanHours", "studyProgress"])
      expect(await stored(page, key)).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByLabel("Subject 1", { exact: true })).toHaveValue("Mathematics");
    await expect(firstTick).toBeChecked();
  });
});
