import type { Page } from "@playwright/test";
import { chooseAdvanced, fillSubjects, generate } from "./advanced.ts";
import { fillQuickForm, makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const generateAgain = (page: Page) => page.getByRole("button", { name: "Generate Plan" }).click();
const progressOf = (page: Page) => region(page, "Progress Dashboard");
const streakOf = (page: Page) => progressOf(page).getByRole("region", { name: "Study Streak" });
const overallOf = (page: Page) =>
  progressOf(page).getByRole("region", { name: "Overall Progress" });
const sessionsOn = (page: Page, label: string) =>
  progressOf(page)
    .getByRole("region", { name: "Study Sessions" })
    .getByRole("region", { name: new RegExp(`^${label}`) })
    .getByRole("checkbox");

const twoSubjects = [
  ["Mathematics", "2026-06-20"],
  ["Art", "2026-06-24"],
] as const;

/** Ticks a day's sessions in storage, as five evenings of ticking would leave them. */
const tickDays = (page: Page, labels: readonly string[]) =>
  page.evaluate((days) => {
    const plan = JSON.parse(localStorage.getItem("quickPlanCache") ?? "{}");
    const ticks = days.flatMap((day) =>
      plan[day].map(({ subject }: { subject: string }) => [`${day}-${subject}`, true]),
    );
    localStorage.setItem("studyProgress", JSON.stringify(Object.fromEntries(ticks)));
  }, labels);

test("a new plan keeps what was done, and each session says which exam it is for", async ({
  page,
}) => {
  await test.step("five days ticked, a new plan on the sixth: hours, streak and the past stay", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "4", subjects: twoSubjects });
    await tickDays(
      page,
      [10, 11, 12, 13, 14].map((date) => `${date}-June-2026`),
    );
    await page.clock.setFixedTime(new Date("2026-06-15T09:00:00"));
    await page.reload();
    await expect(streakOf(page)).toContainText("5days");
    const done = /20\.0 \//;
    await expect(overallOf(page)).toContainText(done);
    const past = (await stored(page, "quickPlanCache"))["12-June-2026"];

    await page.getByLabel("Available Hours").fill("6");
    await generateAgain(page);
    await expect(page.getByText(/^Plan updated: \d+ sessions longer or shorter\.$/)).toBeVisible();
    await expect(streakOf(page)).toContainText("5days");
    await expect(overallOf(page)).toContainText(done);
    await expect(region(page, "Study Plan")).toContainText("10-June-2026 to 23-June-2026");
    expect((await stored(page, "quickPlanCache"))["12-June-2026"]).toEqual(past);
    await page.getByRole("button", { name: "Previous week" }).click();
    await expect(
      region(page, "Study Calendar").getByRole("button", { name: /^Mathematics/ }),
    ).toHaveCount(5);
  });
  await test.step("ticked today, a new plan the same evening: no session to come is done", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "4", subjects: twoSubjects });
    for (const index of [0, 1]) await sessionsOn(page, "10-June-2026").nth(index).check();
    await expect(streakOf(page)).toContainText("1day");
    await fillQuickForm(page, {
      hours: "8",
      subjects: [...twoSubjects, ["Chemistry", "2026-06-18"]],
    });
    await generateAgain(page);
    await expect(sessionsOn(page, "10-June-2026")).toHaveCount(5);
    await expect(streakOf(page)).toContainText("1day");
    const ticked = await sessionsOn(page, "10-June-2026").evaluateAll((boxes) =>
      boxes.map((box) => (box as HTMLInputElement).checked),
    );
    expect(ticked.filter(Boolean)).toHaveLength(2);
    await expect(overallOf(page)).toContainText("4.0 /");
    // What is ticked now belongs to the session that was ticked, after a reload too.
    await page.reload();
    await expect(overallOf(page)).toContainText("4.0 /");
    const checked = sessionsOn(page, "10-June-2026").and(page.locator(":checked"));
    await expect(checked).toHaveCount(2);
  });
  await test.step("two rows of one name: each session says which exam it is for", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, {
      hours: "4",
      subjects: [
        ["Mathematics", "2026-06-13"],
        ["Mathematics", "2026-06-20"],
      ],
    });
    const calendar = region(page, "Study Calendar");
    await expect(
      calendar.getByRole("button", { name: /^Mathematics .* exam 13 June, / }),
    ).toHaveCount(3);
    await expect(
      calendar.getByRole("button", { name: /^Mathematics .* exam 20 June, / }),
    ).toHaveCount(5);
    await expect(region(page, "Study Plan").getByText("exam 13 June").first()).toBeVisible();
    await expect(
      sessionsOn(page, "10-June-2026").and(page.getByRole("checkbox", { name: /exam 20 June$/ })),
    ).toHaveCount(1);
  });
});

