import { fillQuickForm, makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const subjects = [
  ["Physics", "2026-06-24"],
  ["History", "2026-06-30"],
] as const;

const days = 24 * 60 * 60 * 1_000;
const wednesday = new Date("2026-06-10T07:05:00");

test("what was missed is planned again, done or let go, and each comes back with Undo", async ({
  page,
  expectAccessibleOnAllScreens,
}) => {
  await test.step("a missed day is planned again, and comes back with Undo", async () => {
    await openPlanner(page, { at: wednesday });
    await makeQuickPlan(page, { hours: "4", subjects });
    const today = region(page, "Today, Wed 10 June");
    await today.getByRole("checkbox", { name: "Physics 08:00" }).click();
    await expect(page.getByText("Physics done.")).toBeVisible();

    await page.clock.setSystemTime(new Date(wednesday.getTime() + 2 * days));
    await page.reload();
    const missed = region(page, "Missed sessions");
    await expect(missed).toContainText("3 sessions from Wednesday and Thursday are not done");
    const before = await stored(page, "quickPlanCache");

    await missed.getByRole("button", { name: "Plan them again" }).click();
    const dialog = page.getByRole("dialog", { name: "Plan 3 sessions again" });
    await expect(dialog.getByRole("radio", { name: /Least change/ })).toBeChecked();
    await expect(dialog.getByRole("region", { name: "What changes" })).toContainText(
      "Physics from",
    );
    await expectAccessibleOnAllScreens();
    expect(await stored(page, "quickPlanCache")).toEqual(before);
    await dialog.getByRole("button", { name: "Use this plan" }).click();
    await expect(missed).toBeHidden();
    await expect(page.getByText(/^Plan updated: /)).toBeVisible();
    expect(await stored(page, "quickPlanCache")).not.toEqual(before);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(missed).toContainText("3 sessions");
    expect(await stored(page, "studyProgress")).toEqual({ "10-June-2026-Physics": true });
  });
  await test.step("what was missed is said to be done, or let go, and either can be taken back", async () => {
    await openPlanner(page, { at: wednesday });
    await makeQuickPlan(page, { hours: "4", subjects });
    await page.clock.setSystemTime(new Date(wednesday.getTime() + days));
    await page.reload();
    const missed = region(page, "Missed sessions");
    await missed.getByRole("button", { name: "Let them go" }).click();
    await expect(missed).toBeHidden();
    await page.reload();
    await expect(region(page, "Study Calendar")).toBeVisible();
    await expect(missed).toBeHidden();
    // Let go is not done.
    await expect(region(page, "Progress Dashboard")).toContainText("0%");

    await page.clock.setSystemTime(new Date(wednesday.getTime() + 2 * days));
    await page.reload();
    await missed.getByRole("button", { name: "I did them" }).click();
    await expect(missed).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(missed).toContainText("2 sessions from Thursday are not done");
  });
});

test("the plan follows the time of today and an exam that moved", { tag: "@long" }, async ({
  page,
  expectAccessibleOnAllScreens,
}) => {
  await test.step("there is more time today, then less, and each is shown before it is used", async () => {
    await openPlanner(page, { at: wednesday });
    await makeQuickPlan(page, { hours: "4", subjects });
    const before = await stored(page, "quickPlanCache");
    const time = page.getByRole("button", { name: "Time today" });
    await time.click();
    const question = page.getByRole("dialog", { name: "How much time today?" });
    await expect(question).toContainText("Only today. Your 4 h per day stay as they are.");
    await expect(question.getByRole("button", { name: "0 min not today" })).toBeVisible();
    await expectAccessibleOnAllScreens();
    await question.getByRole("button", { name: "I have more time" }).click();
    await expect(question).toContainText(/Physics 1 h from tomorrow, \d\d:\d\d\./);
    await question.getByRole("button", { name: "Use 5 h" }).click();
    await expect(time).toContainText("You have 5 h today");
    await time.click();
    await question.getByRole("button", { name: "Back to 4 h" }).click();
    await expect(time).toContainText("You have 4 h today");
    expect(await stored(page, "quickPlanCache")).toEqual(before);

    await time.click();
    await question.getByRole("button", { name: "1 h 30", exact: true }).click();
    await expect(question).toContainText(/Physics stays, .* shorter\./);
    await question.getByRole("button", { name: "Use 1 h 30" }).click();
    const preview = page.getByRole("dialog", { name: "Another time today" });
    await preview.getByRole("button", { name: "Keep my plan" }).click();
    expect(await stored(page, "quickPlanCache")).toEqual(before);
  });
  await test.step("an exam that moved makes the plan out of date until it is updated", async () => {
    await openPlanner(page, { at: wednesday });
    await makeQuickPlan(page, { hours: "4", subjects });
    await fillQuickForm(page, { hours: "4", subjects: [["Physics", "2026-06-26"], subjects[1]] });
    const note = region(page, "Plan update");
    await expect(note).toContainText("Physics exam moved to 26 June. The plan is out of date.");
    await note.getByRole("button", { name: "Update plan" }).click();
    const dialog = page.getByRole("dialog", { name: "Update your plan" });
    await dialog.getByRole("button", { name: "Keep my plan" }).click();
    await expect(note).toBeVisible();
    await note.getByRole("button", { name: "Update plan" }).click();
    await dialog.getByText("Best plan").click();
    await dialog.getByRole("button", { name: "Use this plan" }).click();
    await expect(note).toBeHidden();
  });
});
