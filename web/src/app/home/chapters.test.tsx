import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { openMemoryApp } from "../../../test/memory-app.tsx";

const part = (name: string | RegExp): Locator =>
  page.getByRole("region", { name, ...(typeof name === "string" && { exact: true }) });
const button = (name: string | RegExp): Locator => page.getByRole("button", { name });
const sheet = (): Locator => page.getByRole("dialog", { name: "Physics" });
const inSheet = (name: string | RegExp): Locator => sheet().getByRole("button", { name });

/** Its date is the form's. */
const firstExam = { id: "first", name: "", date: "", time: "" };

/** Chapters of Physics in this order, as the sheet keeps them. */
const chapters = (...all: readonly (readonly [name: string, minutes: number])[]) => ({
  smartplanner_subjects: { Physics: { way: "topics", exams: [firstExam] } },
  smartplanner_topics: Object.fromEntries(
    all.map(([name, minutes], index) => [
      `chapter${index}`,
      {
        subject: "Physics",
        name,
        by: "hours",
        minutes,
        known: 0,
        addedOn: "2026-06-10",
        order: index,
      },
    ]),
  ),
});

const quickPhysics = {
  quickPlanHours: 2,
  quickPlanSubjects: [{ subject: "Physics", examDate: "2026-06-17" }],
};

