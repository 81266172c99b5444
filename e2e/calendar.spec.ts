import { makeQuickPlan, openPlanner, region } from "./planner.ts";
import { expect, test } from "./test.ts";

test("the calendar shows the week and its sessions, what was done of them, and leads on", async ({
  page,
  expectAccessible,
}) => {
  await test.step("the calendar shows the week, its sessions and what they say of themselves", async () => {
    await openPlanner(page);
    await makeQuickPlan(page);
    await test.step("opens on the current week, Monday first, from 06:00 to 24:00", async () => {
      const calendar = region(page, "Study Calendar");
      await expect(calendar).toContainText("8 – 14 June 2026");
      await expect(calendar.getByText("Mon8 Jun")).toBeVisible();
      await expect(calendar.getByText("Sun14 Jun")).toBeVisible();
      await expect(calendar.getByText("07:00")).toBeAttached();
      await expect(calendar.getByText("23:00")).toBeAttached();
      await expect(calendar.getByText("05:00")).toHaveCount(0);
      await expect(calendar.getByText(/all.day/i)).toHaveCount(0);
    });
    await test.step("starts sessions at 08:00 with fifteen minutes between them", async () => {
      const wednesday = region(page, "Study Calendar").getByRole("list", {
        name: "Wednesday 10 June",
      });
      const names = await wednesday
        .getByRole("button")
        .evaluateAll((events) => events.map((event) => event.getAttribute("aria-label")));
      expect(names).toEqual([
        "Mathematics 1 hr 20 min, 08:00 – 09:20",
        "Chemistry 2 hr 5 min, 09:35 – 11:40",
        "History 1 hr 10 min, 11:55 – 13:05",
        "Biology 50 min, 13:20 – 14:10",
        "English Literature 40 min, 14:25 – 15:05",
      ]);
      await expect(wednesday.getByRole("button").first()).toHaveText("Mathematics 1 hr 20 min");
    });
    await test.step("lists the subjects with their colours in the legend", async () => {
      const legend = region(page, "Study Calendar").getByRole("list", { name: "Subjects" });
      await expect(legend.getByRole("listitem")).toHaveText([
        "Mathematics",
        "Chemistry",
        "History",
        "Biology",
        "English Literature",
      ]);
      const dots = await legend
        .locator(".tone-dot")
        .evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
      expect(new Set(dots).size).toBe(5);
      const events = await region(page, "Study Calendar")
        .getByRole("list", { name: "Wednesday 10 June" })
        .getByRole("button")
        .evaluateAll((all) => all.map((event) => getComputedStyle(event).borderInlineStartColor));
      expect(events).toEqual(dots);
    });
    await test.step("describes a session on hover and on focus; Escape closes it", async () => {
      const chemistry = page.getByRole("button", { name: /^Chemistry .*, 09:35/ });
      await chemistry.hover();
      const tooltip = page.getByRole("tooltip");
      await expect(tooltip).toContainText("Chemistry");
      await expect(tooltip).toContainText("Date10-June-2026");
      await expect(tooltip).toContainText("Time09:35 – 11:40");
      await expect(tooltip).toContainText("Duration2 hr 5 min");
      await expect(tooltip).toContainText("Exam date15-June-2026");
      await expect(tooltip).toContainText("DifficultyMedium");
      await page.keyboard.press("Escape");
      await page.mouse.move(0, 0);
      await expect(tooltip).toBeHidden();
      await chemistry.focus();
      await expect(tooltip).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(tooltip).toBeHidden();
    });
    await test.step("is one stop of the Tab key; Page Up and Page Down walk along the sessions", async () => {
      const calendar = region(page, "Study Calendar");
      await calendar
        .getByRole("button", { name: /^Mathematics .*, / })
        .first()
        .focus();
      await page.keyboard.press("PageDown");
      await expect(calendar.getByRole("button", { name: /^Chemistry .*, 09:35/ })).toBeFocused();
      await page.keyboard.press("End");
      await expect(calendar.getByRole("button", { name: /^English/ }).last()).toBeFocused();
      await page.keyboard.press("Home");
      await page.keyboard.press("PageDown");
      await page.keyboard.press("PageUp");
      await expect(
        calendar.getByRole("button", { name: /^Mathematics .*, / }).first(),
      ).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(
        calendar.getByRole("button", { name: /, \d\d:/ }).and(page.locator(":focus")),
      ).toHaveCount(0);
    });
    await test.step("moves by week and by day, and back to today", async () => {
      const calendar = region(page, "Study Calendar");
      await calendar.getByRole("button", { name: "Next week" }).click();
      await expect(calendar).toContainText("15 – 21 June 2026");
      await calendar.getByRole("radio", { name: "Day" }).check();
      await expect(calendar).toContainText("17 June 2026");
      await calendar.getByRole("button", { name: "Previous day" }).click();
      await expect(calendar).toContainText("16 June 2026");
      await calendar.getByRole("button", { name: "Today" }).click();
      await expect(calendar).toContainText("10 June 2026");
      await calendar.getByRole("radio", { name: "Week" }).check();
      await expect(calendar).toContainText("8 – 14 June 2026");
    });
    await test.step("follows what an entry says of its start, its exam and its difficulty", async () => {
      await page.evaluate(() => {
        const entry = { hours: 1, time: { hours: 1, minutes: 0 }, timeFormatted: "1 hr" };
        const plan = {
          "10-June-2026": [
            { ...entry, subject: "Logic", difficulty: "Hard", preferredStartHour: 10 },
            { ...entry, subject: "Music", difficulty: "Medium" },
            { ...entry, subject: "Drama", difficulty: "Easy" },
            { ...entry, subject: "Opera", difficulty: "Fierce" },
          ],
        };
        localStorage.setItem("quickPlanCache", JSON.stringify(plan));
      });
      await page.reload();
      const tooltip = page.getByRole("tooltip");
      const isLooking = {
        red: ([red = 0, green = 0, blue = 0]: number[]) => red > green && red > blue,
        yellow: ([red = 0, green = 0, blue = 0]: number[]) => green > blue * 1.2 && red >= green,
        green: ([red = 0, green = 0, blue = 0]: number[]) => green > red && green > blue,
      };
      for (const [name, difficulty, colour] of [
        ["Logic 1 hr, 10:00 – 11:00", "Hard", "red"],
        ["Music 1 hr, 11:15 – 12:15", "Medium", "yellow"],
        ["Drama 1 hr, 12:30 – 13:30", "Easy", "green"],
        ["Opera 1 hr, 13:45 – 14:45", "Fierce", "green"],
      ] as const) {
        await page.getByRole("button", { name }).focus();
        await expect(tooltip).toContainText(`Difficulty${difficulty}`);
        await expect(tooltip).not.toContainText("Exam date");
        const shown = await tooltip
          .getByText(difficulty, { exact: true })
          .evaluate((badge) => getComputedStyle(badge).backgroundColor.match(/\d+/g)?.map(Number));
        expect(isLooking[colour](shown ?? []), `${difficulty} is ${shown}`).toBe(true);
      }
    });
  });
  await test.step("opens at now, shows what was done and what was not, and leads on from a week with nothing left", async () => {
    await openPlanner(page);
    await makeQuickPlan(page);
    const calendar = region(page, "Study Calendar");
    const wednesday = calendar.getByRole("list", { name: "Wednesday 10 June" });
    await wednesday.getByRole("button", { name: /^Mathematics/ }).focus();
    await page.keyboard.press("Space");
    await page.clock.setSystemTime(new Date("2026-06-14T22:30:00"));
    await page.reload();
    await expect(wednesday.getByRole("button", { name: /^Mathematics .*, done$/ })).toBeAttached();
    await expect(wednesday.getByRole("button", { name: /^Chemistry .*, missed$/ })).toBeAttached();
    await expect(calendar.getByRole("list", { name: "Marks" })).toHaveText("DoneNot done");
    await calendar.getByRole("region", { name: /^Sessions, / }).scrollIntoViewIfNeeded();
    await expect(calendar.getByText("22:00")).toBeInViewport();
    await expect(calendar.getByText("08:00")).not.toBeInViewport();
    await expect(calendar.getByText("Nothing left this week.")).toBeVisible();
    await expectAccessible(calendar);
    await wednesday.getByRole("button", { name: /^Chemistry/ }).click();
    const menu = page.getByRole("dialog", { name: "Chemistry, Wednesday 10 June" });
    await expect(menu.getByRole("button", { name: "Remove" })).toBeVisible();
    await expect(menu.getByRole("button", { name: "Move to…" })).toHaveCount(0);
    await menu.getByRole("button", { name: "Took longer" }).click();
    const asked = page.getByRole("dialog", { name: "How long did Chemistry take?" });
    await asked.getByRole("button", { name: "Save" }).click();
    await expect(wednesday.getByRole("button", { name: /^Chemistry .*, done$/ })).toBeAttached();
    await calendar.getByRole("button", { name: "Next: Monday 15 June" }).click();
    await expect(calendar).toContainText("15 – 21 June 2026");
    await calendar.getByRole("region", { name: /^Sessions, / }).scrollIntoViewIfNeeded();
    await expect(calendar.getByText("08:00")).toBeInViewport();
    await expect(calendar.getByText("Nothing left this week.")).toBeHidden();
  });
});

test("on a phone opens at today and answers a tap", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await openPlanner(page);
  await makeQuickPlan(page);
  await expect(
    page.getByRole("button", { name: /^Subjects and hours 5 subjects, 6 hours per day/ }),
  ).toBeVisible();
  const chemistry = page.getByRole("button", { name: /^Chemistry .*, 09:35/ });
  const box = await chemistry.boundingBox();
  expect(box?.x).toBeGreaterThan(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390);
  const strip = page.getByRole("group", { name: "Day", exact: true });
  const thursday = strip.getByRole("button", { name: "Thu 11 June, 5 sessions" });
  await thursday.tap();
  await expect(thursday).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("list", { name: "Wednesday 10 June" })).toHaveCount(0);
  await strip.getByRole("button", { name: /^Wed 10 June/ }).tap();
  await chemistry.tap();
  await expect(page.getByRole("dialog", { name: /^Chemistry/ })).toContainText("09:35 – 11:40");
  await context.close();
});
