import type { Locator, Page } from "@playwright/test";
import { openStep } from "./advanced.ts";
import { makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const chapters = [
  ["Units", "Motion", "Forces", "Energy 2 h", "Waves", "Sound", "Heat", "Gases"],
  ["Atoms", "Bonds", "Acids", "Salts", "Metals", "Rates", "Moles", "Fuels"],
  ["Sets", "Limits", "Vectors", "Series 2 h", "Graphs", "Groups", "Rings", "Fields"],
  ["Rome", "Greece", "Egypt", "Franks", "Vikings", "Crown", "Trade", "Empire"],
  ["Cells", "Genes", "Plants", "Blood", "Brain", "Bones", "Skin", "Viruses"],
] as const;
const subjects = ["Physics", "Chemistry", "Maths", "History", "Biology"] as const;

/** Types on what has the focus, and counts the keys. */
const typist = (page: Page) => {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  return {
    type: async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    },
    press,
    /** From field to field, as somebody without a mouse goes. */
    reach: async (place: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
      const isThere = () => place.evaluate((element) => element === document.activeElement);
      for (let steps = 0; steps < 60 && !(await isThere()); steps += 1) await press(key);
      await expect(place).toBeFocused();
    },
    count: () => keys,
  };
};

const addChapters = async (page: Page, subject: string, lines: readonly string[]) => {
  await page.getByRole("button", { name: `Open ${subject}: add exams or chapters` }).click();
  const sheet = page.getByRole("dialog", { name: subject });
  await sheet.getByRole("button", { name: "Paste your chapters" }).click();
  await sheet.getByLabel("Paste your chapters, one a line").fill(lines.join("\n"));
  await sheet.getByRole("button", { name: `Add ${lines.length} chapters` }).click();
  return sheet;
};

/** From nothing to a plan, without a mouse; gives how many keys were pressed. */
const planByKeyboard = async (page: Page, subjects: readonly string[]) => {
  await openPlanner(page);
  const hands = typist(page);
  await hands.reach(page.getByLabel("Available Hours"));
  await hands.type("5");
  await hands.press("Tab");
  for (const [index, name] of subjects.entries()) {
    await hands.type(name);
    await hands.press("Tab");
    // The browser under test asks for the month first.
    await hands.type(`06${18 + index}2026`);
    await expect(page.getByLabel(`Exam Date ${index + 1}`)).toHaveValue(`2026-06-${18 + index}`);
    await hands.reach(page.getByLabel(`Subject ${index + 1}`, { exact: true }), "Shift+Tab");
    if (index < subjects.length - 1) await hands.press("Enter");
  }
  for (const [index, name] of subjects.entries()) {
    const row = page.getByRole("button", { name: `Open ${name}: add exams or chapters` });
    await hands.reach(row, index === 0 ? "Shift+Tab" : "Tab");
    await hands.press("Enter");
    const sheet = page.getByRole("dialog", { name });
    await expect(sheet.getByRole("button", { name: "Paste your chapters" })).toBeFocused();
    await hands.press("Enter");
    await expect(sheet.getByLabel("Paste your chapters, one a line")).toBeFocused();
    for (const [at, line] of (chapters[index] ?? []).entries()) {
      if (at > 0) await hands.press("Enter");
      await hands.type(line);
    }
    await expect(sheet.getByRole("button", { name: "Add 8 chapters" })).toBeEnabled();
    await hands.press("Control+Enter");
    await expect(
      sheet.getByRole("listitem").filter({ has: page.getByRole("checkbox") }),
    ).toHaveCount(8);
    await hands.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(
      page.getByRole("button", { name: `Open ${name}: 1 exam, 8 chapters` }),
    ).toBeFocused();
  }
  await hands.reach(page.getByRole("button", { name: "Generate Plan" }));
  await hands.press("Enter");
  await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
  expect(Object.keys(await stored(page, "smartplanner_topics"))).toHaveLength(8 * subjects.length);
  return hands.count();
};

// Five keys a second are an unhurried hand.
const keysInTwoMinutes = 5 * 120;

test("three subjects and their chapters are planned by keyboard alone", async ({ page }) => {
  const keys = await planByKeyboard(page, subjects.slice(0, 3));
  await expect(region(page, "Study Plan")).toContainText("Physics");
  await expect(region(page, "Study Plan")).toContainText(/Chemistry .*, review 1/);
  expect((keys / 3) * 5).toBeLessThan(keysInTwoMinutes);
});