test("in both modes ticks, colours and the place of the switch are kept", async ({
  page,
  context,
}) => {
  await openPlanner(page);
  await makeQuickPlan(page, { hours: "4", subjects: twoSubjects });
  const colours = () => stored(page, "smartplanner_colours");
  await test.step("ticked in Quick, a first Advanced plan has nothing done", async () => {
    expect(await colours()).toEqual({ Mathematics: "violet", Art: "pink" });
    for (const index of [0, 1]) await sessionsOn(page, "11-June-2026").nth(index).check();
    await chooseAdvanced(page);
    await fillSubjects(page, twoSubjects);
    await generate(page);
    await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
    await expect(overallOf(page)).toContainText("0%0.0 /");
    await sessionsOn(page, "11-June-2026").first().check();
    await page.getByText("Quick Plan", { exact: true }).click();
    await expect(overallOf(page)).toContainText("4.0 /");
  });
  await test.step("subjects keep their colours through plans and modes", async () => {
    await fillQuickForm(page, {
      hours: "4",
      subjects: [
        ["Chemistry", "2026-06-16"],
        ["Art", "2026-06-24"],
      ],
    });
    await generateAgain(page);
    await expect(region(page, "Study Plan")).toContainText("Chemistry");
    expect((await colours()).Art).toBe("pink");
    await page.getByText("Advanced Scheduler", { exact: true }).click();
    const event = region(page, "Study Calendar").getByRole("button", { name: /^Art/ }).first();
    await expect(event).toHaveClass(/tone-pink/);
  });
  await test.step("the page opens at the only plan there is, and the switch stays where it was pressed", async () => {
    await page.getByText("Quick Plan", { exact: true }).click();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Clear Study Plan" }).click();
    await expect(page.getByText("Your Quick Plan was cleared.")).toBeVisible();
    const visit = await context.newPage();
    await visit.goto("/");
    await expect(visit.getByRole("radio", { name: "Advanced Scheduler" })).toBeChecked();
    const switchOf = visit.getByRole("radiogroup", { name: "Plan mode" });
    const place = await switchOf.boundingBox();
    await visit.getByText("Quick Plan", { exact: true }).click();
    await expect(visit.getByRole("button", { name: "Clear Study Plan" })).toBeHidden();
    expect(await switchOf.boundingBox()).toEqual(place);
    await visit.reload();
    await expect(visit.getByRole("radio", { name: "Quick Plan" })).toBeChecked();
  });
});

test("a change is undone at once or later, and a cleared plan leaves its past behind", async ({
  page,
  expectAccessible,
  expectAccessibleOnAllScreens,
}) => {
  await test.step("the notice stays while a pointer or the keyboard is at it, and goes after ten seconds", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "4", subjects: twoSubjects });
    await page.getByLabel("Available Hours").fill("5");
    await generateAgain(page);
    const notice = page.getByText(/^Plan updated/);
    await notice.hover();
    await page.clock.runFor(20_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(11_000);
    await expect(notice).toBeHidden();
  });
  await test.step("a change can be undone at once, and looked up and restored later by a demo user", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "4", subjects: twoSubjects });
    const first = await stored(page, "quickPlanCache");
    const hours = page.getByLabel("Available Hours");
    await hours.fill("6");
    await generateAgain(page);
    const notice = page.getByText(/^Plan updated: 24 sessions longer or shorter\.$/);
    await expect(notice).toBeVisible();
    // It goes after ten seconds, unless a pointer is at it.
    await notice.hover();
    await expectAccessible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByText("Your plan is back as it was.")).toBeVisible();
    expect(await stored(page, "quickPlanCache")).toEqual(first);
    await expect(hours).toHaveValue("6");

    await hours.fill("7");
    await generateAgain(page);
    await expect(notice).toBeVisible();
    await page.goto("/account");
    const changes = region(page, "Changes of your plans");
    await expect(changes.getByRole("listitem").filter({ hasText: "Generated again" })).toHaveCount(
      2,
    );
    await expect(changes).toContainText("Before: Quick Plan, 14 days, 56 hours, 4 hours per day");
    await expect(changes).toContainText("Mathematics, Art");
    await expectAccessibleOnAllScreens(changes);
    page.once("dialog", (dialog) => void dialog.accept());
    await changes
      .getByRole("button", { name: /^Restore the Quick Plan/ })
      .first()
      .click();
    await expect(changes.getByText(/^Your earlier Quick Plan is back/)).toBeVisible();
    expect(await stored(page, "quickPlanCache")).toEqual(first);
    expect(await stored(page, "quickPlanHours")).toBe(4);
    await changes.getByRole("button", { name: "Undo", exact: true }).click();
    expect(await stored(page, "quickPlanHours")).toBe(7);
  });
  await test.step("a cleared plan leaves its past behind, for a demo user too, after another was made", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "4", subjects: twoSubjects });
    await tickDays(page, ["10-June-2026", "11-June-2026"]);
    await page.clock.setFixedTime(new Date("2026-06-12T09:00:00"));
    await page.reload();
    await expect(streakOf(page)).toContainText("2days");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Clear Study Plan" }).click();
    await expect(page.getByText("Your Quick Plan was cleared.")).toBeVisible();
    await makeQuickPlan(page, { hours: "2", subjects: twoSubjects });
    await expect(page.getByText("The plan you cleared is kept, with its past.")).toBeVisible();
    await expect(streakOf(page)).toContainText("0days");
    await page.getByRole("button", { name: "Bring it back" }).click();
    await expect(streakOf(page)).toContainText("2days");
    await expect(overallOf(page)).toContainText("8.0 /");
    await page.goto("/account");
    await expect(
      region(page, "Changes of your plans").getByRole("listitem").filter({ hasText: "Cleared" }),
    ).toContainText("Before: Quick Plan, 14 days, 56 hours, 4 hours per day");
  });
});