it("after a review one question, and its answer is kept, seen and corrected", async () => {
  const first = openMemoryApp({
    initial: { ...quickPhysics, ...chapters(["Waves", 120], ["Sound", 120], ["Heat", 120]) },
  });
  await button("Generate Plan").click();
  const today = part("Today, Wed 10 June");
  await expect.element(today).toMatchTextContent("Waves");
  await today.getByRole("checkbox", { name: /^Physics/ }).click();
  expect(part("After the review").elements()).toEqual([]);
  const { stored } = first.openAgain({ at: new Date("2026-06-11T10:05:00") });
  const next = part("Today, Thu 11 June");
  await expect.element(next).toMatchTextContent("Sound, review 1");
  await next.getByRole("checkbox", { name: /^Physics/ }).click();
  const question = part("After the review");
  await expect.element(question).toMatchTextContent("How well did you still know Waves?");
  await expectAccessible(question);
  await question.getByRole("button", { name: "Hard" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(Object.values(Object(stored("smartplanner_reviews")))).toMatchObject([
    { day: "2026-06-11", grade: 2 },
  ]);
  await button("Undo").click();
  await question.getByRole("button", { name: "Good" }).click();
  await expect.element(part("Progress Dashboard")).toMatchTextContent("1 of 3 chapters");
  await button(/^Open Physics/).click();
  await inSheet(/^1 chapter done, 2 h/).click();
  await inSheet("More for Waves").click();
  await expect
    .element(sheet())
    .toMatchTextContent(/last on 11 June. Without another time, you would know about \d+ %/);
  await expect.element(inSheet("Good")).toHaveAttribute("aria-pressed", "true");
  await inSheet("Easy").click();
  await expect.element(inSheet("Easy")).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(sheet());
  // Any chapter can be started, from here and from the page of the timer.
  await inSheet("Start Waves").click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Waves" })).toBeVisible();
});

it("work without a place is named in chapters, and leaving some out makes it fit", async () => {
  openMemoryApp({
    path: "/?mode=advanced",
    initial: {
      advancedPlanSubjects: [{ subject: "Physics", examDate: "2026-06-14" }],
      studyHoursAvailable: 3,
      ...chapters(["Waves", 240], ["Sound", 240], ["Heat", 240], ["Gases", 240]),
    },
  });
  await button("Generate Study Plan").click();
  const fit = part("Does it fit?");
  await expect.element(fit).toMatchTextContent(/0 of 4 chapters, 16 h left, .* do not fit/);
  await expect.element(part("Chapters that do not fit")).toMatchTextContent("Gases");
  await fit.getByRole("button", { name: /^Leave out / }).click();
  const dialog = page.getByRole("dialog", { name: "Update your plan" });
  await dialog.getByRole("button", { name: "Use this plan" }).click();
  await expect.element(fit).toMatchTextContent(/0 of [123] chapters?, .* to spare/);
  await button("Undo").click();
  await expect.element(fit).toMatchTextContent(/0 of 4 chapters, 16 h left/);
  await fit.getByRole("button", { name: /^Leave out / }).click();
  await dialog.getByRole("button", { name: "Use this plan" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button("Change Add Your Subjects").click();
  await button(/^Open Physics/).click();
  await inSheet("Take Gases in again").click();
  await expect.element(sheet().getByLabelText("Chapter name").last()).toHaveValue("Gases");
});

it("a chapter done early frees its time at the next update", async () => {
  openMemoryApp({
    path: "/?mode=advanced",
    initial: {
      advancedPlanSubjects: [{ subject: "Physics", examDate: "2026-06-24" }],
      ...chapters(["Waves", 120], ["Sound", 120], ["Heat", 180]),
    },
  });
  await button("Generate Study Plan").click();
  const fit = part("Does it fit?");
  await expect.element(fit).toMatchTextContent(/0 of 3 chapters, 7 h left, .* to spare/);
  await button("Change Add Your Subjects").click();
  await button(/^Open Physics/).click();
  await sheet().getByRole("checkbox", { name: "Heat, done" }).click();
  await inSheet("Done").click();
  const ahead = page.getByText(/^Physics is 3 h ahead of your plan\./);
  await expect.element(ahead).toBeVisible();
  await button("Update plan").click();
  const dialog = page.getByRole("dialog", { name: "Update your plan" });
  await expect.element(dialog).toMatchTextContent(/less than now/);
  await dialog.getByRole("button", { name: "Use this plan" }).click();
  await expect.element(fit).toMatchTextContent(/1 of 3 chapters, 4 h left/);
  await expect.element(ahead).not.toBeInTheDocument();
});

it("a second exam is planned for, and the other mode has it all", async () => {
  openMemoryApp({
    initial: {
      ...quickPhysics,
      smartplanner_subjects: {
        Physics: {
          way: "goal",
          goalMinutes: 480,
          exams: [firstExam, { id: "final", name: "Final", date: "2026-06-30", time: "" }],
        },
      },
    },
  });
  await button("Generate Plan").click();
  await expect.element(part("Study Plan")).toMatchTextContent("exam 30 June");
  await page.getByText("Advanced Scheduler", { exact: true }).click();
  await button("Add 1 subject and 2 hours a day from the Quick Plan").click();
  await expect
    .element(page.getByLabelText("Study hours available per day", { exact: true }))
    .toHaveValue(2);
  await expect.element(page.getByLabelText("Subject 1", { exact: true })).toHaveValue("Physics");
  await expect.element(button("Open Physics: 2 exams, goal 8 h")).toBeVisible();
  await button("Generate Study Plan").click();
  await expect.element(part("Does it fit?")).toMatchTextContent("It all fits");
  await expect.element(part("Does it fit?")).not.toMatchTextContent("Shared out");
});

it("subjects and their chapters are planned by keyboard alone", async () => {
  const { stored } = openMemoryApp();
  const reach = async (place: Locator, shift = false) => {
    const isThere = () => place.query() === document.activeElement;
    for (let steps = 0; steps < 60 && !isThere(); steps += 1) await userEvent.tab({ shift });
    await expect.element(place).toHaveFocus();
  };
  const hours = page.getByLabelText("Available Hours");
  await expect.element(hours).toBeVisible();
  await reach(hours);
  await userEvent.keyboard("5{Tab}");
  const subjects = ["Physics", "Chemistry"];
  for (const [index, name] of subjects.entries()) {
    // This browser asks for the month first.
    await userEvent.keyboard(`${name}{Tab}06${18 + index}2026`);
    await expect
      .element(page.getByLabelText(`Exam Date ${index + 1}`))
      .toHaveValue(`2026-06-${18 + index}`);
    await reach(page.getByLabelText(`Subject ${index + 1}`, { exact: true }), true);
    if (index === 0) await userEvent.keyboard("{Enter}");
  }
  for (const [index, name] of subjects.entries()) {
    await reach(button(`Open ${name}: add exams or chapters`), index === 0);
    await userEvent.keyboard("{Enter}");
    const opened = page.getByRole("dialog", { name });
    await expect.element(opened.getByRole("button", { name: "Paste your chapters" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(opened.getByLabelText("Paste your chapters, one a line")).toHaveFocus();
    await userEvent.keyboard("Units{Enter}Motion{Enter}Energy 2 h");
    await expect.element(opened.getByRole("button", { name: "Add 3 chapters" })).toBeEnabled();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(opened.getByLabelText("Chapter name").nth(2)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(button(`Open ${name}: 1 exam, 3 chapters`)).toHaveFocus();
  }
  await reach(button("Remove subject 3"));
  await userEvent.keyboard("{Enter}");
  await reach(button("Generate Plan"));
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Clear Study Plan")).toBeVisible();
  await expect.element(part("Study Plan")).toMatchTextContent(/Chemistry .*, review 1/);
  expect(Object.keys(Object(stored("smartplanner_topics")))).toHaveLength(6);
});
