import {
  cell,
  chooseAdvanced,
  drag,
  expectReviewed,
  fillSubjects,
  generate,
  nextDialog,
  openAdvanced,
  openStep,
} from "./advanced.ts";
import { region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

test("the steps lead to a plan, keep what is entered, and say what is missing", async ({
  page,
}) => {
  await openAdvanced(page);
  const form = region(page, "Add Your Subjects");
  const hours = form.getByLabel("Study hours available per day");
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  await test.step("has a region for each step and four tabs, Manual Input first", async () => {
    for (const name of ["Add Your Subjects", "Configure Your Schedule", "Generate Your Study Plan"])
      await expect(region(page, name)).toBeVisible();
    await expect(region(page, "Configure Your Schedule")).toContainText("PREVIEW");
    await expect(page.getByRole("tab")).toHaveCount(4);
    const manual = page.getByRole("tab", { name: "Manual Input" });
    await expect(manual).toHaveAttribute("aria-selected", "true");
    await manual.focus();
    for (const name of ["Commitments", "Preferences", "Upload Schedule"]) {
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    }
    await manual.click();
  });
  await test.step("shows three steps and where the student is", async () => {
    await expect(steps).toContainText([
      "Add subjects",
      "Configure schedule and preferences",
      "Click Generate Study Plan",
    ]);
    await expect(steps.nth(0)).toHaveAttribute("aria-current", "step");
    await generate(page);
    await expect(form).toContainText("Add at least one subject with a name and an exam date.");
    await expect(form.getByLabel("Subject 1", { exact: true })).toBeFocused();
    await fillSubjects(page);
    await expect(form.getByRole("alert")).toBeHidden();
    await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
    await expect(steps.nth(0)).toContainText("done");
  });
  await test.step("keeps subjects and hours through a reload", async () => {
    await hours.fill("4");
    await page.reload();
    await expect(form.getByLabel("Subject 2", { exact: true })).toHaveValue("Chemistry");
    await expect(form.getByLabel("Exam Date 1", { exact: true })).toHaveValue("2026-06-18");
    await expect(hours).toHaveValue("4");
    expect(await stored(page, "studyHoursAvailable")).toBe(4);
    expect(await stored(page, "advancedPlanSubjects")).toEqual([
      { subject: "Mathematics", examDate: "2026-06-18" },
      { subject: "Chemistry", examDate: "2026-06-15" },
    ]);
    await generate(page);
    await expect(steps.nth(2)).toContainText("done");
    await expect(region(page, "Study Plan")).toContainText("Chemistry");
  });
  await test.step("says what is missing beside the form and leaves the plan alone", async () => {
    const plan = await stored(page, "advancedPlanCache");
    await openStep(page, "Add Your Subjects");
    for (const wrong of ["", "0.5"]) {
      await hours.fill(wrong);
      await generate(page);
      await expect(form).toContainText("Enter how many hours a day you can study, from 1 to 24.");
      await expect(hours).toBeFocused();
    }
    expect(await stored(page, "advancedPlanCache")).toEqual(plan);
    await hours.fill("4");
  });
  await test.step("asks for a new plan once the week has changed", async () => {
    await openStep(page, "Configure Your Schedule");
    await cell(page, "Monday 9 AM").click();
    await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
    await expect(region(page, "Does it fit?")).toContainText("since this plan was made");
  });
  await test.step("a row without a name or a date is ignored", async () => {
    await fillSubjects(page, [
      ["Mathematics", "2026-06-18"],
      ["Art", ""],
      ["", "2026-06-19"],
    ]);
    await generate(page);
    await expect(steps.nth(2)).toContainText("done");
    await expect(region(page, "Study Plan")).toContainText("Mathematics");
    await expect(region(page, "Study Plan")).not.toContainText("Art");
  });
  await test.step("says so when no exam lies ahead, and keeps the plan that is there", async () => {
    await openStep(page, "Add Your Subjects");
    await form.getByLabel("Exam Date 1", { exact: true }).fill("2026-06-01");
    await generate(page);
    await expect(region(page, "Generate Your Study Plan").getByRole("alert")).toContainText(
      "was on 1 June 2026",
    );
    await expect(region(page, "Study Plan")).toContainText("Mathematics");
  });
  await test.step("each have a plan of their own, and Clear empties the one on screen", async () => {
    const clear = page.getByRole("button", { name: "Clear Study Plan" });
    await page.getByText("Quick Plan", { exact: true }).click();
    await expect(clear).toBeHidden();
    await chooseAdvanced(page);
    const asked = nextDialog(page);
    await clear.click();
    await expect(page.getByText("Your Advanced Plan was cleared.")).toBeVisible();
    expect(await asked).toBe(
      "Are you sure you want to clear your current Advanced Plan? This will also clear your progress tracking and reset all input forms.",
    );
    await expect(form.getByLabel("Subject 1", { exact: true })).toHaveValue("");
    await expect(hours).toHaveValue("6");
    await expect(cell(page, "Monday 9 AM")).toHaveAccessibleName("Monday 9 AM, empty");
    expect(await stored(page, "advancedPlanCache")).toBeNull();
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect(region(page, "Study Plan")).toContainText("Mathematics");
    await openStep(page, "Configure Your Schedule");
    await expect(cell(page, "Monday 9 AM")).toHaveAccessibleName("Monday 9 AM, Free Time");
  });
});

test("the week fits, and every tab, the plan and its faults are accessible", async ({
  page,
  expectAccessible,
  expectAccessibleOnAllScreens,
}) => {
  await openAdvanced(page);
  await test.step("the week and its block types stay inside the sheet at every width", async () => {
    for (const width of [320, 768, 1152, 1280, 1344, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const sheet = await region(page, "Configure Your Schedule").boundingBox();
      const types = await page.getByRole("group", { name: "Block type" }).boundingBox();
      if (sheet === null || types === null) throw new Error("Nothing to measure");
      expect(types.x + types.width).toBeLessThanOrEqual(sheet.x + sheet.width);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step("every tab, the plan and its faults are accessible", async () => {
    await generate(page);
    await expectAccessibleOnAllScreens();
    await fillSubjects(page);
    await drag(page, "Monday 9 AM", "Wednesday 11 AM");
    for (const name of ["Commitments", "Preferences", "Upload Schedule"]) {
      await page.getByRole("tab", { name }).click();
      await expectAccessibleOnAllScreens(page.getByRole("tabpanel", { name }));
    }
    await generate(page);
    await expectReviewed(page);
    await page
      .getByRole("button", { name: /^Chemistry / })
      .first()
      .focus();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await expectAccessible();
  });
});
