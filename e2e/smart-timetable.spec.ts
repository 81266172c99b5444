import type { Page, Route } from "@playwright/test";
import { fillQuickForm, makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const address = "**/api/timetable/generate-smart";
const panel = (page: Page) => region(page, "AI-Powered Smart Timetable");
const button = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const generate = (page: Page) => button(page, "Generate Smart Timetable");
const preferences = (page: Page) => panel(page).getByLabel("Your preferences");
const thinkMore = (page: Page) => panel(page).getByRole("switch", { name: "Think More" });
const chip = (page: Page, label: string) => button(page, `Change: ${label}`);
const planIn = (page: Page) => stored(page, "quickPlanCache");

const twoSubjects = [
  ["Mathematics", "2026-06-18"],
  ["Chemistry", "2026-06-15"],
] as const;

const openPanel = async (page: Page) => {
  await openPlanner(page);
  await fillQuickForm(page, { subjects: twoSubjects });
};

/** Holds every request to the smart timetable until the test answers it. */
const holdRequests = async (page: Page) => {
  const held: Route[] = [];
  await page.route(address, (route) => {
    held.push(route);
  });
  return {
    next: async (): Promise<Route> => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      const route = held.shift();
      if (route === undefined) throw new Error("No request is held");
      return route;
    },
  };
};

test("the answer is kept, can be changed at its chips, and asks where two things may be meant", async ({
  page,
  expectAccessible,
}) => {
  await test.step("takes the place of the quick plan, is kept, and says who planned and what was understood", async () => {
    await openPanel(page);
    await makeQuickPlan(page, { subjects: twoSubjects });
    await preferences(page).fill("No study on Sundays. Chemistry is hard. Sing me a song.");
    await generate(page).click();
    await expect(panel(page).getByRole("status")).toContainText(
      "Planned by the built-in planner.",
      {
        timeout: 30_000,
      },
    );
    await expect(chip(page, "No Sundays")).toBeVisible();
    await expect(chip(page, "Chemistry counts as hard")).toBeVisible();
    await expect(region(page, "Not understood").locator("mark")).toHaveText("Sing me a song");
    const plan = await planIn(page);
    expect(Object.keys(plan)).not.toContain("14-June-2026");
    expect(plan["11-June-2026"][0]).toMatchObject({ startTime: expect.any(String) });
    await expect(region(page, "Study Plan")).toContainText("11-June-2026");
    await page.reload();
    expect(await planIn(page)).toEqual(plan);
    await expect(region(page, "Study Plan")).toContainText("11-June-2026");
  });
  await test.step("can be changed at its chips, which hold until they are removed", async () => {
    await openPanel(page);
    await preferences(page).fill("No Sundays. I work Tue and Thu 5-9pm.");
    await generate(page).click();
    await expect(chip(page, "Work Tue, Thu 17–21")).toBeVisible();
    expect(Object.keys(await planIn(page))).not.toContain("14-June-2026");

    await chip(page, "Work Tue, Thu 17–21").click();
    const editor = panel(page).getByRole("form");
    await editor.getByRole("button", { name: "Thu" }).click();
    await editor.getByLabel("To").fill("22:30");
    await expectAccessible(panel(page));
    await editor.getByRole("button", { name: "OK" }).click();
    await expect(chip(page, "Work Tue 17–22:30")).toBeFocused();

    // The time can stay when the plan and its wishes go.
    await chip(page, "Work Tue 17–22:30").click();
    await editor.getByRole("button", { name: "Keep as a commitment" }).click();
    await expect(chip(page, "Work Tue 17–22:30")).toBeFocused();
    await expect(page.getByText(/^Work is one of your commitments now/)).toBeVisible();
    expect(await stored(page, "smartplanner_commitments")).toEqual([
      { name: "Work", days: [1], startTime: "17:00", endTime: "22:30", type: "work" },
    ]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => stored(page, "smartplanner_commitments")).toEqual([]);

    // Wishes hold at a plain Generate, too.
    await page.getByRole("button", { name: "Generate Plan", exact: true }).click();
    await expect(chip(page, "No Sundays")).toBeVisible();
    await expect(page.getByRole("button", { name: "Generate Plan", exact: true })).toBeEnabled();
    expect(Object.keys(await planIn(page))).not.toContain("14-June-2026");

    await page.reload();
    await expect(chip(page, "Work Tue 17–22:30")).toBeVisible();
    await chip(page, "No Sundays").press("Backspace");
    await expect(chip(page, "No Sundays")).toHaveCount(0);
    await expect.poll(async () => Object.keys(await planIn(page))).toContain("14-June-2026");
    await expect(chip(page, "Work Tue 17–22:30")).toBeVisible();
    // The same words are not read twice: what was removed stays removed.
    await generate(page).click();
    await expect(generate(page)).toBeEnabled();
    await expect(chip(page, "Work Tue 17–22:30")).toBeVisible();
    await expect(chip(page, "No Sundays")).toHaveCount(0);
  });
  await test.step("asks where two things may be meant, and says first where nothing was understood", async () => {
    await openPanel(page);
    await preferences(page).fill("I only work on weekends");
    await generate(page).click();
    const question = region(page, "Which do you mean?");
    await expect(question.getByRole("button")).toHaveText([
      "Work on weekends",
      "Study only on weekends",
    ]);
    await expectAccessible(panel(page));
    await question.getByRole("button", { name: "Study only on weekends" }).click();
    await expect(chip(page, "Study only on weekends")).toBeVisible();
    await expect(question).toHaveCount(0);
    expect(Object.keys(await planIn(page))).toEqual(["13-June-2026", "14-June-2026"]);

    await button(page, "Remove: Study only on weekends").click();
    await expect(chip(page, "Study only on weekends")).toHaveCount(0);
    await preferences(page).fill("Sing me a song");
    await generate(page).click();
    await expect(panel(page).getByRole("status")).toContainText(
      "Nothing of your preferences was understood.",
    );
    await region(page, "Not understood").getByRole("button").click();
    await expect(preferences(page)).toHaveValue("no study on Sundays after 18:00");
  });
});

