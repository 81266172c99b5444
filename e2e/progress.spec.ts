import { countDrawnParts, partsDrawnFor } from "./drawn-parts.ts";
import { makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const twoDays = [
  ["Mathematics", "2026-06-12"],
  ["Art", "2026-06-12"],
] as const;

test("ticks and streaks are counted and kept, and the lists open at today", async ({ page }) => {
  await test.step("counts ticks in hours, by subject and in all, and keeps them", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "4", subjects: twoDays });
    const progress = region(page, "Progress Dashboard");
    await expect(progress.getByRole("region", { name: "Overall Progress" })).toContainText(
      "0%0.0 / 8.0 hours",
    );
    await expect(progress.getByRole("region", { name: "Subjects Tracked" })).toContainText(
      "2Active subjects",
    );
    await expect(progress).toContainText("Every step counts! Let's start studying!");
    await expect(progress.getByRole("region", { name: "Study Streak" })).toContainText(
      "Start today!",
    );

    const sessions = progress.getByRole("region", { name: "Study Sessions" });
    const first = sessions.getByRole("checkbox", { name: "Mathematics 2 hr" }).first();
    await first.check();
    await expect(progress.getByRole("region", { name: "Overall Progress" })).toContainText(
      "25%2.0 / 8.0 hours",
    );
    await expect(progress.getByRole("region", { name: "Subject Breakdown" })).toContainText(
      "Mathematics2.0 / 4.0 hrs 50%",
    );
    for (const [name, percent] of [
      ["Overall Progress", "25"],
      ["Mathematics", "50"],
      ["Art", "0"],
    ] as const)
      await expect(progress.getByRole("progressbar", { name })).toHaveAttribute(
        "aria-valuenow",
        percent,
      );
    await expect(
      progress.getByRole("region", { name: "Study Streak" }).locator(".lucide-flame"),
    ).toBeVisible();
    expect(await stored(page, "studyProgress")).toEqual({ "10-June-2026-Mathematics": true });
    await expect(first.locator("xpath=..").getByText("Mathematics")).toHaveCSS(
      "text-decoration-line",
      "line-through",
    );
    await expect(first.locator("xpath=..").locator("svg")).toHaveCount(1);

    await sessions.getByRole("checkbox", { name: "Art 2 hr" }).first().check();
    await expect(progress).toContainText("You're making great progress! Keep going!");
    await expect(progress.getByRole("region", { name: "Study Streak" })).toContainText(
      "1dayKeep it up!",
    );

    await sessions.getByRole("checkbox", { name: "Mathematics 2 hr" }).nth(1).check();
    await sessions.getByRole("checkbox", { name: "Art 2 hr" }).nth(1).check();
    await expect(progress).toContainText(
      "Amazing! You've completed all sessions! Keep up the great work!",
    );

    await page.reload();
    await expect(progress.getByRole("region", { name: "Overall Progress" })).toContainText("100%");
    await first.uncheck();
    await expect(progress.getByRole("region", { name: "Overall Progress" })).toContainText("75%");
  });
  await test.step("counts a streak over days and forgives today", async () => {
    await openPlanner(page);
    await makeQuickPlan(page, { hours: "2", subjects: [["Mathematics", "2026-06-20"]] });
    await page
      .getByRole("checkbox", { name: /^Mathematics/ })
      .first()
      .check();
    await page.clock.setFixedTime(new Date("2026-06-11T09:00:00"));
    await page.reload();
    const streak = page.getByRole("region", { name: "Study Streak" });
    await expect(streak).toContainText("1day");
    await page
      .getByRole("region", { name: "11-June-2026", exact: false })
      .getByRole("checkbox")
      .check();
    await expect(streak).toContainText("2daysAmazing consistency!");
    await page.clock.setFixedTime(new Date("2026-06-13T09:00:00"));
    await page.reload();
    await expect(streak).toContainText("0daysStart today!");
  });
  await test.step("a week later table and sessions open at today, also after a new plan", async () => {
    await openPlanner(page);
    await makeQuickPlan(page);
    const sessions = region(page, "Progress Dashboard").getByRole("region", {
      name: "Study Sessions",
    });
    const expectAtToday = async () => {
      const today = sessions.getByRole("region", { name: /^17-June-2026/ });
      const heading = today.getByRole("heading");
      await expect(heading).toBeInViewport();
      const [head, row] = [
        await heading.boundingBox(),
        await today.getByRole("checkbox").first().boundingBox(),
      ];
      expect(head?.y).toBeLessThan(row?.y ?? 0);
      await expect(region(page, "Study Plan").getByText("17-June-2026").first()).toBeInViewport();
    };

    await page.clock.setSystemTime(new Date("2026-06-17T09:00:00"));
    await page.reload();
    await sessions.scrollIntoViewIfNeeded();
    await page.setViewportSize({ width: 1440, height: 2400 });
    await expectAtToday();

    await page.getByLabel("Exam Date 1", { exact: true }).fill("2026-06-20");
    await page.getByRole("button", { name: "Generate Plan" }).click();
    await expect(region(page, "Study Plan")).toContainText("10-June-2026 to 25-June-2026");
    await expectAtToday();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the sessions of a long plan are reached and scrolled by keyboard", async ({
    page,
    expectAccessible,
  }) => {
    await openPlanner(page);
    await makeQuickPlan(page);
    await expectAccessible(region(page, "Progress Dashboard"));
    const list = page.getByRole("group", { name: "Study Sessions" });
    // By the keyboard and not by a call, which Chromium lets focus any scroll area.
    await list.getByRole("checkbox").first().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(list).toBeFocused();
    await page.keyboard.press("End");
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
    await expectAccessible(region(page, "Progress Dashboard"));
  });
});