test("from nothing to a plan with 5 subjects and 40 chapters by keyboard, in under two minutes of typing", {
  tag: "@long",
}, async ({ page }) => {
  const keys = await planByKeyboard(page, subjects);
  await expect(region(page, "Study Plan")).toContainText("Physics Chapters 1 and 2");
  await expect(region(page, "Study Plan")).toContainText("Chemistry Bonds, review 1");
  expect(keys).toBeLessThan(keysInTwoMinutes);
});

test("a plan by chapters: reviews are asked about, what finds no place is said, and what is done early frees time", async ({
  page,
  expectAccessible,
}) => {
  await test.step("after a review one question, and its answer is kept, seen and corrected", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "2", subjects: [["Physics", "2026-06-17"]] });
    const sheet = await addChapters(page, "Physics", ["Waves 2 h", "Sound 2 h", "Heat 2 h"]);
    await sheet.getByRole("button", { name: "Done" }).click();
    const today = region(page, "Today, Wed 10 June");
    await expect(today).toContainText("Waves");
    await today.getByRole("checkbox", { name: /^Physics/ }).click();
    await expect(region(page, "After the review")).toBeHidden();

    await page.clock.setFixedTime(new Date("2026-06-11T10:05:00"));
    await page.reload();
    const next = region(page, "Today, Thu 11 June");
    await expect(next).toContainText("Sound, review 1");
    await next.getByRole("checkbox", { name: /^Physics/ }).click();
    const question = region(page, "After the review");
    await expect(question).toContainText("How well did you still know Waves?");
    await expectAccessible(question);
    await question.getByRole("button", { name: "Hard" }).click();
    await expect(question).toBeHidden();
    expect(Object.values(await stored(page, "smartplanner_reviews"))).toMatchObject([
      { day: "2026-06-11", grade: 2 },
    ]);
    await page.getByRole("button", { name: "Undo" }).click();
    await question.getByRole("button", { name: "Good" }).click();
    await page.reload();
    await expect(region(page, "Progress Dashboard")).toContainText("1 of 3 chapters");
    await page.getByRole("button", { name: /^Open Physics/ }).click();
    await sheet.getByRole("button", { name: "1 chapter done, 2 h" }).click();
    await sheet.getByRole("button", { name: "More for Waves" }).click();
    await expect(sheet).toContainText(
      /last on 11 June. Without another time, you would know about \d+ %/,
    );
    await expect(sheet.getByRole("button", { name: "Good" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await sheet.getByRole("button", { name: "Easy" }).click();
    await expect(sheet.getByRole("button", { name: "Easy" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expectAccessible();
    // Any chapter can be started, from here and from the page of the timer.
    await sheet.getByRole("button", { name: "Start Waves" }).click();
    await expect(page).toHaveURL(/\/focus$/);
    await expect(page.getByRole("heading", { level: 1, name: "Waves" })).toBeVisible();
  });
  await test.step("what finds no place is said in chapters, and leaving some out makes it fit", async () => {
    await openPlanner(page);
    await page.getByText("Advanced Scheduler", { exact: true }).click();
    await page.getByLabel("Subject 1", { exact: true }).fill("Physics");
    await page.getByLabel("Exam Date 1", { exact: true }).fill("2026-06-14");
    const hours = page.getByLabel(/Study Hours|hours/i).first();
    await hours.fill("3");
    const sheet = await addChapters(page, "Physics", [
      "Waves 4 h",
      "Sound 4 h",
      "Heat 4 h",
      "Gases 4 h",
    ]);
    await sheet.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Generate Study Plan" }).click();
    const fit = region(page, "Does it fit?");
    await expect(fit).toContainText(/0 of 4 chapters, 16 h left, .* without a place/, {
      timeout: 40_000,
    });
    await expect(region(page, "Chapters without a place")).toContainText("Gases");
    await fit.getByRole("button", { name: /^Leave out / }).click();
    const dialog = page.getByRole("dialog", { name: "Update your plan" });
    await dialog.getByRole("button", { name: "Use this plan" }).click({ timeout: 40_000 });
    await expect(dialog).toBeHidden();
    await expect(fit).toContainText(/0 of [123] chapters?, .* to spare/, { timeout: 40_000 });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(fit).toContainText(/0 of 4 chapters, 16 h left/, { timeout: 40_000 });
    await fit.getByRole("button", { name: /^Leave out / }).click();
    await dialog.getByRole("button", { name: "Use this plan" }).click({ timeout: 40_000 });
    await openStep(page, "Add Your Subjects");
    await page.getByRole("button", { name: /^Open Physics/ }).click();
    await sheet.getByRole("button", { name: "Take Gases in again" }).click();
    await expect(sheet.getByLabel("Chapter name").last()).toHaveValue("Gases");
  });
  await test.step("a chapter done early frees its time at the next update; pasting and splitting are taken back", async () => {
    await openPlanner(page);
    await page.getByText("Advanced Scheduler", { exact: true }).click();
    await page.getByLabel("Subject 1", { exact: true }).fill("Physics");
    await page.getByLabel("Exam Date 1", { exact: true }).fill("2026-06-24");
    const sheet = await addChapters(page, "Physics", ["Waves 2 h", "Sound 2 h", "Heat 3 h"]);
    await sheet.getByRole("button", { name: "Undo" }).click();
    await expect(sheet.getByLabel("Paste your chapters, one a line")).toHaveValue(/Sound 2 h/);
    await sheet.getByRole("button", { name: "Add 3 chapters" }).click();
    await sheet.getByRole("button", { name: "More for Heat" }).click();
    await sheet.getByRole("button", { name: "Split" }).click();
    await expect(sheet.getByLabel("Chapter name")).toHaveCount(4);
    await sheet.getByRole("button", { name: "Undo" }).click();
    await expect(sheet.getByLabel("Chapter name")).toHaveCount(3);
    await expect(sheet.getByLabel("Chapter name").last()).toHaveValue("Heat");
    await sheet.getByRole("button", { name: "Done" }).click();
    await page.getByRole("button", { name: "Generate Study Plan" }).click();
    const fit = region(page, "Does it fit?");
    await expect(fit).toContainText(/0 of 3 chapters, 7 h left, .* to spare/, { timeout: 40_000 });

    await openStep(page, "Add Your Subjects");
    await page.getByRole("button", { name: /^Open Physics/ }).click();
    await sheet.getByRole("checkbox", { name: "Heat, done" }).click();
    await sheet.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("Physics is 3 h ahead of your plan.")).toBeVisible();
    await page.getByRole("button", { name: "Update plan" }).click();
    const dialog = page.getByRole("dialog", { name: "Update your plan" });
    await expect(dialog).toContainText(/less than now/, { timeout: 40_000 });
    await dialog.getByRole("button", { name: "Use this plan" }).click();
    await expect(dialog).toBeHidden();
    await expect(fit).toContainText(/1 of 3 chapters, 4 h left/, { timeout: 40_000 });
    await expect(page.getByText("Physics is 3 h ahead of your plan.")).toBeHidden();
  });
});

test("a subject's sheet: chapters are pasted, ticked, moved, split and removed, and exams added", async ({
  page,
  expectAccessibleOnAllScreens,
}) => {
  await test.step("the sheet is accessible in each of its ways", async () => {
    await openPlanner(page);
    await page.getByLabel("Subject 1", { exact: true }).fill("Physics");
    await page.getByRole("button", { name: /^Open Physics/ }).click();
    const sheet = page.getByRole("dialog", { name: "Physics" });
    await expectAccessibleOnAllScreens();
    await sheet.getByRole("button", { name: "Paste your chapters" }).click();
    await sheet
      .getByLabel("Paste your chapters, one a line")
      .fill("Contents\n1. Waves 2 h\n2. Sound 900 h\n3. Heat 18 p\n2. sound");
    await expect(sheet).toContainText("an estimate is more than 0");
    await expectAccessibleOnAllScreens();
    await sheet.getByRole("button", { name: "Add 3 chapters" }).click();
    await sheet.getByRole("button", { name: "More for Waves" }).click();
    await expectAccessibleOnAllScreens();
  });
  await test.step("a chapter is ticked, moved, split and removed, and comes back", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "2", subjects: [["Physics", "2026-06-18"]] });
    await page.getByRole("button", { name: "Open Physics: add exams or chapters" }).click();
    const sheet = page.getByRole("dialog", { name: "Physics" });
    await sheet.getByRole("radio", { name: "Chapters" }).click();
    for (const name of ["Waves 2 h", "Sound 30 min", "Heat 1 h"]) {
      await sheet.getByLabel("New chapter").fill(name);
      await page.keyboard.press("Enter");
    }
    const names = sheet.getByLabel("Chapter name");
    const namesAre = async (all: readonly string[]) => {
      await expect(names).toHaveCount(all.length);
      for (const [index, name] of all.entries()) await expect(names.nth(index)).toHaveValue(name);
    };
    await namesAre(["Waves", "Sound", "Heat"]);
    await expect(sheet).toContainText("3 chapters, 3 h 30");

    await names.nth(2).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await namesAre(["Waves", "Heat", "Sound"]);
    await expect(names.nth(1)).toBeFocused();
    const grip = sheet.getByRole("button", { name: /^Move Sound/ });
    const first = await names.nth(0).boundingBox();
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(900, (first?.y ?? 0) + (first?.height ?? 0) / 2, { steps: 12 });
    await page.mouse.up();
    await namesAre(["Sound", "Waves", "Heat"]);

    await sheet.getByRole("checkbox", { name: "Sound, done" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("2");
    await expect(sheet.getByRole("radio", { name: "2, Mostly" }).first()).toBeChecked();
    await expect(sheet).toContainText("3 chapters, 3 h 30, 30 min done");

    await sheet.getByRole("button", { name: "More for Waves" }).click();
    await sheet.getByText("Pages", { exact: true }).click();
    await sheet.getByRole("spinbutton", { name: "Pages", exact: true }).fill("30");
    await expect(sheet).toContainText("= 2 h 30");
    await sheet.getByRole("button", { name: "Split" }).click();
    await namesAre(["Sound", "Waves, part 1", "Waves, part 2", "Heat"]);
    await sheet.getByRole("button", { name: "Merge with next" }).click();
    await namesAre(["Sound", "Waves", "Heat"]);
    await sheet.getByRole("button", { name: "Undo" }).click();
    await namesAre(["Sound", "Waves, part 1", "Waves, part 2", "Heat"]);
    await sheet.getByRole("button", { name: "Remove", exact: true }).click();
    await namesAre(["Sound", "Waves, part 2", "Heat"]);
    await sheet.getByRole("button", { name: "Undo" }).click();
    await namesAre(["Sound", "Waves, part 1", "Waves, part 2", "Heat"]);

    await sheet.getByLabel("New chapter").fill("heat");
    await page.keyboard.press("Enter");
    await expect(sheet).toContainText("“heat” is there already and left out.");
    await sheet.getByLabel("New chapter").fill("");
    await page.keyboard.press("Escape");
    await expect(
      page.getByRole("button", { name: /^Open Physics: 1 exam, 30 min of/ }),
    ).toBeFocused();
    await expect(region(page, "Study Calendar")).toContainText(/Chapters 2 and 3|Waves, part 1/);
    await page.reload();
    await expect(region(page, "Study Plan")).toContainText(/Chapters 2 and 3|Waves, part 1/);
  });
  await test.step("the first exam is the form's, a second is planned for, and the other mode has it all", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "2", subjects: [["Physics", "2026-06-18"]] });
    await page.getByRole("button", { name: "Open Physics: add exams or chapters" }).click();
    const sheet = page.getByRole("dialog", { name: "Physics" });
    await expect(sheet.getByLabel("Exam 1 date")).toHaveValue("2026-06-18");
    await sheet.getByLabel("Exam 1 date").fill("2026-06-19");
    await sheet.getByLabel("Exam 1 name").fill("Midterm");
    await sheet.getByRole("button", { name: "Add an exam" }).click();
    await expect(sheet.getByLabel("Exam 2 name")).toBeFocused();
    await page.keyboard.type("Final");
    await sheet.getByLabel("Exam 2 date").fill("2026-06-30");
    await sheet.getByRole("radio", { name: "A goal in hours" }).click();
    await sheet.getByLabel("Hours in all").fill("8");
    await expect(sheet).toContainText("Goal 8 h");
    await expect(sheet).toContainText("Midterm in 9 days");
    await sheet.getByRole("button", { name: "Done" }).click();
    await expect(page.getByLabel("Exam Date 1")).toHaveValue("2026-06-19");
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(region(page, "Study Plan")).toContainText("exam 30 June");

    await page.getByText("Advanced Scheduler", { exact: true }).click();
    await page.getByRole("button", { name: "Add 1 subject from the Quick Plan" }).click();
    await expect(page.getByLabel("Subject 1", { exact: true })).toHaveValue("Physics");
    await expect(
      page.getByRole("button", { name: "Open Physics: 2 exams, goal 8 h" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Generate Study Plan" }).click();
    await expect(region(page, "Does it fit?")).toContainText("Everything fits");
    await expect(region(page, "Does it fit?")).not.toContainText("Shared out");
  });
});
