import type { Page, Route } from "@playwright/test";
import { fillQuickForm, makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { devices, expect, test } from "./test.ts";

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

const answerWith = (page: Page, answer: Parameters<Route["fulfill"]>[0]) =>
  page.route(address, (route) => route.fulfill(answer));

const session = (subject: string, hours = 1) => ({
  subject,
  hours,
  time: { hours, minutes: 0 },
  timeFormatted: `${hours} hr`,
});

test.describe("the smart panel", () => {
  test("is there only with a named subject, and folds away", async ({ page }) => {
    await openPlanner(page);
    await expect(panel(page)).toHaveCount(0);
    await page.getByLabel("Subject 1", { exact: true }).fill("Mathematics");
    await expect(panel(page)).toBeVisible();
    await expect(button(page, "Hide")).toHaveAttribute("aria-expanded", "true");
    await button(page, "Hide").click();
    await expect(preferences(page)).toBeHidden();
    await expect(generate(page)).toBeHidden();
    await button(page, "Show").click();
    await expect(preferences(page)).toBeVisible();
    await page.getByLabel("Subject 1", { exact: true }).fill("  ");
    await expect(panel(page)).toHaveCount(0);
  });

  test("asks for subjects with dates and for hours first", async ({ page }) => {
    await openPlanner(page);
    const messages: string[] = [];
    page.on("dialog", (dialog) => {
      messages.push(dialog.message());
      void dialog.accept();
    });
    await page.getByLabel("Subject 1", { exact: true }).fill("Mathematics");
    await generate(page).click();
    await page.getByLabel("Exam Date 1", { exact: true }).fill("2026-06-18");
    await generate(page).click();
    await expect
      .poll(() => messages)
      .toEqual(Array(2).fill("Please add subjects and available hours first!"));
  });

  test("says that the pro model is used only while Think More is on", async ({ page }) => {
    await openPanel(page);
    const note = panel(page).getByText("Using Pro model for detailed analysis", { exact: true });
    await expect(note).toBeHidden();
    await thinkMore(page).check();
    await expect(note).toBeVisible();
    await expect(thinkMore(page)).toHaveAccessibleDescription(
      "Using Pro model for detailed analysis",
    );
  });

  test("keeps what was written and chosen over a reload", async ({ page }) => {
    await openPanel(page);
    await preferences(page).fill("Keep Sunday light.");
    await thinkMore(page).check();
    await page.reload();
    await expect(preferences(page)).toHaveValue("Keep Sunday light.");
    await expect(thinkMore(page)).toBeChecked();
  });
});

test.describe("a request", () => {
  test("carries named subjects, hours, trimmed words, the model and the student's time", async ({
    page,
  }) => {
    await openPanel(page);
    await page.getByLabel("Subject 3", { exact: true }).fill("History");
    await preferences(page).fill("  Mornings, please.\n");
    const requests = await holdRequests(page);
    await generate(page).click();
    const flash = await requests.next();
    expect(flash.request().postDataJSON()).toEqual({
      subjects: [
        { name: "Mathematics", examDate: "2026-06-18" },
        { name: "Chemistry", examDate: "2026-06-15" },
      ],
      availableHoursPerDay: 6,
      customPrompt: "Mornings, please.",
      modelType: "flash",
      today: "2026-06-10",
      minuteOfDay: 605,
    });
    await expect(button(page, "Generating...")).toBeDisabled();
    await button(page, "Cancel").click();
    await thinkMore(page).check();
    await generate(page).click();
    const pro = await requests.next();
    expect(pro.request().postDataJSON()).toMatchObject({ modelType: "pro" });
    await expect(button(page, "Thinking deeply...")).toBeDisabled();
  });

  test("can be cancelled, and then changes nothing", async ({ page }) => {
    await openPanel(page);
    await makeQuickPlan(page, { subjects: twoSubjects });
    const before = await planIn(page);
    const requests = await holdRequests(page);
    const given = page.waitForEvent("requestfailed");
    await generate(page).click();
    await requests.next();
    await button(page, "Cancel").click();
    expect((await given).url()).toContain("/api/timetable/generate-smart");
    await expect(generate(page)).toBeFocused();
    await expect(generate(page)).toBeEnabled();
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
    expect(await planIn(page)).toEqual(before);
  });

  test("ends when the student leaves the page", async ({ page }) => {
    await openPanel(page);
    const requests = await holdRequests(page);
    const given = page.waitForEvent("requestfailed");
    await generate(page).click();
    await requests.next();
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Blog" }).click();
    expect((await given).url()).toContain("/api/timetable/generate-smart");
  });
});

test.describe("the answer", () => {
  test("takes the place of the quick plan, is kept, and says who planned and what was understood", async ({
    page,
  }) => {
    await openPanel(page);
    await makeQuickPlan(page, { subjects: twoSubjects });
    await preferences(page).fill("No study on Sundays. Chemistry is hard. Sing me a song.");
    await generate(page).click();
    await expect(panel(page).getByRole("status")).toContainText("Planned by the built-in planner.");
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

  test("can be changed at its chips, which hold until they are removed", async ({
    page,
    expectAccessible,
  }) => {
    await openPanel(page);
    await preferences(page).fill("No Sundays. I work Tue and Thu 5-9pm.");
    await generate(page).click();
    await expect(chip(page, "Work Tue, Thu 17–21")).toBeVisible();
    expect(Object.keys(await planIn(page))).not.toContain("14-June-2026");

    await chip(page, "Work Tue, Thu 17–21").click();
    const editor = panel(page).getByRole("form");
    await editor.getByRole("button", { name: "Thu" }).click();
    await editor.getByLabel("To").fill("22:30");
    await expectAccessible();
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

  test("asks where two things may be meant, and says first where nothing was understood", async ({
    page,
    expectAccessible,
  }) => {
    await openPanel(page);
    await preferences(page).fill("I only work on weekends");
    await generate(page).click();
    const question = region(page, "Which do you mean?");
    await expect(question.getByRole("button")).toHaveText([
      "Work on weekends",
      "Study only on weekends",
    ]);
    await expectAccessible();
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

  test("has a way back, and names what could not be kept", async ({ page }) => {
    await openPanel(page);
    await makeQuickPlan(page, { subjects: twoSubjects });
    const before = await planIn(page);
    await preferences(page).fill("Flashcards 20 min every morning");
    await generate(page).click();
    await expect(panel(page).getByRole("status")).toContainText("A plan holds subjects.");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => planIn(page)).toEqual(before);
    await expect(chip(page, "Flashcards, 20 minutes in the morning each day")).toHaveCount(0);
  });

  test("says which named subject was left out", async ({ page }) => {
    await openPanel(page);
    await page.getByLabel("Subject 3", { exact: true }).fill("History");
    await generate(page).click();
    await expect(panel(page).getByRole("status")).toContainText(
      "History was left out: it has no exam date.",
    );
  });

  test("of the pro model comes too", async ({ page }) => {
    await openPanel(page);
    await thinkMore(page).check();
    await generate(page).click();
    await expect(panel(page).getByRole("status")).toContainText("Planned by", { timeout: 30_000 });
    expect(Object.keys(await planIn(page)).length).toBeGreaterThan(4);
  });

  test("may be a plan alone", async ({ page }) => {
    await openPanel(page);
    await answerWith(page, { json: { "11 June 2026": [session("Chemistry", 2)] } });
    await generate(page).click();
    await expect(panel(page).getByRole("status")).toContainText("Your smart timetable is ready.");
    expect(await planIn(page)).toEqual({
      "11-June-2026": [{ ...session("Chemistry", 2), id: expect.any(String) }],
    });
  });
});

test.describe("a failure", () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  const expectFailure = async (page: Page, ...texts: readonly string[]) => {
    const before = await planIn(page);
    await generate(page).click();
    const box = panel(page).getByRole("alert");
    await expect(box).toContainText("Error:");
    for (const text of texts) await expect(box).toContainText(text);
    await expect(generate(page)).toBeEnabled();
    expect(await planIn(page)).toEqual(before);
  };

  test("shows the server's own words, and leaves the plan", async ({ page, expectAccessible }) => {
    await openPanel(page);
    await makeQuickPlan(page, { subjects: twoSubjects });
    await answerWith(page, { status: 504, json: { error: "The model took too long." } });
    await expectFailure(page, "The model took too long.");
    await expectAccessible();
    await page.unroute(address);
    await generate(page).click();
    await expect(panel(page).getByRole("status")).toContainText("Planned by");
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
  });

  for (const [name, answer] of [
    ["without words", { status: 500, body: "" }],
    ["with strange words", { status: 502, json: { error: { code: 7 } } }],
    ["that is no plan", { json: { tomorrow: "study" } }],
    ["that is no JSON", { body: "<html>" }],
    ["whose plan passes an exam", { json: { "20-June-2026": [session("Chemistry")] } }],
    ["whose plan lies in the past", { json: { "01-June-2026": [session("Chemistry")] } }],
    ["whose plan asks too much", { json: { "11-June-2026": [session("Chemistry", 9)] } }],
    ["whose plan has a stranger in it", { json: { "11-June-2026": [session("Magic")] } }],
  ] as const)
    test(`${name} is told plainly`, async ({ page }) => {
      await openPanel(page);
      await answerWith(page, answer);
      await expectFailure(page, "Failed to generate smart timetable");
    });

  test("of the connection is told plainly", async ({ page }) => {
    await openPanel(page);
    await page.route(address, (route) => route.abort());
    await expectFailure(page, "Failed to generate smart timetable", "Check your connection");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the panel is open without a plan, stays open with its answer, and starts hidden with a plan", async ({
    page,
  }) => {
    await openPanel(page);
    await expect(button(page, "Hide")).toBeVisible();
    await generate(page).click();
    await expect(panel(page).getByRole("status")).toContainText("Planned by");
    await page.reload();
    await expect(button(page, "Show")).toBeVisible();
    await expect(preferences(page)).toBeHidden();
    await button(page, "Show").click();
    await expect(preferences(page)).toBeVisible();
  });
});

for (const [device, screen] of devices) {
  test.describe(`on ${device}`, () => {
    test.use(screen);

    test("the panel is accessible in every state", async ({ page, expectAccessible }) => {
      await openPanel(page);
      await expectAccessible();
      const requests = await holdRequests(page);
      await thinkMore(page).check();
      await generate(page).click();
      const request = await requests.next();
      await expectAccessible();
      await request.continue();
      await expect(panel(page).getByRole("status")).toContainText("Planned by", {
        timeout: 30_000,
      });
      await expectAccessible();
    });
  });
}