test("a year of twenty subjects scrolls and ticks, and a tick draws little of it", async ({
  page,
}) => {
  await test.step("a tick draws as little of a large plan as of a small one", async () => {
    await countDrawnParts(page);
    await openPlanner(page);
    const subjectsOf = (count: number, examDate: string) =>
      Array.from({ length: count }, (_, index) => [`Course ${index + 1}`, examDate] as const);
    const sessions = region(page, "Progress Dashboard").getByRole("region", {
      name: "Study Sessions",
    });
    const drawnForTick = () =>
      partsDrawnFor(page, async () => {
        await sessions.getByRole("checkbox").first().check();
        await expect(sessions.getByRole("checkbox").first()).toBeChecked();
      });

    await makeQuickPlan(page, { hours: "8", subjects: subjectsOf(3, "2026-06-24") });
    const ofSmall = await drawnForTick();
    await sessions.getByRole("checkbox").first().uncheck();
    await makeQuickPlan(page, { hours: "8", subjects: subjectsOf(12, "2026-09-10") });
    const ofLarge = await drawnForTick();

    expect(ofSmall).toBeGreaterThan(0);
    // Twelve rows of a form, twelve bars and eighty-four sessions in the week are left as they are.
    expect(ofLarge).toBeLessThan(ofSmall * 1.5);
  });
  await test.step("a year of twenty subjects scrolls, ticks and shows only what is seen", async () => {
    await openPlanner(page);
    const subjects = Array.from(
      { length: 20 },
      (_, index) => [`Subject no. ${index + 1}`, "2027-06-10"] as const,
    );
    await makeQuickPlan(page, { hours: "10", subjects });
    const table = region(page, "Study Plan");
    expect(await table.getByRole("row").count()).toBeLessThan(120);
    await expect(table).toContainText("10-June-2026 to 09-June-2027");
    const scroller = table.getByRole("region", { name: "Study plan, by date" });
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(table.getByText("09-June-2027", { exact: true })).toBeVisible();
    const sessions = page.getByRole("region", { name: "Study Sessions" });
    const list = sessions.locator("h3 + div");
    expect(await list.evaluate((element) => element.scrollHeight)).toBeGreaterThan(24 * 16);
    await expect(list).toHaveCSS("height", `${24 * 16}px`);
    await sessions.getByRole("checkbox").nth(3).check();
    await expect(sessions.getByRole("checkbox").nth(3)).toBeChecked();
  });
});
