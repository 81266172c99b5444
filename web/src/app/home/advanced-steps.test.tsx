import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import {
  button,
  cell,
  field,
  generate,
  hoursField,
  openAdvanced,
  part,
  planOfTwo,
  twoSubjects,
} from "../../../test/advanced-page.ts";
import { expectAccessible } from "../../../test/expect-accessible.ts";

const steps = (): Locator => page.getByRole("list", { name: "Steps" }).getByRole("listitem");
const form = () => part("Add Your Subjects");

it("has a region for each step and four tabs, Manual Input first", async () => {
  openAdvanced();
  for (const name of ["Add Your Subjects", "Configure Your Schedule", "Generate Your Study Plan"])
    await expect.element(part(name)).toBeVisible();
  await expect.element(part("Configure Your Schedule")).toMatchTextContent("PREVIEW");
  expect(page.getByRole("tab").elements()).toHaveLength(4);
  const tab = (name: string) => page.getByRole("tab", { name });
  await expect.element(tab("Manual Input")).toHaveAttribute("aria-selected", "true");
  (tab("Manual Input").element() as HTMLElement).focus();
  for (const name of ["Commitments", "Preferences", "Upload Schedule"]) {
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(tab(name)).toHaveAttribute("aria-selected", "true");
  }
});

it("shows three steps and where the student is", async () => {
  openAdvanced();
  await expect.element(steps().nth(0)).toHaveAttribute("aria-current", "step");
  for (const [index, text] of [
    "Add subjects",
    "Configure schedule and preferences",
    "Click Generate Study Plan",
  ].entries())
    await expect.element(steps().nth(index)).toMatchTextContent(text);
  await generate();
  await expect
    .element(form())
    .toMatchTextContent("Add at least one subject with a name and an exam date.");
  await expect.element(field("Subject 1")).toHaveFocus();
  await field("Subject 1").fill("Mathematics");
  await field("Exam Date 1").fill("2026-06-18");
  await expect.element(form().getByRole("alert")).not.toBeInTheDocument();
  await expect.element(steps().nth(1)).toHaveAttribute("aria-current", "step");
  await expect.element(steps().nth(0)).toMatchTextContent("done");
});

it("keeps subjects and hours through a reload", async () => {
  const first = openAdvanced();
  await field("Subject 1").fill("Mathematics");
  await field("Exam Date 1").fill("2026-06-18");
  await hoursField().fill("4");
  await expect.poll(() => first.stored("studyHoursAvailable")).toBe(4);
  expect(first.stored("advancedPlanSubjects")).toEqual([
    { subject: "Mathematics", examDate: "2026-06-18" },
  ]);
  first.openAgain({ path: "/?mode=advanced" });
  await expect.element(field("Subject 1")).toHaveValue("Mathematics");
  await expect.element(field("Exam Date 1")).toHaveValue("2026-06-18");
  await expect.element(hoursField()).toHaveValue(4);
});

it("names missing values beside the form and leaves the plan alone", async () => {
  const { stored } = openAdvanced(await planOfTwo());
  // No stepper once there is a plan.
  await expect.element(part("Study Plan")).toBeVisible();
  expect(steps().elements()).toEqual([]);
  const plan = stored("advancedPlanCache");
  await button("Change Add Your Subjects").click();
  for (const wrong of ["", "0.5"]) {
    await hoursField().fill(wrong);
    await generate();
    await expect
      .element(form())
      .toMatchTextContent("Enter how many hours a day you can study, from 1 to 24.");
    await expect.element(hoursField()).toHaveFocus();
  }
  expect(stored("advancedPlanCache")).toEqual(plan);
});

it("asks for a new plan once the week has changed", async () => {
  openAdvanced(await planOfTwo());
  await button("Change Configure Your Schedule").click();
  await cell("Monday 9 AM").click();
  await expect
    .element(part("Plan update"))
    .toMatchTextContent("Your week or your preferences changed. Update the plan?");
  await expect.element(part("Does it fit?")).toMatchTextContent("since this plan was made");
});