test("a failure leaves the plan, and the panel is accessible in every state", async ({
  page,
  allowedErrors,
  expectAccessible,
  expectAccessibleOnAllScreens,
}) => {
  await test.step("a failure shows the server's own words, and leaves the plan", async () => {
    allowedErrors.push(/Failed to load resource/);
    await openPanel(page);
    await makeQuickPlan(page, { subjects: twoSubjects });
    const before = await planIn(page);
    await page.route(address, (route) =>
      route.fulfill({ status: 504, json: { error: "The model took too long." } }),
    );
    await generate(page).click();
    await expect(panel(page).getByRole("alert")).toContainText("The model took too long.");
    await expectAccessible(panel(page));
    expect(await planIn(page)).toEqual(before);
    await page.unroute(address);
    await preferences(page).fill("Flashcards 20 min every morning");
    await generate(page).click();
    await expect(panel(page).getByRole("status")).toContainText("A plan holds subjects.");
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await expect.poll(() => planIn(page)).toEqual(before);
    await expect(chip(page, "Flashcards, 20 minutes in the morning each day")).toHaveCount(0);
  });
  await test.step("the panel is accessible in every state, and folds beside a plan on a phone", async () => {
    await openPanel(page);
    const requests = await holdRequests(page);
    await thinkMore(page).check();
    await generate(page).click();
    const request = await requests.next();
    await expectAccessible(panel(page));
    await request.continue();
    await expect(panel(page).getByRole("status")).toContainText("Planned by", { timeout: 30_000 });
    await expectAccessibleOnAllScreens(panel(page));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(button(page, "Show")).toBeVisible();
    await expect(preferences(page)).toBeHidden();
  });
});
