import type { Locator, Page } from "@playwright/test";
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

/** Types into the focused element and counts keys. */
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
    /** By Tab. */
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

const planByKeyboard = async (page: Page, subjects: readonly string[]) => {
  await openPlanner(page);
  const typing = typist(page);
  await typing.reach(page.getByLabel("Available Hours"));
  await typing.type("5");
  await typing.press("Tab");
  for (const [index, name] of subjects.entries()) {
    await typing.type(name);
    await typing.press("Tab");
    // This browser asks for the month first.
    await typing.type(`06${18 + index}2026`);
    await expect(page.getByLabel(`Exam Date ${index + 1}`)).toHaveValue(`2026-06-${18 + index}`);
    await typing.reach(page.getByLabel(`Subject ${index + 1}`, { exact: true }), "Shift+Tab");
    if (index < subjects.length - 1) await typing.press("Enter");
  }
  for (const [index, name] of subjects.entries()) {
    const row = page.getByRole("button", { name: `Open ${name}: add exams or chapters` });
    await typing.reach(row, index === 0 ? "Shift+Tab" : "Tab");
    await typing.press("Enter");
    const sheet = page.getByRole("dialog", { name });
    await expect(sheet.getByRole("button", { name: "Paste your chapters" })).toBeFocused();
    await typing.press("Enter");
    await expect(sheet.getByLabel("Paste your chapters, one a line")).toBeFocused();
    for (const [at, line] of (chapters[index] ?? []).entries()) {
      if (at > 0) await typing.press("Enter");
      await typing.type(line);
    }
    await expect(sheet.getByRole("button", { name: "Add 8 chapters" })).toBeEnabled();
    await typing.press("Control+Enter");
    await expect(
      sheet.getByRole("listitem").filter({ has: page.getByRole("checkbox") }),
    ).toHaveCount(8);
    await typing.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(
      page.getByRole("button", { name: `Open ${name}: 1 exam, 8 chapters` }),
    ).toBeFocused();
  }
  await typing.reach(page.getByRole("button", { name: "Generate Plan" }));
  await typing.press("Enter");
  await expect(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
  expect(Object.keys(await stored(page, "smartplanner_topics"))).toHaveLength(8 * subjects.length);
  return typing.count();
};

// Five keys a second.
const keysInTwoMinutes = 5 * 120;

test("from nothing to a plan with 5 subjects and 40 chapters by keyboard, in under two minutes of typing", {
  tag: "@long",
}, async ({ page }) => {
  const keys = await planByKeyboard(page, subjects);
  await expect(region(page, "Study Plan")).toContainText("Physics Chapters 1 and 2");
  await expect(region(page, "Study Plan")).toContainText("Chemistry Bonds, review 1");
  expect(keys).toBeLessThan(keysInTwoMinutes);
});

test("chapters are pasted, planned, gone over again and started, and every page finds them stored", async ({
  page,
  expectAccessibleOnAllScreens,
}) => {
  await openPlanner(page);
  await makeQuickPlan(page, { hours: "2", subjects: [["Physics", "2026-06-17"]] });
  const sheet = await addChapters(page, "Physics", ["Waves 2 h", "Sound 2 h", "Heat 2 h"]);
  await sheet.getByRole("button", { name: "More for Waves" }).click();
  await expectAccessibleOnAllScreens();
  // The button is folded on a phone, and takes no focus before it is shown again.
  const opener = { name: "Open Physics: 1 exam, 3 chapters" };
  await expect(page.getByRole("button", { ...opener, includeHidden: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", opener)).toBeFocused();
  const today = region(page, "Today, Wed 10 June");
  await expect(today).toContainText("Waves");
  await today.getByRole("checkbox", { name: /^Physics/ }).click();

  await page.clock.setFixedTime(new Date("2026-06-11T10:05:00"));
  await page.reload();
  const next = region(page, "Today, Thu 11 June");
  await expect(next).toContainText("Sound, review 1");
  await next.getByRole("checkbox", { name: /^Physics/ }).click();
  const question = region(page, "After the review");
  await expect(question).toContainText("How well did you still know Waves?");
  await question.getByRole("button", { name: "Good" }).click();
  await page.reload();
  await expect(region(page, "Progress Dashboard")).toContainText("1 of 3 chapters");
  await page.getByRole("button", { name: /^Open Physics/ }).click();
  await sheet.getByRole("button", { name: "Start Sound" }).first().click();
  await expect(page).toHaveURL(/\/focus$/);
  await expect(page.getByRole("heading", { level: 1, name: "Sound" })).toBeVisible();
});