it("a row without a name or a date is ignored", async () => {
  openAdvanced({
    advancedPlanSubjects: [
      { subject: "Mathematics", examDate: "2026-06-18" },
      { subject: "Art", examDate: "" },
      { subject: "", examDate: "2026-06-19" },
    ],
  });
  await generate();
  await expect.element(part("Study Plan")).toMatchTextContent("Mathematics");
  await expect.element(part("Study Plan")).not.toMatchTextContent("Art");
});

it("says so when every exam is past, and keeps the plan", async () => {
  openAdvanced({
    ...(await planOfTwo()),
    advancedPlanSubjects: [{ subject: "Mathematics", examDate: "2026-06-01" }],
  });
  await generate();
  await expect
    .element(part("Generate Your Study Plan").getByRole("alert"))
    .toMatchTextContent("was on 1 June 2026");
  await expect.element(part("Study Plan")).toMatchTextContent("Mathematics");
});

it("each have a plan of their own, and Clear empties the one on screen", async () => {
  const first = openAdvanced({
    ...(await planOfTwo()),
    smartplanner_grid: { "Monday-9": { day: 0, hour: 9, type: "free", label: "Free Time" } },
  });
  await expect.element(button("Clear Study Plan")).toBeVisible();
  await page.getByText("Quick Plan", { exact: true }).click();
  await expect.element(button("Clear Study Plan")).not.toBeInTheDocument();
  await page.getByText("Advanced Scheduler", { exact: true }).click();
  await button("Clear Study Plan").click();
  expect(first.said).toEqual([
    "Are you sure you want to clear your current Advanced Plan? This will also clear your progress tracking and reset all input forms.",
  ]);
  expect(first.stored("advancedPlanCache")).toBeNull();

  const { stored } = first.openAgain({ path: "/?mode=advanced" });
  await expect.element(page.getByText("Your Advanced Plan was cleared.")).toBeVisible();
  await expect.element(field("Subject 1")).toHaveValue("");
  await expect.element(hoursField()).toHaveValue(6);
  await expect.element(cell("Monday 9 AM")).toHaveAccessibleName("Monday 9 AM, empty");
  await button("Undo").first().click();
  await expect.element(part("Study Plan")).toMatchTextContent("Mathematics");
  expect(stored("advancedPlanSubjects")).toEqual(twoSubjects);
  expect(stored("smartplanner_grid")).toHaveProperty("Monday-9");
});

it("with a plan the steps fold to a line each and open again", async () => {
  await page.viewport(390, 844);
  openAdvanced(await planOfTwo());
  await expect.element(form()).toMatchTextContent("2 subjects, 6 h a day, last exam 18 June");
  const fold = button("Change Add Your Subjects");
  await expect.element(fold).toHaveAttribute("aria-expanded", "false");
  await expect.element(field("Subject 1")).not.toBeVisible();
  await fold.click();
  await expect.element(field("Subject 1")).toBeVisible();
  await button("Change Configure Your Schedule").click();
  await page.getByRole("tab", { name: "Preferences" }).click();
  await expect.element(part("Study Calendar")).toBeVisible();
  await page.viewport(1280, 900);
});

it("every tab is accessible, and neither week nor tabs reach beyond the screen", async () => {
  openAdvanced({ advancedPlanSubjects: twoSubjects });
  const overflow = () =>
    document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const types = page.getByRole("group", { name: "Block type" });
  await expect.element(types).toBeVisible();
  for (const width of [320, 768, 1152, 1280, 1344, 1920]) {
    await page.viewport(width, 900);
    const sheet = part("Configure Your Schedule").element().getBoundingClientRect();
    expect(types.element().getBoundingClientRect().right).toBeLessThanOrEqual(sheet.right);
    expect(overflow()).toBe(0);
  }
  await page.viewport(390, 844);
  for (const name of ["Manual Input", "Commitments", "Preferences", "Upload Schedule"]) {
    await page.getByRole("tab", { name }).click();
    expect(overflow()).toBe(0);
    await expectAccessible(page.getByRole("tabpanel", { name }));
  }
  await page.viewport(1280, 900);
  await expectAccessible(page.elementLocator(document.body));
});
